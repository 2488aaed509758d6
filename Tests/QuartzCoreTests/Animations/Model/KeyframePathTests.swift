import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite("8.4.4: keyframes along paths and through bent curves, as animations have them")
struct KeyframePathTests {
  private let tree = LayerTree()

  /// From (2, 3) to (2, 11), to (18, 11), back to the start: 8, 16 and √(16² + 8²) long.
  private let path: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 2, y: 3))
    path.addLine(to: CGPoint(x: 2, y: 11))
    path.addLine(to: CGPoint(x: 18, y: 11))
    path.closeSubpath()
    return path
  }()

  private func values(
    _ keyPath: String, at times: [Double], _ change: (CAKeyframeAnimation) -> Void
  ) throws -> [LayerValues] {
    let layer = tree.layer(CGRect(x: 0, y: 0, width: 4, height: 6), in: tree.root)
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.duration = 1
    change(animation)
    tree.context.perform { layer.add(animation, forKey: nil) }
    let now = tree.context.time
    let roots = [tree.commit(at: now)]
    let committed = try #require(roots[0].committed(layer.number))
    return times.map { PresentationTree(roots, at: now + $0).values(of: committed) }
  }

  private func angle(_ values: LayerValues) -> Double {
    guard case .number(let x) = values[AnimatedKeyPath(.transform, .rotation)] else { return .nan }
    return x
  }

  @Test("8.4.4: straight, each part takes as long; discrete, its points show one after the other")
  func points() throws {
    let linear = try values("position", at: [0, 1 / 6.0, 0.5, 5 / 6.0]) { $0.path = self.path }
    let places = linear.map(\.position)
    for (place, expected) in zip(
      places,
      [CGPoint(x: 2, y: 3), CGPoint(x: 2, y: 7), CGPoint(x: 10, y: 11), CGPoint(x: 10, y: 7)])
    {
      #expect(abs(place.x - expected.x) < 1e-9 && abs(place.y - expected.y) < 1e-9)
    }
    let discrete = try values("position", at: [0, 0.24, 0.26, 0.51, 0.76, 0.99]) {
      ($0.path, $0.calculationMode) = (self.path, .discrete)
    }
    #expect(
      discrete.map(\.position) == [
        CGPoint(x: 2, y: 3), CGPoint(x: 2, y: 3), CGPoint(x: 2, y: 11), CGPoint(x: 18, y: 11),
        CGPoint(x: 2, y: 3), CGPoint(x: 2, y: 3),
      ])
    // With times: one more than there are points.
    let timed = try values("position", at: [0.09, 0.11, 0.29, 0.31, 0.59, 0.61]) {
      ($0.path, $0.calculationMode) = (self.path, .discrete)
      $0.keyTimes = [0, 0.1, 0.3, 0.6, 1]
    }
    #expect(timed.map(\.position.x) == [2, 2, 2, 18, 18, 2])
    #expect(timed.map(\.position.y) == [3, 11, 11, 11, 11, 3])
    // A path without any part has no keyframes.
    let dot = CGMutablePath()
    dot.move(to: CGPoint(x: 9, y: 9))
    for mode in [CAAnimationCalculationMode.linear, .discrete, .paced] {
      let none = try values("position", at: [0.5]) {
        ($0.path, $0.calculationMode) = (dot, mode)
      }
      #expect(none[0].position == CGPoint(x: 2, y: 3), "\(mode.rawValue)")
    }
  }

  @Test("8.4.4: paced, equal ways in equal times along the path, whatever its times and curves")
  func paced() throws {
    let whole = 24 + 320.0.squareRoot()
    let places = try values("position", at: [4 / whole, 16 / whole, 24 / whole]) {
      ($0.path, $0.calculationMode, $0.keyTimes) = (self.path, .paced, [0, 0.1, 0.2, 1])
      $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    }.map(\.position)
    for (place, expected) in zip(
      places, [CGPoint(x: 2, y: 7), CGPoint(x: 10, y: 11), CGPoint(x: 18, y: 11)])
    {
      #expect(abs(place.x - expected.x) < 1e-9 && abs(place.y - expected.y) < 1e-9)
    }
  }

  @Test("8.4.4: times and curves of each part of the path")
  func timed() throws {
    let places = try values("position", at: [0.25, 0.75]) {
      ($0.path, $0.keyTimes) = (self.path, [0, 0.5, 1, 1])
      $0.timingFunctions = [
        CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut),
      ]
    }.map(\.position)
    // 7.2: half-way, ease-in is at .31536, ease-out at .68464.
    #expect(places[0].x == 2 && abs(places[0].y - (3 + 8 * 0.31536)) < 0.000_05)
    #expect(places[1].y == 11 && abs(places[1].x - (2 + 16 * 0.68464)) < 0.000_1)
  }

  @Test(
    "8.4.4: turned with the way, against it, or not at all",
    arguments: [0, 1, 2])
  func turned(_ row: Int) throws {
    let (mode, angles): (CAAnimationRotationMode?, [Double]) =
      [
        (nil, [0, 0, 0]), (.rotateAuto, [.pi / 2, 0, .pi + atan2(8, 16)]),
        (.rotateAutoReverse, [-.pi / 2, .pi, atan2(8, 16)]),
      ][row]
    let found = try values("position", at: [1 / 6.0, 0.5, 5 / 6.0]) {
      ($0.path, $0.rotationMode) = (self.path, mode)
    }
    for (values, expected) in zip(found, angles) {
      // But for whole turns.
      let turns = (angle(values) - expected) / (2 * .pi)
      #expect(abs(turns - turns.rounded()) < 1e-9)
    }
    // A mode without a path turns nothing.
    let without = try values("position", at: [0.5]) {
      ($0.values, $0.rotationMode) = ([CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 9)], mode)
    }
    #expect(angle(without[0]) == 0)
  }

  @Test("8.4.4: tension, continuity and bias, each for the value in its place")
  func bent() throws {
    // Through 0, 10 and 40; half of the first way is 5 and an eighth of the slopes' difference:
    // out of the first, where the way is 10, and into the second, between 10 and 30.
    func half(
      _ tension: [NSNumber]?, _ continuity: [NSNumber]? = nil, _ bias: [NSNumber]? = nil,
      mode: CAAnimationCalculationMode = .cubic
    ) throws -> Double {
      try values("cornerRadius", at: [0.25]) {
        ($0.values, $0.calculationMode) = ([0, 10, 40], mode)
        ($0.tensionValues, $0.continuityValues, $0.biasValues) = (tension, continuity, bias)
      }[0].cornerRadius
    }
    let expected: [(Double, Double)] = [
      (try half(nil), 3.75), (try half([1, 1, 1]), 5),
      // Half of the slope out of the first; half of the one into the second, 20.
      (try half([0.5, 1]), 5.625), (try half([1, 0.5]), 3.75),
      // Into the second: three quarters of 10 and one of 30, or the other way round.
      (try half([1, 0], nil, [0, 0.5]), 3.125), (try half([1, 0], [0, 0.5]), 1.875),
      (try half([1], [0, -0.5]), 3.125),
      // The bias of the first value alone: only one way begins there.
      (try half(nil, nil, [0.5]), 3.75), (try half([1, 1, 1], mode: .linear), 5),
    ]
    for (row, (found, value)) in expected.enumerated() {
      #expect(abs(found - value) < 1e-12, "row \(row): \(found)")
    }
  }

  @Test("8.4.1: transforms add up over the cycles, one after the other")
  func cumulativeTransforms() throws {
    let layer = tree.layer(CGRect(x: 0, y: 0, width: 4, height: 6), in: tree.root)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DMakeTranslation(1, 2, 0)
    animation.toValue = CATransform3DMakeTranslation(5, 10, 0)
    (animation.duration, animation.repeatCount, animation.isCumulative) = (1, 3, true)
    tree.context.perform { layer.add(animation, forKey: nil) }
    let roots = [tree.commit(at: 0)]
    let committed = try #require(roots[0].committed(layer.number))
    for (time, x) in [(0.25, 2.0), (1.25, 7), (2.25, 12)] {
      let values = PresentationTree(roots, at: time).values(of: committed)
      #expect(
        values[.transform] == .transform(CGAffineTransform(translationX: x, y: 2 * x)), "\(time)")
    }
  }

  @Test("8.4.1: of a value function it is the number that adds up")
  func cumulativeFunction() throws {
    let layer = tree.layer(CGRect(x: 0, y: 0, width: 4, height: 6), in: tree.root)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: .translateY)
    (animation.fromValue, animation.toValue) = (2, 10)
    (animation.duration, animation.repeatCount, animation.isCumulative) = (1, 3, true)
    tree.context.perform { layer.add(animation, forKey: nil) }
    let roots = [tree.commit(at: 0)]
    let committed = try #require(roots[0].committed(layer.number))
    for (time, y) in [(0.25, 4.0), (1.25, 14), (2.25, 24)] {
      let values = PresentationTree(roots, at: time).values(of: committed)
      #expect(values[.transform] == .transform(CGAffineTransform(translationX: 0, y: y)))
    }
  }

  @Test("8.4.4: turned with the way first, and by its own transform then")
  func turnedAndScaled() throws {
    let layer = tree.layer(CGRect(x: 0, y: 0, width: 4, height: 6), in: tree.root)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.rotationMode, animation.duration) = (path, .rotateAuto, 1)
    tree.context.perform { layer.add(animation, forKey: nil) }
    let roots = [tree.commit(at: 0)]
    let committed = try #require(roots[0].committed(layer.number))
    let values = PresentationTree(roots, at: 1 / 6.0).values(of: committed)
    guard case .transform(let found) = values[.transform] else {
      Issue.record("no transform in the plane")
      return
    }
    // Downwards: x becomes y, three times as long; y becomes −x, twice.
    let expected: [CGFloat] = [0, 3, -2, 0]
    for (one, other) in zip([found.a, found.b, found.c, found.d], expected) {
      #expect(abs(one - other) < 1e-9)
    }
  }

  @Test("8.4.4: between values without a middle no curve goes: they change half-way")
  func unbendable() throws {
    for mode in [KeyframeTrack.Mode.cubic, .cubicPaced] {
      let track = try #require(
        KeyframeTrack([.numbers([1]), .numbers([1, 2]), .numbers([3])], mode: mode))
      #expect(
        [0, 0.2, 0.3, 0.7, 0.8, 1].map { track.value(at: $0) } == [
          .numbers([1]), .numbers([1]), .numbers([1, 2]), .numbers([1, 2]), .numbers([3]),
          .numbers([3]),
        ])
      let flags = try #require(KeyframeTrack([.flag(true), .flag(false)], mode: mode))
      #expect([0.4, 0.6].map { flags.value(at: $0) } == [.flag(true), .flag(false)])
      let transforms = try #require(
        KeyframeTrack(
          [
            .transform(CGAffineTransform(scaleX: 1, y: 3)),
            .transform(CGAffineTransform(scaleX: 5, y: 11)),
          ], mode: mode))
      #expect(
        transforms.value(at: 0.25) == .transform(CGAffineTransform(scaleX: 2, y: 5)))
    }
  }

  @Test("8.4.1: what runs back cumulates what it comes back to")
  func cumulativeReversing() throws {
    let layer = tree.layer(CGRect(x: 0, y: 0, width: 4, height: 6), in: tree.root)
    let animation = CABasicAnimation(keyPath: "position.y")
    (animation.fromValue, animation.toValue) = (3, 11)
    (animation.duration, animation.repeatCount, animation.isCumulative) = (1, 3, true)
    animation.autoreverses = true
    tree.context.perform { layer.add(animation, forKey: nil) }
    let roots = [tree.commit(at: 0)]
    let committed = try #require(roots[0].committed(layer.number))
    for (time, y) in [(0.25, 5.0), (1.75, 5), (2.25, 8), (4.25, 11)] {
      let values = PresentationTree(roots, at: time).values(of: committed)
      #expect(values.position.y == y && values.position.x == 2, "\(time)")
    }
  }

  @Test("An animation of no class of its own runs its time, and changes and says nothing")
  func plain() throws {
    for animation in [CAAnimation(), CAPropertyAnimation(keyPath: "opacity")] {
      var lines: [String] = []
      tree.context.printLine = { lines.append($0) }
      let layer = tree.layer(CGRect(x: 0, y: 0, width: 4, height: 6), in: tree.root)
      animation.duration = 2
      tree.context.perform { layer.add(animation, forKey: "plain") }
      let now = tree.context.time
      let roots = [tree.commit(at: now)]
      let committed = try #require(roots[0].committed(layer.number))
      #expect(PresentationTree(roots, at: now + 1).values(of: committed) == layer.values)
      #expect(layer.animationKeys() == ["plain"] && lines == [])
      tree.commit(at: now + 2)
      tree.context.perform { tree.context.animations.endAnimations(in: tree.context) }
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("8.4.5: a group that contains itself is a mistake that says so")
  func circle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (CAAnimationGroup(), CAAnimationGroup())
        outer.animations = [inner]
        inner.animations = [outer]
        _ = outer.copy()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("contains itself, directly or in another group"))
    #expect(text.contains("a group can only contain other animations"))
    // Twice the same is none.
    let (group, part) = (CAAnimationGroup(), CAAnimationGroup())
    group.animations = [part, part]
    #expect((group.copy() as? CAAnimationGroup)?.animations?.count == 2)
  }
}
