#ifndef INTERLUDE_CDRAWING_H
#define INTERLUDE_CDRAWING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "DrawingOutline.h"

/// Blurs a coverage mask by a Gaussian of standard deviation `sigma` pixels, in place; beyond its
/// edges the mask is 0. `weight` holds the Gaussian from its middle on, `count` values that, with
/// their mirror image, add up to 1; with a `count` of 0 boxes of the same variance stand for it.
///
/// Returns false, and changes nothing, when memory runs out.
bool drawing_blur(
    uint8_t *mask, size_t stride, size_t width, size_t height, double sigma, const double *weight,
    size_t count);

/// The alpha of premultiplied pixels (0xAARRGGBB), or their luminance, as a mask. Strides are in
/// elements.
void drawing_extract_mask(
    uint8_t *mask, size_t mask_stride, const uint32_t *pixels, size_t stride, size_t width,
    size_t height, bool luminance);

/// Copies premultiplied pixels (0xAARRGGBB) to straight ones, each component rounded to the nearest
/// level.
void drawing_unpremultiply(
    uint32_t *target, size_t target_stride, const uint32_t *pixels, size_t stride, size_t width,
    size_t height);

/// Sets every pixel's alpha to 255.
void drawing_make_opaque(uint32_t *pixels, size_t stride, size_t width, size_t height);

/// A colour of a gradient: straight sRGB components from 0 to 1 at `location` from 0 to 1.
typedef struct {
  double location, red, green, blue, alpha;
} drawing_stop;

/// Fills premultiplied pixels by their direction from (`x`, `y`), in pixels: the gradient begins
/// at the direction (`dx`, `dy`) and goes round once, from the x axis towards the y axis. A pixel in
/// which a stop lies is the mean over it. `stops` ascend, the first at 0 and the last at 1.
void drawing_conic(
    uint32_t *pixels, size_t stride, size_t width, size_t height, double x, double y, double dx,
    double dy, const drawing_stop *stops, size_t count);

#endif
