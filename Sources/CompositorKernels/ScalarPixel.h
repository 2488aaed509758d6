// One pixel at a time, its four channels in the 16-bit lanes of one 64-bit number: b, r, g, a.
#ifndef SCALAR_PIXEL_H
#define SCALAR_PIXEL_H

#include <stdint.h>

#define LANES 0x00ff00ff00ff00ffull
#define LANE_HALVES 0x0080008000800080ull

static inline uint64_t spread(uint32_t pixel) {
  return ((uint64_t)pixel | (uint64_t)pixel << 24) & LANES;
}

/// A lane beyond 255, which only pixels that are not premultiplied give, spills into the next one.
static inline uint32_t collect(uint64_t lanes) {
  return (uint32_t)lanes | (uint32_t)(lanes >> 32) << 8;
}

/// Each lane (at most 255 · 255) divided by 255, rounded to the nearest.
static inline uint64_t divide_by_255(uint64_t lanes) {
  lanes += LANE_HALVES;
  return ((lanes + ((lanes >> 8) & LANES)) >> 8) & LANES;
}

/// A level of two multiplied levels 0...255.
static inline uint32_t product(uint32_t a, uint32_t b) {
  uint32_t x = a * b + 128;
  return (x + (x >> 8)) >> 8;
}

/// From `a` to `b` by `fraction` of 256. Lanes borrow from each other on the way, never in the end.
static inline uint64_t mix(uint64_t a, uint64_t b, uint64_t fraction) {
  return (((a << 8) + (b - a) * fraction + LANE_HALVES) >> 8) & LANES;
}

static inline uint32_t blend_pixel(uint32_t dst, uint32_t src, uint32_t alpha) {
  return collect(divide_by_255(spread(src) * alpha + spread(dst) * (255 - alpha)));
}

static inline uint32_t over_pixel(uint32_t dst, uint32_t src, uint32_t alpha) {
  uint64_t source = divide_by_255(spread(src) * alpha);
  return collect(source + divide_by_255(spread(dst) * (255 - (source >> 48))));
}

#endif
