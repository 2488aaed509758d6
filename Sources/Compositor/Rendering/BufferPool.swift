import CoreGraphics

/// Pictures for groups, used again from frame to frame.
struct BufferPool {
  private var free: [PixelBuffer] = []
  private var used: [PixelBuffer] = []

  /// A buffer of at least this size, its contents left over from an earlier use.
  mutating func take(width: Int, height: Int) -> PixelBuffer {
    let fitting = free.indices.filter { free[$0].width >= width && free[$0].height >= height }
    let smallest = fitting.min {
      free[$0].width * free[$0].height < free[$1].width * free[$1].height
    }
    let buffer =
      smallest.map { free.remove(at: $0) } ?? PixelBuffer(width: width, height: height)
    used.append(buffer)
    return buffer
  }

  /// Gives back the buffer that was taken last.
  mutating func giveBack() { free.append(used.removeLast()) }
}
