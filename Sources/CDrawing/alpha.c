#include "CDrawing.h"

// Parts per 65536 of red, green and blue in the luminance of sRGB's primaries.
enum { RED = 13933, GREEN = 46871, BLUE = 4732 };

void drawing_extract_mask(
    uint8_t *mask, size_t mask_stride, const uint32_t *pixels, size_t stride, size_t width,
    size_t height, bool luminance) {
  for (size_t y = 0; y < height; y++) {
    for (size_t x = 0; x < width; x++) {
      uint32_t pixel = pixels[y * stride + x];
      uint32_t value = pixel >> 24;
      if (luminance) {
        value = ((pixel >> 16 & 255) * RED + (pixel >> 8 & 255) * GREEN + (pixel & 255) * BLUE +
                 32768) >> 16;
      }
      mask[y * mask_stride + x] = (uint8_t)value;
    }
  }
}

void drawing_make_opaque(uint32_t *pixels, size_t stride, size_t width, size_t height) {
  for (size_t y = 0; y < height; y++) {
    for (size_t x = 0; x < width; x++) pixels[y * stride + x] |= 0xff000000u;
  }
}

static uint32_t straight(uint32_t component, uint32_t alpha) {
  uint32_t value = (component * 255 + alpha / 2) / alpha;
  return value < 255 ? value : 255;
}

void drawing_unpremultiply(
    uint32_t *target, size_t target_stride, const uint32_t *pixels, size_t stride, size_t width,
    size_t height) {
  for (size_t y = 0; y < height; y++) {
    for (size_t x = 0; x < width; x++) {
      uint32_t pixel = pixels[y * stride + x], alpha = pixel >> 24;
      target[y * target_stride + x] =
          alpha == 0 ? 0
                     : alpha << 24 | straight(pixel >> 16 & 255, alpha) << 16 |
                           straight(pixel >> 8 & 255, alpha) << 8 | straight(pixel & 255, alpha);
    }
  }
}
