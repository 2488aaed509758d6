import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("What each property is, and how far its values may go") struct PropertyEffectTests {
  private static let moving: Set<LayerProperty> = [
    .bounds, .position, .transform, .anchorPoint, .anchorPointZ, .zPosition, .sublayerTransform,
  ]
  private static let placing: Set<LayerProperty> = [
    .position, .transform, .anchorPoint, .anchorPointZ, .zPosition, .sublayerTransform, .opacity,
    .hidden, .doubleSided,
  ]
  private static let drawn: Set<LayerProperty> = [
    .shadowPath, .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth,
    .miterLimit, .lineDashPhase, .colors, .locations, .startPoint, .endPoint, .fontSize,
    .foregroundColor,
  ]

  /// All that an animation of the property does besides changing its value.
  private func applied(
    _ property: LayerProperty, at time: Double
  ) -> (TimedAnimation.Effects, PropertyAnimation) {
    var values = LayerValues()
    let value = values[property]
    let animation = PropertyAnimation(AnimatedKeyPath(property), .between(value, value))
    var effects = TimedAnimation.Effects()
    TimedAnimation(
      timing: MediaTiming(duration: 1, fill: .both), curve: .linear, content: .property(animation)
    ).apply(to: &values, &effects, at: time)
    return (effects, animation)
  }

  @Test(
    "What moves is not moved to whole pixels while it does; what is drawn is drawn anew",
    arguments: LayerProperty.allCases)
  func effects(_ property: LayerProperty) {
    #expect(property.isGeometry == Self.moving.contains(property))
    #expect(property.isDrawn == Self.drawn.contains(property))
    #expect(property.isPlacement == Self.placing.contains(property))
    let (during, animation) = applied(property, at: 0.25)
    #expect(during.isMoving == Self.moving.contains(property))
    #expect(during.drawsAnew == Self.drawn.contains(property))
    let after = applied(property, at: 2).0
    #expect(!after.isMoving && after.drawsAnew == Self.drawn.contains(property))
    var (values, driven) = (LayerValues(), TimedAnimation.Effects())
    animation.apply(to: &values, &driven, progress: 0.25)
    #expect(driven.isMoving == Self.moving.contains(property))
    #expect(driven.drawsAnew == Self.drawn.contains(property))
  }

  /// A value far below and far above, and what is left of them.
  private static let table: [(LayerProperty, CGFloat, CGFloat)] = [
    (.cornerRadius, 0, 9), (.opacity, 0, 1), (.borderWidth, 0, 9), (.backdropRadius, 0, 9),
    (.backdropSaturation, 0, 9), (.shadowOpacity, 0, 1), (.shadowRadius, 0, 9),
    (.zPosition, -9, 9), (.anchorPointZ, -9, 9), (.contentsScale, -9, 9),
  ]

  @Test("Values beyond what a layer can have are cut, and no others", arguments: table.indices)
  func limits(_ row: Int) {
    let (property, low, high) = Self.table[row]
    for (value, expected) in [(-9, low), (9, high), (0.25, 0.25)] as [(CGFloat, CGFloat)] {
      var values = LayerValues()
      values[property] = .number(value)
      values.limit(property)
      #expect(values[property] == .number(expected), "\(property)")
    }
  }

  @Test("No size below 0; the origin goes anywhere")
  func bounds() {
    var values = LayerValues()
    values.bounds.origin = CGPoint(x: -3, y: -4)
    values.bounds.size = CGSize(width: -5, height: 6)
    values.limit(.bounds)
    #expect(values.bounds.origin == CGPoint(x: -3, y: -4))
    #expect(values.bounds.size == CGSize(width: 0, height: 6))
    values.bounds.size = CGSize(width: 5, height: -6)
    values.limit(.bounds)
    #expect(values.bounds.size == CGSize(width: 5, height: 0))
  }

  @Test("A colour that is not there is clear, without a colour of its own")
  func clear() {
    var values = LayerValues()
    (values.backgroundColor, values.borderColor, values.shadow.color) = (nil, nil, nil)
    for property in [LayerProperty.backgroundColor, .borderColor, .shadowColor] {
      #expect(values[property] == .color(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)))
    }
  }

  @Test("8.4.1: the properties that an animation changes, through groups")
  func properties() {
    func one(_ property: LayerProperty) -> TimedAnimation {
      TimedAnimation(
        timing: MediaTiming(), curve: .linear,
        content: .property(
          PropertyAnimation(AnimatedKeyPath(property), .between(.number(0), .number(1)))))
    }
    func group(_ parts: [TimedAnimation]) -> TimedAnimation {
      TimedAnimation(timing: MediaTiming(), curve: .linear, content: .group(parts))
    }
    #expect(
      group([one(.opacity), group([one(.zPosition), one(.borderWidth)])]).properties
        == [.opacity, .zPosition, .borderWidth])
    let transition = TimedAnimation(
      timing: MediaTiming(), curve: .linear, content: .transition(LayerTransition()))
    #expect(transition.properties == [])
  }
}
