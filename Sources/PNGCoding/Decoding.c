#include <stdlib.h>
#include <string.h>

#include "Problem.h"
#include "include/PNGCoding.h"

struct PNGCodingReader {
  png_structp png;
  png_infop info;
  /// What is not read yet.
  const uint8_t *bytes;
  size_t count;
  char problem[problem_size];
};

static void take(png_structp png, png_bytep out, size_t count) {
  PNGCodingReader *reader = png_get_io_ptr(png);
  if (reader->count < count) png_error(png, "the file ends too early");
  memcpy(out, reader->bytes, count);
  reader->bytes += count;
  reader->count -= count;
}

static bool read_header(PNGCodingReader *reader, int32_t largest_side) {
  if (setjmp(png_jmpbuf(reader->png))) return false;
  reader->info = png_create_info_struct(reader->png);
  if (!reader->info) png_error(reader->png, "out of memory");
  png_set_user_limits(reader->png, (png_uint_32)largest_side, (png_uint_32)largest_side);
  png_set_read_fn(reader->png, reader, take);
  png_read_info(reader->png, reader->info);
  // Deflate makes 1032 bytes of one at the most. A file that cannot fill its size gets no memory.
  uint64_t row = png_get_rowbytes(reader->png, reader->info);
  if (row * (uint64_t)png_coding_height(reader) / 1032 > reader->count) {
    png_error(reader->png, "too few bytes for its size");
  }
  // Whatever the file has becomes 8-bit blue, green, red, alpha.
  png_set_expand(reader->png);
  png_set_strip_16(reader->png);
  png_set_gray_to_rgb(reader->png);
  png_set_bgr(reader->png);
  png_set_add_alpha(reader->png, 255, PNG_FILLER_AFTER);
  png_set_interlace_handling(reader->png);
  png_read_update_info(reader->png, reader->info);
  if (png_get_rowbytes(reader->png, reader->info) !=
      (size_t)png_get_image_width(reader->png, reader->info) * 4) {
    png_error(reader->png, "an unknown pixel format");
  }
  return true;
}

PNGCodingReader *png_coding_open(const uint8_t *bytes, size_t count, int32_t largest_side,
                                 char *problem) {
  PNGCodingReader *reader = calloc(1, sizeof(PNGCodingReader));
  if (!reader) {
    snprintf(problem, problem_size, "out of memory");
    return 0;
  }
  reader->bytes = bytes;
  reader->count = count;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader->problem, keep_problem,
                                       ignore_warning);
  if (!reader->png) snprintf(reader->problem, problem_size, "libpng cannot be used");
  if (!reader->png || !read_header(reader, largest_side)) {
    memcpy(problem, reader->problem, problem_size);
    png_coding_close(reader);
    return 0;
  }
  return reader;
}

int32_t png_coding_width(const PNGCodingReader *reader) {
  return (int32_t)png_get_image_width(reader->png, reader->info);
}

int32_t png_coding_height(const PNGCodingReader *reader) {
  return (int32_t)png_get_image_height(reader->png, reader->info);
}

static bool read_rows(PNGCodingReader *reader, uint32_t *pixels, int32_t stride) {
  if (setjmp(png_jmpbuf(reader->png))) return false;
  int passes = png_set_interlace_handling(reader->png);
  int32_t height = png_coding_height(reader);
  for (int pass = 0; pass < passes; pass++) {
    for (int32_t y = 0; y < height; y++) {
      png_read_row(reader->png, (png_bytep)(pixels + (size_t)y * (size_t)stride), 0);
    }
  }
  png_read_end(reader->png, 0);
  return true;
}

static uint32_t premultiplied(const uint8_t *p) {
  uint32_t alpha = p[3];
  uint32_t blue = (p[0] * alpha + 127) / 255;
  uint32_t green = (p[1] * alpha + 127) / 255;
  uint32_t red = (p[2] * alpha + 127) / 255;
  return alpha << 24 | red << 16 | green << 8 | blue;
}

bool png_coding_read(PNGCodingReader *reader, uint32_t *pixels, int32_t stride, bool *opaque,
                     char *problem) {
  if (!read_rows(reader, pixels, stride)) {
    memcpy(problem, reader->problem, problem_size);
    return false;
  }
  uint32_t all = 255;
  int32_t width = png_coding_width(reader), height = png_coding_height(reader);
  for (int32_t y = 0; y < height; y++) {
    uint32_t *row = pixels + (size_t)y * (size_t)stride;
    for (int32_t x = 0; x < width; x++) {
      row[x] = premultiplied((const uint8_t *)(row + x));
      all &= row[x] >> 24;
    }
  }
  *opaque = all == 255;
  return true;
}

void png_coding_close(PNGCodingReader *reader) {
  if (!reader) return;
  png_destroy_read_struct(&reader->png, &reader->info, 0);
  free(reader);
}
