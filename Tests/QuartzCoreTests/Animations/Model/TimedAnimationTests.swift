import CoreGraphics
import QuartzCore
import Testing

@Suite("8.4: what an animation does to values")
struct TimedAnimationTests {
  private func opacity(
    _ values: AnimationValues, duration: Double = 1,
    _ change: (inout PropertyAnimation, inout MediaTiming) -> Void = { _, _ in }
  ) -> TimedAnimation {
    var animation = PropertyAnimation(AnimatedKeyPath(.cornerRadius), values)
    var timing = MediaTiming(duration: duration)
    change(&animation, &timing)
    return TimedAnimation(timing: timing, curve: .linear, content: .property(animation))
  }

  private func radius(_ animation: TimedAnimation, _ time: Double, model: CGFloat = 99) -> Double {
    var values = LayerValues()
    values.cornerRadius = model
    var effects = TimedAnimation.Effects()
    animation.apply(to: &values, &effects, at: time)
    return Double(values.cornerRadius)
  }

  @Test("8.4.2: from, to and by in all their combinations")
  func basic() {
    var (previous, current) = (LayerValues(), LayerValues())
    (previous.cornerRadius, current.cornerRadius) = (3, 20)
    func ends(_ from: CGFloat?, _ to: CGFloat?, _ by: CGFloat?) -> [Double] {
      let animation = opacity(
        .basic(
          from: from.map { .number($0) }, to: to.map { .number($0) }, by: by.map { .number($0) })
      ).resolved(previous: previous, current: current)
      return [radius(animation, 0), radius(animation, 1)]
    }
    #expect(ends(1, 2, nil) == [1, 2])
    #expect(ends(1, nil, 4) == [1, 5])
    #expect(ends(nil, 7, 4) == [3, 7])
    #expect(ends(1, nil, nil) == [1, 20])
    #expect(ends(nil, 2, nil) == [20, 2])
    #expect(ends(nil, nil, 4) == [20, 24])
    #expect(ends(nil, nil, nil) == [3, 20])
  }

  @Test("8.4.1: additive adds to the value so far")
  func additive() {
    let animation = opacity(.between(.number(0), .number(8))) { animation, _ in
      animation.isAdditive = true
    }
    #expect(radius(animation, 0.25, model: 10) == 12)
  }

  @Test("8.4.1: additive transforms concatenate, the animated one first")
  func additiveTransform() {
    var animation = PropertyAnimation(
      AnimatedKeyPath(.transform),
      .between(
        .transform(CGAffineTransform(translationX: 10, y: 0)),
        .transform(CGAffineTransform(translationX: 10, y: 0))))
    animation.isAdditive = true
    var values = LayerValues()
    values[.transform] = .transform(CGAffineTransform(scaleX: 2, y: 2))
    var effects = TimedAnimation.Effects()
    TimedAnimation(
      timing: MediaTiming(duration: 1), curve: .linear, content: .property(animation)
    ).apply(to: &values, &effects, at: 0.5)
    #expect(values[.transform] == .transform(CGAffineTransform(2, 0, 0, 2, 20, 0)))
  }

  @Test("8.4.1: cumulative goes on from cycle to cycle")
  func cumulative() {
    let animation = opacity(.between(.number(0), .number(10))) { animation, timing in
      animation.isCumulative = true
      timing.repeatCount = 3
    }
    for (time, value) in [(0.5, 5.0), (1, 10), (1.5, 15), (2.5, 25), (3, 30)] {
      #expect(radius(animation, time) == value, "at \(time)")
    }
    let plain = opacity(.between(.number(0), .number(10))) { $1.repeatCount = 3 }
    #expect(radius(plain, 1.5) == 5)
  }

  @Test(
    "8.4.1: value functions turn numbers into transforms",
    arguments: [
      (ValueFunction.rotateX, CATransform3DMakeRotation(0.5, 1, 0, 0)),
      (.rotateY, CATransform3DMakeRotation(0.5, 0, 1, 0)),
      (.rotateZ, CATransform3DMakeRotation(0.5, 0, 0, 1)),
      (.scaleX, CATransform3DMakeScale(0.5, 1, 1)), (.scaleY, CATransform3DMakeScale(1, 0.5, 1)),
      (.scaleZ, CATransform3DMakeScale(1, 1, 0.5)),
      (.translateX, CATransform3DMakeTranslation(0.5, 0, 0)),
      (.translateY, CATransform3DMakeTranslation(0, 0.5, 0)),
      (.translateZ, CATransform3DMakeTranslation(0, 0, 0.5)),
    ])
  func functions(_ function: ValueFunction, _ expected: CATransform3D) {
    #expect(function.transform(.number(0.5)) == AnimatableValue(expected))
    #expect(function.transform(.point(.zero)) == nil)
  }

  @Test("8.4.1: scale and translate take three numbers; a full turn is one")
  func threeNumbers() {
    #expect(
      ValueFunction.scale.transform(.numbers([2, 3, 1]))
        == .transform(CGAffineTransform(scaleX: 2, y: 3)))
    #expect(
      ValueFunction.translate.transform(.numbers([2, 3, 0]))
        == .transform(CGAffineTransform(translationX: 2, y: 3)))
    #expect(ValueFunction.scale.transform(.number(1)) == nil)
    #expect(ValueFunction.rotateZ.transform(.numbers([1, 2, 3])) == nil)
    var turn = PropertyAnimation(
      AnimatedKeyPath(.transform), .between(.number(0), .number(2 * .pi)))
    turn.function = .rotateZ
    var values = LayerValues()
    var effects = TimedAnimation.Effects()
    TimedAnimation(timing: MediaTiming(duration: 1), curve: .linear, content: .property(turn))
      .apply(to: &values, &effects, at: 0.25)
    guard case .number(let angle) = values[AnimatedKeyPath(.transform, .rotation)] else { return }
    #expect(abs(angle - .pi / 2) < 1e-12)
  }

  @Test("8.4.5: children run in the group's time, which cuts them off and does not stretch them")
  func group() {
    var late = opacity(.between(.number(0), .number(10)), duration: 4)
    late.timing.beginTime = 1
    let group = TimedAnimation(
      timing: MediaTiming(duration: 3), curve: .linear, content: .group([late]))
    for (time, value) in [(0.5, 99.0), (1, 0), (2, 2.5), (3, 5), (3.1, 99)] {
      #expect(radius(group, time) == value, "at \(time)")
    }
  }

  @Test("8.4.5: a group repeats, reverses and runs faster with all its children")
  func groupTiming() {
    let child = opacity(.between(.number(0), .number(10)), duration: 1)
    var timing = MediaTiming(duration: 1)
    (timing.repeatCount, timing.autoreverses, timing.speed) = (2, true, 2)
    let group = TimedAnimation(timing: timing, curve: .linear, content: .group([child]))
    for (time, value) in [(0.25, 5.0), (0.5, 10), (0.75, 5), (1.25, 5), (2, 0), (2.1, 99)] {
      #expect(abs(radius(group, time) - value) < 1e-12, "at \(time)")
    }
    var eased = TimedAnimation(
      timing: MediaTiming(duration: 2), curve: .cubicBezier(.easeIn), content: .group([child]))
    // Half-way, ease-in has come .31536 of the way: 0.63072 s of the children's time.
    #expect(abs(radius(eased, 1) - 6.3072) < 0.0005)
    eased.curve = .linear
    #expect(radius(eased, 0.5) == 5)
  }

  @Test("Values of another kind, or that are no numbers, are passed over")
  func bad() {
    #expect(radius(opacity(.between(.point(.zero), .point(.zero))), 0.5) == 99)
    #expect(radius(opacity(.between(.number(.nan), .number(1))), 0.5) == 99)
    #expect(radius(opacity(.between(.number(-.infinity), .number(1))), 0.5) == 99)
    #expect(radius(opacity(.between(.number(0), .number(1)), duration: 0), 0) == 1)
  }
}
