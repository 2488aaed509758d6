#ifndef KERNEL_SETS_H
#define KERNEL_SETS_H

#include "include/CompositorKernels.h"

extern const CompositorKernels compositor_scalar_kernels;
extern const CompositorKernels compositor_baseline_kernels;
#if defined(__x86_64__)
extern const CompositorKernels compositor_avx2_kernels;
#endif

#endif
