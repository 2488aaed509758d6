internal import CompositorKernels
import CoreGraphics

extension CompositorRect {
  init(_ rect: PixelRect) {
    self.init(x0: Int32(rect.x0), y0: Int32(rect.y0), x1: Int32(rect.x1), y1: Int32(rect.y1))
  }
}

extension CompositorSource {
  /// A picture at the device's origin.
  init(_ buffer: PixelBuffer, isOpaque: Bool) {
    self.init()
    kind = compositor_translated
    pixels = UnsafePointer(buffer.pixels)
    stride = Int32(buffer.stride)
    width = Int32(buffer.width)
    height = Int32(buffer.height)
    opaque = isOpaque
  }

  mutating func place(_ sampling: ImageSampling) {
    switch sampling {
    case .translated(let x, let y):
      kind = compositor_translated
      (tx, ty) = (x, y)
    case .perspective(let m):
      kind = compositor_perspective
      across = (m.affine.a, m.affine.c, m.affine.tx)
      down = (m.affine.b, m.affine.d, m.affine.ty)
      divisor = (m.divisor.x, m.divisor.y, m.divisor.w)
    case .affine(let m):
      kind = compositor_affine
      // At the centre of device pixel (0, 0), from the centre of the image's first pixel.
      u = Self.fixed((m.a + m.c) / 2 + m.tx - 0.5, limit: Self.furthest)
      v = Self.fixed((m.b + m.d) / 2 + m.ty - 0.5, limit: Self.furthest)
      ux = Self.fixed(m.a, limit: Self.largestStep)
      vx = Self.fixed(m.b, limit: Self.largestStep)
      uy = Self.fixed(m.c, limit: Self.largestStep)
      vy = Self.fixed(m.d, limit: Self.largestStep)
    }
  }

  /// Image pixels per device pixel; beyond it a whole image is a fraction of a pixel.
  private static let largestStep = 1_048_576.0
  private static let furthest = 68_719_476_736.0

  /// 40.24 fixed point.
  private static func fixed(_ x: Double, limit: Double) -> Int64 {
    if x.isNaN { return 0 }
    return Int64((min(max(x, -limit), limit) * 16_777_216 + 0.5).rounded(.down))
  }
}
