#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "Outline.h"

// The same bytes whether or not the processor multiplies and adds in one go.
#pragma STDC FP_CONTRACT OFF

// The edges of a row are divided into clusters beside each other, and each of these at its vertices
// into slabs, through which every edge goes from top to bottom.
// Where edges do not cross their areas add up exactly; where they do, and it can be seen, the slab is
// halved until it is this high and then taken as its middle is.
enum { LOWEST_SLAB = PARTS / 64 };

// A cluster that would take more looks at its edges than this is sampled: on 128 lines of a row, or 32
// if it has very many edges, to so many parts of a pixel.
enum { MOST_LOOKS = 1 << 17, MANY_EDGES = 4096, SAMPLED_COLUMNS = 64 };

// Pixels by which edges may cross unseen.
static const double unseen = 1.0 / 128;

static void touch(drawing_outline *o, int32_t x) { o->touched[x >> 6] |= 1ull << (x & 63); }

/// Adds the area to the right of an edge that is `height` high and begins and ends at the given
/// places, in pixels from the window's left side.
static void add_area(drawing_outline *o, double height, double from, double to) {
  double width = o->window.width;
  if (from > to) {
    double swapped = from;
    from = to;
    to = swapped;
  }
  if (from >= width) return;
  if (to <= 0) {
    o->sums[0] += height;
    touch(o, 0);
    return;
  }
  double per_pixel = to > from ? height / (to - from) : 0;
  if (from < 0) {
    double outside = -from * per_pixel;
    o->sums[0] += outside;
    touch(o, 0);
    height -= outside;
    from = 0;
  }
  if (to > width) {
    height -= (to - width) * per_pixel;
    to = width;
  }
  int32_t first = (int32_t)from, last = (int32_t)to;
  if (first == last || to - from < 1e-9) {
    double middle = (from + to) / 2 - first;
    if (first >= o->window.width) return;
    o->sums[first] += height * (1 - middle);
    o->sums[first + 1] += height * middle;
    touch(o, first);
    touch(o, first + 1);
    return;
  }
  if (last >= o->window.width) last = o->window.width - 1;
  double left = from;
  for (int32_t x = first; x <= last; x++) {
    double right = x == last ? to : x + 1;
    double part = (right - left) * per_pixel;
    double middle = (left + right) / 2 - x;
    o->sums[x] += part * (1 - middle);
    o->sums[x + 1] += part * middle;
    touch(o, x);
    left = right;
  }
  touch(o, last + 1);
}

static double place_at(const outline_edge *e, int32_t y) {
  double x = e->x0 + (double)(y - e->y0) * e->slope;
  return x < e->low ? e->low : x > e->high ? e->high : x;
}

static bool goes_through(const outline_edge *e, int32_t y0, int32_t y1) {
  return e->y0 <= y0 && e->y1 >= y1;
}

static int by_middle(const outline_place *a, const outline_place *b) {
  double one = a->top + a->bottom, other = b->top + b->bottom;
  if (one != other) return one < other ? -1 : 1;
  return a->edge->number < b->edge->number ? -1 : a->edge->number > b->edge->number;
}

static int by_left(const outline_place *a, const outline_place *b) {
  if (a->left != b->left) return a->left < b->left ? -1 : 1;
  return a->edge->number < b->edge->number ? -1 : a->edge->number > b->edge->number;
}

static int compare_middles(const void *a, const void *b) { return by_middle(a, b); }
static int compare_lefts(const void *a, const void *b) { return by_left(a, b); }

/// Sorted input, as the row before nearly gives it, costs one look at each.
static void sort(outline_place *places, size_t count, bool lefts) {
  size_t moves = 0, most = 16 * count;
  for (size_t i = 1; i < count && moves < most; i++) {
    outline_place place = places[i];
    size_t at = i;
    for (; at > 0; at--, moves++) {
      const outline_place *before = &places[at - 1];
      if ((lefts ? by_left(&place, before) : by_middle(&place, before)) >= 0) break;
      places[at] = *before;
    }
    places[at] = place;
  }
  if (moves >= most) {
    qsort(places, count, sizeof *places, lefts ? compare_lefts : compare_middles);
  }
}

/// Edges of a row that lie beside each other, apart from the others; `winding` is how often the path
/// goes round what is to the left of them, from top to bottom.
typedef struct {
  outline_place *places;
  size_t count;
  /// The sum of the edges' heights in parts, and that of those that run down less the others.
  int64_t height, rise;
  int32_t winding;
  bool even_odd;
  /// Whether one of them stands for several.
  bool has_sums;
} cluster;

static int32_t height_in_row(const outline_edge *e, int32_t y) {
  return (e->y1 < y + PARTS ? e->y1 : y + PARTS) - (e->y0 > y ? e->y0 : y);
}

static bool is_within(const cluster *c, int32_t winding) {
  return c->even_odd ? winding & 1 : winding != 0;
}

/// Whether edges that cross between the middle of a slab and its top or bottom all do so within what is
/// covered, where nobody sees it. Very many crossings count as seen.
static bool has_order(drawing_outline *o, const cluster *c, int32_t y0, int32_t y1) {
  size_t moves = 0;
  for (int end = 0; end < 2; end++) {
    outline_crossing *order = o->order;
    size_t count = 0;
    int32_t winding = c->winding;
    for (size_t i = 0; i < c->count; i++) {
      const outline_place *p = &c->places[i];
      if (!goes_through(p->edge, y0, y1)) continue;
      outline_crossing here = {end ? p->bottom : p->top, p->edge->direction, winding};
      winding += here.direction;
      size_t at = count++;
      for (; at > 0 && order[at - 1].place > here.place + unseen; at--) {
        outline_crossing left = order[at - 1];
        int32_t w = left.winding;
        if (!is_within(c, w) || !is_within(c, w + left.direction) ||
            !is_within(c, w + here.direction) ||
            !is_within(c, w + left.direction + here.direction) || ++moves > 16 * c->count) {
          return false;
        }
        here.winding = w;
        left.winding = w + here.direction;
        order[at] = left;
      }
      order[at] = here;
    }
  }
  return true;
}

static void add_slab(drawing_outline *o, cluster *c, int32_t y0, int32_t y1) {
  for (size_t i = 0; i < c->count; i++) {
    c->places[i].top = place_at(c->places[i].edge, y0);
    c->places[i].bottom = place_at(c->places[i].edge, y1);
  }
  sort(c->places, c->count, false);
  if (y1 - y0 > LOWEST_SLAB && !has_order(o, c, y0, y1)) {
    int32_t middle = (y0 + y1) / 2;
    add_slab(o, c, y0, middle);
    add_slab(o, c, middle, y1);
    return;
  }
  double height = (double)(y1 - y0) / PARTS;
  int32_t winding = c->winding;
  bool inside = is_within(c, winding);
  for (size_t i = 0; i < c->count; i++) {
    const outline_place *p = &c->places[i];
    if (!goes_through(p->edge, y0, y1)) continue;
    winding += p->edge->direction;
    bool is_inside = is_within(c, winding);
    if (is_inside == inside) continue;
    add_area(o, is_inside ? height : -height, p->top, p->bottom);
    inside = is_inside;
  }
}

/// Adds edges that follow each other from the top of the row to its bottom.
static void add_chain(drawing_outline *o, const cluster *c, int32_t y) {
  bool before = is_within(c, c->winding);
  bool after = is_within(c, c->winding + c->places[0].edge->direction);
  if (before == after) return;
  for (size_t i = 0; i < c->count; i++) {
    double height = (double)height_in_row(c->places[i].edge, y) / PARTS;
    add_area(o, after ? height : -height, c->places[i].top, c->places[i].bottom);
  }
}

/// Adds what samples of a row tell, in time that is proportional to the edges.
static void add_samples(drawing_outline *o, const cluster *c, int32_t y) {
  const int32_t end = o->window.width * SAMPLED_COLUMNS;
  const int32_t step = PARTS / (c->count < MANY_EDGES ? 128 : 32);
  if (!o->samples) o->samples = calloc((size_t)end, sizeof *o->samples);
  if (!o->samples) {
    o->failed = true;
    return;
  }
  for (int32_t line = y + step / 2; line < y + PARTS; line += step) {
    int32_t first = end, last = -1;
    for (size_t i = 0; i < c->count; i++) {
      const outline_edge *e = c->places[i].edge;
      if (e->y0 > line || e->y1 <= line) continue;
      double x = place_at(e, line) * SAMPLED_COLUMNS + 0.5;
      if (x >= end) continue;
      int32_t column = x > 0 ? (int32_t)x : 0;
      o->samples[column] += e->direction;
      if (column < first) first = column;
      if (column > last) last = column;
    }
    int32_t winding = c->winding;
    bool inside = is_within(c, winding);
    for (int32_t column = first; column <= last; column++) {
      if (o->samples[column] == 0) continue;
      winding += o->samples[column];
      o->samples[column] = 0;
      bool is_inside = is_within(c, winding);
      if (is_inside == inside) continue;
      double height = (double)step / PARTS, x = (double)column / SAMPLED_COLUMNS;
      add_area(o, is_inside ? height : -height, x, x);
      inside = is_inside;
    }
  }
}

/// Adds what lies in a row between its edges, cut where there are vertices.
static void add_cluster(drawing_outline *o, cluster *c, int32_t y) {
  if (!c->has_sums && c->height == PARTS && (c->rise == PARTS || c->rise == -PARTS)) {
    return add_chain(o, c, y);
  }
  uint64_t cuts[PARTS / 64];
  uint32_t words = 0;
  for (size_t i = 0; i < c->count; i++) {
    int32_t ends[2] = {c->places[i].edge->y0 - y, c->places[i].edge->y1 - y};
    for (int k = 0; k < 2; k++) {
      if (ends[k] <= 0 || ends[k] >= PARTS) continue;
      int word = ends[k] >> 6;
      if (!(words >> word & 1)) cuts[word] = 0;
      words |= 1u << word;
      cuts[word] |= 1ull << (ends[k] & 63);
    }
  }
  size_t slabs = PARTS / LOWEST_SLAB;
  for (uint32_t left = words; left != 0; left &= left - 1) {
    slabs += (size_t)__builtin_popcountll(cuts[__builtin_ctz(left)]);
  }
  if (c->count * slabs > MOST_LOOKS) return add_samples(o, c, y);
  int32_t from = 0;
  for (; words != 0; words &= words - 1) {
    int word = __builtin_ctz(words);
    for (uint64_t bits = cuts[word]; bits != 0; bits &= bits - 1) {
      int32_t to = word * 64 + __builtin_ctzll(bits);
      add_slab(o, c, y + from, y + to);
      from = to;
    }
  }
  add_slab(o, c, y + from, y + PARTS);
}

/// Notes at which parts of a row the winding changes; returns how many of them there are.
static size_t note(drawing_outline *o, int32_t part, int32_t change, size_t changes) {
  if (part <= 0 || part >= PARTS) return changes;
  if (o->changes[part] != 0) changes--;
  o->changes[part] += change;
  return o->changes[part] != 0 ? changes + 1 : changes;
}

/// Adds all that lies in a row whose top is at `y`.
static void add_row(drawing_outline *o, bool even_odd, int32_t y) {
  size_t kept = 0;
  while (o->next < o->edge_count && o->edges[o->next].y0 < y + PARTS) {
    o->places[o->place_count++].edge = &o->edges[o->next++];
  }
  for (size_t i = 0; i < o->place_count; i++) {
    outline_place place = o->places[i];
    const outline_edge *e = place.edge;
    if (e->y1 <= y) continue;
    place.top = place_at(e, e->y0 > y ? e->y0 : y);
    place.bottom = place_at(e, e->y1 < y + PARTS ? e->y1 : y + PARTS);
    place.left = place.top < place.bottom ? place.top : place.bottom;
    o->places[kept++] = place;
  }
  o->place_count = kept;
  sort(o->places, kept, true);
  cluster c = {.places = o->places, .even_odd = even_odd};
  size_t changes = 0;
  double right = -1e300;
  int32_t winding = 0;
  for (size_t i = 0; i < kept; i++) {
    const outline_place *p = &o->places[i];
    if (c.count > 0 && changes == 0 && p->left > right) {
      add_cluster(o, &c, y);
      c = (cluster){.places = o->places + i, .winding = winding, .even_odd = even_odd};
    }
    c.count++;
    const outline_edge *e = p->edge;
    int32_t height = height_in_row(e, y);
    c.height += height;
    c.rise += e->direction * height;
    if (e->direction * e->direction != 1) c.has_sums = true;
    if (height != PARTS) {
      changes = note(o, e->y0 - y, e->direction, changes);
      changes = note(o, e->y1 - y, -e->direction, changes);
    }
    if (e->y0 <= y) winding += e->direction;
    if (p->top > right) right = p->top;
    if (p->bottom > right) right = p->bottom;
  }
  if (c.count == 0) return;
  add_cluster(o, &c, y);
  // Only what goes on beyond the window's right side has left something.
  if (changes > 0) memset(o->changes, 0, sizeof o->changes);
}

static uint8_t level(double covered, double share, bool hard) {
  if (hard) return covered >= 0.5 ? 255 : 0;
  double scaled = covered * share * 255 + 0.5;
  return scaled >= 255 ? 255 : scaled > 0 ? (uint8_t)scaled : 0;
}

/// Sets columns, as far as they are asked for, to one level, and tells the widest that are full.
static void set_columns(
    const drawing_outline *o, uint8_t *mask, int32_t start, int32_t end, uint8_t value,
    drawing_columns *full) {
  if (end > o->right) end = o->right;
  if (start >= end) return;
  memset(mask + (start - o->left), value, (size_t)(end - start));
  if (value == 255 && end - start > full->end - full->start) {
    *full = (drawing_columns){start - o->left, end - o->left};
  }
}

/// Turns sums into levels, and clears them.
static drawing_columns take_row(drawing_outline *o, bool hard, uint8_t *mask) {
  drawing_columns full = {0, 0};
  double sum = 0;
  int32_t done = o->left;
  size_t words = ((size_t)o->window.width + 2) / 64 + 1;
  for (size_t word = 0; word < words; word++) {
    for (uint64_t bits = o->touched[word]; bits != 0; bits &= bits - 1) {
      int32_t x = (int32_t)(word * 64) + __builtin_ctzll(bits);
      if (x > done) set_columns(o, mask, done, x, level(sum, o->share, hard), &full);
      sum += o->sums[x];
      o->sums[x] = 0;
      if (x >= o->left && x < o->right) mask[x - o->left] = level(sum, o->share, hard);
      done = x + 1;
    }
    o->touched[word] = 0;
  }
  set_columns(o, mask, done, o->right, level(sum, o->share, hard), &full);
  return full;
}

drawing_columns drawing_outline_cover(
    drawing_outline *o, bool even_odd, bool hard, uint8_t *mask, size_t stride, int32_t rows) {
  drawing_columns full = {0, o->failed ? 0 : INT32_MAX};
  for (int32_t i = 0; i < rows; i++, mask += stride) {
    if (o->failed) {
      memset(mask, 0, (size_t)(o->right - o->left));
      continue;
    }
    if (o->row < o->window.height) add_row(o, even_odd, o->row * PARTS);
    o->row++;
    drawing_columns of_row = take_row(o, hard, mask);
    if (of_row.start > full.start) full.start = of_row.start;
    if (of_row.end < full.end) full.end = of_row.end;
  }
  return full;
}
