#ifndef INTERLUDE_CTEXTPIXELS_H
#define INTERLUDE_CTEXTPIXELS_H

#include <stddef.h>
#include <stdint.h>

/// Adds the coverage of `source` to `target`, where overlapping shapes unite: 1 - (1 - a)(1 - b).
///
/// Both are blocks of 0xAARRGGBB pixels of which only alpha counts; strides are in pixels.
void text_pixels_unite(
    uint32_t *target, size_t target_stride, const uint32_t *source, size_t source_stride,
    size_t width, size_t height);

/// Turns the coverage in each pixel's alpha into that coverage of a colour.
///
/// `color` is straight 0xAARRGGBB; the result is premultiplied, each component rounded to nearest.
void text_pixels_tint(uint32_t *pixels, size_t stride, size_t width, size_t height, uint32_t color);

/// Draws `source` over `target`; both are blocks of premultiplied pixels.
void text_pixels_over(
    uint32_t *target, size_t target_stride, const uint32_t *source, size_t source_stride,
    size_t width, size_t height);

/// Draws a rectangle of one colour, straight 0xAARRGGBB, over premultiplied pixels.
void text_pixels_fill(uint32_t *target, size_t stride, size_t width, size_t height, uint32_t color);

/// The first row with coverage in columns `left` (included) to `right` (excluded), or -1.
ptrdiff_t text_pixels_first_row(
    const uint32_t *pixels, size_t stride, size_t height, size_t left, size_t right);

#endif
