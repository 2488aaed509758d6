#ifndef COMPOSITOR_KERNELS_H
#define COMPOSITOR_KERNELS_H

#include <stdint.h>

#include "CompositorBlur.h"
#include "CompositorDrawing.h"

/// The loops over pixels, once for each kind of processor; all sets give the same bytes.
///
/// A pixel is premultiplied 0xAARRGGBB. Counts may be 0. No pointer needs alignment. `alpha`, a
/// mask byte and their product stand for 0...1 as 0...255. A product of two such levels is divided
/// by 255 and rounded to the nearest.
typedef struct CompositorKernels {
  /// dst = color.
  void (*fill)(uint32_t *dst, int32_t count, uint32_t color);
  /// dst = color · alpha + dst · (1 - alpha), rounded once; color is opaque.
  void (*tint)(uint32_t *dst, int32_t count, uint32_t color, int32_t alpha);
  void (*tint_mask)(uint32_t *dst, int32_t count, uint32_t color, int32_t alpha,
                    const uint8_t *mask);
  /// dst = src · alpha + dst · (1 - alpha), rounded once; all of src is opaque.
  void (*blend)(uint32_t *dst, const uint32_t *src, int32_t count, int32_t alpha);
  void (*blend_mask)(uint32_t *dst, const uint32_t *src, int32_t count, int32_t alpha,
                     const uint8_t *mask);
  /// dst = src · alpha + dst · (1 - alpha of that), each product rounded.
  void (*over)(uint32_t *dst, const uint32_t *src, int32_t count, int32_t alpha);
  void (*over_mask)(uint32_t *dst, const uint32_t *src, int32_t count, int32_t alpha,
                    const uint8_t *mask);
  /// dst = dst + src · alpha, the product rounded, the sum at most 255.
  void (*add)(uint32_t *dst, const uint32_t *src, int32_t count, int32_t alpha);
  /// mask = mask · other.
  void (*multiply)(uint8_t *mask, const uint8_t *other, int32_t count);
  /// The four-pixel mean at fractions fx, fy (0...255 of 256): first down from `upper` to `lower`,
  /// then across to the next pixel, each rounded. Reads count + 1 pixels of each row if fx > 0.
  void (*shift)(uint32_t *out, const uint32_t *upper, const uint32_t *lower, int32_t count,
                int32_t fx, int32_t fy);
  /// out[i] = (start + i · step) / 256 kept in 0...limit; 16.16 in (wrapping), 24.8 out.
  void (*coordinates)(int32_t *out, int32_t count, int32_t start, int32_t step, int32_t limit);
  /// out[i] = the mean across at row[u[i]], u in 24.8; may read 16 pixels further.
  void (*gather_row)(uint32_t *out, const uint32_t *row, const int32_t *u, int32_t count);
  /// out[i] = the four-pixel mean at (u[i], v[i]) as in `shift`; stride in pixels. `ahead` pixels from
  /// there lies what will be wanted soon; it need not exist.
  void (*gather)(uint32_t *out, const uint32_t *pixels, int32_t stride, const int32_t *u,
                 const int32_t *v, int32_t count, intptr_t ahead);
  /// scale[i] = 256 / (start + (first + i) · step).
  void (*invert)(float *scale, int32_t first, int32_t count, float start, float step);
  /// out[i] = (start + (first + i) · step) · scale[i], in 24.8 from the first pixel's centre, kept in
  /// 0...limit; what is not a number is 0.
  void (*project)(int32_t *out, const float *scale, int32_t first, int32_t count, float start,
                  float step, int32_t limit);
  /// dst = dst · alpha of mask.
  void (*multiply_alpha)(uint32_t *dst, const uint32_t *mask, int32_t count);
  /// The means of `count` squares of factor x factor pixels (1, 2, 4, 8 or 16) in 8.8, four channels
  /// after each other; reads `factor` rows.
  void (*shrink)(uint16_t *out, const uint32_t *src, int32_t stride, int32_t count, int32_t factor);
  /// out[i] = the sum over k in 0..<taps of in[i + k · step] · weights[k] / 65536, each product
  /// rounded down and half of `taps` added.
  void (*weigh)(uint16_t *out, const uint16_t *in, intptr_t step, int32_t count,
                const uint16_t *weights, int32_t taps);
  /// 8.8 channels to `count` pixels, to the nearest.
  void (*pack)(uint32_t *out, const uint16_t *in, int32_t count);
} CompositorKernels;

/// 0: one pixel at a time. 1: what every processor of this architecture has (SSE2, NEON). 2: AVX2.
/// Null where this processor lacks it.
const CompositorKernels *compositor_kernels(int32_t level);

#endif
