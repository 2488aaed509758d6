/// A block of pixels: premultiplied BGRA, one `UInt32` a pixel (0xAARRGGBB), rows from the top.
///
/// Rows start at multiples of 64 bytes. One unused row of slack follows the last, so that a kernel
/// may read (not write) a whole vector, or the pixel right of and below the last one. Whoever makes
/// a buffer fills it and then shares it unchanged: that convention is what makes it `Sendable`.
package final class PixelBuffer: @unchecked Sendable {
  package let width: Int
  package let height: Int
  /// Pixels from one row's start to the next's.
  package let stride: Int
  package let pixels: UnsafeMutablePointer<UInt32>
  /// What was allocated; nil for memory that is somebody else's.
  private let memory: ZeroedMemory?

  /// A transparent buffer; width and height are at least 1 and at most 16384.
  package convenience init(width: Int, height: Int) {
    require(
      (1...Self.largestSide).contains(width) && (1...Self.largestSide).contains(height),
      "PixelBuffer: \(width) x \(height) pixels is outside 1...\(Self.largestSide)")
    let bytes = Self.stride(width: width) * (height + 2) * MemoryLayout<UInt32>.stride
    guard let memory = ZeroedMemory(bytes: bytes) else {
      fatalError("PixelBuffer: no memory for \(width) x \(height) pixels")
    }
    self.init(memory: memory, width: width, height: height)
  }

  /// A buffer in memory that is large enough, with whatever it holds.
  init(memory: ZeroedMemory, width: Int, height: Int) {
    self.width = width
    self.height = height
    stride = Self.stride(width: width)
    self.memory = memory
    pixels = memory.start.bindMemory(to: UInt32.self, capacity: stride * (height + 2))
  }

  /// At least one pixel of slack in each row, then up to a multiple of 16 pixels.
  static func stride(width: Int) -> Int { (width + 1 + 15) / 16 * 16 }

  /// Pixels in somebody else's memory, without slack: for drawing into, not for an image.
  init(borrowing pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    (self.width, self.height, self.stride) = (width, height, stride)
    self.pixels = pixels
    memory = nil
  }

  package static let largestSide = 16384

  package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y * stride }

  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * stride + x] }
    set { pixels[y * stride + x] = newValue }
  }

  /// Whether both buffers show the same picture; slack does not count.
  package func hasSamePixels(as other: PixelBuffer) -> Bool {
    if self === other { return true }
    guard width == other.width, height == other.height else { return false }
    let bytes = width * MemoryLayout<UInt32>.stride
    return (0..<height).allSatisfy { memcmp(row($0), other.row($0), bytes) == 0 }
  }
}
