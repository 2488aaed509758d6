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

static uint32_t color(double t, const drawing_stop *stops, size_t count) {
  // The last stop at or before t; several at one place leave the last of them.
  size_t low = 0, high = count;
  while (high - low > 1) {
    size_t middle = (low + high) / 2;
    if (stops[middle].location <= t) low = middle; else high = middle;
  }
  const drawing_stop *a = &stops[low], *b = low + 1 < count ? a + 1 : a;
  double span = b->location - a->location;
  double part = span > 0 ? (t - a->location) / span : 0;
  double alpha = a->alpha + (b->alpha - a->alpha) * part;
  double red = a->red + (b->red - a->red) * part;
  double green = a->green + (b->green - a->green) * part;
  double blue = a->blue + (b->blue - a->blue) * part;
  return level(alpha) << 24 | level(red * alpha) << 16 | level(green * alpha) << 8 |
         level(blue * alpha);
}

void drawing_conic(
    uint32_t *pixels, size_t stride, size_t width, size_t height, double x, double y, double dx,
    double dy, const drawing_stop *stops, size_t count) {
  double begin = turns(dx, dy);
  for (size_t row = 0; row < height; row++) {
    for (size_t column = 0; column < width; column++) {
      double t = turns((double)column + 0.5 - x, (double)row + 0.5 - y) - begin;
      pixels[row * stride + column] = color(t < 0 ? t + 1 : t, stops, count);
    }
  }
}
