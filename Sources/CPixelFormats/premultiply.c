#include "CPixelFormats.h"

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
