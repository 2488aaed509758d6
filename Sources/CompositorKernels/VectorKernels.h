// The kernels for WIDTH pixels at a time; included once for each set, with KERNEL_SET its name.
//
// A vector of pixels is worked on as two vectors of 16-bit lanes: red and blue, alpha and green.
// What is left over at the end of a row goes to the scalar set. Macros instead of functions keep
// builds without optimisation fast enough.

#include <string.h>

// A product and a sum are rounded apart, whatever the processor has.
#pragma STDC FP_CONTRACT OFF

typedef uint32_t Pixels __attribute__((vector_size(WIDTH * 4)));
typedef uint32_t PixelsInMemory __attribute__((vector_size(WIDTH * 4), aligned(4)));
typedef int32_t Numbers __attribute__((vector_size(WIDTH * 4)));
typedef int32_t NumbersInMemory __attribute__((vector_size(WIDTH * 4), aligned(4)));
typedef float Floats __attribute__((vector_size(WIDTH * 4)));
typedef uint64_t Pairs __attribute__((vector_size(WIDTH * 4)));
typedef uint16_t Lanes __attribute__((vector_size(WIDTH * 4)));
typedef uint16_t LanesInMemory __attribute__((vector_size(WIDTH * 4), aligned(2)));
typedef uint32_t WideLanes __attribute__((vector_size(WIDTH * 8)));
typedef uint8_t BytesInMemory __attribute__((vector_size(WIDTH), aligned(1)));
typedef uint8_t LaneBytesInMemory __attribute__((vector_size(WIDTH * 2), aligned(1)));

#define LOAD(pointer) ((Pixels) * (const PixelsInMemory *)(pointer))
#define STORE(pointer, value) (*(PixelsInMemory *)(pointer) = (value))
#define RED_BLUE(pixels) ((Lanes)((pixels) & 0x00ff00ffu))
#define ALPHA_GREEN(pixels) ((Lanes)((pixels) >> 8 & 0x00ff00ffu))
#define JOIN(red_blue, alpha_green) ((Pixels)(red_blue) | (Pixels)(alpha_green) << 8)
// A lane of red and blue (or alpha and green) each, from the low half of every pixel's number.
#define BOTH_LANES(numbers) ((Lanes)((numbers) | (numbers) << 16))
#define BROADCAST(level) ((Lanes){} + (uint16_t)(level))
// For lanes that had 128 added.
#define SCALE_DOWN(lanes) (((lanes) + ((lanes) >> 8)) >> 8)
#define MIX(a, b, fraction) ((((a) << 8) + ((b) - (a)) * (fraction) + 128) >> 8)

#if WIDTH == 4
#define EVEN(a, b) __builtin_shufflevector(a, b, 0, 2, 4, 6)
#define ODD(a, b) __builtin_shufflevector(a, b, 1, 3, 5, 7)
static const Numbers places = {0, 1, 2, 3};
#else
#define EVEN(a, b) __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14)
#define ODD(a, b) __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15)
static const Numbers places = {0, 1, 2, 3, 4, 5, 6, 7};
#endif

static void fill(uint32_t *dst, int32_t count, uint32_t color) {
  Pixels value = (Pixels){} + color;
  int32_t i = 0;
  for (; i + WIDTH <= count; i += WIDTH) STORE(dst + i, value);
  for (; i < count; i++) dst[i] = color;
}

static void tint(uint32_t *dst, int32_t count, uint32_t color, int32_t alpha) {
  Pixels value = (Pixels){} + color;
  Lanes red_blue = RED_BLUE(value) * BROADCAST(alpha) + 128;
  Lanes alpha_green = ALPHA_GREEN(value) * BROADCAST(alpha) + 128;
  Lanes rest = BROADCAST(255 - alpha);
  int32_t i = 0;
  for (; i + WIDTH <= count; i += WIDTH) {
    Pixels old = LOAD(dst + i);
    Lanes rb = red_blue + RED_BLUE(old) * rest;
    Lanes ag = alpha_green + ALPHA_GREEN(old) * rest;
    STORE(dst + i, JOIN(SCALE_DOWN(rb), SCALE_DOWN(ag)));
  }
  compositor_scalar_kernels.tint(dst + i, count - i, color, alpha);
}

// The mask's next levels times alpha, in both lanes of each pixel, as `m`.
#define LOAD_MASK                                                                                  \
  Pixels mask_levels =                                                                             \
      __builtin_convertvector(*(const BytesInMemory *)(mask + i), Pixels);                         \
  Lanes m = BOTH_LANES(mask_levels);                                                               \
  if (alpha != 255) {                                                                              \
    m = m * levels + 128;                                                                          \
    m = SCALE_DOWN(m);                                                                             \
  }

static void tint_mask(uint32_t *dst, int32_t count, uint32_t color, int32_t alpha,
                      const uint8_t *mask) {
  Pixels value = (Pixels){} + color;
  Lanes levels = BROADCAST(alpha);
  int32_t i = 0;
  for (; i + WIDTH <= count; i += WIDTH) {
    LOAD_MASK
    Pixels old = LOAD(dst + i);
    Lanes rb = RED_BLUE(value) * m + RED_BLUE(old) * (255 - m) + 128;
    Lanes ag = ALPHA_GREEN(value) * m + ALPHA_GREEN(old) * (255 - m) + 128;
    STORE(dst + i, JOIN(SCALE_DOWN(rb), SCALE_DOWN(ag)));
  }
  compositor_scalar_kernels.tint_mask(dst + i, count - i, color, alpha, mask + i);
}

static void blend(uint32_t *dst, const uint32_t *src, int32_t count, int32_t alpha) {
  Lanes m = BROADCAST(alpha), rest = BROADCAST(255 - alpha);
  int32_t i = 0;
  for (; i + WIDTH <= count; i += WIDTH) {
    Pixels value = LOAD(src + i), old = LOAD(dst + i);
    Lanes rb = RED_BLUE(value) * m + RED_BLUE(old) * rest + 128;
    Lanes ag = ALPHA_GREEN(value) * m + ALPHA_GREEN(old) * rest + 128;
    STORE(dst + i, JOIN(SCALE_DOWN(rb), SCALE_DOWN(ag)));
  }
  compositor_scalar_kernels.blend(dst + i, src + i, count - i, alpha);
}

static void blend_mask(uint32_t *dst, const uint32_t *src, int32_t count, int32_t alpha,
                       const uint8_t *mask) {
  Lanes levels = BROADCAST(alpha);
  int32_t i = 0;
  for (; i + WIDTH <= count; i += WIDTH) {
    LOAD_MASK
    Pixels value = LOAD(src + i), old = LOAD(dst + i);
    Lanes rb = RED_BLUE(value) * m + RED_BLUE(old) * (255 - m) + 128;
    Lanes ag = ALPHA_GREEN(value) * m + ALPHA_GREEN(old) * (255 - m) + 128;
    STORE(dst + i, JOIN(SCALE_DOWN(rb), SCALE_DOWN(ag)));
  }
  compositor_scalar_kernels.blend_mask(dst + i, src + i, count - i, alpha, mask + i);
}

// The scaled source `rb`, `ag` over the next pixels of dst.
#define STORE_OVER                                                                                 \
  Pixels alphas = (Pixels)ag >> 16;                                                                \
  Lanes rest = 255 - BOTH_LANES(alphas);                                                           \
  Pixels old = LOAD(dst + i);                                                                      \
  Lanes old_rb = RED_BLUE(old) * rest + 128;                                                       \
  Lanes old_ag = ALPHA_GREEN(old) * rest + 128;                                                    \
  rb += SCALE_DOWN(old_rb);                                                                        \
  ag += SCALE_DOWN(old_ag);                                                                        \
  STORE(dst + i, JOIN(rb, ag));

static void over(uint32_t *dst, const uint32_t *src, int32_t count, int32_t alpha) {
  Lanes levels = BROADCAST(alpha);
  int32_t i = 0;
  for (; i + WIDTH <= count; i += WIDTH) {
    Pixels value = LOAD(src + i);
    // Much of a text's picture is transparent.
    if (__builtin_reduce_or(value) == 0) continue;
    Lanes rb = RED_BLUE(value), ag = ALPHA_GREEN(value);
    if (alpha != 255) {
      rb = rb * levels + 128;
      ag = ag * levels + 128;
      rb = SCALE_DOWN(rb);
      ag = SCALE_DOWN(ag);
    }
    STORE_OVER
  }
  compositor_scalar_kernels.over(dst + i, src + i, count - i, alpha);
}

static void over_mask(uint32_t *dst, const uint32_t *src, int32_t count, int32_t alpha,
                      const uint8_t *mask) {
  Lanes levels = BROADCAST(alpha);
  int32_t i = 0;
  for (; i + WIDTH <= count; i += WIDTH) {
    LOAD_MASK
    Pixels value = LOAD(src + i);
    Lanes rb = RED_BLUE(value) * m + 128;
    Lanes ag = ALPHA_GREEN(value) * m + 128;
    rb = SCALE_DOWN(rb);
    ag = SCALE_DOWN(ag);
    STORE_OVER
  }
  compositor_scalar_kernels.over_mask(dst + i, src + i, count - i, alpha, mask + i);
}

static void multiply(uint8_t *mask, const uint8_t *other, int32_t count) {
  int32_t i = 0;
  for (; i + WIDTH * 2 <= count; i += WIDTH * 2) {
    Lanes a = __builtin_convertvector(*(const LaneBytesInMemory *)(mask + i), Lanes);
    Lanes b = __builtin_convertvector(*(const LaneBytesInMemory *)(other + i), Lanes);
    Lanes both = a * b + 128;
    both = SCALE_DOWN(both);
    *(LaneBytesInMemory *)(mask + i) = __builtin_convertvector(both, LaneBytesInMemory);
  }
  compositor_scalar_kernels.multiply(mask + i, other + i, count - i);
}

static void shift(uint32_t *out, const uint32_t *upper, const uint32_t *lower, int32_t count,
                  int32_t fx, int32_t fy) {
  Lanes across = BROADCAST(fx), down = BROADCAST(fy);
  int32_t i = 0;
  if (fx == 0) {
    for (; i + WIDTH <= count; i += WIDTH) {
      Pixels a = LOAD(upper + i), b = LOAD(lower + i);
      Lanes rb = MIX(RED_BLUE(a), RED_BLUE(b), down);
      Lanes ag = MIX(ALPHA_GREEN(a), ALPHA_GREEN(b), down);
      STORE(out + i, JOIN(rb, ag));
    }
  } else if (fy == 0) {
    for (; i + WIDTH <= count; i += WIDTH) {
      Pixels a = LOAD(upper + i), b = LOAD(upper + i + 1);
      Lanes rb = MIX(RED_BLUE(a), RED_BLUE(b), across);
      Lanes ag = MIX(ALPHA_GREEN(a), ALPHA_GREEN(b), across);
      STORE(out + i, JOIN(rb, ag));
    }
  } else {
    for (; i + WIDTH <= count; i += WIDTH) {
      Pixels a = LOAD(upper + i), b = LOAD(lower + i);
      Pixels c = LOAD(upper + i + 1), d = LOAD(lower + i + 1);
      Lanes left_rb = MIX(RED_BLUE(a), RED_BLUE(b), down);
      Lanes left_ag = MIX(ALPHA_GREEN(a), ALPHA_GREEN(b), down);
      Lanes right_rb = MIX(RED_BLUE(c), RED_BLUE(d), down);
      Lanes right_ag = MIX(ALPHA_GREEN(c), ALPHA_GREEN(d), down);
      Lanes rb = MIX(left_rb, right_rb, across);
      Lanes ag = MIX(left_ag, right_ag, across);
      STORE(out + i, JOIN(rb, ag));
    }
  }
  compositor_scalar_kernels.shift(out + i, upper + i, lower + i, count - i, fx, fy);
}

static void coordinates(int32_t *out, int32_t count, int32_t start, int32_t step, int32_t limit) {
  Pixels at = (Pixels){} + (uint32_t)start + (Pixels)places * (uint32_t)step;
  Pixels stride = (Pixels){} + (uint32_t)step * WIDTH;
  Numbers most = (Numbers){} + limit;
  int32_t i = 0;
  for (; i + WIDTH <= count; i += WIDTH) {
    Numbers value = (Numbers)at >> 8;
    value &= value > 0;
    Numbers beyond = value > most;
    value = (value & ~beyond) | (most & beyond);
    *(NumbersInMemory *)(out + i) = value;
    at += stride;
  }
  compositor_scalar_kernels.coordinates(
      out + i, count - i, (int32_t)((uint32_t)start + (uint32_t)i * (uint32_t)step), step, limit);
}

static void gather_row(uint32_t *out, const uint32_t *row, const int32_t *u, int32_t count) {
  int32_t i = 0;
  for (; i + WIDTH <= count; i += WIDTH) {
    Pairs first, second;
    // Not unrolled, each lane would go through memory.
    _Pragma("clang loop unroll(full)") for (int32_t k = 0; k < WIDTH / 2; k++) {
      uint64_t pair;
      memcpy(&pair, row + (u[i + k] >> 8), 8);
      first[k] = pair;
      memcpy(&pair, row + (u[i + k + WIDTH / 2] >> 8), 8);
      second[k] = pair;
    }
    Pixels left = EVEN((Pixels)first, (Pixels)second);
    Pixels right = ODD((Pixels)first, (Pixels)second);
    Pixels fractions = LOAD(u + i) & 255;
    Lanes across = BOTH_LANES(fractions);
    Lanes rb = MIX(RED_BLUE(left), RED_BLUE(right), across);
    Lanes ag = MIX(ALPHA_GREEN(left), ALPHA_GREEN(right), across);
    STORE(out + i, JOIN(rb, ag));
  }
  compositor_scalar_kernels.gather_row(out + i, row, u + i, count - i);
}

static void gather(uint32_t *out, const uint32_t *pixels, int32_t stride, const int32_t *u,
                   const int32_t *v, int32_t count) {
  int32_t i = 0;
  for (; i + WIDTH <= count; i += WIDTH) {
    Pairs upper_first, upper_second, lower_first, lower_second;
    _Pragma("clang loop unroll(full)") for (int32_t k = 0; k < WIDTH / 2; k++) {
      int32_t other = k + WIDTH / 2;
      const uint32_t *a = pixels + (intptr_t)(v[i + k] >> 8) * stride + (u[i + k] >> 8);
      const uint32_t *b = pixels + (intptr_t)(v[i + other] >> 8) * stride + (u[i + other] >> 8);
      uint64_t pair;
      memcpy(&pair, a, 8);
      upper_first[k] = pair;
      memcpy(&pair, b, 8);
      upper_second[k] = pair;
      memcpy(&pair, a + stride, 8);
      lower_first[k] = pair;
      memcpy(&pair, b + stride, 8);
      lower_second[k] = pair;
    }
    Pixels p = EVEN((Pixels)upper_first, (Pixels)upper_second);
    Pixels q = ODD((Pixels)upper_first, (Pixels)upper_second);
    Pixels r = EVEN((Pixels)lower_first, (Pixels)lower_second);
    Pixels s = ODD((Pixels)lower_first, (Pixels)lower_second);
    Pixels fx = LOAD(u + i) & 255, fy = LOAD(v + i) & 255;
    Lanes across = BOTH_LANES(fx), down = BOTH_LANES(fy);
    Lanes left_rb = MIX(RED_BLUE(p), RED_BLUE(r), down);
    Lanes left_ag = MIX(ALPHA_GREEN(p), ALPHA_GREEN(r), down);
    Lanes right_rb = MIX(RED_BLUE(q), RED_BLUE(s), down);
    Lanes right_ag = MIX(ALPHA_GREEN(q), ALPHA_GREEN(s), down);
    Lanes rb = MIX(left_rb, right_rb, across);
    Lanes ag = MIX(left_ag, right_ag, across);
    STORE(out + i, JOIN(rb, ag));
  }
  compositor_scalar_kernels.gather(out + i, pixels, stride, u + i, v + i, count - i);
}

// `value` kept in 0...`limit` as whole numbers; what is not a number is 0.
#define PLACE(value, limit, out)                                                                   \
  {                                                                                                \
    Numbers above = value > 0.0f;                                                                  \
    Floats kept = (Floats)((Numbers)value & above);                                                \
    Numbers below = kept < (float)(limit);                                                         \
    kept = (Floats)((Numbers)kept & below);                                                        \
    Numbers whole = __builtin_convertvector(kept, Numbers);                                        \
    *(NumbersInMemory *)(out) = whole | (~below & (limit));                                        \
  }

static void project(int32_t *u, int32_t *v, int32_t first, int32_t count,
                    CompositorProjection start, CompositorProjection step, int32_t u_limit,
                    int32_t v_limit) {
  int32_t i = 0;
  for (; i + WIDTH <= count; i += WIDTH) {
    Numbers index = places + (first + i);
    Floats at = __builtin_convertvector(index, Floats);
    Floats scale = 256.0f / (start.divisor + at * step.divisor);
    Floats across = (start.across + at * step.across) * scale - 127.5f;
    Floats down = (start.down + at * step.down) * scale - 127.5f;
    PLACE(across, u_limit, u + i)
    PLACE(down, v_limit, v + i)
  }
  compositor_scalar_kernels.project(u + i, v + i, first + i, count - i, start, step, u_limit,
                                    v_limit);
}

static void multiply_alpha(uint32_t *dst, const uint32_t *mask, int32_t count) {
  int32_t i = 0;
  for (; i + WIDTH <= count; i += WIDTH) {
    Pixels value = LOAD(dst + i), alphas = LOAD(mask + i) >> 24;
    Lanes m = BOTH_LANES(alphas);
    Lanes rb = RED_BLUE(value) * m + 128, ag = ALPHA_GREEN(value) * m + 128;
    STORE(dst + i, JOIN(SCALE_DOWN(rb), SCALE_DOWN(ag)));
  }
  compositor_scalar_kernels.multiply_alpha(dst + i, mask + i, count - i);
}

// Sums of columns first, in pieces of `WIDTH` pixels, then of what lies beside each other.
static void shrink(uint16_t *out, const uint32_t *src, int32_t stride, int32_t count,
                   int32_t factor) {
  if (factor < WIDTH) {
    compositor_scalar_kernels.shrink(out, src, stride, count, factor);
    return;
  }
  int32_t shift = factor == 4 ? 4 : factor == 8 ? 2 : 0;
  for (int32_t i = 0; i < count; i++) {
    const uint32_t *square = src + (intptr_t)i * factor;
    Lanes red_blue = {}, alpha_green = {};
    for (int32_t y = 0; y < factor; y++) {
      for (int32_t x = 0; x < factor; x += WIDTH) {
        Pixels value = LOAD(square + (intptr_t)y * stride + x);
        red_blue += RED_BLUE(value);
        alpha_green += ALPHA_GREEN(value);
      }
    }
    uint32_t sums[4] = {};
    for (int32_t k = 0; k < WIDTH; k++) {
      sums[0] += red_blue[2 * k];
      sums[1] += alpha_green[2 * k];
      sums[2] += red_blue[2 * k + 1];
      sums[3] += alpha_green[2 * k + 1];
    }
    for (int32_t k = 0; k < 4; k++) out[4 * i + k] = (uint16_t)(sums[k] << shift);
  }
}

static void weigh(uint16_t *out, const uint16_t *in, intptr_t step, int32_t count,
                  const uint16_t *weights, int32_t taps) {
  int32_t i = 0;
  for (; i + 2 * WIDTH <= count; i += 2 * WIDTH) {
    Lanes sum = BROADCAST(taps / 2);
    for (int32_t k = 0; k < taps; k++) {
      Lanes value = *(const LanesInMemory *)(in + i + k * step);
      WideLanes wide = __builtin_convertvector(value, WideLanes) * (uint32_t)weights[k] >> 16;
      sum += __builtin_convertvector(wide, Lanes);
    }
    *(LanesInMemory *)(out + i) = sum;
  }
  compositor_scalar_kernels.weigh(out + i, in + i, step, count - i, weights, taps);
}

static void pack(uint32_t *out, const uint16_t *in, int32_t count) {
  int32_t i = 0;
  for (; 2 * i + WIDTH <= 2 * count; i += WIDTH / 2) {
    Lanes value = *(const LanesInMemory *)(in + 4 * i);
    // Rounded up at most 255.5, that is 65408, of which the sum stays below 65536.
    Lanes most = BROADCAST(65407);
    Lanes over = (Lanes)(value > most);
    value = (value & ~over) | (most & over);
    value = (value + 128) >> 8;
    LaneBytesInMemory bytes = __builtin_convertvector(value, LaneBytesInMemory);
    memcpy(out + i, &bytes, sizeof bytes);
  }
  compositor_scalar_kernels.pack(out + i, in + 4 * i, count - i);
}

const CompositorKernels KERNEL_SET = {
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
    .project = project,
    .multiply_alpha = multiply_alpha,
    .shrink = shrink,
    .weigh = weigh,
    .pack = pack,
};
