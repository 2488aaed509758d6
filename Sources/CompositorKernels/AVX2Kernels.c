#include "KernelSets.h"

#if defined(__x86_64__)
#include <immintrin.h>

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define WIDTH 8
#define KERNEL_SET compositor_avx2_kernels
#include "VectorKernels.h"
#pragma clang attribute pop
#endif
