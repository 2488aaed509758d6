#include "RowCoverage.h"

#include <string.h>

#include "ScalarPixel.h"

/// Window pixels first...last that edge parts have touched; empty when last < first.
typedef struct CellRange {
  int32_t first, last;
} CellRange;

static inline int32_t smaller(int32_t a, int32_t b) { return a < b ? a : b; }
static inline int32_t larger(int32_t a, int32_t b) { return a > b ? a : b; }

/// a / b to the nearest whole number, halves up; b > 0.
static inline int64_t divide_rounding(int64_t a, int64_t b) {
  int64_t doubled = 2 * a + b, divisor = 2 * b;
  int64_t quotient = doubled / divisor;
  return quotient - (doubled % divisor < 0);
}

static inline void touch(CellRange *range, int32_t first, int32_t last) {
  range->first = smaller(range->first, first);
  range->last = larger(range->last, last);
}

/// Adds the part of an edge that lies in the row whose top is `top`; `sign` is 1 for an edge that
/// runs down and -1 for one that runs up. `left_of_window` sums the heights left of the window.
static void add_edge(CompositorEdge edge, int32_t sign, int32_t top, int32_t x0, int32_t x1,
                     RowCells cells, CellRange *range, int32_t *left_of_window) {
  int32_t y_start = larger(edge.y0, top), y_end = smaller(edge.y1, top + 256);
  if (y_start >= y_end) return;
  int64_t start = edge.x0, end = edge.x1;
  if (start != end) {
    int64_t width = end - start, height = edge.y1 - edge.y0;
    if (y_end != edge.y1) end = edge.x0 + divide_rounding((y_end - edge.y0) * width, height);
    if (y_start != edge.y0) start = edge.x0 + divide_rounding((y_start - edge.y0) * width, height);
    if (start > end) {
      int64_t swapped = start;
      start = end;
      end = swapped;
    }
  }
  int32_t height = y_end - y_start;
  int32_t first = (int32_t)(start >> 8), last = (int32_t)(end >> 8);
  if (last < x0) {
    *left_of_window += sign * height;
    return;
  }
  if (first >= x1) return;
  if (first == last) {
    int32_t inside = (int32_t)(start & 255) + (int32_t)(end & 255);
    cells.heights[first - x0] += sign * height;
    cells.areas[first - x0] += sign * height * inside;
    touch(range, first - x0, first - x0);
    return;
  }
  // The edge crosses several pixels: each gets the height between the crossings of its sides.
  int64_t width = end - start;
  int32_t from = larger(first, x0), to = smaller(last, x1 - 1);
  int64_t left = start;
  int32_t above = 0;
  if (from != first) {
    left = (int64_t)from << 8;
    above = (int32_t)divide_rounding((left - start) * height, width);
    *left_of_window += sign * above;
  }
  touch(range, from - x0, to - x0);
  for (int32_t x = from; x <= to; x++) {
    int64_t corner = (int64_t)x << 8;
    int64_t right = x == last ? end : corner + 256;
    int32_t below =
        x == last ? height : (int32_t)divide_rounding((right - start) * height, width);
    int32_t part = sign * (below - above);
    cells.heights[x - x0] += part;
    cells.areas[x - x0] += part * (int32_t)((left - corner) + (right - corner));
    left = right;
    above = below;
  }
}

/// The level 0...255 of a covered area in 1/131072 pixel.
static inline int32_t level_of_area(int32_t area) {
  int32_t size = area < 0 ? -area : area;
  return smaller((size * 255 + 65536) >> 17, 255);
}

static inline void append(RowCoverage *coverage, int32_t x0, int32_t x1, int32_t level) {
  if (x0 >= x1 || level == 0) return;
  coverage->segments[coverage->count++] = (RowSegment){x0, x1, level};
}

/// Turns touched cells into mask bytes, and clears them; `height` is the sum up to there.
static void append_cells(CellRange range, int32_t x0, int32_t *height, RowCells cells,
                         RowCoverage *coverage) {
  int32_t sum = *height;
  for (int32_t i = range.first; i <= range.last; i++) {
    sum += cells.heights[i];
    coverage->mask[i] = (uint8_t)level_of_area(sum * 512 - cells.areas[i]);
    cells.heights[i] = 0;
    cells.areas[i] = 0;
  }
  *height = sum;
  append(coverage, x0 + range.first, x0 + range.last + 1, level_from_mask);
}

void compositor_cover_row(ShapeCursor *cursor, int32_t y, int32_t x0, int32_t x1, RowCells cells,
                          RowCoverage *coverage) {
  const CompositorShape *shape = cursor->shape;
  coverage->count = 0;
  if (shape->down_count == 0) {
    append(coverage, x0, x1, 255);
    return;
  }
  int32_t top = y * 256, bottom = top + 256;
  while (cursor->down < shape->down_count && shape->down[cursor->down].y1 <= top) cursor->down++;
  while (cursor->up < shape->up_count && shape->up[cursor->up].y1 <= top) cursor->up++;

  int32_t height = 0;
  CellRange first = {INT32_MAX, -1}, second = {INT32_MAX, -1};
  for (int32_t i = cursor->down; i < shape->down_count && shape->down[i].y0 < bottom; i++) {
    add_edge(shape->down[i], 1, top, x0, x1, cells, &first, &height);
  }
  for (int32_t i = cursor->up; i < shape->up_count && shape->up[i].y0 < bottom; i++) {
    add_edge(shape->up[i], -1, top, x0, x1, cells, &second, &height);
  }
  if (second.first < first.first) {
    CellRange swapped = first;
    first = second;
    second = swapped;
  }
  if (first.first > first.last) {
    append(coverage, x0, x1, level_of_area(height * 512));
    return;
  }
  if (second.first <= first.last + 1 && second.first <= second.last) {
    first.last = larger(first.last, second.last);
    second = (CellRange){INT32_MAX, -1};
  }
  append(coverage, x0, x0 + first.first, level_of_area(height * 512));
  append_cells(first, x0, &height, cells, coverage);
  int32_t reached = x0 + first.last + 1;
  if (second.first <= second.last) {
    append(coverage, reached, x0 + second.first, level_of_area(height * 512));
    append_cells(second, x0, &height, cells, coverage);
    reached = x0 + second.last + 1;
  }
  append(coverage, reached, x1, level_of_area(height * 512));
}

void compositor_intersect_rows(RowCoverage *coverage, const RowCoverage *other, int32_t x0,
                               const CompositorKernels *kernels) {
  RowSegment before[most_segments];
  int32_t count = coverage->count;
  memcpy(before, coverage->segments, (size_t)count * sizeof(RowSegment));
  coverage->count = 0;
  int32_t i = 0, j = 0;
  while (i < count && j < other->count) {
    RowSegment a = before[i], b = other->segments[j];
    int32_t start = larger(a.x0, b.x0), end = smaller(a.x1, b.x1);
    if (start < end) {
      uint8_t *mask = coverage->mask + (start - x0);
      const uint8_t *other_mask = other->mask + (start - x0);
      int32_t level = level_from_mask;
      if (a.level != level_from_mask && b.level != level_from_mask) {
        level = (int32_t)product((uint32_t)a.level, (uint32_t)b.level);
      } else if (a.level != level_from_mask) {
        memset(mask, a.level, (size_t)(end - start));
        kernels->multiply(mask, other_mask, end - start);
      } else if (b.level == level_from_mask) {
        kernels->multiply(mask, other_mask, end - start);
      } else if (b.level != 255) {
        for (int32_t k = 0; k < end - start; k++) {
          mask[k] = (uint8_t)product(mask[k], (uint32_t)b.level);
        }
      }
      append(coverage, start, end, level);
    }
    if (a.x1 <= b.x1) i++;
    if (b.x1 <= a.x1) j++;
  }
}

/// Appends x0..<x1 of `segment` less the levels of `other` in that range.
static void append_less(RowCoverage *coverage, RowSegment segment, RowSegment other, int32_t start,
                        int32_t end, const uint8_t *other_mask, int32_t x0) {
  uint8_t *mask = coverage->mask + (start - x0);
  other_mask += start - x0;
  if (segment.level != level_from_mask && other.level != level_from_mask) {
    append(coverage, start, end, larger(segment.level - other.level, 0));
    return;
  }
  if (segment.level != level_from_mask) memset(mask, segment.level, (size_t)(end - start));
  for (int32_t k = 0; k < end - start; k++) {
    int32_t less = other.level == level_from_mask ? other_mask[k] : other.level;
    mask[k] = (uint8_t)larger(mask[k] - less, 0);
  }
  append(coverage, start, end, level_from_mask);
}

void compositor_subtract_row(RowCoverage *coverage, const RowCoverage *other, int32_t x0) {
  RowSegment before[most_segments];
  int32_t count = coverage->count;
  memcpy(before, coverage->segments, (size_t)count * sizeof(RowSegment));
  coverage->count = 0;
  int32_t j = 0;
  for (int32_t i = 0; i < count; i++) {
    int32_t at = before[i].x0;
    while (at < before[i].x1) {
      while (j < other->count && other->segments[j].x1 <= at) j++;
      bool meets = j < other->count && other->segments[j].x0 < before[i].x1;
      int32_t start = meets ? larger(other->segments[j].x0, at) : before[i].x1;
      append(coverage, at, start, before[i].level);
      if (!meets) break;
      int32_t end = smaller(other->segments[j].x1, before[i].x1);
      append_less(coverage, before[i], other->segments[j], start, end, other->mask, x0);
      at = end;
    }
  }
}
