#include "CPixelFormats.h"

#include <string.h>

// component * alpha / 255, rounded to the nearest.
static inline uint32_t scaled(uint32_t component, uint32_t alpha) {
  uint32_t product = component * alpha + 128;
  return (product + (product >> 8)) >> 8;
}

bool pixel_formats_premultiply(uint32_t *target, const uint32_t *source, size_t count) {
  uint32_t all = 0xff000000u;
  for (size_t i = 0; i < count; i++) {
    uint32_t pixel = source[i];
    uint32_t alpha = pixel >> 24;
    all &= pixel;
    target[i] = alpha << 24 | scaled(pixel >> 16 & 255, alpha) << 16 |
                scaled(pixel >> 8 & 255, alpha) << 8 | scaled(pixel & 255, alpha);
  }
  return all == 0xff000000u;
}

void pixel_formats_gather(uint32_t *target, size_t targetStride, size_t width, size_t height,
                          const uint32_t *source, ptrdiff_t across, ptrdiff_t down) {
  for (size_t y = 0; y < height; y++) {
    const uint32_t *from = source + (ptrdiff_t)y * down;
    uint32_t *row = target + y * targetStride;
    for (size_t x = 0; x < width; x++) row[x] = from[(ptrdiff_t)x * across];
  }
}

void pixel_formats_repeat(uint32_t *target, size_t targetStride, size_t width, size_t height,
                          const uint32_t *source, size_t sourceStride, size_t sourceWidth,
                          size_t sourceHeight) {
  for (size_t y = 0; y < height; y++) {
    const uint32_t *from = source + (y % sourceHeight) * sourceStride;
    uint32_t *row = target + y * targetStride;
    for (size_t x = 0; x < width; x += sourceWidth) {
      size_t rest = width - x;
      memcpy(row + x, from, (rest < sourceWidth ? rest : sourceWidth) * sizeof *row);
    }
  }
}
