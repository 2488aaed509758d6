import CoreGraphics

/// Pictures for groups, used again from frame to frame.
struct BufferPool {
  private struct Entry {
    var buffer: PixelBuffer
    /// The number of the drawing it was last used in.
    var lastUse: Int
  }

  /// So many drawings without it free a buffer's memory.
  static let patience = 30

  private var free: [Entry] = []
  private var used: [PixelBuffer] = []
  private var drawing = 0

  /// A buffer of at least this size, its contents left over from an earlier use.
  mutating func take(width: Int, height: Int) -> PixelBuffer {
    let fitting = free.indices.filter {
      free[$0].buffer.width >= width && free[$0].buffer.height >= height
    }
    let smallest = fitting.min { free[$0].buffer.area < free[$1].buffer.area }
    let buffer =
      smallest.map { free.remove(at: $0).buffer } ?? PixelBuffer(width: width, height: height)
    used.append(buffer)
    return buffer
  }

  /// Gives back the buffer that was taken last.
  mutating func giveBack() {
    free.append(Entry(buffer: used.removeLast(), lastUse: drawing))
  }

  /// All buffers have been given back, and a drawing is done.
  mutating func endDrawing() {
    drawing += 1
    free.removeAll { drawing - $0.lastUse > Self.patience }
  }
}

extension PixelBuffer {
  fileprivate var area: Int { width * height }
}
