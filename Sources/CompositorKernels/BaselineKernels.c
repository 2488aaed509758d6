#include "KernelSets.h"

#define WIDTH 4
#define KERNEL_SET compositor_baseline_kernels
#include "VectorKernels.h"
