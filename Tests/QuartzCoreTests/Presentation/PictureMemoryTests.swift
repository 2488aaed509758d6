import CoreGraphics
import DisplayList
import Testing

@testable import QuartzCore

/// What a layer keeps of its last picture makes the next one quicker, and changes nothing in it.
@MainActor @Suite("A picture does not depend on those that were made before it")
struct PictureMemoryTests {
  /// Seen from a point before the plane, so that what lies higher is seen larger.
  private static let eye = {
    var transform = CATransform3DIdentity
    transform.m34 = -1.0 / 100
    return transform
  }()

  /// What a tree with an animation of the property shows at the last of `times`, after the others.
  private func picture(_ property: LayerProperty, at times: Double...) -> DisplayList {
    let tree = LayerTree()
    tree.root.sublayerTransform = Self.eye
    let box = tree.context.perform { AnimatedBox.layer(with: property) }
    tree.root.addSublayer(box)
    _ = tree.layer(CGRect(x: 1, y: 1, width: 5, height: 5), in: box)
    let ends = AnimatedBox.ends(of: property)
    tree.animate(box, property, ends.0, ends.1)
    let roots = [tree.commit(at: 0)]
    return times.map { tree.picture(roots, at: $0) }.last!
  }

  @Test("of a layer of which one property is animated", arguments: LayerProperty.allCases)
  func anyProperty(_ property: LayerProperty) {
    let alone = picture(property, at: 0.75)
    #expect(picture(property, at: 0.25, 0.75) == alone)
    #expect(picture(property, at: 0.75, 0.25, 2, 0.75) == alone)
    #expect(alone != picture(property, at: 0.25), "the two times show the same: nothing is tested")
  }
}

/// A layer to animate any property of, and values for it.
@MainActor private enum AnimatedBox {
  /// It has the property, and something of all that a layer can show.
  static func layer(with property: LayerProperty) -> CALayer {
    let layer = [plain(), shape(), gradient(), text()].first { $0.values.has(property) }!
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.position = CGPoint(x: 30, y: 30)
    layer.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    layer.borderWidth = 2
    layer.cornerRadius = 4
    layer.shadowOpacity = 0.5
    // A scale counts where nothing is stretched.
    if property == .contentsScale { layer.contentsGravity = .center }
    return layer
  }

  private static func plain() -> CALayer {
    let layer = CALayer()
    layer.contents = CGImage(buffer: PixelBuffer(width: 8, height: 8), isOpaque: true)
    layer.contentsGravity = .resizeAspect
    return layer
  }

  private static func shape() -> CALayer {
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 2, y: 2))
    path.addLine(to: CGPoint(x: 18, y: 2))
    path.addLine(to: CGPoint(x: 4, y: 8))
    shape.path = path
    shape.strokeColor = CGColor(gray: 0, alpha: 1)
    shape.lineDashPattern = [3, 2]
    return shape
  }

  private static func gradient() -> CALayer {
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    return gradient
  }

  private static func text() -> CALayer {
    let text = CATextLayer()
    text.string = "Interlude"
    return text
  }

  /// Two values of the property, neither of which is the layer's own.
  static func ends(of property: LayerProperty) -> (AnimatableValue, AnimatableValue) {
    let (red, blue) = (
      CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    )
    switch LayerValues()[property] {
    case .number:
      switch property {
      case .opacity, .shadowOpacity, .strokeStart, .strokeEnd:
        return (.number(0.25), .number(0.75))
      default: return (.number(1), .number(3))
      }
    case .point: return (.point(CGPoint(x: 0.25, y: 0.4)), .point(CGPoint(x: 0.75, y: 0.9)))
    case .size: return (.size(CGSize(width: 1, height: 2)), .size(CGSize(width: 3, height: 4)))
    case .rect:
      return (
        .rect(CGRect(x: 0, y: 0, width: 0.5, height: 0.25)),
        .rect(CGRect(x: 0.25, y: 0, width: 0.75, height: 0.5))
      )
    case .color: return (.color(red), .color(blue))
    case .transform, .space:
      return (
        .transform(CGAffineTransform(rotationAngle: 0.25)),
        .transform(CGAffineTransform(rotationAngle: 0.75))
      )
    case .flag: return (.flag(true), .flag(false))
    case .image: return (.image(image(width: 2)), .image(image(width: 4)))
    case .path: return (.path(square(5)), .path(square(15)))
    case .colors: return (.colors([red, blue]), .colors([blue, red]))
    case .numbers: return (.numbers([0, 0.5]), .numbers([0.25, 0.75]))
    }
  }

  private static func image(width: Int) -> CGImage {
    CGImage(buffer: PixelBuffer(width: width, height: 4), isOpaque: true)
  }

  private static func square(_ side: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: side, y: 0))
    path.addLine(to: CGPoint(x: 0, y: side))
    return path
  }
}
