#include "CTextPixels.h"

/// a * b / 255 rounded to nearest, exact for bytes.
static inline uint32_t multiply(uint32_t a, uint32_t b) {
  uint32_t product = a * b + 128;
  return (product + (product >> 8)) >> 8;
}

void text_pixels_unite(
    uint32_t *target, size_t target_stride, const uint32_t *source, size_t source_stride,
    size_t width, size_t height) {
  for (size_t y = 0; y < height; y++) {
    uint32_t *to = target + y * target_stride;
    const uint32_t *from = source + y * source_stride;
    for (size_t x = 0; x < width; x++) {
      uint32_t added = from[x] >> 24;
      if (added == 0) continue;
      uint32_t present = to[x] >> 24;
      to[x] = (present + added - multiply(present, added)) << 24;
    }
  }
}

void text_pixels_tint(
    uint32_t *pixels, size_t stride, size_t width, size_t height, uint32_t color) {
  // A table of all 256 results: each pixel becomes one look-up.
  uint32_t tinted[256];
  uint32_t alpha = color >> 24;
  uint32_t red = color >> 16 & 255, green = color >> 8 & 255, blue = color & 255;
  for (uint32_t coverage = 0; coverage < 256; coverage++) {
    // Components in one rounding each: a component times alpha times coverage over 255 squared.
    uint32_t weight = alpha * coverage;
    uint32_t half = 255 * 255 / 2;
    tinted[coverage] = multiply(alpha, coverage) << 24
        | (red * weight + half) / (255 * 255) << 16
        | (green * weight + half) / (255 * 255) << 8
        | (blue * weight + half) / (255 * 255);
  }
  for (size_t y = 0; y < height; y++) {
    uint32_t *row = pixels + y * stride;
    for (size_t x = 0; x < width; x++) row[x] = tinted[row[x] >> 24];
  }
}

/// One premultiplied pixel over another.
static inline uint32_t over(uint32_t above, uint32_t below) {
  uint32_t clear = 255 - (above >> 24);
  if (clear == 0) return above;
  uint32_t result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t sum = (above >> shift & 255) + multiply(below >> shift & 255, clear);
    result |= sum << shift;
  }
  return result;
}

void text_pixels_over(
    uint32_t *target, size_t target_stride, const uint32_t *source, size_t source_stride,
    size_t width, size_t height) {
  for (size_t y = 0; y < height; y++) {
    uint32_t *to = target + y * target_stride;
    const uint32_t *from = source + y * source_stride;
    for (size_t x = 0; x < width; x++) {
      if (from[x] != 0) to[x] = over(from[x], to[x]);
    }
  }
}

void text_pixels_fill(
    uint32_t *target, size_t stride, size_t width, size_t height, uint32_t color) {
  uint32_t pixel = 255u << 24;
  text_pixels_tint(&pixel, 1, 1, 1, color);
  for (size_t y = 0; y < height; y++) {
    uint32_t *row = target + y * stride;
    for (size_t x = 0; x < width; x++) row[x] = over(pixel, row[x]);
  }
}

ptrdiff_t text_pixels_first_row(
    const uint32_t *pixels, size_t stride, size_t height, size_t left, size_t right) {
  for (size_t y = 0; y < height; y++) {
    for (size_t x = left; x < right; x++) {
      if (pixels[y * stride + x] >> 24 != 0) return (ptrdiff_t)y;
    }
  }
  return -1;
}
