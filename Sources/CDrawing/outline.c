#include <math.h>
#include <stdlib.h>

#include "Outline.h"

// The same bytes whether or not the processor multiplies and adds in one go.
#pragma STDC FP_CONTRACT OFF

// Pixels from the origin at which a coordinate ends. Squares of such numbers are still far from
// overflowing.
static const double farthest = 1e15;

enum { MOST_PIECES = 1000 };

static const outline_vector no_vector = {0, 0};

static double bounded(double x) { return fmin(fmax(x, -farthest), farthest); }

void *outline_grow(void *items, size_t count, size_t *room, size_t size) {
  if (count < *room) return items;
  size_t wanted = *room < 32 ? 64 : *room * 2;
  void *grown = realloc(items, wanted * size);
  if (!grown) {
    free(items);
    *room = 0;
    return NULL;
  }
  *room = wanted;
  return grown;
}

drawing_outline *drawing_outline_create(double tolerance) {
  drawing_outline *o = calloc(1, sizeof *o);
  if (o) {
    o->tolerance = tolerance;
    o->share = 1;
  }
  return o;
}

void drawing_outline_destroy(drawing_outline *o) {
  if (!o) return;
  free(o->points);
  free(o->runs);
  free(o->edges);
  free(o->turns);
  free(o->places);
  free(o->order);
  free(o->sums);
  free(o->touched);
  free(o->samples);
  free(o);
}

static void add_point(drawing_outline *o, double x, double y, outline_vector in) {
  if (o->failed) return;
  o->points = outline_grow(o->points, o->point_count, &o->point_room, sizeof *o->points);
  if (!o->points) {
    o->failed = true;
    return;
  }
  o->points[o->point_count++] = (outline_point){.x = bounded(x), .y = bounded(y), .in = in};
  o->runs[o->run_count - 1].count++;
}

void drawing_outline_move(drawing_outline *o, double x, double y) {
  if (o->failed) return;
  o->runs = outline_grow(o->runs, o->run_count, &o->run_room, sizeof *o->runs);
  if (!o->runs) {
    o->failed = true;
    return;
  }
  o->runs[o->run_count++] = (outline_run){o->point_count, 0, false};
  add_point(o, x, y, no_vector);
}

/// Where a part begins. After a close it begins a run of its own; without any move at the origin.
static outline_point begin_part(drawing_outline *o) {
  if (!o->failed && o->run_count == 0) drawing_outline_move(o, 0, 0);
  if (!o->failed && o->runs[o->run_count - 1].closed) {
    outline_point start = o->points[o->runs[o->run_count - 1].first];
    drawing_outline_move(o, start.x, start.y);
  }
  return o->failed ? (outline_point){0} : o->points[o->point_count - 1];
}

void drawing_outline_line(drawing_outline *o, double x, double y) {
  begin_part(o);
  add_point(o, x, y, no_vector);
}

static double bend(double ax, double ay, double bx, double by, double cx, double cy) {
  double x = ax - 2 * bx + cx, y = ay - 2 * by + cy;
  return sqrt(x * x + y * y);
}

/// The way from one point to the first of others that lies elsewhere.
static outline_vector way(outline_vector from, const outline_vector *to, int step) {
  for (int i = 0; i < 3; i++, to += step) {
    outline_vector v = {to->x - from.x, to->y - from.y};
    if (v.x != 0 || v.y != 0) return v;
  }
  return no_vector;
}

static void leave(drawing_outline *o, outline_vector out) {
  if (!o->failed) o->points[o->point_count - 1].out = out;
}

void drawing_outline_cubic(
    drawing_outline *o, double x1, double y1, double x2, double y2, double x3, double y3) {
  outline_point start = begin_part(o);
  outline_vector p[4] = {
      {start.x, start.y},
      {bounded(x1), bounded(y1)},
      {bounded(x2), bounded(y2)},
      {bounded(x3), bounded(y3)}};
  // The second derivative is at most 6 times this, and a chord's error an eighth of it times its
  // square.
  double most = fmax(
      bend(p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y),
      bend(p[1].x, p[1].y, p[2].x, p[2].y, p[3].x, p[3].y));
  double pieces = fmin(fmax(ceil(sqrt(0.75 * most / o->tolerance)), 1), MOST_PIECES);
  leave(o, way(p[0], p + 1, 1));
  for (int i = 1; i < (int)pieces; i++) {
    double t = i / pieces, u = 1 - t;
    double a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t;
    double k = u * u, l = 2 * u * t, m = t * t;
    outline_vector tangent = {
        k * (p[1].x - p[0].x) + l * (p[2].x - p[1].x) + m * (p[3].x - p[2].x),
        k * (p[1].y - p[0].y) + l * (p[2].y - p[1].y) + m * (p[3].y - p[2].y)};
    add_point(
        o, a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x,
        a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y, tangent);
    leave(o, tangent);
    if (!o->failed) o->points[o->point_count - 1].smooth = true;
  }
  outline_vector back = way(p[3], p + 2, -1);
  add_point(o, p[3].x, p[3].y, (outline_vector){-back.x, -back.y});
}

void drawing_outline_close(drawing_outline *o) {
  if (!o->failed && o->run_count > 0) o->runs[o->run_count - 1].closed = true;
}

static void append_edge(drawing_outline *o, outline_edge edge) {
  o->edges = outline_grow(o->edges, o->edge_count, &o->edge_room, sizeof *o->edges);
  if (!o->edges) {
    o->failed = true;
    return;
  }
  edge.number = (uint32_t)o->edge_count;
  o->edges[o->edge_count++] = edge;
}

static void append_turn(drawing_outline *o, double y, int32_t change) {
  if (o->failed) return;
  o->turns = outline_grow(o->turns, o->turn_count, &o->turn_room, sizeof *o->turns);
  if (!o->turns) {
    o->failed = true;
    return;
  }
  o->turns[o->turn_count++] = (outline_turn){(int32_t)y, change};
}

void outline_add_edge(
    drawing_outline *o, double ax, double ay, double bx, double by, bool reversed) {
  if (o->failed) return;
  double limit = (double)o->window.height * PARTS;
  int32_t direction = reversed ? -1 : 1;
  if (ay > by) {
    double x = ax, y = ay;
    ax = bx, ay = by, bx = x, by = y;
    direction = -direction;
  }
  ax = bounded(ax) - o->window.x, bx = bounded(bx) - o->window.x;
  // What is to the right of the window has no say in it.
  if (ax >= o->window.width && bx >= o->window.width) {
    o->goes_on = true;
    return;
  }
  double top = floor((bounded(ay) - o->window.y) * PARTS + 0.5);
  double bottom = floor((bounded(by) - o->window.y) * PARTS + 0.5);
  if (top >= bottom || bottom <= 0 || top >= limit) return;
  if (ax <= 0 && bx <= 0) {
    append_turn(o, fmax(top, 0), direction);
    append_turn(o, fmin(bottom, limit), -direction);
    return;
  }
  double slope = (bx - ax) / (bottom - top), low = fmin(ax, bx), high = fmax(ax, bx);
  if (top < 0) {
    ax -= top * slope;
    top = 0;
  }
  append_edge(o, (outline_edge){
      .y0 = (int32_t)top, .y1 = (int32_t)fmin(bottom, limit), .x0 = ax, .slope = slope, .low = low,
      .high = high, .direction = direction});
}

static int by_height(const void *one, const void *other) {
  const outline_turn *a = one, *b = other;
  return a->y < b->y ? -1 : a->y > b->y;
}

/// Adds edges along the window's left side for all that are further left.
static void add_turns(drawing_outline *o) {
  if (o->turn_count > 0) qsort(o->turns, o->turn_count, sizeof *o->turns, by_height);
  int32_t winding = 0;
  for (size_t i = 0; i + 1 < o->turn_count && !o->failed; i++) {
    winding += o->turns[i].change;
    int32_t top = o->turns[i].y, bottom = o->turns[i + 1].y;
    if (winding == 0 || top == bottom) continue;
    append_edge(o, (outline_edge){.y0 = top, .y1 = bottom, .direction = winding});
  }
}

static int by_top(const void *one, const void *other) {
  const outline_edge *a = one, *b = other;
  if (a->y0 != b->y0) return a->y0 < b->y0 ? -1 : 1;
  return a->number < b->number ? -1 : 1;
}

static void order(drawing_outline *o) {
  add_turns(o);
  if (o->failed) return;
  if (o->edge_count > 0) qsort(o->edges, o->edge_count, sizeof *o->edges, by_top);
  size_t width = (size_t)o->window.width;
  o->places = malloc((o->edge_count + 1) * sizeof *o->places);
  o->order = malloc((o->edge_count + 1) * sizeof *o->order);
  o->sums = calloc(width + 2, sizeof *o->sums);
  o->touched = calloc((width + 2) / 64 + 1, sizeof *o->touched);
  o->failed = !o->places || !o->order || !o->sums || !o->touched;
}

drawing_window outline_begin_rows(drawing_outline *o) {
  order(o);
  drawing_window none = {o->window.x, o->window.y, 0, 0};
  if (o->failed || o->edge_count == 0) return none;
  double left = o->window.width, right = o->goes_on ? o->window.width : 0;
  int32_t top = INT32_MAX, bottom = 0;
  for (size_t i = 0; i < o->edge_count; i++) {
    const outline_edge *e = &o->edges[i];
    left = fmin(left, e->low);
    right = fmax(right, e->high);
    if (e->y0 < top) top = e->y0;
    if (e->y1 > bottom) bottom = e->y1;
  }
  o->left = (int32_t)fmax(floor(left), 0);
  o->right = (int32_t)fmin(ceil(right), o->window.width);
  o->row = top / PARTS;
  return (drawing_window){
      o->window.x + o->left, o->window.y + o->row, o->right - o->left,
      (bottom + PARTS - 1) / PARTS - o->row};
}

drawing_window drawing_outline_fill(drawing_outline *o, drawing_window window) {
  o->window = window;
  for (size_t i = 0; i < o->run_count; i++) {
    const outline_point *p = o->points + o->runs[i].first;
    size_t count = o->runs[i].count;
    for (size_t k = 0; k < count; k++) {
      const outline_point *a = &p[k], *b = &p[k + 1 < count ? k + 1 : 0];
      outline_add_edge(o, a->x, a->y, b->x, b->y, false);
    }
  }
  return outline_begin_rows(o);
}
