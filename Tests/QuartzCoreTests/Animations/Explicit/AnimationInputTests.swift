import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite("8.4: what animations are given, and what they say of it")
struct AnimationInputTests {
  private let tree = LayerTree()
  private static let red = CGColor(srgbRed: 1, green: 0.25, blue: 0.5, alpha: 0.75)
  private static let blue = CGColor(srgbRed: 0, green: 0.5, blue: 1, alpha: 0.25)
  private static let image = CGImage(buffer: PixelBuffer(width: 2, height: 3), isOpaque: false)
  private static let path = CGPath(
    rect: CGRect(x: 1, y: 2, width: 3, height: 5), transform: nil)
  private static let turn = CATransform3DMakeRotation(0.5, 0, 1, 0)

  /// One that has all of the properties whose names begin so.
  private func layer(for keyPath: String) -> CALayer {
    tree.context.perform {
      let layer: CALayer
      switch keyPath {
      case "path", "lineWidth": layer = CAShapeLayer()
      case "colors", "locations":
        let gradient = CAGradientLayer()
        gradient.colors = [Self.blue, Self.blue]
        layer = gradient
      case "fontSize": layer = CATextLayer()
      default: layer = CALayer()
      }
      layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
      tree.root.addSublayer(layer)
      return layer
    }
  }

  private func shown(_ layer: CALayer, _ keyPath: String) throws -> AnimatableValue {
    let path = try #require(AnimatedKeyPath(keyPath))
    let now = tree.context.time
    let roots = [tree.commit(at: now)]
    let committed = try #require(roots[0].committed(layer.number))
    return PresentationTree(roots, at: now).values(of: committed)[path]
  }

  private func add(_ animation: CAAnimation, to layer: CALayer) -> [String] {
    var lines: [String] = []
    tree.context.printLine = { lines.append($0) }
    tree.context.perform {
      CATransaction.setDisableActions(true)
      layer.add(animation, forKey: "key")
    }
    return lines
  }

  /// Key path, what is written, what is meant.
  private var values: [(String, Any, AnimatableValue)] {
    [
      ("cornerRadius", 0.1, .number(0.1)), ("cornerRadius", CGFloat(0.1), .number(0.1)),
      ("cornerRadius", Float(0.75), .number(0.75)), ("cornerRadius", 7, .number(7)),
      ("cornerRadius", UInt8(7), .number(7)), ("cornerRadius", Int64(8), .number(8)),
      ("cornerRadius", NSNumber(value: 0.1), .number(0.1)),
      ("position.y", 0.1, .number(0.1)), ("lineWidth", 0.1, .number(0.1)),
      ("fontSize", 21.5, .number(21.5)),
      ("hidden", true, .flag(true)), ("hidden", NSNumber(value: true), .flag(true)),
      ("doubleSided", false, .flag(false)),
      ("position", CGPoint(x: 3, y: 4), .point(CGPoint(x: 3, y: 4))),
      ("position", NSValue(point: CGPoint(x: 3, y: 4)), .point(CGPoint(x: 3, y: 4))),
      ("shadowOffset", CGSize(width: 3, height: 4), .size(CGSize(width: 3, height: 4))),
      (
        "shadowOffset", NSValue(size: CGSize(width: 3, height: 4)),
        .size(CGSize(width: 3, height: 4))
      ),
      (
        "bounds", CGRect(x: 1, y: 2, width: 3, height: 4),
        .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
      ),
      (
        "bounds", NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)),
        .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
      ),
      ("backgroundColor", Self.red, .color(Self.red)), ("contents", Self.image, .image(Self.image)),
      ("path", Self.path, .path(Self.path)),
      (
        "transform", CATransform3DMakeScale(2, 3, 1),
        .transform(CGAffineTransform(scaleX: 2, y: 3))
      ),
      ("transform", Self.turn, .space(SpaceTransform(Self.turn))),
      ("sublayerTransform", Self.turn, .space(SpaceTransform(Self.turn))),
      ("colors", [Self.red, Self.blue], .colors([Self.red, Self.blue])),
      ("locations", [0.25, 0.75], .numbers([0.25, 0.75])),
      ("locations", [NSNumber(value: 0.1), NSNumber(value: 1)], .numbers([0.1, 1])),
    ]
  }

  @Test("8.4.2: values of each kind, in each form in which they are written, to the last bit")
  func kinds() throws {
    for (keyPath, value, expected) in values {
      let layer = layer(for: keyPath)
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (value, value, 1)
      #expect(add(animation, to: layer) == [])
      #expect(try shown(layer, keyPath) == expected, "\(keyPath): \(value)")
    }
  }

  private var wrong: [(String, Any)] {
    [
      ("cornerRadius", "a"), ("cornerRadius", CGPoint(x: 1, y: 2)), ("hidden", "a"),
      ("position", CGSize(width: 3, height: 4)), ("position", 3),
      ("shadowOffset", CGPoint(x: 3, y: 4)), ("bounds", CGPoint(x: 3, y: 4)),
      ("backgroundColor", 3), ("contents", 3), ("path", 3), ("transform", 3),
      ("transform", CGAffineTransform(scaleX: 2, y: 2)), ("colors", Self.red), ("colors", [1, 2]),
      ("locations", 3), ("locations", ["a"]), ("cornerRadius", Double.nan),
    ]
  }

  @Test("8.4.2: a value of another kind is told, and changes nothing")
  func refused() throws {
    for (keyPath, value) in wrong {
      let layer = layer(for: keyPath)
      let before = try shown(layer, keyPath)
      for name in ["fromValue", "toValue", "byValue"] {
        let animation = CABasicAnimation(keyPath: keyPath)
        switch name {
        case "fromValue": animation.fromValue = value
        case "toValue": animation.toValue = value
        default: animation.byValue = value
        }
        animation.duration = 1
        let lines = add(animation, to: layer)
        #expect(
          lines == [
            "CABasicAnimation for key 'key' of \(type(of: layer)) \(layer.number): its \(name), "
              + "\(value), is no value for '\(keyPath)'; it changes nothing."
          ])
        #expect(try shown(layer, keyPath) == before)
      }
    }
  }

  private func basic(_ keyPath: String?, _ change: (CABasicAnimation) -> Void) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    change(animation)
    return animation
  }

  private func keyframes(
    _ keyPath: String, _ change: (CAKeyframeAnimation) -> Void
  ) -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.duration = 1
    change(animation)
    return animation
  }

  /// Each mistake with all that is said of it.
  private var mistakes: [(CAAnimation, String)] {
    let group = CAAnimationGroup()
    group.animations = [basic(nil) { _ in }]
    let transition = CATransition()
    transition.type = CATransitionType(rawValue: "cube")
    let flip = CATransition()
    flip.type = CATransitionType(rawValue: "flip")
    return [
      (basic(nil) { _ in }, "it has no keyPath and changes nothing"),
      (basic("frame") { _ in }, "there is no key path 'frame' to animate; it changes nothing"),
      (basic("path") { _ in }, "there is no key path 'path' to animate; it changes nothing"),
      (
        basic("opacity") { $0.valueFunction = CAValueFunction(name: .scaleX) },
        "its valueFunction makes transforms, and 'opacity' is none; it changes nothing"
      ),
      (
        basic("transform") {
          ($0.valueFunction, $0.toValue) = (CAValueFunction(name: .scaleX), nil)
        }, "with a valueFunction it needs two values and changes nothing"
      ),
      (
        keyframes("position") { $0.values = [] }, "it has no keyframes and changes nothing"
      ),
      (
        keyframes("opacity") { $0.path = Self.path },
        "its path needs a key path that is a point; it changes nothing"
      ),
      (
        keyframes("opacity") { ($0.values, $0.keyTimes) = ([0, 0.5, 1], [0, 1]) },
        "its keyTimes are not 3 ascending from 0 to 1 and count as none"
      ),
      (
        keyframes("opacity") {
          ($0.values, $0.keyTimes) = ([0, 0.5, 1], [0, 0.5, 1])
          $0.calculationMode = .discrete
        }, "its keyTimes are not 4 ascending from 0 to 1 and count as none"
      ),
      (
        keyframes("opacity") { $0.values = [0, "b"] },
        "its values, b, is no value for 'opacity'; it changes nothing"
      ),
      (basic("opacity") { $0.beginTime = .nan }, "its beginTime is not a number and counts as 0.0"),
      (basic("opacity") { $0.speed = .nan }, "its speed is not a number and counts as 1.0"),
      (
        basic("opacity") { $0.timeOffset = .nan },
        "its timeOffset is not a number and counts as 0.0"
      ),
      (group, "CABasicAnimation: it has no keyPath and changes nothing"),
      (transition, "there is no transition 'cube'; it fades"),
      (flip, "there is no transition 'flip'; it fades"),
    ]
  }

  @Test("Each mistake is told in one line that names class, key, layer and what is wrong")
  func mistakesInWords() {
    for (animation, problem) in mistakes {
      let layer = layer(for: "opacity")
      let lines = add(animation, to: layer)
      #expect(
        lines == ["\(type(of: animation)) for key 'key' of CALayer \(layer.number): \(problem)."])
    }
  }

  @Test("What may be left out, and paced keyframes with times, are no mistakes")
  func noMistakes() {
    let right = [
      basic("opacity") { ($0.fromValue, $0.toValue) = (nil, nil) },
      basic("transform") { $0.valueFunction = CAValueFunction(name: .scaleX) },
      keyframes("opacity") { ($0.values, $0.keyTimes) = ([0, 0.25, 1], [0, 0.5, 1]) },
      keyframes("opacity") {
        ($0.values, $0.keyTimes, $0.calculationMode) = ([0, 0.25, 1], [0, 1], .paced)
      },
      keyframes("opacity") {
        ($0.values, $0.keyTimes, $0.calculationMode) = ([0, 0.25, 1], [0, 1], .cubicPaced)
      },
      keyframes("position") { $0.path = Self.path }, CATransition(),
    ]
    for animation in right { #expect(add(animation, to: layer(for: "opacity")) == []) }
  }

  @Test("The copy that the layer keeps is its own: a value function makes of from, to and by")
  func valueFunctions() throws {
    for (from, to, by, ends) in [
      (2, 4, nil, [2, 4]), (2, nil, 3, [2, 5]), (nil, 7, 3, [4, 7]),
    ] as [(Int?, Int?, Int?, [CGFloat])] {
      let layer = layer(for: "opacity")
      let animation = CABasicAnimation(keyPath: "transform")
      animation.valueFunction = CAValueFunction(name: .translateY)
      (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
      (animation.duration, animation.fillMode) = (1, .forwards)
      #expect(add(animation, to: layer) == [])
      let roots = [tree.commit(at: tree.context.time)]
      let committed = try #require(roots[0].committed(layer.number))
      for (second, y) in [(0.0, ends[0]), (1, ends[1])] {
        let values = PresentationTree(roots, at: tree.context.time + second).values(of: committed)
        #expect(values[.transform] == .transform(CGAffineTransform(translationX: 0, y: y)))
      }
    }
    let scale = CABasicAnimation(keyPath: "transform")
    scale.valueFunction = CAValueFunction(name: .scale)
    (scale.fromValue, scale.toValue, scale.duration) = ([2, 3, 1], [2, 3, 1], 1)
    let layer = layer(for: "opacity")
    #expect(add(scale, to: layer) == [])
    #expect(try shown(layer, "transform") == .transform(CGAffineTransform(scaleX: 2, y: 3)))
  }

  @Test("An animation belongs to the stage of its layer, whichever one is current")
  func ownStage() {
    let layer = layer(for: "opacity")
    let other = LayerTree()
    var (lines, otherLines): ([String], [String]) = ([], [])
    tree.context.printLine = { lines.append($0) }
    other.context.printLine = { otherLines.append($0) }
    let before = tree.context.nextNumber()
    other.context.perform {
      CATransaction.setAnimationDuration(7)
      layer.add(basic("opacity") { $0.duration = 0 }, forKey: "fade")
      layer.add(basic(nil) { _ in }, forKey: "none")
    }
    #expect(lines.count == 1 && otherLines == [])
    #expect(!tree.context.animations.isEmpty && other.context.animations.isEmpty)
    #expect(layer.animations.map(\.id) == [before + 1, before + 2])
    #expect(layer.animation(forKey: "fade")?.duration == 0.25)
  }

  @Test("7.3.17: what cannot be a spring's constant counts as what it is unless set")
  func springConstants() {
    func settling(_ change: (CASpringAnimation) -> Void) -> Double {
      let spring = CASpringAnimation(keyPath: "opacity")
      change(spring)
      return spring.settlingDuration
    }
    let plain = settling { _ in }
    for bad in [-1, 0, CGFloat.nan, .infinity] {
      #expect(settling { $0.mass = bad } == plain, "mass \(bad)")
      #expect(settling { $0.stiffness = bad } == plain, "stiffness \(bad)")
    }
    let undamped = settling { $0.damping = 0 }
    for bad in [-1, CGFloat.nan, .infinity] {
      #expect(settling { $0.damping = bad } == undamped && undamped == .infinity)
    }
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      #expect(settling { $0.initialVelocity = bad } == plain)
    }
  }
}
