// PNG in memory. libpng reports errors by longjmp, which Swift code may not be jumped over, so all
// calls of libpng are on this side.
#ifndef PNG_CODING_H
#define PNG_CODING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A piece of text about a picture: an ASCII keyword of 1...79 characters, UTF-8 text.
typedef struct PNGCodingText {
  const char *keyword;
  const char *text;
} PNGCodingText;

/// What came out: bytes to be freed with `png_coding_free`, or null and why.
typedef struct PNGCodingBytes {
  uint8_t *bytes;
  size_t count;
  char problem[160];
} PNGCodingBytes;

void png_coding_free(PNGCodingBytes *bytes);

/// Encodes premultiplied 0xAARRGGBB pixels (`stride` pixels a row) as 8-bit RGB if `opaque`, else
/// as RGBA with straight alpha, marked as sRGB, without a time. Equal arguments give equal bytes
/// for one version of libpng and zlib.
PNGCodingBytes png_coding_encode(const uint32_t *pixels, int32_t width, int32_t height,
                                 int32_t stride, bool opaque, const PNGCodingText *texts,
                                 int32_t text_count);

/// A picture that is being decoded.
typedef struct PNGCodingReader PNGCodingReader;

/// Reads as far as the size; null, with why in `problem` (160 bytes), when damaged, larger than
/// `largest_side`, or too short to fill the size with pixels. The bytes must stay until the reader is closed.
PNGCodingReader *png_coding_open(const uint8_t *bytes, size_t count, int32_t largest_side,
                                 char *problem);
int32_t png_coding_width(const PNGCodingReader *reader);
int32_t png_coding_height(const PNGCodingReader *reader);

/// Decodes all pixels to premultiplied 0xAARRGGBB, `stride` pixels a row, and tells whether all of
/// them are opaque; false when damaged, with why in `problem`.
bool png_coding_read(PNGCodingReader *reader, uint32_t *pixels, int32_t stride, bool *opaque,
                     char *problem);
void png_coding_close(PNGCodingReader *reader);

#endif
