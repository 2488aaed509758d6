#include "Sampling.h"

static inline int32_t clamp(int32_t value, int32_t limit) {
  return value < 0 ? 0 : value > limit ? limit : value;
}

static const uint32_t *fetch_translated(const CompositorSource *source, int32_t x, int32_t y,
                                        int32_t count, uint32_t *out,
                                        const CompositorKernels *kernels) {
  int32_t u = x * 256 - source->tx, v = y * 256 - source->ty;
  int32_t column = u >> 8, fx = u & 255, row = v >> 8, fy = v & 255;
  int32_t last_row = source->height - 1, last_column = source->width - 1;
  const uint32_t *upper = source->pixels + (intptr_t)clamp(row, last_row) * source->stride;
  if (fx == 0 && fy == 0) return upper + column;
  const uint32_t *lower = source->pixels + (intptr_t)clamp(row + 1, last_row) * source->stride;
  // Left of the first and right of the last pixel's centre there is nothing to mix across.
  int32_t head = clamp(-column, count);
  int32_t body = clamp((fx == 0 ? last_column + 1 : last_column) - column, count);
  for (int32_t i = 0; i < head; i++) kernels->shift(out + i, upper, lower, 1, 0, fy);
  if (body > head) {
    kernels->shift(out + head, upper + column + head, lower + column + head, body - head, fx, fy);
  }
  for (int32_t i = body > head ? body : head; i < count; i++) {
    kernels->shift(out + i, upper + last_column, lower + last_column, 1, 0, fy);
  }
  return out;
}

/// 40.24 to 16.16; what leaves 16.16 wraps, and comes back where the picture is met.
static inline int32_t run_start(int64_t origin, int64_t step_x, int64_t step_y, int32_t x,
                                int32_t y) {
  uint64_t at = (uint64_t)origin + (uint64_t)step_x * (uint64_t)(int64_t)x +
                (uint64_t)step_y * (uint64_t)(int64_t)y;
  return (int32_t)(uint32_t)((at + 128) >> 8);
}

static inline int32_t run_step(int64_t step) { return (int32_t)((step + 128) >> 8); }

/// A linear function of the device at the centre of pixel (x, y).
static inline float linear(const double *function, int32_t x, int32_t y) {
  return (float)(function[0] * (x + 0.5) + function[1] * (y + 0.5) + function[2]);
}

void compositor_begin_sampling(SamplingScratch *scratch, int32_t x0) {
  scratch->scales_origin = x0;
  scratch->scales_x0 = scratch->scales_x1 = x0;
}

/// The scales of pixels that lie in one run, which begins at `base`.
static const float *run_scales(const CompositorSource *source, int32_t base, int32_t x, int32_t y,
                               int32_t count, SamplingScratch *scratch,
                               const CompositorKernels *kernels) {
  float *scales = scratch->scales + (x - scratch->scales_origin);
  bool stays = source->divisor[1] == 0;
  int32_t end = x + count;
  if (stays && x >= scratch->scales_x0 && end <= scratch->scales_x1) return scales;
  kernels->invert(scales, x - base, count, linear(source->divisor, base, y),
                  (float)source->divisor[0]);
  if (!stays) return scales;
  bool meets = x <= scratch->scales_x1 && end >= scratch->scales_x0;
  if (!meets || x < scratch->scales_x0) scratch->scales_x0 = x;
  if (!meets || end > scratch->scales_x1) scratch->scales_x1 = end;
  return scales;
}

/// How many pixels of a picture lie between what a row and the one `rows_ahead` rows below it want.
static inline intptr_t distance_ahead(const CompositorSource *source, double du, double dv) {
  // A picture that is not read in order waits for memory at every row, unless it is asked for early.
  const double rows_ahead = 4, furthest = 16384;
  double columns = du * rows_ahead, rows = dv * rows_ahead;
  bool near = columns > -furthest && columns < furthest && rows > -furthest && rows < furthest;
  return near ? (intptr_t)rows * source->stride + (intptr_t)columns : 0;
}

/// The same in perspective, at the pixel (x, y).
static intptr_t perspective_ahead(const CompositorSource *source, int32_t x, int32_t y) {
  double px = x + 0.5, py = y + 0.5;
  const double *a = source->across, *b = source->down, *c = source->divisor;
  double w = c[0] * px + c[1] * py + c[2];
  double u = (a[0] * px + a[1] * py + a[2]) / w, v = (b[0] * px + b[1] * py + b[2]) / w;
  return distance_ahead(source, (a[1] - u * c[1]) / w, (b[1] - v * c[1]) / w);
}

/// - `rounded`: as many pixels may be written.
static void fetch_perspective_run(const CompositorSource *source, int32_t x, int32_t y,
                                  int32_t count, int32_t rounded, uint32_t *out,
                                  SamplingScratch *scratch, const CompositorKernels *kernels) {
  // From the run's first pixel, so that coordinates depend on the pixel only.
  int32_t base = x & ~(sampling_run - 1);
  const float *scales = run_scales(source, base, x, y, count, scratch, kernels);
  kernels->project(scratch->u, scales, x - base, rounded, linear(source->across, base, y),
                   (float)source->across[0], (source->width - 1) * 256);
  kernels->project(scratch->v, scales, x - base, rounded, linear(source->down, base, y),
                   (float)source->down[0], (source->height - 1) * 256);
  kernels->gather(out, source->pixels, source->stride, scratch->u, scratch->v, rounded,
                  perspective_ahead(source, x + count / 2, y));
}

static void fetch_affine_run(const CompositorSource *source, int32_t x, int32_t y, int32_t count,
                             uint32_t *out, SamplingScratch *scratch,
                             const CompositorKernels *kernels) {
  int32_t base = x & ~(sampling_run - 1);
  uint32_t offset = (uint32_t)(x - base);
  int32_t du = run_step(source->ux), dv = run_step(source->vx);
  // Half of 1/256 pixel more, since the coordinates are rounded down to 1/256.
  uint32_t u = (uint32_t)run_start(source->u, source->ux, source->uy, base, y) + 128;
  uint32_t v = (uint32_t)run_start(source->v, source->vx, source->vy, base, y) + 128;
  u += offset * (uint32_t)du;
  v += offset * (uint32_t)dv;
  int32_t u_limit = (source->width - 1) * 256, v_limit = (source->height - 1) * 256;
  kernels->coordinates(scratch->u, count, (int32_t)u, du, u_limit);
  // 2^30 leaves room for a whole run, so that u does not wrap within it.
  bool near = (int32_t)u > -(1 << 30) && (int32_t)u < 1 << 30;
  if (dv == 0 && du >= 0 && du <= 2 * 65536 && near) {
    // Upright: mix down once for the row, then across; the general way mixes in the same order.
    int32_t row;
    kernels->coordinates(&row, 1, (int32_t)v, 0, v_limit);
    int32_t first = scratch->u[0] >> 8, last = scratch->u[count - 1] >> 8;
    const uint32_t *upper = source->pixels + (intptr_t)(row >> 8) * source->stride;
    if ((row & 255) == 0) {
      kernels->gather_row(out, upper, scratch->u, count);
      return;
    }
    kernels->shift(scratch->between, upper + first, upper + source->stride + first,
                   last - first + 2, 0, row & 255);
    for (int32_t i = 0; i < count; i++) scratch->u[i] -= first * 256;
    kernels->gather_row(out, scratch->between, scratch->u, count);
    return;
  }
  kernels->coordinates(scratch->v, count, (int32_t)v, dv, v_limit);
  kernels->gather(out, source->pixels, source->stride, scratch->u, scratch->v, count,
                  distance_ahead(source, (double)source->uy / (1 << 24),
                                 (double)source->vy / (1 << 24)));
}

const uint32_t *compositor_fetch_row(const CompositorSource *source, int32_t x, int32_t y,
                                     int32_t count, uint32_t *out, bool has_slack,
                                     SamplingScratch *scratch, const CompositorKernels *kernels) {
  if (source->kind == compositor_translated) {
    return fetch_translated(source, x, y, count, out, kernels);
  }
  for (int32_t done = 0; done < count;) {
    int32_t at = x + done;
    int32_t room = sampling_run - (at & (sampling_run - 1));
    int32_t length = room < count - done ? room : count - done;
    done += length;
    // What the slack gets is never looked at, or overwritten by the next run.
    int32_t rounded = (length + sampling_slack - 1) / sampling_slack * sampling_slack;
    if (source->kind == compositor_perspective) {
      fetch_perspective_run(source, at, y, length, has_slack ? rounded : length,
                            out + done - length, scratch, kernels);
    } else {
      fetch_affine_run(source, at, y, has_slack ? rounded : length, out + done - length, scratch,
                       kernels);
    }
  }
  return out;
}
