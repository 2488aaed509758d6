/// Memory for one picture after another, of any shape that fits into it.
package final class PixelBlock {
  /// Pixels, slack included.
  package let capacity: Int
  private let memory: ZeroedMemory

  package init(capacity: Int) {
    guard let memory = ZeroedMemory(bytes: capacity * MemoryLayout<UInt32>.stride) else {
      fatalError("PixelBlock: no memory for \(capacity) pixels")
    }
    self.capacity = capacity
    self.memory = memory
  }

  /// What a picture of this size needs.
  package static func capacity(width: Int, height: Int) -> Int {
    PixelBuffer.stride(width: width) * (height + 2)
  }

  /// A picture in this memory, with whatever an earlier one has left there.
  package func picture(width: Int, height: Int) -> PixelBuffer {
    require(
      width > 0 && height > 0 && Self.capacity(width: width, height: height) <= capacity,
      "PixelBlock: \(width) x \(height) pixels do not fit into \(capacity)")
    return PixelBuffer(memory: memory, width: width, height: height)
  }
}
