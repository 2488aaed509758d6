#include "include/CompositorBlur.h"

#include <string.h>

void compositor_saturate(uint16_t *pixels, int32_t count, int32_t saturation) {
  for (int32_t i = 0; i < count; i++) {
    uint16_t *pixel = pixels + 4 * i;
    // Blue, green, red by their share in brightness (ITU-R BT.709), of 256.
    int32_t grey = (pixel[0] * 18 + pixel[1] * 183 + pixel[2] * 55) >> 8;
    for (int32_t k = 0; k < 3; k++) {
      int64_t moved = grey + (((int64_t)pixel[k] - grey) * saturation) / 256;
      pixel[k] = (uint16_t)(moved < 0 ? 0 : moved > pixel[3] ? pixel[3] : moved);
    }
  }
}

void compositor_extend(uint16_t *pixels, int32_t count, int32_t margin) {
  for (int32_t i = 1; i <= margin; i++) {
    memcpy(pixels - 4 * i, pixels, 8);
    memcpy(pixels + 4 * (count - 1 + i), pixels + 4 * (count - 1), 8);
  }
}
