import CoreGraphics

extension DisplayList: CustomStringConvertible {
  /// The stable text form: one line a node or item, indented by depth, numbers to 4 digits. Nodes
  /// more than 40 levels deep say how deep they are instead, so that no tree's text is quadratic.
  ///
  /// It is made for comparing in tests: equal pictures give equal text, an image is named by its
  /// size only. A node line leaves out what has its default value.
  public var description: String {
    var lines = ["canvas \(number(size.width)) x \(number(size.height))"]
    var pending: [(node: DisplayNode, depth: Int, role: String)] = [(root, 0, "")]
    while let (node, depth, role) = pending.popLast() {
      let indent = String(repeating: "  ", count: min(depth, 40))
      lines.append(indent + (depth > 40 ? "[\(depth)] " : "") + role + node.headline)
      lines.append(contentsOf: (node.effects + node.items.map(\.line)).map { indent + "  " + $0 })
      pending.append(contentsOf: node.children.reversed().map { ($0, depth + 1, "") })
      if let mask = node.mask { pending.append((mask, depth + 1, "mask ")) }
    }
    return lines.joined(separator: "\n")
  }
}

extension DisplayNode {
  fileprivate var headline: String {
    var parts = ["node \(owner)"]
    let t = transform
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
      if t.tx != 0 || t.ty != 0 { parts.append("at \(number(t.tx)) \(number(t.ty))") }
    } else {
      parts.append(
        "matrix " + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: " "))
    }
    if let perspective {
      parts.append(
        "over "
          + [perspective.x, perspective.y, perspective.w].map(number).joined(separator: " "))
    }
    if isOneSided { parts.append("one-sided") }
    if opacity != 1 { parts.append("opacity \(number(opacity))") }
    if let clip { parts.append("clip \(clip.text)") }
    if isMoving { parts.append("moving") }
    if let dissolve { parts.append("dissolve \(number(dissolve))") }
    return parts.joined(separator: " ")
  }
}

extension DisplayNode {
  /// A line for each of shadow, backdrop and border.
  fileprivate var effects: [String] {
    var lines: [String] = []
    if let shadow {
      let shape =
        switch shadow.shape {
        case .content: "content"
        case .outline(let outline): outline.text
        case .image(let image, let frame): "\(image.width)x\(image.height) \(frame.text)"
        }
      lines.append(
        "shadow \(shadow.color.hexadecimal) \(shape) by \(number(shadow.offset.width)) "
          + "\(number(shadow.offset.height)) blur \(number(shadow.radius))")
    }
    if let backdrop {
      lines.append(
        "backdrop \(backdrop.outline.text) blur \(number(backdrop.radius))"
          + (backdrop.saturation == 1 ? "" : " saturation \(number(backdrop.saturation))"))
    }
    if let border {
      lines.append(
        "border \(border.color.hexadecimal) \(border.outline.text) width \(number(border.width))")
    }
    return lines
  }
}

extension DrawItem {
  fileprivate var line: String {
    switch self {
    case .fill(let color, let outline):
      return "fill \(color.hexadecimal) \(outline.text)"
    case .image(let image, let frame, let outline):
      let cut = outline.rect == frame && outline.cornerRadius == 0 ? "" : " in \(outline.text)"
      return "image \(image.width)x\(image.height) \(frame.text)\(cut)"
    }
  }
}

extension Outline {
  fileprivate var text: String {
    if cornerRadius == 0 { return rect.text }
    var text = "\(rect.text) radius \(number(cornerRadius))"
    if curve == .continuous { text += " continuous" }
    if corners != .all {
      let names: [(Corners, String)] = [
        (.upperLeft, "upper-left"), (.upperRight, "upper-right"), (.lowerLeft, "lower-left"),
        (.lowerRight, "lower-right"),
      ]
      text += " at " + names.filter { corners.contains($0.0) }.map(\.1).joined(separator: ",")
    }
    return text
  }
}

extension CGRect {
  fileprivate var text: String {
    "(\(number(minX)) \(number(minY)) \(number(width)) \(number(height)))"
  }
}

extension DisplayColor {
  fileprivate var hexadecimal: String {
    let levels = [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    return "#" + levels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// At most 4 digits after the point, no trailing zeros, never "-0".
private func number(_ value: Double) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  let rounded = (value * 10_000).rounded() / 10_000
  if rounded == 0 { return "0" }
  guard abs(rounded) < 1e15 else { return "\(rounded)" }
  let whole = rounded.rounded(.towardZero)
  return rounded == whole ? "\(Int(whole))" : "\(rounded)"
}
