#include "KernelSets.h"
#include "ScalarPixel.h"

static void fill(uint32_t *dst, int32_t count, uint32_t color) {
  for (int32_t i = 0; i < count; i++) dst[i] = color;
}

static void tint(uint32_t *dst, int32_t count, uint32_t color, int32_t alpha) {
  for (int32_t i = 0; i < count; i++) dst[i] = blend_pixel(dst[i], color, alpha);
}

static void tint_mask(uint32_t *dst, int32_t count, uint32_t color, int32_t alpha,
                      const uint8_t *mask) {
  for (int32_t i = 0; i < count; i++) dst[i] = blend_pixel(dst[i], color, product(mask[i], alpha));
}

static void blend(uint32_t *dst, const uint32_t *src, int32_t count, int32_t alpha) {
  for (int32_t i = 0; i < count; i++) dst[i] = blend_pixel(dst[i], src[i], alpha);
}

static void blend_mask(uint32_t *dst, const uint32_t *src, int32_t count, int32_t alpha,
                       const uint8_t *mask) {
  for (int32_t i = 0; i < count; i++) dst[i] = blend_pixel(dst[i], src[i], product(mask[i], alpha));
}

static void over(uint32_t *dst, const uint32_t *src, int32_t count, int32_t alpha) {
  for (int32_t i = 0; i < count; i++) dst[i] = over_pixel(dst[i], src[i], alpha);
}

static void over_mask(uint32_t *dst, const uint32_t *src, int32_t count, int32_t alpha,
                      const uint8_t *mask) {
  for (int32_t i = 0; i < count; i++) dst[i] = over_pixel(dst[i], src[i], product(mask[i], alpha));
}

static void multiply(uint8_t *mask, const uint8_t *other, int32_t count) {
  for (int32_t i = 0; i < count; i++) mask[i] = (uint8_t)product(mask[i], other[i]);
}

static void shift(uint32_t *out, const uint32_t *upper, const uint32_t *lower, int32_t count,
                  int32_t fx, int32_t fy) {
  if (fx == 0) {
    for (int32_t i = 0; i < count; i++) {
      out[i] = collect(mix(spread(upper[i]), spread(lower[i]), fy));
    }
    return;
  }
  for (int32_t i = 0; i < count; i++) {
    uint64_t left = mix(spread(upper[i]), spread(lower[i]), fy);
    uint64_t right = mix(spread(upper[i + 1]), spread(lower[i + 1]), fy);
    out[i] = collect(mix(left, right, fx));
  }
}

static void coordinates(int32_t *out, int32_t count, int32_t start, int32_t step, int32_t limit) {
  for (int32_t i = 0; i < count; i++) {
    int32_t at = (int32_t)((uint32_t)start + (uint32_t)i * (uint32_t)step) >> 8;
    out[i] = at < 0 ? 0 : at > limit ? limit : at;
  }
}

static void gather_row(uint32_t *out, const uint32_t *row, const int32_t *u, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    const uint32_t *at = row + (u[i] >> 8);
    out[i] = collect(mix(spread(at[0]), spread(at[1]), u[i] & 255));
  }
}

static void gather(uint32_t *out, const uint32_t *pixels, int32_t stride, const int32_t *u,
                   const int32_t *v, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    const uint32_t *at = pixels + (intptr_t)(v[i] >> 8) * stride + (u[i] >> 8);
    uint64_t left = mix(spread(at[0]), spread(at[stride]), v[i] & 255);
    uint64_t right = mix(spread(at[1]), spread(at[stride + 1]), v[i] & 255);
    out[i] = collect(mix(left, right, u[i] & 255));
  }
}

const CompositorKernels compositor_scalar_kernels = {
    .fill = fill,
    .tint = tint,
    .tint_mask = tint_mask,
    .blend = blend,
    .blend_mask = blend_mask,
    .over = over,
    .over_mask = over_mask,
    .multiply = multiply,
    .shift = shift,
    .coordinates = coordinates,
    .gather_row = gather_row,
    .gather = gather,
};
