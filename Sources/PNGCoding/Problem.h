#ifndef PROBLEM_H
#define PROBLEM_H

#include <png.h>
#include <stdio.h>

enum { problem_size = 160 };

/// Keeps libpng's message for the caller and leaves libpng.
static inline void keep_problem(png_structp png, png_const_charp message) {
  snprintf(png_get_error_ptr(png), problem_size, "%s", message);
  png_longjmp(png, 1);
}

static inline void ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

#endif
