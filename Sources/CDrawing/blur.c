#include "CDrawing.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// The same bytes whether or not the processor multiplies and adds in one go.
#pragma STDC FP_CONTRACT OFF

// Six boxes in a row come within two levels in 255 of a wide Gaussian. An even number, because lines
// go to and fro.
enum { BOXES = 6 };

static void convolve(float *out, const float *in, size_t n, const double *weight, size_t count) {
  for (size_t i = 0; i < n; i++) {
    double sum = weight[0] * in[i];
    for (size_t k = 1; k < count; k++) {
      float near = i >= k ? in[i - k] : 0;
      float far = i + k < n ? in[i + k] : 0;
      sum += weight[k] * ((double)near + far);
    }
    out[i] = (float)sum;
  }
}

// A box of 2 * radius + 1 values with a part of the two beside it, so that its variance can be any.
static void box(float *out, const float *in, size_t n, size_t radius, double part) {
  double length = 2.0 * (double)radius + 1 + 2 * part;
  double sum = 0;
  for (size_t i = 0; i < n && i < radius; i++) sum += in[i];
  for (size_t i = 0; i < n; i++) {
    if (i + radius < n) sum += in[i + radius];
    double edges = (i > radius ? in[i - radius - 1] : 0) + (i + radius + 1 < n ? in[i + radius + 1] : 0);
    out[i] = (float)((sum + part * edges) / length);
    if (i >= radius) sum -= in[i - radius];
  }
}

typedef struct {
  const double *weight;
  size_t count, radius;
  double part;
} filter;

static void run(float *line, float *room, size_t n, const filter *f) {
  if (f->count > 0) {
    convolve(room, line, n, f->weight, f->count);
    memcpy(line, room, n * sizeof *line);
    return;
  }
  for (int i = 0; i < BOXES / 2; i++) {
    box(room, line, n, f->radius, f->part);
    box(line, room, n, f->radius, f->part);
  }
}

static uint8_t level(float value) {
  float rounded = value + 0.5f;
  return rounded >= 255 ? 255 : rounded > 0 ? (uint8_t)rounded : 0;
}

bool drawing_blur(
    uint8_t *mask, size_t stride, size_t width, size_t height, double sigma, const double *weight,
    size_t count) {
  if (width == 0 || height == 0 || !(sigma > 0)) return true;
  size_t longest = width > height ? width : height;
  float *plane = malloc(width * height * sizeof *plane);
  float *line = malloc(2 * longest * sizeof *line);
  if (!plane || !line) {
    free(plane);
    free(line);
    return false;
  }
  float *room = line + longest;
  // A box's variance is ((2r + 1)^2 - 1) / 12; the parts at its ends make up for the rest.
  double variance = sigma * sigma / BOXES;
  double radius = floor((sqrt(12 * variance + 1) - 1) / 2);
  double odd = 2 * radius + 1;
  double part = odd * (radius * (radius + 1) - 3 * variance) /
                (6 * (variance - (radius + 1) * (radius + 1)));
  filter f = {weight, count, (size_t)radius, part};
  for (size_t y = 0; y < height; y++) {
    for (size_t x = 0; x < width; x++) line[x] = mask[y * stride + x];
    run(line, room, width, &f);
    memcpy(plane + y * width, line, width * sizeof *line);
  }
  for (size_t x = 0; x < width; x++) {
    for (size_t y = 0; y < height; y++) line[y] = plane[y * width + x];
    run(line, room, height, &f);
    for (size_t y = 0; y < height; y++) mask[y * stride + x] = level(line[y]);
  }
  free(plane);
  free(line);
  return true;
}
