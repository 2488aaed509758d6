#ifndef INTERLUDE_DRAWING_OUTLINE_H
#define INTERLUDE_DRAWING_OUTLINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A path in pixels, and then how much of each pixel it covers: first its parts are added, then it is
/// filled or stroked once, then rows are asked for from the top down.
///
/// Coverage is exact area but for where edges cross within 1/64 pixel of height, and is rounded to
/// the nearest of 255 levels. It depends neither on the window nor on how many rows are asked for.
/// Where a thousand edges and more lie across each other in a row, it is counted by samples.
typedef struct drawing_outline drawing_outline;

/// Pixels of the context that are asked for.
typedef struct {
  int32_t x, y, width, height;
} drawing_window;

/// - `tolerance`: how far a line may be from the curve that it stands for, in pixels.
/// Returns null when memory runs out.
drawing_outline *drawing_outline_create(double tolerance);
void drawing_outline_destroy(drawing_outline *outline);

void drawing_outline_move(drawing_outline *outline, double x, double y);
void drawing_outline_line(drawing_outline *outline, double x, double y);
void drawing_outline_cubic(
    drawing_outline *outline, double x1, double y1, double x2, double y2, double x, double y);
/// The path goes on where the closed part began.
void drawing_outline_close(drawing_outline *outline);

typedef enum { drawing_butt, drawing_round_cap, drawing_square } drawing_cap;
typedef enum { drawing_miter, drawing_round_join, drawing_bevel } drawing_join;

typedef struct {
  double width;
  drawing_cap cap;
  drawing_join join;
  double miter_limit;
  /// Dashes and gaps by turns, an even number, none negative and not all 0; none for a whole line.
  const double *dashes;
  size_t dash_count;
  double phase;
  /// The map from the units above to pixels, which has an inverse.
  double a, b, c, d;
} drawing_pen;

/// Makes it the area within the path. Returns the rows and columns outside of which nothing is
/// covered.
drawing_window drawing_outline_fill(drawing_outline *outline, drawing_window window);

/// Makes it the line along the path. A part of the path that is a single point has caps if it was
/// closed or went to where it was. Dashes of which nobody could tell one from the other, or that
/// have half a million corners, become a line that is as much paler.
drawing_window drawing_outline_stroke(
    drawing_outline *outline, const drawing_pen *pen, drawing_window window);

/// Columns of the rows that were asked for, from the window's left side; empty if `end` <= `start`.
typedef struct {
  int32_t start, end;
} drawing_columns;

/// Writes the coverage of the next `rows` rows, and returns columns that are covered wholly in all
/// of them.
///
/// - `hard`: whether a pixel is covered wholly or not at all.
drawing_columns drawing_outline_cover(
    drawing_outline *outline, bool even_odd, bool hard, uint8_t *mask, size_t stride, int32_t rows);

#endif
