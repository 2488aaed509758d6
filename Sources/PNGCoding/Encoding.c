#include <stdlib.h>
#include <string.h>

#include "Problem.h"
#include "include/PNGCoding.h"

typedef struct Encoder {
  PNGCodingBytes result;
  size_t capacity;
  png_structp png;
  png_infop info;
  uint8_t *row;
} Encoder;

static void append(png_structp png, png_bytep bytes, size_t count) {
  Encoder *encoder = png_get_io_ptr(png);
  PNGCodingBytes *result = &encoder->result;
  if (encoder->capacity - result->count < count) {
    size_t capacity = 2 * encoder->capacity + count + 4096;
    uint8_t *grown = realloc(result->bytes, capacity);
    if (!grown) png_error(png, "out of memory");
    result->bytes = grown;
    encoder->capacity = capacity;
  }
  memcpy(result->bytes + result->count, bytes, count);
  result->count += count;
}

static void flush(png_structp png) { (void)png; }

static uint8_t straight(uint32_t level, uint32_t alpha) {
  if (alpha == 0) return 0;
  uint32_t value = (level * 255 + alpha / 2) / alpha;
  return value > 255 ? 255 : (uint8_t)value;
}

static void convert(const uint32_t *pixels, int32_t width, bool opaque, uint8_t *row) {
  for (int32_t x = 0; x < width; x++) {
    uint32_t pixel = pixels[x], alpha = opaque ? 255 : pixel >> 24;
    *row++ = straight(pixel >> 16 & 255, alpha);
    *row++ = straight(pixel >> 8 & 255, alpha);
    *row++ = straight(pixel & 255, alpha);
    if (!opaque) *row++ = (uint8_t)alpha;
  }
}

static void write_texts(Encoder *encoder, const PNGCodingText *texts, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    png_text text = {
        .compression = PNG_ITXT_COMPRESSION_NONE,
        .key = (char *)texts[i].keyword,
        .text = (char *)texts[i].text,
        .itxt_length = strlen(texts[i].text),
        .lang = "",
        .lang_key = "",
    };
    png_set_text(encoder->png, encoder->info, &text, 1);
  }
}

/// Everything that may leave by longjmp; the caller's variables all live in `encoder`.
static bool encode(Encoder *encoder, const uint32_t *pixels, int32_t width, int32_t height,
                   int32_t stride, bool opaque, const PNGCodingText *texts, int32_t text_count) {
  if (setjmp(png_jmpbuf(encoder->png))) return false;
  encoder->info = png_create_info_struct(encoder->png);
  encoder->row = malloc((size_t)width * 4);
  if (!encoder->info || !encoder->row) png_error(encoder->png, "out of memory");
  png_set_write_fn(encoder->png, encoder, append, flush);
  png_set_IHDR(encoder->png, encoder->info, (png_uint_32)width, (png_uint_32)height, 8,
               opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(encoder->png, encoder->info, PNG_sRGB_INTENT_PERCEPTUAL);
  // Named, so that the bytes do not depend on what libpng was built with.
  png_set_compression_level(encoder->png, 6);
  png_set_filter(encoder->png, PNG_FILTER_TYPE_BASE, PNG_ALL_FILTERS);
  write_texts(encoder, texts, text_count);
  png_write_info(encoder->png, encoder->info);
  for (int32_t y = 0; y < height; y++) {
    convert(pixels + (size_t)y * (size_t)stride, width, opaque, encoder->row);
    png_write_row(encoder->png, encoder->row);
  }
  png_write_end(encoder->png, encoder->info);
  return true;
}

PNGCodingBytes png_coding_encode(const uint32_t *pixels, int32_t width, int32_t height,
                                 int32_t stride, bool opaque, const PNGCodingText *texts,
                                 int32_t text_count) {
  Encoder encoder = {0};
  encoder.png = png_create_write_struct(PNG_LIBPNG_VER_STRING, encoder.result.problem,
                                        keep_problem, ignore_warning);
  bool done = false;
  if (encoder.png) {
    done = encode(&encoder, pixels, width, height, stride, opaque, texts, text_count);
  } else {
    snprintf(encoder.result.problem, problem_size, "libpng cannot be used");
  }
  png_destroy_write_struct(&encoder.png, &encoder.info);
  free(encoder.row);
  if (!done) png_coding_free(&encoder.result);
  return encoder.result;
}

void png_coding_free(PNGCodingBytes *bytes) {
  free(bytes->bytes);
  bytes->bytes = 0;
  bytes->count = 0;
}
