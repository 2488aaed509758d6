#include <stdlib.h>
#include <string.h>

#include "RowCoverage.h"
#include "Sampling.h"
#include "ScalarPixel.h"

struct CompositorScratch {
  RowCells cells;
  uint8_t *mask;
  uint8_t *clip_mask;
  uint32_t *row;
  SamplingScratch sampling;
};

CompositorScratch *compositor_scratch_create(int32_t width) {
  CompositorScratch *scratch = calloc(1, sizeof(CompositorScratch));
  if (!scratch) return 0;
  size_t count = (size_t)width;
  scratch->cells.heights = calloc(count, sizeof(int32_t));
  scratch->cells.areas = calloc(count, sizeof(int32_t));
  scratch->mask = calloc(count, 1);
  scratch->clip_mask = calloc(count, 1);
  scratch->row = calloc(count + sampling_slack, sizeof(uint32_t));
  scratch->sampling.scales = calloc(count + sampling_slack, sizeof(float));
  if (!scratch->cells.heights || !scratch->cells.areas || !scratch->mask || !scratch->clip_mask ||
      !scratch->row || !scratch->sampling.scales) {
    compositor_scratch_destroy(scratch);
    return 0;
  }
  return scratch;
}

void compositor_scratch_destroy(CompositorScratch *scratch) {
  if (!scratch) return;
  free(scratch->cells.heights);
  free(scratch->cells.areas);
  free(scratch->mask);
  free(scratch->clip_mask);
  free(scratch->row);
  free(scratch->sampling.scales);
  free(scratch);
}

static CompositorRect intersection(CompositorRect a, CompositorRect b) {
  return (CompositorRect){
      a.x0 > b.x0 ? a.x0 : b.x0,
      a.y0 > b.y0 ? a.y0 : b.y0,
      a.x1 < b.x1 ? a.x1 : b.x1,
      a.y1 < b.y1 ? a.y1 : b.y1,
  };
}

/// What can be touched: a picture moved by whole pixels is never read outside itself.
static CompositorRect reach(const CompositorDrawing *drawing) {
  CompositorRect rect = intersection(drawing->scissor, drawing->target.bounds);
  const CompositorSource *source = &drawing->source;
  if (source->kind == compositor_translated && !(source->tx & 255) && !(source->ty & 255)) {
    int32_t x = source->tx >> 8, y = source->ty >> 8;
    rect = intersection(rect, (CompositorRect){x, y, x + source->width, y + source->height});
  }
  return rect;
}

static void draw_solid(const CompositorDrawing *drawing, uint32_t *dst, int32_t count,
                       int32_t alpha, const uint8_t *mask, const CompositorKernels *kernels) {
  uint32_t color = drawing->source.color;
  if (mask) {
    kernels->tint_mask(dst, count, color, alpha, mask);
  } else if (alpha == 255) {
    kernels->fill(dst, count, color);
  } else {
    kernels->tint(dst, count, color, alpha);
  }
}

/// Draws pixels of a picture that have been fetched to `src`.
static void draw_fetched(const CompositorDrawing *drawing, const uint32_t *src, uint32_t *dst,
                         int32_t count, int32_t alpha, const uint8_t *mask,
                         const CompositorKernels *kernels) {
  if (drawing->source.opaque) {
    if (mask) {
      kernels->blend_mask(dst, src, count, alpha, mask);
    } else {
      kernels->blend(dst, src, count, alpha);
    }
  } else if (mask) {
    kernels->over_mask(dst, src, count, alpha, mask);
  } else {
    kernels->over(dst, src, count, alpha);
  }
}

/// Draws what `coverage` leaves of one row; `mask_x0` is the pixel that its mask begins with.
static void draw_row(const CompositorDrawing *drawing, int32_t y, const RowCoverage *coverage,
                     int32_t mask_x0, CompositorScratch *scratch,
                     const CompositorKernels *kernels) {
  const CompositorTarget *target = &drawing->target;
  const CompositorSource *source = &drawing->source;
  uint32_t *row = target->pixels + (intptr_t)(y - target->bounds.y0) * target->stride;
  // Where nothing is copied straight into the target, the whole row is fetched at once.
  const uint32_t *fetched = 0;
  int32_t first = coverage->segments[0].x0, end = coverage->segments[coverage->count - 1].x1;
  if (source->kind != compositor_solid && !(source->opaque && drawing->alpha == 255)) {
    fetched = compositor_fetch_row(source, first, y, end - first, scratch->row, true,
                                   &scratch->sampling, kernels);
  }
  for (int32_t i = 0; i < coverage->count; i++) {
    RowSegment segment = coverage->segments[i];
    int32_t x = segment.x0, count = segment.x1 - segment.x0;
    uint32_t *dst = row + (x - target->bounds.x0);
    const uint8_t *mask = 0;
    int32_t alpha = drawing->alpha;
    if (segment.level == level_from_mask) {
      mask = coverage->mask + (x - mask_x0);
    } else {
      alpha = (int32_t)product((uint32_t)alpha, (uint32_t)segment.level);
    }
    if (source->kind == compositor_solid) {
      draw_solid(drawing, dst, count, alpha, mask, kernels);
    } else if (fetched) {
      draw_fetched(drawing, fetched + (x - first), dst, count, alpha, mask, kernels);
    } else if (alpha == 255 && !mask) {
      const uint32_t *src = compositor_fetch_row(source, x, y, count, dst, false,
                                                 &scratch->sampling, kernels);
      if (src != dst) memcpy(dst, src, (size_t)count * sizeof(uint32_t));
    } else {
      const uint32_t *src = compositor_fetch_row(source, x, y, count, scratch->row, true,
                                                 &scratch->sampling, kernels);
      draw_fetched(drawing, src, dst, count, alpha, mask, kernels);
    }
  }
}

void compositor_draw(const CompositorDrawing *drawing, CompositorScratch *scratch,
                     const CompositorKernels *kernels) {
  CompositorRect rect = reach(drawing);
  if (rect.x0 >= rect.x1 || rect.y0 >= rect.y1) return;
  ShapeCursor shape = {&drawing->shape, 0, 0};
  ShapeCursor clips[compositor_most_clips];
  for (int32_t i = 0; i < drawing->clip_count; i++) {
    clips[i] = (ShapeCursor){&drawing->clips[i], 0, 0};
  }
  RowCoverage coverage = {.mask = scratch->mask};
  RowCoverage clip_coverage = {.mask = scratch->clip_mask};
  ShapeCursor inner = {drawing->inner, 0, 0};
  compositor_begin_sampling(&scratch->sampling, rect.x0);
  for (int32_t y = rect.y0; y < rect.y1; y++) {
    compositor_cover_row(&shape, y, rect.x0, rect.x1, scratch->cells, &coverage);
    if (drawing->inner && coverage.count) {
      compositor_cover_row(&inner, y, rect.x0, rect.x1, scratch->cells, &clip_coverage);
      compositor_subtract_row(&coverage, &clip_coverage, rect.x0);
    }
    for (int32_t i = 0; i < drawing->clip_count && coverage.count; i++) {
      compositor_cover_row(&clips[i], y, rect.x0, rect.x1, scratch->cells, &clip_coverage);
      compositor_intersect_rows(&coverage, &clip_coverage, rect.x0, kernels);
    }
    if (coverage.count) draw_row(drawing, y, &coverage, rect.x0, scratch, kernels);
  }
}
