// What part of each pixel of one row a shape covers.
#ifndef ROW_COVERAGE_H
#define ROW_COVERAGE_H

#include "include/CompositorDrawing.h"
#include "include/CompositorKernels.h"

/// Device pixels x0..<x1 of a row. `level` is the coverage of all of them, 1...255, or
/// `level_from_mask`: each has its byte in the row's mask.
typedef struct RowSegment {
  int32_t x0, x1;
  int32_t level;
} RowSegment;

enum { level_from_mask = -1, most_segments = 5 + 5 * compositor_most_clips };

/// Sorted by x; between the segments nothing is covered.
typedef struct RowCoverage {
  int32_t count;
  RowSegment segments[most_segments];
  /// One byte for each pixel of the window.
  uint8_t *mask;
} RowCoverage;

/// Sums of one row's edge parts, by pixel of the window: heights in 1/256 pixel, signed, and twice
/// the areas left of the edges in 1/65536 pixel. All zero between uses.
typedef struct RowCells {
  int32_t *heights;
  int32_t *areas;
} RowCells;

/// Where a walk down a shape's edges has come to.
typedef struct ShapeCursor {
  const CompositorShape *shape;
  int32_t down, up;
} ShapeCursor;

/// Fills `coverage` for row `y` and the window x0..<x1. Rows must come in ascending order for one
/// cursor. A pixel's level depends neither on the window nor on the row begun with.
void compositor_cover_row(ShapeCursor *cursor, int32_t y, int32_t x0, int32_t x1, RowCells cells,
                          RowCoverage *coverage);

/// coverage = coverage · other, for the same window starting at x0.
void compositor_intersect_rows(RowCoverage *coverage, const RowCoverage *other, int32_t x0,
                               const CompositorKernels *kernels);

/// coverage = coverage - other, for the same window starting at x0; nowhere is other the larger one.
void compositor_subtract_row(RowCoverage *coverage, const RowCoverage *other, int32_t x0);

#endif
