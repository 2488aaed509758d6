#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Copies `count` pixels of straight alpha (0xAARRGGBB) to premultiplied ones, each component
/// rounded to the nearest level. Returns whether all of them are opaque.
bool pixel_formats_premultiply(uint32_t *target, const uint32_t *source, size_t count);
