package import CoreGraphics

/// A font as a value: family, weight and size.
package struct FontDescriptor: Hashable, Sendable {
  package let family: FontFamily
  package let weight: FontWeight
  /// The em's side in points; any finite positive number, fractions included.
  package let size: CGFloat

  package init(family: FontFamily = .inter, weight: FontWeight = .regular, size: CGFloat) {
    require(
      size.isFinite && size > 0, "FontDescriptor: the size must be positive, not \(size)")
    self.family = family
    self.weight = weight
    self.size = size
  }

  /// The bundled face that stands for family and weight.
  package var face: FontFace { FontFace(family: family, weight: weight) }

  /// The same face `factor` times as large.
  package func scaled(by factor: CGFloat) -> FontDescriptor {
    FontDescriptor(family: family, weight: weight, size: size * factor)
  }

  package var metrics: FontMetrics { FontMetrics(tables: face.tables, size: size) }

  /// Points to one font unit.
  var pointsPerUnit: CGFloat { size / CGFloat(face.tables.unitsPerEm) }
}
