internal import CompositorKernels
import CoreGraphics

/// Blurs pictures; it owns the memory that this takes.
final class BlurPainter {
  private let kernels: UnsafePointer<CompositorKernels>
  private var means: [UInt16] = []
  private var across: [UInt16] = []

  init(kernels: KernelSet) { self.kernels = kernels.kernels }

  /// The means of `source`, blurred; beyond its edges `source` goes on as at the edge.
  ///
  /// - Parameters:
  ///   - width: of the part of `source` that counts: a multiple of the blur's factor, as `height`.
  ///   - result: a buffer that holds `width` x `height` divided by the factor.
  func blur(
    _ source: PixelBuffer, width: Int, height: Int, with blur: GaussianBlur, saturation: Double = 1,
    into result: PixelBuffer
  ) {
    let columns = width / blur.factor
    let rows = height / blur.factor
    let radius = blur.weights.count / 2
    let padded = 4 * (columns + 2 * radius)
    let length = 4 * columns
    if means.count < padded { means = [UInt16](repeating: 0, count: padded) }
    // As many lines above and below repeat the first and the last one.
    if across.count < (rows + 2 * radius) * length {
      across = [UInt16](repeating: 0, count: (rows + 2 * radius) * length)
    }
    means.withUnsafeMutableBufferPointer { means in
      across.withUnsafeMutableBufferPointer { across in
        let line = means.baseAddress! + 4 * radius
        let first = across.baseAddress! + radius * length
        for row in 0..<rows {
          kernels.pointee.shrink(
            line, source.row(row * blur.factor), Int32(source.stride), Int32(columns),
            Int32(blur.factor))
          if saturation != 1 {
            compositor_saturate(line, Int32(columns), Int32((saturation * 256).rounded()))
          }
          compositor_extend(line, Int32(columns), Int32(radius))
          weigh(means.baseAddress!, step: 4, into: first + row * length, length, blur)
        }
        for row in 0..<radius {
          (across.baseAddress! + row * length).update(from: first, count: length)
          (first + (rows + row) * length).update(from: first + (rows - 1) * length, count: length)
        }
        // The lines' memory for the means is free by now.
        for row in 0..<rows {
          weigh(
            across.baseAddress! + row * length, step: length, into: means.baseAddress!, length,
            blur)
          kernels.pointee.pack(result.row(row), means.baseAddress!, Int32(columns))
        }
      }
    }
  }

  /// - Parameter step: from one value that counts to the next, in channels.
  private func weigh(
    _ values: UnsafePointer<UInt16>, step: Int, into target: UnsafeMutablePointer<UInt16>,
    _ length: Int, _ blur: GaussianBlur
  ) {
    if blur.changesNothing {
      target.update(from: values, count: length)
    } else {
      kernels.pointee.weigh(
        target, values, step, Int32(length), blur.weights, Int32(blur.weights.count))
    }
  }
}
