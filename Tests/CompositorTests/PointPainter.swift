import CoreGraphics
import DisplayList

/// An independent picture of what a display list means: the colour at single points, in floating
/// point, by recursion over the tree. It knows fills, and images all of one colour.
struct PointPainter {
  private let list: DisplayList
  private let scale: Double

  init(_ list: DisplayList, scale: Double) {
    self.list = list
    self.scale = scale
  }

  /// Red, green, blue in levels; nil where an outline passes within 1.5 pixels of the pixel's centre:
  /// the pixel may be covered in part, or an image at rest may have been moved over it.
  func color(ofPixelX x: Int, y: Int) -> [Double]? {
    let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
    let matrix = CGAffineTransform(scaleX: scale, y: scale)
    var layers = Layers()
    paint(list.root, matrix, at: point, &layers)
    return layers.isNearEdge ? nil : layers.color.map { $0 * 255 }
  }

  /// What has been painted at a point.
  private struct Layers {
    /// Premultiplied red, green, blue, alpha, 0…1.
    var color = [0.0, 0, 0, 0]
    var isNearEdge = false

    mutating func add(_ other: [Double], opacity: Double = 1) {
      let rest = 1 - other[3] * opacity
      for index in 0..<4 { color[index] = other[index] * opacity + color[index] * rest }
    }
  }

  private func paint(
    _ node: DisplayNode, _ outside: CGAffineTransform, at point: CGPoint, _ layers: inout Layers
  ) {
    let matrix = node.transform.concatenating(outside)
    guard matrix.inverse != nil else { return }
    var inside = Layers()
    func holds(_ outline: Outline) -> Bool {
      let distance = outline.distance(of: point, under: matrix)
      if abs(distance) < 1.5 { inside.isNearEdge = true }
      return distance < 0
    }
    for item in node.items {
      switch item {
      case .fill(let color, let outline):
        let a = color.alpha
        if holds(outline) { inside.add([color.red * a, color.green * a, color.blue * a, a]) }
      case .image(let image, let frame, let outline):
        let pixel = image.buffer[0, 0]
        let isInFrame = holds(Outline(rect: frame))
        if holds(outline) && isInFrame {
          inside.add([16, 8, 0, 24].map { Double(pixel >> UInt32($0) & 255) / 255 })
        }
      }
    }
    if node.clip.map(holds) ?? true {
      if let dissolve = node.dissolve, node.children.count == 2 {
        var sum = [0.0, 0, 0, 0]
        for (child, share) in zip(node.children, [1 - dissolve, dissolve]) {
          var part = Layers()
          paint(child, matrix, at: point, &part)
          sum = zip(sum, part.color).map { $0 + $1 * share }
          if part.isNearEdge { inside.isNearEdge = true }
        }
        inside.add(sum)
      } else {
        for child in node.children { paint(child, matrix, at: point, &inside) }
      }
    }
    layers.add(inside.color, opacity: node.opacity)
    if inside.isNearEdge { layers.isNearEdge = true }
  }
}

extension Outline {
  /// How far outside a device point lies, in pixels or less; negative inside, infinite if there is
  /// no inside.
  fileprivate func distance(of point: CGPoint, under matrix: CGAffineTransform) -> CGFloat {
    guard rect.size.width > 0, rect.size.height > 0 else { return .infinity }
    let p = point.applying(matrix.inverted())
    let r = effectiveRadius
    let x = abs(p.x - rect.midX) - (rect.width / 2 - r)
    let y = abs(p.y - rect.midY) - (rect.height / 2 - r)
    let (dx, dy) = (max(x, 0), max(y, 0))
    let distance = (dx * dx + dy * dy).squareRoot() + min(max(x, y), 0) - r
    // Times the least stretching of the matrix.
    let m = matrix
    let sum = m.a * m.a + m.b * m.b + m.c * m.c + m.d * m.d
    let determinant = m.a * m.d - m.b * m.c
    let spread = max(0, sum * sum - 4 * determinant * determinant).squareRoot()
    return distance * max(0, (sum - spread) / 2).squareRoot()
  }
}
