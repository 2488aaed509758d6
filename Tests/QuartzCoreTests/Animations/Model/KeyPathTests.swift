import CoreGraphics
import QuartzCore
import Testing

@MainActor @Suite("Key paths")
struct KeyPathTests {
  static let shape: LayerValues = {
    var drawing = ShapeDrawing()
    drawing.stroke.dashes = DashPattern(phase: 0, lengths: [4, 2])
    return values(.shape(drawing))
  }()
  static let gradient: LayerValues = {
    var drawing = GradientDrawing()
    drawing.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    return values(.gradient(drawing))
  }()
  static let text: LayerValues = values(.text(TextDrawing()))

  private static func values(_ drawing: LayerDrawing) -> LayerValues {
    var values = LayerValues()
    values.drawing = drawing
    return values
  }

  private func owner(of property: LayerProperty) -> LayerValues {
    [LayerValues(), Self.shape, Self.gradient, Self.text].first { $0.has(property) }!
  }

  /// Another value of the same kind.
  private func other(than value: AnimatableValue) -> AnimatableValue {
    switch value {
    case .flag(let flag): return .flag(!flag)
    case .image:
      return .image(CGImage(buffer: PixelBuffer(width: 2, height: 2), isOpaque: false))
    case .path: return .path(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil))
    case .color: return .color(CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    case .transform, .space: return .transform(CGAffineTransform(scaleX: 2, y: 3))
    default:
      return value.with((value.components ?? []).map { $0 == 0.5 ? 0.25 : 0.5 })
    }
  }

  @Test("Each property reads and writes its own value", arguments: LayerProperty.allCases)
  func properties(_ property: LayerProperty) {
    let before = owner(of: property)
    var values = before
    let new = other(than: before[property])
    values[property] = new
    #expect(values[property] == new && values != before)
    for other in LayerProperty.allCases where other != property {
      #expect(values[other] == before[other], "\(other)")
    }
    #expect(AnimatedKeyPath(property.rawValue) == AnimatedKeyPath(property))
  }

  @Test("What a class does not have is not there, and setting it does nothing")
  func missing() {
    var values = LayerValues()
    #expect(!values.has(.path) && !values.has(.colors) && !values.has(.fontSize))
    #expect(Self.shape.has(.path) && !Self.shape.has(.colors))
    #expect(Self.gradient.has(.colors) && Self.text.has(.fontSize))
    values[.strokeEnd] = .number(0.5)
    #expect(values == LayerValues())
  }

  @Test(
    "A part is read and written by itself",
    arguments: [
      ("bounds.size.width", 30.0), ("bounds.size.height", 40), ("bounds.origin.x", 10),
      ("bounds.origin.y", 20), ("position.x", 5), ("position.y", 6), ("anchorPoint.x", 0.5),
      ("shadowOffset.height", -3), ("contentsRect.size.width", 1),
    ])
  func parts(_ path: String, _ value: Double) throws {
    var values = LayerValues()
    values.bounds = CGRect(x: 10, y: 20, width: 30, height: 40)
    values.position = CGPoint(x: 5, y: 6)
    let keyPath = try #require(AnimatedKeyPath(path))
    #expect("\(keyPath)" == path)
    #expect(values[keyPath] == .number(value))
    var changed = values
    changed[keyPath] = .number(value + 1)
    #expect(changed[keyPath] == .number(value + 1))
    changed[keyPath] = .number(value)
    #expect(changed == values)
  }

  @Test("Origins and sizes too")
  func pairs() throws {
    var values = LayerValues()
    values[try #require(AnimatedKeyPath("bounds.size"))] = .size(CGSize(width: 3, height: 4))
    values[try #require(AnimatedKeyPath("bounds.origin"))] = .point(CGPoint(x: 1, y: 2))
    #expect(values.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(
    "Unknown paths are none",
    arguments: [
      "", "frame", "position.z", "bounds.width", "opacity.x", "transform.rotation.w", "bounds.",
      "transform.size", "contents.x", "position.x.y",
    ])
  func unknown(_ path: String) { #expect(AnimatedKeyPath(path) == nil) }

  @Test(
    "Each part of a transform is what the functions of that name make",
    arguments: [
      ("rotation", CATransform3DMakeRotation(0.5, 0, 0, 1)),
      ("rotation.x", CATransform3DMakeRotation(0.5, 1, 0, 0)),
      ("rotation.y", CATransform3DMakeRotation(0.5, 0, 1, 0)),
      ("rotation.z", CATransform3DMakeRotation(0.5, 0, 0, 1)),
      ("scale", CATransform3DMakeScale(0.5, 0.5, 0.5)),
      ("scale.x", CATransform3DMakeScale(0.5, 1, 1)),
      ("scale.y", CATransform3DMakeScale(1, 0.5, 1)),
      ("scale.z", CATransform3DMakeScale(1, 1, 0.5)),
      ("translation.x", CATransform3DMakeTranslation(0.5, 0, 0)),
      ("translation.y", CATransform3DMakeTranslation(0, 0.5, 0)),
      ("translation.z", CATransform3DMakeTranslation(0, 0, 0.5)),
    ])
  func transforms(_ part: String, _ expected: CATransform3D) throws {
    for property in ["transform", "sublayerTransform"] {
      let keyPath = try #require(AnimatedKeyPath("\(property).\(part)"))
      var values = LayerValues()
      values[keyPath] = .number(0.5)
      // Of a flat layer's scale, z is nothing.
      let isScale = part == "scale"
      for (one, other) in zip(values[keyPath.property].matrix.numbers, expected.numbers) {
        #expect(abs(one - other) < 1e-12 || (isScale && abs(one - other) == 0.5))
      }
      guard !isScale, case .number(let read) = values[keyPath] else { continue }
      #expect(abs(read - 0.5) < 1e-12)
    }
  }

  @Test("Of a transform in space each part is read as it was put in")
  func partsInSpace() throws {
    var transform = CATransform3DMakeTranslation(3, 4, 5)
    transform = CATransform3DRotate(transform, 0.3, 1, 0, 0)
    transform = CATransform3DScale(transform, 2, 6, 7)
    var values = LayerValues()
    values[.transform] = AnimatableValue(transform)
    for (part, expected) in [
      ("translation.x", 3.0), ("translation.y", 4), ("translation.z", 5), ("rotation.x", 0.3),
      ("rotation.y", 0), ("rotation.z", 0), ("rotation", 0), ("scale.x", 2), ("scale.y", 6),
      ("scale.z", 7), ("scale", 5),
    ] {
      let keyPath = try #require(AnimatedKeyPath("transform.\(part)"))
      guard case .number(let read) = values[keyPath] else {
        Issue.record("\(part) is no number")
        continue
      }
      #expect(abs(read - expected) < 1e-12, "\(part): \(read)")
    }
    let size = values[try #require(AnimatedKeyPath("transform.translation"))]
    #expect(size == .size(CGSize(width: 3, height: 4)))
  }

  @Test("One part leaves the others: about y, in perspective, after about x")
  func partsOfOne() throws {
    var values = LayerValues()
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    values[.transform] = AnimatableValue(eye)
    values[try #require(AnimatedKeyPath("transform.rotation.x"))] = .number(0.4)
    values[try #require(AnimatedKeyPath("transform.rotation.y"))] = .number(0.7)
    values[try #require(AnimatedKeyPath("transform.translation.z"))] = .number(20)
    let expected = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DConcat(
          CATransform3DMakeRotation(0.4, 1, 0, 0), CATransform3DMakeRotation(0.7, 0, 1, 0)),
        CATransform3DMakeTranslation(0, 0, 20)), eye)
    for (one, other) in zip(values[.transform].matrix.numbers, expected.numbers) {
      #expect(abs(one - other) < 1e-9)
    }
  }
}
