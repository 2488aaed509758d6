internal import CompositorKernels

/// A display list made flat: what is painted, from back to front, and what it refers to.
struct CommandList {
  /// The whole frame.
  let frame: PixelRect
  var commands: [DrawCommand] = []
  /// Parents stand before their children.
  var clips: [Clip] = []
  /// Those of all shapes.
  var edges: [CompositorEdge] = []
  /// Whether opaque drawings are known to cover all of the frame.
  var hidesBackground = false

  init(frame: PixelRect) { self.frame = frame }

  /// Calls `body` with the clips that cut `command`, the innermost first, leaving out those that
  /// leave all of it, and those at or before `outer`, which cut the group it belongs to.
  func forEachClip(of command: DrawCommand, inside outer: Int?, _ body: (DeviceShape) -> Void) {
    var next = command.clip
    while let index = next, index > outer ?? -1 {
      let clip = clips[index]
      if !clip.shape.covers(command.bounds) { body(clip.shape) }
      next = clip.parent
    }
  }

  /// Whether some pixel depends on what is painted around it.
  var readsAround: Bool {
    commands.contains { command in
      if case .backdrop = command.content { return !command.bounds.isEmpty }
      return false
    }
  }
}
