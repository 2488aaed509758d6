#ifndef COMPOSITOR_DRAWING_H
#define COMPOSITOR_DRAWING_H

#include <stdbool.h>
#include <stdint.h>

/// Device pixels; x1 and y1 are outside.
typedef struct CompositorRect {
  int32_t x0, y0, x1, y1;
} CompositorRect;

/// Device pixels, 24.8 fixed point, at most 2^24 away from 0.
typedef struct CompositorPoint {
  int32_t x, y;
} CompositorPoint;

/// A straight part of an outline, y0 < y1, in the units of `CompositorPoint`.
typedef struct CompositorEdge {
  int32_t x0, y0, x1, y1;
} CompositorEdge;

/// The edges of a convex outline: those that run down it and those that run up it, each sorted by
/// y0. Without edges it covers everything.
typedef struct CompositorShape {
  const CompositorEdge *down;
  const CompositorEdge *up;
  int32_t down_count, up_count;
} CompositorShape;

/// Where a drawing's colours come from.
typedef enum CompositorSourceKind {
  /// One opaque colour.
  compositor_solid,
  /// A picture at its own size, moved by (tx, ty).
  compositor_translated,
  /// A picture through an affine map.
  compositor_affine,
  /// A picture in perspective.
  compositor_perspective,
} CompositorSourceKind;

typedef struct CompositorSource {
  CompositorSourceKind kind;
  uint32_t color;
  /// One pixel beside each row and one row below the last one must be readable.
  const uint32_t *pixels;
  int32_t stride, width, height;
  /// Whether every pixel's alpha is 255.
  bool opaque;
  /// 24.8 fixed point.
  int32_t tx, ty;
  /// Affine: picture coordinates (0 = the first pixel's centre) at the centre of device pixel
  /// (0, 0), and their change by one device pixel in x and in y; 40.24 fixed point.
  int64_t u, v, ux, vx, uy, vy;
  /// Perspective: three linear functions a · x + b · y + c of the device (x, y), pixels' corners, in
  /// this order; the first two divided by the third are the picture's coordinates (pixels' corners).
  double across[3], down[3], divisor[3];
} CompositorSource;

/// Pixels that are drawn into; `bounds` tells where on the device they lie.
typedef struct CompositorTarget {
  uint32_t *pixels;
  int32_t stride;
  CompositorRect bounds;
} CompositorTarget;

enum { compositor_most_clips = 32 };

typedef struct CompositorDrawing {
  CompositorTarget target;
  CompositorSource source;
  CompositorShape shape;
  /// What of the shape is left out, and lies within it; null: nothing.
  const CompositorShape *inner;
  /// Cut the shape by the product of coverages, the first one first.
  const CompositorShape *clips;
  /// At most `compositor_most_clips`.
  int32_t clip_count;
  /// 0...255.
  int32_t alpha;
  /// What may be touched; kept within the target. A smaller scissor changes no pixel inside it.
  CompositorRect scissor;
} CompositorDrawing;

/// Working memory for rows of up to `width` pixels; null without memory.
typedef struct CompositorScratch CompositorScratch;
CompositorScratch *compositor_scratch_create(int32_t width);
void compositor_scratch_destroy(CompositorScratch *scratch);

/// Turns a closed polygon into edges, those that run down first; returns their number, at most
/// `count`, and how many of them run down.
int32_t compositor_make_edges(const CompositorPoint *points, int32_t count, CompositorEdge *edges,
                              int32_t *down_count);

struct CompositorKernels;

/// Draws one source through one shape. The scissor's width is at most the scratch's.
void compositor_draw(const CompositorDrawing *drawing, CompositorScratch *scratch,
                     const struct CompositorKernels *kernels);

#endif
