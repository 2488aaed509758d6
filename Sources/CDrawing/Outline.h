// What outlines are made of, for the files that make them and count what they cover.
#ifndef OUTLINE_H
#define OUTLINE_H

#include "include/CDrawing.h"

/// Parts of a pixel in which heights are counted. Vertices lie on these lines.
enum { PARTS = 1024 };

typedef struct {
  double x, y;
} outline_vector;

typedef struct {
  double x, y;
  /// Which way a curve comes to it and leaves it; (0, 0) where it is a line that does.
  outline_vector in, out;
  /// Whether a curve goes through it: lines meet there without a corner.
  bool smooth;
} outline_point;

typedef struct {
  size_t first, count;
  bool closed;
} outline_run;

/// A straight edge that crosses rows of the window: `y0` < `y1` in parts of a pixel from its top, `x0`
/// in pixels from its left side at `y0`, `slope` in pixels per part; 1 for down, -1 for up, and the sum
/// where it stands for several.
typedef struct {
  int32_t y0, y1;
  double x0, slope;
  /// Between which x stays, however its slope is rounded.
  double low, high;
  int32_t direction;
  uint32_t number;
} outline_edge;

/// How the winding changes to the left of the window, at a part of a pixel from its top.
typedef struct {
  int32_t y, change;
} outline_turn;

/// An edge that is looked at: where it is at the top and at the bottom of what is looked at, and its
/// leftmost place in the row.
typedef struct {
  const outline_edge *edge;
  double top, bottom, left;
} outline_place;

/// An edge at one end of what is looked at, and how often the path goes round what is before it.
typedef struct {
  double place;
  int32_t direction, winding;
} outline_crossing;

struct drawing_outline {
  double tolerance;
  outline_point *points;
  size_t point_count, point_room;
  outline_run *runs;
  size_t run_count, run_room;
  outline_edge *edges;
  size_t edge_count, edge_room;
  /// What the edges to the left of the window do; the most that can be seen of them is their sum.
  outline_turn *turns;
  size_t turn_count, turn_room;
  /// Set once memory is short; then nothing is covered.
  bool failed;
  drawing_window window;
  /// Whether an edge lies to the right of the window.
  bool goes_on;
  /// What part of a covered pixel is covered, 0 to 1.
  double share;

  // The walk down the rows.
  int32_t row, left, right;
  size_t next;
  outline_place *places;
  outline_crossing *order;
  size_t place_count;
  /// How much more of a pixel is covered than of the one before it, of one row.
  double *sums;
  int32_t changes[PARTS];
  /// How the winding changes along a line, where a row has so many edges that it is sampled.
  int32_t *samples;
  /// A bit for each of the sums that is not 0.
  uint64_t *touched;
};

/// Makes room for one more of `size` bytes; null when memory is short.
void *outline_grow(void *items, size_t count, size_t *room, size_t size);

/// Adds the edge between two points, in the context's pixels, as far as it matters in the window.
void outline_add_edge(
    drawing_outline *o, double ax, double ay, double bx, double by, bool reversed);

/// Orders the edges, once all are there. Returns the rows and columns that they may cover.
drawing_window outline_begin_rows(drawing_outline *o);

#endif
