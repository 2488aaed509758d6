internal import CompositorKernels

/// Which processor's loops over pixels are used; all of them give the same bytes.
package enum KernelSet: Int32, CaseIterable, Sendable {
  /// One pixel at a time.
  case scalar = 0
  /// Vectors that every processor of the architecture has: SSE2, NEON.
  case baseline = 1
  case avx2 = 2

  /// The sets that this processor can run, the fastest one last.
  package static let available = allCases.filter { compositor_kernels($0.rawValue) != nil }

  package static let fastest = available.last!

  var kernels: UnsafePointer<CompositorKernels> {
    guard let kernels = compositor_kernels(rawValue) else {
      fatalError("Compositor: this processor does not have the kernel set \(self)")
    }
    return kernels
  }
}
