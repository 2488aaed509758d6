#include "KernelSets.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#define WIDTH 4
#define KERNEL_SET compositor_baseline_kernels
#include "VectorKernels.h"
