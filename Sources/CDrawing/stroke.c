#include <math.h>
#include <stdlib.h>

#include "Outline.h"

// The same bytes whether or not the processor multiplies and adds in one go.
#pragma STDC FP_CONTRACT OFF

// A line is the union of pieces that all go round the same way: bands between corners, and what caps
// and joins add to them.

// Of a round piece, which is at most half of a circle; then what is beside its arc.
enum { HALVINGS = 9, MOST_CORNERS = (1 << HALVINGS) + 8 };

// Dashes that have more corners than the last are drawn as a paler line; if they are shorter than a
// quarter of a pixel, those that are more than the first.
enum { MANY_DASHES = 10000, MOST_DASH_CORNERS = 1 << 19 };

typedef outline_vector vector;

typedef struct {
  drawing_outline *o;
  const drawing_pen *pen;
  double radius;
  /// From pixels to the pen's units.
  double a, b, c, d;
  /// The longest that a line of length 1 becomes in pixels.
  double scale;
  /// Whether the left side of a way in the pen's units is its right side in pixels.
  bool is_mirrored;
  /// The cosine of half of an angle that a round piece may leave to a straight line.
  double flat;
} stroker;

static vector add(vector a, vector b) { return (vector){a.x + b.x, a.y + b.y}; }
static vector times(vector a, double k) { return (vector){a.x * k, a.y * k}; }
static vector left_of(vector a) { return (vector){-a.y, a.x}; }
static double dot(vector a, vector b) { return a.x * b.x + a.y * b.y; }
static double cross(vector a, vector b) { return a.x * b.y - a.y * b.x; }
static double length(vector a) { return sqrt(dot(a, a)); }

static vector to_pixels(const stroker *s, vector v) {
  return (vector){s->pen->a * v.x + s->pen->c * v.y, s->pen->b * v.x + s->pen->d * v.y};
}

static vector to_pen(const stroker *s, vector v) {
  return (vector){s->a * v.x + s->c * v.y, s->b * v.x + s->d * v.y};
}

/// Adds a convex piece; offsets are in the pen's units from a place in pixels.
static void add_piece(const stroker *s, vector place, const vector *offsets, size_t count) {
  vector corners[MOST_CORNERS];
  double area = 0;
  bool is_seen[4] = {false, false, false, false};
  drawing_window w = s->o->window;
  for (size_t i = 0; i < count; i++) {
    corners[i] = add(place, to_pixels(s, offsets[i]));
    is_seen[0] |= corners[i].x > w.x;
    is_seen[1] |= corners[i].x < (double)w.x + w.width;
    is_seen[2] |= corners[i].y > w.y;
    is_seen[3] |= corners[i].y < (double)w.y + w.height;
  }
  if (!is_seen[0] || !is_seen[1] || !is_seen[2] || !is_seen[3]) return;
  for (size_t i = 2; i < count; i++) {
    vector one = add(corners[i - 1], times(corners[0], -1));
    area += cross(one, add(corners[i], times(corners[0], -1)));
  }
  // Nor if it is no number.
  if (!(area < 0 || area > 0)) return;
  for (size_t i = 0; i < count; i++) {
    vector from = corners[i], to = corners[i + 1 < count ? i + 1 : 0];
    outline_add_edge(s->o, from.x, from.y, to.x, to.y, area < 0);
  }
}

/// Fills in an arc between two directions of length 1 that are less than half a turn apart, with two to
/// the power of `halvings` steps at most.
static size_t add_arc(
    const stroker *s, vector *out, size_t count, vector from, vector to, int halvings) {
  double cosine = fmin(dot(from, to), 1);
  double half = sqrt(fmax((1 + cosine) / 2, 0));
  if (halvings == 0 || !(half < s->flat)) {
    out[count++] = times(to, s->radius);
    return count;
  }
  vector middle = times(add(from, to), 1 / (2 * half));
  count = add_arc(s, out, count, from, middle, halvings - 1);
  return add_arc(s, out, count, middle, to, halvings - 1);
}

static void add_cap(const stroker *s, vector place, vector outward) {
  vector side = left_of(outward);
  double r = s->radius;
  if (s->pen->cap == drawing_butt) return;
  if (s->pen->cap == drawing_square) {
    vector end = times(outward, r);
    vector offsets[4] = {
        times(side, r), add(times(side, r), end), add(times(side, -r), end), times(side, -r)};
    add_piece(s, place, offsets, 4);
    return;
  }
  vector offsets[MOST_CORNERS];
  offsets[0] = times(side, r);
  size_t count = add_arc(s, offsets, 1, side, outward, HALVINGS - 1);
  count = add_arc(s, offsets, count, outward, times(side, -1), HALVINGS - 1);
  add_piece(s, place, offsets, count);
}

/// What lies between the outer sides of two lines that meet.
static void add_join(const stroker *s, vector place, vector before, vector after, bool smooth) {
  double turn = cross(before, after), along = dot(before, after);
  if (turn == 0 && along >= 0) return;
  double outer = turn > 0 ? -1 : 1;
  vector from = times(left_of(before), outer), to = times(left_of(after), outer);
  vector offsets[MOST_CORNERS];
  offsets[0] = (vector){0, 0};
  offsets[1] = times(from, s->radius);
  size_t count = 2;
  double limit = s->pen->miter_limit;
  bool is_round = smooth || s->pen->join == drawing_round_join;
  if (is_round && along > -0.9) {
    count = add_arc(s, offsets, count, from, to, HALVINGS);
  } else if (is_round) {
    // Nearly back the way it came: by way of where it came to.
    count = add_arc(s, offsets, count, from, before, HALVINGS - 1);
    count = add_arc(s, offsets, count, before, to, HALVINGS - 1);
  } else {
    // The point is as far away as one over the cosine of half the turn.
    if (s->pen->join == drawing_miter && (1 + along) * limit * limit >= 2 && 1 + along > 1e-9) {
      offsets[count++] = times(add(from, to), s->radius / (1 + along));
    }
    offsets[count++] = times(to, s->radius);
  }
  add_piece(s, place, offsets, count);
}

typedef struct {
  outline_point *points;
  size_t count, room;
  /// The way the line goes, where it has no length.
  vector way;
} line;

/// Whether there is a way from one place to the other.
static bool is_elsewhere(const stroker *s, const outline_point *p, const outline_point *q) {
  // Squares of less are no longer numbers of which one could tell their roots.
  return length(to_pen(s, (vector){q->x - p->x, q->y - p->y})) > 1e-140;
}

static void append(stroker *s, line *l, outline_point p) {
  if (s->o->failed) return;
  l->points = outline_grow(l->points, l->count, &l->room, sizeof *l->points);
  if (!l->points) {
    s->o->failed = true;
    l->count = 0;
    return;
  }
  l->points[l->count++] = p;
}

/// Whether the sides of two lines meet in a point each, as they do where a curve bends gently.
static bool bends_gently(const stroker *s, vector before, vector after, double shorter, bool smooth) {
  double along = dot(before, after);
  if (!(along > 0.5)) return false;
  // One over the cosine of half the turn, and its tangent.
  double beyond = sqrt(2 / (1 + along)), tangent = sqrt((1 - along) / (1 + along));
  if (s->radius * tangent * 2 > shorter) return false;
  if (smooth || s->pen->join == drawing_round_join) {
    return s->radius * s->scale * (beyond - 1) < s->o->tolerance;
  }
  return s->pen->join == drawing_miter && beyond <= s->pen->miter_limit;
}

static void add_side(const stroker *s, vector from, vector to) {
  outline_add_edge(s->o, from.x, from.y, to.x, to.y, s->is_mirrored);
}

/// The two sides of a line at a place.
typedef struct {
  vector left, right;
} sides;

static sides sides_at(const stroker *s, vector place, vector offset) {
  vector v = to_pixels(s, offset);
  return (sides){add(place, v), add(place, times(v, -1))};
}

/// A line between two points, and which way its curve begins and ends, in the pen's units.
typedef struct {
  vector begin, end;
  double length;
} part;

/// A direction as far as it is near that of the chord.
static vector direction(const stroker *s, vector tangent, vector chord) {
  vector v = to_pen(s, tangent);
  double size = length(v);
  if (!(size > 0)) return chord;
  v = times(v, 1 / size);
  return dot(v, chord) > 0.7 ? v : chord;
}

static part part_between(const stroker *s, const outline_point *p, const outline_point *q) {
  vector whole = to_pen(s, (vector){q->x - p->x, q->y - p->y});
  double size = length(whole);
  vector chord = times(whole, 1 / size);
  part result = {direction(s, p->out, chord), direction(s, q->in, chord), size};
  // Where the curve is tighter than the pen, one of the sides would run backwards.
  double turn = cross(result.begin, result.end);
  if (s->radius * fabs(turn) * 2 > size) result.begin = result.end = chord;
  return result;
}

/// Strokes lines from point to point, none the same as the one before it.
static void stroke_line(const stroker *s, const line *l, bool closed) {
  size_t count = l->count;
  if (count == 0) return;
  if (count == 1) {
    vector place = {l->points[0].x, l->points[0].y};
    add_cap(s, place, l->way);
    add_cap(s, place, times(l->way, -1));
    return;
  }
  vector first = {0, 0}, before = {0, 0};
  double length_before = 0;
  sides at = {{0, 0}, {0, 0}};
  size_t lines = closed ? count : count - 1;
  for (size_t i = 0; i < lines; i++) {
    const outline_point *p = &l->points[i], *q = &l->points[i + 1 < count ? i + 1 : 0];
    part now = part_between(s, p, q);
    vector from = {p->x, p->y};
    vector side = times(left_of(now.begin), s->radius);
    bool goes_on = false;
    if (i == 0) {
      first = now.begin;
    } else {
      // The line before ends here.
      double shorter = fmin(length_before, now.length);
      goes_on = bends_gently(s, before, now.begin, shorter, p->smooth);
      vector old = times(left_of(before), s->radius);
      sides end = sides_at(
          s, from, goes_on ? times(add(old, side), 1 / (1 + dot(before, now.begin))) : old);
      add_side(s, at.left, end.left);
      add_side(s, end.right, at.right);
      if (!goes_on) {
        add_side(s, end.left, end.right);
        add_join(s, from, before, now.begin, p->smooth);
      }
      at = end;
    }
    if (!goes_on) {
      at = sides_at(s, from, side);
      add_side(s, at.right, at.left);
    }
    before = now.end;
    length_before = now.length;
  }
  const outline_point *last = closed ? &l->points[0] : &l->points[count - 1];
  vector start = {l->points[0].x, l->points[0].y}, finish = {last->x, last->y};
  sides end = sides_at(s, finish, times(left_of(before), s->radius));
  add_side(s, at.left, end.left);
  add_side(s, end.left, end.right);
  add_side(s, end.right, at.right);
  if (closed) {
    add_join(s, start, before, first, l->points[0].smooth);
  } else {
    add_cap(s, start, times(first, -1));
    add_cap(s, finish, before);
  }
}

// MARK: - Dashes

typedef struct {
  size_t index;
  double rest;
} dash;

static double period(const drawing_pen *pen) {
  double sum = 0;
  for (size_t i = 0; i < pen->dash_count; i++) sum += pen->dashes[i];
  return sum;
}

/// The part of the pattern that lies `distance` into it.
static dash dash_at(const drawing_pen *pen, double distance) {
  double whole = period(pen), offset = fmod(distance, whole);
  if (offset < 0) offset += whole;
  for (size_t i = 0; i < pen->dash_count; i++) {
    if (offset < pen->dashes[i] || (offset == 0 && pen->dashes[i] == 0)) return (dash){i, pen->dashes[i] - offset};
    offset -= pen->dashes[i];
  }
  return (dash){0, pen->dashes[0]};
}

/// Cuts `from`...`to`, parts of a line, to where a coordinate that goes from `start` by `way` lies
/// between two limits.
static void cut(double start, double way, double low, double high, double *from, double *to) {
  if (way == 0) {
    if (start < low || start > high) *to = *from - 1;
    return;
  }
  double one = (low - start) / way, other = (high - start) / way;
  *from = fmax(*from, fmin(one, other));
  *to = fmin(*to, fmax(one, other));
}

/// Which part of a line can be seen, 0 to 1; none if `to` <= `from`.
static void find_seen(
    const stroker *s, vector start, vector way, double *from, double *to) {
  drawing_window w = s->o->window;
  double corner = s->pen->join == drawing_miter ? fmax(s->pen->miter_limit, 1.5) : 1.5;
  double reach = fmin(s->radius * corner, 1e6) * s->scale + 1;
  *from = 0, *to = 1;
  cut(start.x, way.x, w.x - reach, (double)w.x + w.width + reach, from, to);
  cut(start.y, way.y, w.y - reach, (double)w.y + w.height + reach, from, to);
}

typedef struct {
  stroker *s;
  line now, first;
  bool keeps_first, has_first;
} dasher;

/// The point at `t`, 0 to 1, of a line, with the way that its curve goes there.
static outline_point point_on(
    const stroker *s, const outline_point *p, const outline_point *q, double t) {
  part whole = part_between(s, p, q);
  vector way = to_pixels(s, add(times(whole.begin, 1 - t), times(whole.end, t)));
  return (outline_point){
      .x = p->x + (q->x - p->x) * t, .y = p->y + (q->y - p->y) * t, .in = way, .out = way};
}

/// Ends the dash that is being drawn. That with which a closed line begins waits for its end.
static void end_dash(dasher *d) {
  if (d->now.count == 0) return;
  if (d->keeps_first && !d->has_first) {
    line empty = d->first;
    d->first = d->now;
    d->now = empty;
    d->has_first = true;
  } else {
    stroke_line(d->s, &d->now, false);
  }
  d->now.count = 0;
}

static void stroke_dashes(stroker *s, const line *l, bool closed) {
  const drawing_pen *pen = s->pen;
  dasher d = {.s = s};
  dash at = dash_at(pen, pen->phase);
  d.keeps_first = closed && at.index % 2 == 0;
  bool is_whole = d.keeps_first;
  double passed = 0;
  size_t count = l->count, lines = closed ? count : count - 1;
  for (size_t i = 0; i < lines; i++) {
    const outline_point *p = &l->points[i], *q = &l->points[i + 1 < count ? i + 1 : 0];
    vector start = {p->x, p->y}, way = {q->x - p->x, q->y - p->y};
    vector in_pen = to_pen(s, way);
    double whole = length(in_pen), from, to;
    d.now.way = times(in_pen, 1 / whole);
    find_seen(s, start, way, &from, &to);
    if (from >= to) from = to = 1;
    if (from > 0) {
      // What cannot be seen is passed over.
      end_dash(&d);
      is_whole = false;
      if (i == 0) d.keeps_first = false;
      at = dash_at(pen, pen->phase + passed + whole * from);
    }
    // From where it can be seen: far from where it began the least numbers would be lost.
    double done = 0, end = whole * (to - from);
    if (at.index % 2 == 0 && from < 1 && d.now.count == 0) {
      append(s, &d.now, from > 0 ? point_on(s, p, q, from) : *p);
    }
    while (done < end && !s->o->failed) {
      if (at.rest > end - done) {
        at.rest -= end - done;
        done = end;
        break;
      }
      done += at.rest;
      outline_point here = point_on(s, p, q, from + done / whole);
      if (at.index % 2 == 0) {
        if (d.now.count == 0) break;
        const outline_point *last = &d.now.points[d.now.count - 1];
        if (is_elsewhere(s, last, &here)) append(s, &d.now, here);
        end_dash(&d);
        is_whole = false;
      } else {
        append(s, &d.now, here);
      }
      at.index = (at.index + 1) % pen->dash_count;
      at.rest = pen->dashes[at.index];
    }
    if (at.index % 2 == 0 && from < 1 && d.now.count > 0) {
      outline_point here = to < 1 ? point_on(s, p, q, to) : *q;
      const outline_point *last = &d.now.points[d.now.count - 1];
      if (is_elsewhere(s, last, &here)) append(s, &d.now, here);
    }
    if (to < 1) {
      end_dash(&d);
      is_whole = false;
      at = dash_at(pen, pen->phase + passed + whole);
    }
    passed += whole;
  }
  if (is_whole && d.now.count > 0) {
    stroke_line(s, l, true);
  } else {
    bool meets = d.has_first && d.now.count > 0;
    for (size_t i = meets ? 1 : 0; d.has_first && i < d.first.count; i++) {
      append(s, &d.now, d.first.points[i]);
    }
    if (d.has_first && !meets) d.now.way = d.first.way;
    stroke_line(s, &d.now, false);
  }
  free(d.now.points);
  free(d.first.points);
}

/// How many dashes can be seen.
static double count_dashes(const stroker *s, const line *l, bool closed) {
  double sum = 0;
  size_t lines = closed ? l->count : l->count - 1;
  for (size_t i = 0; i < lines; i++) {
    const outline_point *p = &l->points[i], *q = &l->points[i + 1 < l->count ? i + 1 : 0];
    vector start = {p->x, p->y}, way = {q->x - p->x, q->y - p->y};
    double from, to;
    find_seen(s, start, way, &from, &to);
    if (from < to) sum += length(to_pen(s, way)) * (to - from);
  }
  return sum / period(s->pen) * (double)s->pen->dash_count / 2;
}

/// How many corners a dash has.
static double dash_corners(const stroker *s) {
  // An arc's step is twice the root of twice what its cosine lacks.
  double steps = s->pen->cap == drawing_round_cap ? 3.2 / sqrt(2 * (1 - s->flat)) : 0;
  return 8 + steps;
}

/// What part of the line dashes cover that are too short to be told from each other.
static double share_of_dashes(const drawing_pen *pen) {
  if (pen->cap != drawing_butt) return 1;
  double sum = 0;
  for (size_t i = 0; i < pen->dash_count; i += 2) sum += pen->dashes[i];
  return sum / period(pen);
}

// MARK: - All of it

/// The points of a run without those that are where the one before them is.
static void take_run(stroker *s, const outline_run *run, line *l) {
  l->count = 0;
  l->way = (vector){1, 0};
  for (size_t i = 0; i < run->count; i++) {
    outline_point p = s->o->points[run->first + i];
    outline_point *last = l->count > 0 ? &l->points[l->count - 1] : NULL;
    if (last && !is_elsewhere(s, last, &p)) {
      last->out = p.out;
    } else {
      append(s, l, p);
    }
  }
  while (run->closed && l->count > 1 &&
         !is_elsewhere(s, &l->points[l->count - 1], &l->points[0])) {
    l->points[0].in = l->points[l->count - 1].in;
    l->count--;
  }
}

static void find_scales(stroker *s) {
  const drawing_pen *pen = s->pen;
  double determinant = pen->a * pen->d - pen->b * pen->c;
  s->a = pen->d / determinant;
  s->b = -pen->b / determinant;
  s->c = -pen->c / determinant;
  s->d = pen->a / determinant;
  s->is_mirrored = determinant > 0;
  double sum = pen->a * pen->a + pen->b * pen->b + pen->c * pen->c + pen->d * pen->d;
  s->scale = sqrt((sum + sqrt(fmax(sum * sum - 4 * determinant * determinant, 0))) / 2);
  double radius = s->radius * s->scale;
  // A chord is as far from its arc as the radius less its part up to the chord's middle.
  double cosine = radius > s->o->tolerance ? 1 - s->o->tolerance / radius : 0;
  // So many steps as a piece may have make half a turn.
  s->flat = fmin(fmax(cosine, 0.5), 0.999995293);
}

drawing_window drawing_outline_stroke(
    drawing_outline *o, const drawing_pen *pen, drawing_window window) {
  o->window = window;
  stroker s = {.o = o, .pen = pen, .radius = pen->width / 2};
  find_scales(&s);
  line l = {0};
  double dashes = 0;
  for (size_t i = 0; pen->dash_count > 0 && i < o->run_count; i++) {
    take_run(&s, &o->runs[i], &l);
    if (l.count > 1) dashes += count_dashes(&s, &l, o->runs[i].closed);
  }
  bool is_short = pen->dash_count > 0 && 4 * period(pen) * s.scale < 1;
  bool is_dashed = pen->dash_count > 0 && dashes * dash_corners(&s) <= MOST_DASH_CORNERS &&
                   (!is_short || dashes <= MANY_DASHES);
  if (pen->dash_count > 0 && !is_dashed) o->share = share_of_dashes(pen);
  for (size_t i = 0; i < o->run_count; i++) {
    take_run(&s, &o->runs[i], &l);
    bool closed = o->runs[i].closed;
    if (l.count == 1 && o->runs[i].count == 1 && !closed) continue;
    if (l.count > 1 && is_dashed) {
      stroke_dashes(&s, &l, closed);
    } else {
      stroke_line(&s, &l, closed && l.count > 1);
    }
  }
  free(l.points);
  return outline_begin_rows(o);
}
