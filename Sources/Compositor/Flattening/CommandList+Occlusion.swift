extension CommandList {
  /// Takes away what is painted over by later opaque drawings; no pixel of the frame changes.
  ///
  /// The largest few rectangles met so far from the front are remembered; that finds the screen
  /// behind a full-screen sheet, the strip behind a sliding one, and the ground behind both.
  mutating func removeHidden() {
    // What hides in the frame, then in each group around the command looked at, and the clip that
    // the group is cut by.
    var levels = [Level()]
    var index = commands.count - 1
    while index >= 0 {
      let command = commands[index]
      switch command.content {
      case .nothing: break
      case .endGroup:
        levels.append(
          Level(
            clip: command.clip,
            isSeenThrough: command.alphaLevel == 255 && command.use == .plain))
      case .endMask:
        levels[levels.count - 1].isSeenThrough = false
        levels.append(Level())
      case .beginMask:
        // A mask hides nothing that is not in it.
        levels.removeLast()
      case .beginGroup(let end):
        let inner = levels.removeLast()
        let top = levels.count - 1
        let rest = levels[top].cover.rest(of: command.bounds)
        if inner.isSeenThrough {
          for rect in inner.cover.rects {
            levels[top].cover.add(uncut(rect, of: commands[end], inside: levels[top].clip))
          }
        }
        commands[index].bounds = rest
        commands[end].bounds = rest
      case .backdrop:
        let top = levels.count - 1
        let rest = levels[top].cover.rest(of: command.bounds)
        commands[index].bounds = rest
        if rest.isEmpty { break }
        // It reads also what is hidden from view.
        var level = top
        levels[level].cover = Cover()
        while level > 0, levels[level].isSeenThrough {
          level -= 1
          levels[level].cover = Cover()
        }
      case .fill, .image:
        let top = levels.count - 1
        // What hides a part of this drawing hides together with it.
        let hiding = fullyPainted(by: command, inside: levels[top].clip)
        let rest = levels[top].cover.rest(of: command.bounds)
        commands[index].bounds = rest
        commands[index].hole = levels[top].cover.largestPart(of: rest)
        levels[top].cover.add(hiding)
      }
      index -= 1
    }
    hidesBackground = levels[0].cover.rest(of: frame).isEmpty
  }

  /// The frame, a group or a mask around the command that is looked at.
  private struct Level {
    var cover = Cover()
    /// What cuts the whole of it.
    var clip: Int?
    /// Whether it is a group for the sake of its clip only.
    var isSeenThrough = false
  }

  /// Pixels whose earlier colour does not matter.
  private func fullyPainted(by command: DrawCommand, inside outer: Int?) -> PixelRect {
    guard command.alphaLevel == 255, command.inner == nil, let shape = command.shape else {
      return .empty
    }
    if case .image(let image, _) = command.content, !image.isOpaque { return .empty }
    let inside = shape.largestInside.intersection(command.bounds)
    return uncut(inside, of: command, inside: outer)
  }

  /// The part of `rect` that the command's clips are known to leave.
  private func uncut(_ rect: PixelRect, of command: DrawCommand, inside outer: Int?) -> PixelRect {
    var rest = rect
    forEachClip(of: command, inside: outer) { rest = rest.intersection($0.largestInside) }
    return rest.isEmpty ? .empty : rest
  }
}
