#include "KernelSets.h"

const CompositorKernels *compositor_kernels(int32_t level) {
  switch (level) {
  case 0:
    return &compositor_scalar_kernels;
  case 1:
    return &compositor_baseline_kernels;
#if defined(__x86_64__)
  case 2:
    return __builtin_cpu_supports("avx2") ? &compositor_avx2_kernels : 0;
#endif
  default:
    return 0;
  }
}
