#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Copies `count` pixels of straight alpha (0xAARRGGBB) to premultiplied ones, each component
/// rounded to the nearest level. Returns whether all of them are opaque.
bool pixel_formats_premultiply(uint32_t *target, const uint32_t *source, size_t count);

/// Copies `width` x `height` pixels: the one at (x, y) is `source[x * across + y * down]`.
void pixel_formats_gather(uint32_t *target, size_t targetStride, size_t width, size_t height,
                          const uint32_t *source, ptrdiff_t across, ptrdiff_t down);

/// Fills `width` x `height` pixels with copies of the source side by side, from the upper left.
void pixel_formats_repeat(uint32_t *target, size_t targetStride, size_t width, size_t height,
                          const uint32_t *source, size_t sourceStride, size_t sourceWidth,
                          size_t sourceHeight);
