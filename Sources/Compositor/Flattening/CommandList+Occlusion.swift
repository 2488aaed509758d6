extension CommandList {
  /// Takes away what is painted over by later opaque drawings; no pixel of the frame changes.
  ///
  /// One rectangle at a time is remembered, the largest one met so far from the front; that finds
  /// the screen behind a full-screen sheet, and the strip behind a sliding one.
  mutating func removeHidden() {
    // The hiding rectangle of the frame, then of each group around the command looked at, and the
    // clip that the group is cut by.
    var levels: [(hiding: PixelRect, clip: Int?)] = [(.empty, nil)]
    var index = commands.count - 1
    while index >= 0 {
      let command = commands[index]
      switch command.content {
      case .nothing: break
      case .endGroup:
        levels.append((.empty, command.clip))
      case .beginGroup(let end):
        let inner = levels.removeLast()
        let top = levels.count - 1
        let rest = command.bounds.hidden(by: levels[top].hiding)
        if commands[end].alphaLevel == 255 {
          let hiding = uncut(inner.hiding, of: commands[end], inside: levels[top].clip)
          if hiding.area > levels[top].hiding.area { levels[top].hiding = hiding }
        }
        commands[index].bounds = rest
        commands[end].bounds = rest
      case .fill, .image:
        let top = levels.count - 1
        // What hides a part of this drawing hides together with it.
        let hiding = fullyPainted(by: command, inside: levels[top].clip)
        commands[index].bounds = command.bounds.hidden(by: levels[top].hiding)
        if hiding.area > levels[top].hiding.area { levels[top].hiding = hiding }
      }
      index -= 1
    }
    hidesBackground = levels[0].hiding.contains(frame)
  }

  /// Pixels whose earlier colour does not matter.
  private func fullyPainted(by command: DrawCommand, inside outer: Int?) -> PixelRect {
    guard command.alphaLevel == 255, let shape = command.shape else { return .empty }
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

extension PixelRect {
  fileprivate func hidden(by rect: PixelRect) -> PixelRect {
    rect.contains(self) ? .empty : subtracting(rect)
  }
}
