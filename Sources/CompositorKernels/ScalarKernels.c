#include "KernelSets.h"
#include "ScalarPixel.h"

// A product and a sum are rounded apart, whatever the processor has.
#pragma STDC FP_CONTRACT OFF

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

static void add(uint32_t *dst, const uint32_t *src, int32_t count, int32_t alpha) {
  for (int32_t i = 0; i < count; i++) {
    uint64_t sum = spread(dst[i]) + divide_by_255(spread(src[i]) * (uint32_t)alpha);
    uint64_t carries = sum >> 8 & (LANES / 255);
    dst[i] = collect((sum | carries * 255) & LANES);
  }
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
                   const int32_t *v, int32_t count, intptr_t ahead) {
  (void)ahead;
  for (int32_t i = 0; i < count; i++) {
    const uint32_t *at = pixels + (intptr_t)(v[i] >> 8) * stride + (u[i] >> 8);
    uint64_t left = mix(spread(at[0]), spread(at[stride]), v[i] & 255);
    uint64_t right = mix(spread(at[1]), spread(at[stride + 1]), v[i] & 255);
    out[i] = collect(mix(left, right, u[i] & 255));
  }
}

static int32_t place(float value, int32_t limit) {
  value = value > 0.0f ? value : 0.0f;
  return value < (float)limit ? (int32_t)value : limit;
}

static void invert(float *scale, int32_t first, int32_t count, float start, float step) {
  for (int32_t i = 0; i < count; i++) scale[i] = 256.0f / (start + (float)(first + i) * step);
}

static void project(int32_t *out, const float *scale, int32_t first, int32_t count, float start,
                    float step, int32_t limit) {
  for (int32_t i = 0; i < count; i++) {
    // Half a pixel to its centre, half of 1/256 for rounding down.
    out[i] = place((start + (float)(first + i) * step) * scale[i] - 127.5f, limit);
  }
}

static void multiply_alpha(uint32_t *dst, const uint32_t *mask, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    dst[i] = collect(divide_by_255(spread(dst[i]) * (mask[i] >> 24)));
  }
}

static int32_t bits_of(int32_t factor) {
  return factor == 1 ? 0 : factor == 2 ? 1 : factor == 4 ? 2 : factor == 8 ? 3 : 4;
}

static void shrink(uint16_t *out, const uint32_t *src, int32_t stride, int32_t count,
                   int32_t factor) {
  int32_t shift = 8 - 2 * bits_of(factor);
  for (int32_t i = 0; i < count; i++) {
    uint64_t sum = 0;
    for (int32_t y = 0; y < factor; y++) {
      const uint32_t *row = src + (intptr_t)y * stride + (intptr_t)i * factor;
      for (int32_t x = 0; x < factor; x++) sum += spread(row[x]);
    }
    // Of a pixel's four lanes: blue, red, green, alpha.
    out[4 * i] = (uint16_t)((sum & 0xffff) << shift);
    out[4 * i + 1] = (uint16_t)((sum >> 32 & 0xffff) << shift);
    out[4 * i + 2] = (uint16_t)((sum >> 16 & 0xffff) << shift);
    out[4 * i + 3] = (uint16_t)((sum >> 48) << shift);
  }
}

static void weigh(uint16_t *out, const uint16_t *in, intptr_t step, int32_t count,
                  const uint16_t *weights, int32_t taps) {
  for (int32_t i = 0; i < count; i++) {
    uint16_t sum = (uint16_t)(taps / 2);
    for (int32_t k = 0; k < taps; k++) {
      sum += (uint16_t)((uint32_t)in[i + k * step] * weights[k] >> 16);
    }
    out[i] = sum;
  }
}

static void pack(uint32_t *out, const uint16_t *in, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    uint32_t pixel = 0;
    for (int32_t k = 0; k < 4; k++) {
      uint32_t level = (in[4 * i + k] + 128u) >> 8;
      pixel |= (level > 255 ? 255 : level) << 8 * k;
    }
    out[i] = pixel;
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
    .add = add,
    .multiply = multiply,
    .shift = shift,
    .coordinates = coordinates,
    .gather_row = gather_row,
    .gather = gather,
    .invert = invert,
    .project = project,
    .multiply_alpha = multiply_alpha,
    .shrink = shrink,
    .weigh = weigh,
    .pack = pack,
};
