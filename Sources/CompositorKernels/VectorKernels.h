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
typedef float FloatsInMemory __attribute__((vector_size(WIDTH * 4), aligned(4)));
typedef uint64_t Pairs __attribute__((vector_size(WIDTH * 4)));
typedef uint16_t Lanes __attribute__((vector_size(WIDTH * 4)));
typedef uint16_t LanesInMemory __attribute__((vector_size(WIDTH * 4), aligned(2)));
typedef uint32_t WideLanes __attribute__((vector_size(WIDTH * 8)));
typedef uint8_t BytesInMemory __attribute__((vector_size(WIDTH), aligned(1)));
typedef uint8_t LaneBytesInMemory __attribute__((vector_size(WIDTH * 2), aligned(1)));

#define LOAD(pointer) ((Pixels) * (const PixelsInMemory *)(pointer))
#define STORE(pointer, value) (*(PixelsInMemory *)(pointer) = (value))
#define RED_BLUE(pixels) ((Lanes)((pixels) & 0x00ff00ffu))
#define ALPHA_GREEN(pixels) ((Lanes)(pixels) >> 8)
#define JOIN(red_blue, alpha_green) ((Pixels)(red_blue) | (Pixels)(alpha_green) << 8)
// A lane of red and blue (or alpha and green) each, from the low half of every pixel's number.
#define BOTH_LANES(numbers) ((Lanes)((numbers) | (numbers) << 16))
#define BROADCAST(level) ((Lanes){} + (uint16_t)(level))
// The upper half of each lane's product.
#if WIDTH == 8
#define MULTIPLY_HIGH(a, b) ((Lanes)_mm256_mulhi_epu16((__m256i)(a), (__m256i)(b)))
#elif defined(__SSE2__)
#define MULTIPLY_HIGH(a, b) ((Lanes)_mm_mulhi_epu16((__m128i)(a), (__m128i)(b)))
#else
#define MULTIPLY_HIGH(a, b)                                                                        \
  __builtin_convertvector(                                                                         \
      __builtin_convertvector(a, WideLanes) * __builtin_convertvector(b, WideLanes) >> 16, Lanes)
#endif
// For lanes that had 128 added: (x + x / 256) / 256, which is x · 257 / 65536.
#define SCALE_DOWN(lanes) MULTIPLY_HIGH(lanes, BROADCAST(257))
#define MIX(a, b, fraction) ((((a) << 8) + ((b) - (a)) * (fraction) + 128) >> 8)
// The same for alpha and green, from and to their places in a pixel, the other bits being 0.
#define MIX_HIGH(a, b, fraction)                                                                   \
  ((((Lanes)(a) & 0xff00) + (((Lanes)(b) >> 8) - ((Lanes)(a) >> 8)) * (fraction) + 128) & 0xff00)
// Pixels mixed by one fraction for each lane.
#define MIX_PIXELS(a, b, fraction)                                                                 \
  ((Pixels)(MIX(RED_BLUE(a), RED_BLUE(b), fraction) | MIX_HIGH(a, b, fraction)))

#if WIDTH == 4
#define EVEN(a, b) __builtin_shufflevector(a, b, 0, 2, 4, 6)
#define ODD(a, b) __builtin_shufflevector(a, b, 1, 3, 5, 7)
#define TWICE_FIRST(a) __builtin_shufflevector(a, a, 0, 0, 1, 1)
#define TWICE_SECOND(a) __builtin_shufflevector(a, a, 2, 2, 3, 3)
#define ADD_NEIGHBOURS(a) ((a) + __builtin_shufflevector(a, a, 1, 0))
static const Numbers places = {0, 1, 2, 3};
#else
#define EVEN(a, b) __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14)
#define ODD(a, b) __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15)
#define TWICE_FIRST(a) __builtin_shufflevector(a, a, 0, 0, 1, 1, 2, 2, 3, 3)
#define TWICE_SECOND(a) __builtin_shufflevector(a, a, 4, 4, 5, 5, 6, 6, 7, 7)
#define ADD_NEIGHBOURS(a) ((a) + __builtin_shufflevector(a, a, 1, 0, 3, 2))
static const Numbers places = {0, 1, 2, 3, 4, 5, 6, 7};
#endif

// Two pixels beside each other, as one number.
#define LOAD_PAIR(pairs, k, pointer)                                                               \
  {                                                                                                \
    uint64_t pair;                                                                                 \
    memcpy(&pair, pointer, 8);                                                                     \
    pairs[k] = pair;                                                                               \
  }

// A place that need not lie within the picture: a number, since it must not be a pointer then.
#define PREFETCH(pixels, place)                                                                    \
  __builtin_prefetch((const void *)((uintptr_t)(pixels) + (uintptr_t)(place) * sizeof(uint32_t)));

// Followed by `else`: takes the pixels left and right of u[i]... out of one piece of the row, as long
// as none of them lies before the first one or far behind it.
#if WIDTH == 8
#define PERMUTED(pointer, order)                                                                   \
  ((Pixels)_mm256_permutevar8x32_epi32((__m256i)LOAD(pointer), (__m256i)(order)))
#define ALL_BELOW(numbers, power) _mm256_testz_si256((__m256i)(numbers), _mm256_set1_epi32(-(power)))
#define GATHER_NEAR(left, right)                                                                   \
  int32_t first = u[i] >> 8;                                                                       \
  Numbers order = (Numbers)(LOAD(u + i) >> 8) - first;                                             \
  if (ALL_BELOW(order, 8)) {                                                                       \
    left = PERMUTED(row + first, order);                                                           \
    right = PERMUTED(row + first + 1, order);                                                      \
  } else if (ALL_BELOW(order, 16)) {                                                               \
    Pixels far = (Pixels)(order > 7);                                                              \
    left = (PERMUTED(row + first, order) & ~far) | (PERMUTED(row + first + 8, order) & far);       \
    right = (PERMUTED(row + first + 1, order) & ~far) | (PERMUTED(row + first + 9, order) & far);  \
  }
#else
#define GATHER_NEAR(left, right)                                                                   \
  if (0) {                                                                                         \
  }
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
      STORE(out + i, MIX_PIXELS(a, b, down));
    }
  } else if (fy == 0) {
    for (; i + WIDTH <= count; i += WIDTH) {
      Pixels a = LOAD(upper + i), b = LOAD(upper + i + 1);
      STORE(out + i, MIX_PIXELS(a, b, across));
    }
  } else {
    for (; i + WIDTH <= count; i += WIDTH) {
      Pixels a = LOAD(upper + i), b = LOAD(lower + i);
      Pixels c = LOAD(upper + i + 1), d = LOAD(lower + i + 1);
      Pixels left = MIX_PIXELS(a, b, down), right = MIX_PIXELS(c, d, down);
      STORE(out + i, MIX_PIXELS(left, right, across));
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
    Pixels left, right;
    GATHER_NEAR(left, right)
    else {
      Pairs one, other;
      // Not unrolled, each lane would go through memory.
      _Pragma("clang loop unroll(full)") for (int32_t k = 0; k < WIDTH / 2; k++) {
        LOAD_PAIR(one, k, row + (u[i + k] >> 8))
        LOAD_PAIR(other, k, row + (u[i + k + WIDTH / 2] >> 8))
      }
      left = EVEN((Pixels)one, (Pixels)other);
      right = ODD((Pixels)one, (Pixels)other);
    }
    Pixels fractions = LOAD(u + i) & 255;
    Lanes across = BOTH_LANES(fractions);
    STORE(out + i, MIX_PIXELS(left, right, across));
  }
  compositor_scalar_kernels.gather_row(out + i, row, u + i, count - i);
}

static void gather(uint32_t *out, const uint32_t *pixels, int32_t stride, const int32_t *u,
                   const int32_t *v, int32_t count, intptr_t ahead) {
  const uint32_t *below = pixels + stride;
  int32_t i = 0;
  for (; i + WIDTH <= count; i += WIDTH) {
    Pixels x = LOAD(u + i), y = LOAD(v + i);
    int32_t places[WIDTH];
    // Pixels before the one, of which a picture has fewer than 2^29.
    *(NumbersInMemory *)places = (Numbers)(y >> 8) * stride + (Numbers)(x >> 8);
    Pairs upper_one, upper_other, lower_one, lower_other;
    _Pragma("clang loop unroll(full)") for (int32_t k = 0; k < WIDTH / 2; k++) {
      int32_t one = places[k], other = places[k + WIDTH / 2];
      LOAD_PAIR(upper_one, k, pixels + one)
      LOAD_PAIR(upper_other, k, pixels + other)
      LOAD_PAIR(lower_one, k, below + one)
      LOAD_PAIR(lower_other, k, below + other)
    }
    PREFETCH(below, places[0] + ahead)
    PREFETCH(below, places[WIDTH / 4] + ahead)
    PREFETCH(below, places[WIDTH / 2] + ahead)
    PREFETCH(below, places[3 * WIDTH / 4] + ahead)
    // A pair's two pixels have the same way down, so they are mixed before they are parted.
    Pixels fx = x & 255, fy = y & 255;
    Pixels down_one = TWICE_FIRST(fy), down_other = TWICE_SECOND(fy);
    Lanes down = BOTH_LANES(down_one);
    Pixels one = MIX_PIXELS((Pixels)upper_one, (Pixels)lower_one, down);
    down = BOTH_LANES(down_other);
    Pixels other = MIX_PIXELS((Pixels)upper_other, (Pixels)lower_other, down);
    Pixels left = EVEN(one, other), right = ODD(one, other);
    Lanes across = BOTH_LANES(fx);
    STORE(out + i, MIX_PIXELS(left, right, across));
  }
  compositor_scalar_kernels.gather(out + i, pixels, stride, u + i, v + i, count - i, ahead);
}

static void invert(float *scale, int32_t first, int32_t count, float start, float step) {
  int32_t i = 0;
  for (; i + WIDTH <= count; i += WIDTH) {
    Numbers index = places + (first + i);
    Floats at = __builtin_convertvector(index, Floats);
    *(FloatsInMemory *)(scale + i) = 256.0f / (start + at * step);
  }
  compositor_scalar_kernels.invert(scale + i, first + i, count - i, start, step);
}

static void project(int32_t *out, const float *scale, int32_t first, int32_t count, float start,
                    float step, int32_t limit) {
  int32_t i = 0;
  for (; i + WIDTH <= count; i += WIDTH) {
    Numbers index = places + (first + i);
    Floats at = __builtin_convertvector(index, Floats);
    Floats factor = *(const FloatsInMemory *)(scale + i);
    Floats value = (start + at * step) * factor - 127.5f;
    // Kept in 0...limit; what is not a number is 0.
    Numbers above = value > 0.0f;
    Floats kept = (Floats)((Numbers)value & above);
    Numbers below = kept < (float)limit;
    kept = (Floats)((Numbers)kept & below);
    Numbers whole = __builtin_convertvector(kept, Numbers);
    *(NumbersInMemory *)(out + i) = whole | (~below & limit);
  }
  compositor_scalar_kernels.project(out + i, scale + i, first + i, count - i, start, step, limit);
}

static void add(uint32_t *dst, const uint32_t *src, int32_t count, int32_t alpha) {
  Lanes levels = BROADCAST(alpha), most = BROADCAST(255);
  int32_t i = 0;
  for (; i + WIDTH <= count; i += WIDTH) {
    Pixels value = LOAD(src + i), old = LOAD(dst + i);
    Lanes rb = RED_BLUE(value) * levels + 128, ag = ALPHA_GREEN(value) * levels + 128;
    rb = SCALE_DOWN(rb) + RED_BLUE(old);
    ag = SCALE_DOWN(ag) + ALPHA_GREEN(old);
    rb = (rb | (Lanes)(rb > most)) & most;
    ag = (ag | (Lanes)(ag > most)) & most;
    STORE(dst + i, JOIN(rb, ag));
  }
  compositor_scalar_kernels.add(dst + i, src + i, count - i, alpha);
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
  int32_t i = 0;
  if (factor == 1) {
    compositor_scalar_kernels.shrink(out, src, stride, count, factor);
    return;
  }
  if (factor < WIDTH) {
    // Several squares lie in each piece.
    int32_t squares = WIDTH / factor, shift = factor == 2 ? 6 : 4;
    for (; i + squares <= count; i += squares) {
      const uint32_t *piece = src + (intptr_t)i * factor;
      Lanes red_blue = {}, alpha_green = {};
      for (int32_t y = 0; y < factor; y++) {
        Pixels value = LOAD(piece + (intptr_t)y * stride);
        red_blue += RED_BLUE(value);
        alpha_green += ALPHA_GREEN(value);
      }
      // To numbers of two pixels: their blue and red, their green and alpha.
      Pairs rb = (Pairs)red_blue, ag = (Pairs)alpha_green;
      rb = (rb & 0xffffffffu) + (rb >> 32);
      ag = (ag & 0xffffffffu) + (ag >> 32);
      if (factor == 4) {
        rb = ADD_NEIGHBOURS(rb);
        ag = ADD_NEIGHBOURS(ag);
      }
      for (int32_t k = 0; k < squares; k++) {
        uint64_t sum = rb[k * (factor / 2)], other = ag[k * (factor / 2)];
        uint64_t four = (sum & 0xffff) | (other & 0xffff) << 16 | (sum >> 16 & 0xffff) << 32 |
                        (other >> 16) << 48;
        four <<= shift;
        memcpy(out + 4 * (i + k), &four, 8);
      }
    }
    compositor_scalar_kernels.shrink(out + 4 * i, src + (intptr_t)i * factor, stride, count - i,
                                     factor);
    return;
  }
  int32_t shift = factor == 4 ? 4 : factor == 8 ? 2 : 0;
  for (; i < count; i++) {
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

// Several vectors of results at once share each weight.
static void weigh(uint16_t *out, const uint16_t *in, intptr_t step, int32_t count,
                  const uint16_t *weights, int32_t taps) {
  enum { lanes = 2 * WIDTH };
  int32_t i = 0;
  for (; i + 4 * lanes <= count; i += 4 * lanes) {
    Lanes half = BROADCAST(taps / 2);
    Lanes a = half, b = half, c = half, d = half;
    const uint16_t *next = in + i;
    for (int32_t k = 0; k < taps; k++) {
      Lanes weight = BROADCAST(weights[k]);
      a += MULTIPLY_HIGH(*(const LanesInMemory *)next, weight);
      b += MULTIPLY_HIGH(*(const LanesInMemory *)(next + lanes), weight);
      c += MULTIPLY_HIGH(*(const LanesInMemory *)(next + 2 * lanes), weight);
      d += MULTIPLY_HIGH(*(const LanesInMemory *)(next + 3 * lanes), weight);
      next += step;
    }
    *(LanesInMemory *)(out + i) = a;
    *(LanesInMemory *)(out + i + lanes) = b;
    *(LanesInMemory *)(out + i + 2 * lanes) = c;
    *(LanesInMemory *)(out + i + 3 * lanes) = d;
  }
  for (; i + lanes <= count; i += lanes) {
    Lanes sum = BROADCAST(taps / 2);
    for (int32_t k = 0; k < taps; k++) {
      sum += MULTIPLY_HIGH(*(const LanesInMemory *)(in + i + k * step), BROADCAST(weights[k]));
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
