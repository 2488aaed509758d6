import CCairo
import CoreGraphics

// Short words for oracles, written with nothing of ours but colours and points.

enum Ink {
  static let blue = CGColor(red: 0, green: 0.478, blue: 1, alpha: 1)
  static let indigo = CGColor(red: 0.345, green: 0.337, blue: 0.839, alpha: 1)
  static let orange = CGColor(red: 1, green: 0.584, blue: 0, alpha: 1)
  static let green = CGColor(red: 0.204, green: 0.78, blue: 0.349, alpha: 1)
  static let pink = CGColor(red: 1, green: 0.176, blue: 0.333, alpha: 1)
  static let teal = CGColor(red: 0.188, green: 0.69, blue: 0.78, alpha: 1)
  static let dark = CGColor(red: 0.11, green: 0.11, blue: 0.118, alpha: 1)
  static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  static let ground = CGColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
}

extension OpaquePointer {
  func ink(_ color: CGColor, alpha: Double = 1) {
    let c = color.components ?? [0, 0, 0, 1]
    cairo_set_source_rgba(self, c[0], c[1], c[2], alpha)
  }

  func fill(_ color: CGColor, alpha: Double = 1) {
    ink(color, alpha: alpha)
    cairo_fill(self)
  }

  func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    cairo_rectangle(self, x, y, width, height)
  }

  func circle(_ x: Double, _ y: Double, _ radius: Double) {
    cairo_new_sub_path(self)
    cairo_arc(self, x, y, radius, 0, 2 * .pi)
    cairo_close_path(self)
  }

  /// Corners in the order upper left, upper right, lower right, lower left.
  func rounded(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double,
    corners: [Bool] = [true, true, true, true]
  ) {
    let places = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    let inward = [(1.0, 1.0), (-1, 1), (-1, -1), (1, -1)]
    cairo_new_sub_path(self)
    for index in 0..<4 {
      let r = corners[index] ? radius : 0
      let center = (places[index].0 + inward[index].0 * r, places[index].1 + inward[index].1 * r)
      let start = .pi + Double(index) * .pi / 2
      cairo_arc(self, center.0, center.1, r, start, start + .pi / 2)
    }
    cairo_close_path(self)
  }

  func polygon(_ points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        cairo_move_to(self, point.x, point.y)
      } else {
        cairo_line_to(self, point.x, point.y)
      }
    }
    cairo_close_path(self)
  }

  /// Turns what follows about a point, clockwise as y points down.
  func turn(_ angle: Double, about x: Double, _ y: Double) {
    cairo_translate(self, x, y)
    cairo_rotate(self, angle)
    cairo_translate(self, -x, -y)
  }
}
