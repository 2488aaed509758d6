#include "CDrawing.h"

#include <math.h>

// The same bytes whether or not the processor multiplies and adds in one go.
#pragma STDC FP_CONTRACT OFF

static const double half_turn = 3.14159265358979323846;

// The arctangent of 0...1. The C library's has other bits on other machines; two half-angle steps
// and the power series have not, and are exact far beyond a level of colour.
static double arctangent(double x) {
  double half = x / (1 + sqrt(1 + x * x));
  double quarter = half / (1 + sqrt(1 + half * half));
  double square = quarter * quarter;
  double sum = 0;
  for (int n = 15; n >= 3; n -= 2) sum = (sum + (n / 2 % 2 ? -1.0 : 1.0) / n) * square;
  return 4 * (quarter + quarter * sum);
}

// Turns from the x axis towards the y axis, from 0 up to 1.
static double turns(double x, double y) {
  double ax = fabs(x), ay = fabs(y);
  if (ax == 0 && ay == 0) return 0;
  double angle = ay <= ax ? arctangent(ay / ax) : half_turn / 2 - arctangent(ax / ay);
  if (x < 0) angle = half_turn - angle;
  if (y < 0) angle = 2 * half_turn - angle;
  double part = angle / (2 * half_turn);
  return part < 1 ? part : 0;
}

static uint32_t level(double value) {
  double scaled = value * 255 + 0.5;
  return scaled >= 255 ? 255 : scaled > 0 ? (uint32_t)scaled : 0;
}

// The last stop at or before t; several at one place leave the last of them.
static size_t last_stop(double t, const drawing_stop *stops, size_t count) {
  size_t low = 0, high = count;
  while (high - low > 1) {
    size_t middle = (low + high) / 2;
    if (stops[middle].location <= t) low = middle; else high = middle;
  }
  return low;
}

typedef struct {
  double alpha, red, green, blue;
} premultiplied;

static premultiplied color(double t, const drawing_stop *stops, size_t count) {
  size_t low = last_stop(t, stops, count);
  const drawing_stop *a = &stops[low], *b = low + 1 < count ? a + 1 : a;
  double span = b->location - a->location;
  double part = span > 0 ? (t - a->location) / span : 0;
  double alpha = a->alpha + (b->alpha - a->alpha) * part;
  return (premultiplied){
      alpha, (a->red + (b->red - a->red) * part) * alpha,
      (a->green + (b->green - a->green) * part) * alpha,
      (a->blue + (b->blue - a->blue) * part) * alpha};
}

static uint32_t pixel(premultiplied c) {
  return level(c.alpha) << 24 | level(c.red) << 16 | level(c.green) << 8 | level(c.blue);
}

typedef struct {
  double begin;
  const drawing_stop *stops;
  size_t count;
} wheel;

static double place(const wheel *w, double x, double y) {
  double t = turns(x, y) - w->begin;
  return t < 0 ? t + 1 : t;
}

// Whether a stop, the beginning or the end may lie within a pixel around (x, y), which is at t.
static bool has_edge(const wheel *w, double t, double x, double y) {
  double distance = sqrt(x * x + y * y);
  if (distance < 1) return true;
  // Half of the diagonal as seen from the middle, in turns: an arcsine of s is at most s quarters.
  double reach = 0.7072 / distance / 4;
  size_t low = last_stop(t, w->stops, w->count);
  return w->stops[low].location > t - reach || low + 1 == w->count ||
         w->stops[low + 1].location < t + reach;
}

// Across a pixel that has an edge.
enum { SAMPLES = 8 };

static premultiplied mean(const wheel *w, double x, double y) {
  premultiplied sum = {0, 0, 0, 0};
  for (int j = 0; j < SAMPLES; j++) {
    for (int i = 0; i < SAMPLES; i++) {
      double t = place(w, x + (i + 0.5) / SAMPLES - 0.5, y + (j + 0.5) / SAMPLES - 0.5);
      premultiplied c = color(t, w->stops, w->count);
      sum.alpha += c.alpha;
      sum.red += c.red;
      sum.green += c.green;
      sum.blue += c.blue;
    }
  }
  double part = 1.0 / (SAMPLES * SAMPLES);
  return (premultiplied){sum.alpha * part, sum.red * part, sum.green * part, sum.blue * part};
}

void drawing_conic(
    uint32_t *pixels, size_t stride, size_t width, size_t height, double x, double y, double dx,
    double dy, const drawing_stop *stops, size_t count) {
  wheel w = {turns(dx, dy), stops, count};
  for (size_t row = 0; row < height; row++) {
    for (size_t column = 0; column < width; column++) {
      double px = (double)column + 0.5 - x, py = (double)row + 0.5 - y;
      double t = place(&w, px, py);
      pixels[row * stride + column] =
          pixel(has_edge(&w, t, px, py) ? mean(&w, px, py) : color(t, stops, count));
    }
  }
}
