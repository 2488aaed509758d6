import CoreGraphics
import DisplayList

extension [DrawItem] {
  /// Without items that an opaque one with the same outline follows at once: what they would add is
  /// a rim of their colour along antialiased edges.
  var withoutCovered: [DrawItem] {
    if count < 2 { return self }
    var kept: [DrawItem] = []
    for item in self {
      if item.isOpaque { while kept.last?.outline == item.outline { kept.removeLast() } }
      kept.append(item)
    }
    return kept
  }
}

extension DrawItem {
  fileprivate var outline: Outline {
    switch self {
    case .fill(_, let outline), .image(_, _, let outline): outline
    }
  }

  /// Whether it hides all that lies in its outline.
  fileprivate var isOpaque: Bool {
    switch self {
    case .fill(let color, _): color.alpha >= 1
    case .image(let image, let frame, let outline):
      image.isOpaque && frame.isFinite && frame.contains(outline.rect)
    }
  }
}
