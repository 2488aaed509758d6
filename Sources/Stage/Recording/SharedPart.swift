import CoreGraphics
import DisplayList
import QuartzCore

/// An immutable object that records share.
@MainActor enum SharedPart {
  case node(DisplayNode)
  case layer(CommittedLayer)
  case picture(PixelBuffer)

  var id: ObjectIdentifier {
    switch self {
    case .node(let node): ObjectIdentifier(node)
    case .layer(let layer): ObjectIdentifier(layer)
    case .picture(let buffer): ObjectIdentifier(buffer)
    }
  }

  /// What it holds itself: always the same parts.
  var parts: [SharedPart] {
    switch self {
    case .node(let node):
      var parts = node.items.compactMap(\.picture) + node.children.map { .node($0) }
      if let mask = node.mask { parts.append(.node(mask)) }
      if case .image(let image, _) = node.shadow?.shape { parts.append(.picture(image.buffer)) }
      return parts
    case .layer(let layer):
      var parts = layer.children.map { SharedPart.layer($0) }
      if let mask = layer.mask { parts.append(.layer(mask)) }
      if let contents = layer.values.contents { parts.append(.picture(contents.buffer)) }
      if let image = layer.values.shadow.pathImage { parts.append(.picture(image.buffer)) }
      if let snapshot = layer.values.snapshot { parts.append(.node(snapshot.node)) }
      for animation in layer.animations { parts += animation.body.parts }
      return parts
    case .picture:
      return []
    }
  }

  /// Bytes of memory without its parts: what the memory allocator adds is estimated.
  var byteCount: Int {
    switch self {
    case .node(let node):
      Self.nodeSize + (node.hasEffects ? Self.effectsSize : 0) + Self.arraySize(node.items)
        + Self.arraySize(node.children)
    case .layer(let layer):
      Self.layerSize + Self.arraySize(layer.animations) + Self.arraySize(layer.children)
    case .picture(let buffer):
      Self.objectHeader + buffer.stride * (buffer.height + 2) * MemoryLayout<UInt32>.stride
    }
  }

  private static let objectHeader = 16
  private static let nodeSize =
    objectHeader + 7 * MemoryLayout<Int>.stride + MemoryLayout<CGAffineTransform>.stride
  private static let effectsSize =
    objectHeader + MemoryLayout<Perspective?>.stride + MemoryLayout<Outline?>.stride
    + MemoryLayout<Shadow?>.stride + MemoryLayout<Backdrop?>.stride + MemoryLayout<Border?>.stride
    + MemoryLayout<Double?>.stride
  private static let layerSize =
    objectHeader + 13 * MemoryLayout<Int>.stride + MemoryLayout<LayerValues>.stride
    + MemoryLayout<MediaTiming>.stride

  /// An empty array takes no memory of its own.
  static func arraySize<List: Collection>(_ list: List) -> Int {
    list.isEmpty ? 0 : 2 * objectHeader + list.count * MemoryLayout<List.Element>.stride
  }
}

extension DrawItem {
  fileprivate var picture: SharedPart? {
    if case .image(let image, _, _) = self { .picture(image.buffer) } else { nil }
  }
}

extension TimedAnimation {
  fileprivate var parts: [SharedPart] {
    switch content {
    case .property(let animation):
      [animation.values.ends.from, animation.values.ends.to].compactMap { $0?.picture }
    case .group(let animations): animations.flatMap(\.parts)
    case .transition(let transition): transition.former.map { [.node($0)] } ?? []
    }
  }
}

extension AnimatableValue {
  fileprivate var picture: SharedPart? {
    if case .image(let image?) = self { .picture(image.buffer) } else { nil }
  }
}
