#ifndef INTERLUDE_CASSETS_H
#define INTERLUDE_CASSETS_H

#include <stddef.h>

/// One embedded file. Name and bytes are constants that live as long as the process.
typedef struct {
  /// Path below `assets/`.
  const char *name;
  const unsigned char *bytes;
  size_t count;
} CAsset;

/// All embedded files in the order of their names.
const CAsset *cassets_catalogue(size_t *count);

#endif
