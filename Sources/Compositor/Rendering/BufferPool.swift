import CoreGraphics

/// Memory for pictures of groups, used again from frame to frame.
struct BufferPool {
  private struct FreeBlock {
    var block: PixelBlock
    /// The number of the frame it was last used in.
    var lastUse: Int
  }

  /// So many frames without it free a block.
  static let patience = 30
  /// Pixels; a larger frame does not decide how large blocks are.
  private static let largestFrame = 16 << 20

  private var free: [FreeBlock] = []
  private var used: [PixelBlock] = []
  private var frame = 0
  /// What holds any picture that is no larger than the frame, in pixels with slack.
  private var usualCapacity = 0
  /// How many blocks were made.
  private(set) var misses = 0

  /// Blocks made from now on hold any picture within `frame`; what of it nobody paints costs nothing.
  mutating func expectPictures(of frame: PixelRect) {
    // Pictures for blurs reach over the edge to the next multiple of 16.
    let capacity = PixelBlock.capacity(width: frame.width + 32, height: frame.height + 32)
    usualCapacity = min(capacity, Self.largestFrame)
  }

  /// A picture of this size, its contents left over from an earlier use.
  mutating func take(width: Int, height: Int) -> PixelBuffer {
    let needed = PixelBlock.capacity(width: width, height: height)
    var place: Int?
    for index in free.indices where free[index].block.capacity >= needed {
      if place.map({ free[index].block.capacity < free[$0].block.capacity }) ?? true {
        place = index
      }
    }
    let block: PixelBlock
    if let place {
      block = free.remove(at: place).block
    } else {
      misses += 1
      block = PixelBlock(capacity: max(needed, usualCapacity))
    }
    used.append(block)
    return block.picture(width: width, height: height)
  }

  /// Gives back the picture that was taken last.
  mutating func giveBack() { free.append(FreeBlock(block: used.removeLast(), lastUse: frame)) }

  /// All pictures have been given back, and a frame is done.
  mutating func endFrame() {
    frame += 1
    free.removeAll { frame - $0.lastUse > Self.patience }
  }
}
