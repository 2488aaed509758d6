// Rows of a source's pixels as they fall on device pixels.
#ifndef SAMPLING_H
#define SAMPLING_H

#include "include/CompositorDrawing.h"
#include "include/CompositorKernels.h"

enum {
  /// Affine coordinates are stepped in 16.16 from each multiple of this many device pixels, so that
  /// they depend on the pixel only, and errors of the step stay below 1/256 pixel.
  sampling_run = 256,
  /// Pixels that may be written beyond the ones asked for, so that short rows are whole vectors.
  sampling_slack = 8,
};

/// Working memory of `compositor_fetch_row`, for the rows of one drawing.
typedef struct SamplingScratch {
  int32_t u[sampling_run + sampling_slack], v[sampling_run + sampling_slack];
  /// A row of the picture between two of its rows; room for a step of up to 2 pixels.
  uint32_t between[2 * (sampling_run + sampling_slack) + 18];
  /// What projected coordinates are divided by, upside down, from device pixel `scales_origin` on.
  /// Between `scales_x0` and `scales_x1` they are those of every row.
  float *scales;
  int32_t scales_origin, scales_x0, scales_x1;
} SamplingScratch;

/// To be called before a drawing's first row; `x0` is the leftmost pixel of all rows.
void compositor_begin_sampling(SamplingScratch *scratch, int32_t x0);

/// The `count` pixels of a picture (not of a solid source) at device pixels (x, y)...: either a
/// part of the picture itself, or `out`, filled. Outside the picture its border goes on.
///
/// A picture moved by whole pixels must have all of these pixels. `has_slack` tells whether `out`
/// has room for `sampling_slack` more pixels.
const uint32_t *compositor_fetch_row(const CompositorSource *source, int32_t x, int32_t y,
                                     int32_t count, uint32_t *out, bool has_slack,
                                     SamplingScratch *scratch, const CompositorKernels *kernels);

#endif
