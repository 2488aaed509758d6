#include "include/CompositorDrawing.h"

/// Sorted input, as a walk around a convex outline nearly gives, costs one look at each edge.
static void sort_by_top(CompositorEdge *edges, int32_t count) {
  for (int32_t i = 1; i < count; i++) {
    CompositorEdge edge = edges[i];
    int32_t at = i;
    for (; at > 0 && edges[at - 1].y0 > edge.y0; at--) edges[at] = edges[at - 1];
    edges[at] = edge;
  }
}

int32_t compositor_make_edges(const CompositorPoint *points, int32_t count, CompositorEdge *edges,
                              int32_t *down_count) {
  int32_t down = 0, up = 0;
  for (int32_t i = 0; i < count; i++) {
    CompositorPoint a = points[i], b = points[i + 1 < count ? i + 1 : 0];
    if (a.y < b.y) edges[down++] = (CompositorEdge){a.x, a.y, b.x, b.y};
  }
  // A walk meets the edges that run up from the bottom to the top: go the other way round.
  for (int32_t i = count - 1; i >= 0; i--) {
    CompositorPoint a = points[i], b = points[i + 1 < count ? i + 1 : 0];
    if (a.y > b.y) edges[down + up++] = (CompositorEdge){b.x, b.y, a.x, a.y};
  }
  sort_by_top(edges, down);
  sort_by_top(edges + down, up);
  *down_count = down;
  return down + up;
}
