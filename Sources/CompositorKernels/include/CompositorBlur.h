#ifndef COMPOSITOR_BLUR_H
#define COMPOSITOR_BLUR_H

#include <stdint.h>

/// Moves `count` pixels of 8.8 channels from grey (0) over themselves (256) to stronger colours, kept
/// within their alpha.
void compositor_saturate(uint16_t *pixels, int32_t count, int32_t saturation);

/// Repeats the first and the last of `count` pixels `margin` times before and after them.
void compositor_extend(uint16_t *pixels, int32_t count, int32_t margin);

#endif
