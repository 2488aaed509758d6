import CoreGraphics
import QuartzCore
import Testing

@Suite("An animation is a pure function of time")
struct LayerAnimationTests {
  @Test(
    "Half a second after step k is step k + 30, to the last bit, and the first value shows at k")
  func steps() {
    for k in 0..<600 {
      var animation = numbers(duration: 0.5)
      animation.committed = Double(k) / 60
      #expect(animation.value(at: Double(k) / 60) == .number(10), "k = \(k)")
      #expect(animation.value(at: Double(k + 30) / 60) == .number(20), "k = \(k)")
      #expect(animation.hasEnded(at: Double(k + 30) / 60), "k = \(k)")
      #expect(!animation.hasEnded(at: Double(k + 29) / 60), "k = \(k)")
    }
  }

  @Test("7.1.13: the first value holds until the delay is over, in every step that may be")
  func delay() {
    for k in 0..<600 {
      var animation = numbers(delay: 0.3, duration: 0.5)
      animation.committed = Double(k) / 60
      for n in 0...18 {
        #expect(animation.value(at: Double(k + n) / 60) == .number(10), "k = \(k), n = \(n)")
      }
      #expect(animation.value(at: Double(k + 19) / 60) != .number(10), "k = \(k)")
      #expect(!animation.hasEnded(at: Double(k + 47) / 60), "k = \(k)")
      #expect(animation.hasEnded(at: Double(k + 48) / 60), "k = \(k)")
    }
  }

  @Test("The end value shows in the step in which it ends, never the one before")
  func endAndValueAgree() {
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<500 {
      // Linear: an eased curve rounds to the end value a little before the end.
      var animation = LayerAnimation(
        id: 1, property: .opacity, from: .number(10), to: .number(20), isAdditive: false,
        curve: .linear, delay: numbers.next(in: 0...1), duration: numbers.next(in: 0.01...2))
      animation.committed = numbers.next(in: 0...100)
      let end = animation.committed! + animation.delay + animation.duration
      for offset in [-1e-6, -1e-9, -1e-12, 0, 1e-12, 1e-9] {
        let isAtEnd = animation.value(at: end + offset) == .number(20)
        #expect(animation.hasEnded(at: end + offset) == isAtEnd, "seed 5: \(animation)")
      }
    }
  }

  @Test("Before the commit the first value shows, and nothing has ended")
  func uncommitted() {
    let animation = numbers(duration: 0.5)
    #expect(animation.value(at: 1000) == .number(10))
    #expect(!animation.hasEnded(at: 1000))
  }

  @Test("7.1.6: a second additive animation keeps the first one going: position and velocity")
  func additive() {
    // Linear: from 0 to 100 in 1 s; after 0.5 s, at 50, back to 0 in 1 s.
    var values = LayerValues()
    values.position = .zero
    var first = moves(by: CGPoint(x: -100, y: 0), id: 1)
    first.committed = 0
    var second = moves(by: CGPoint(x: 100, y: 0), id: 2)
    second.committed = 0.5
    func x(_ time: Double) -> CGFloat {
      values.applying([first, second], at: time).position.x
    }
    #expect(x(0.5) == 50)
    // Both run on: −100 → 0 has 0.25 s to go, 100 → 0 has 0.75 s.
    #expect(x(0.75) == 50)
    #expect(x(1) == 50)
    #expect(x(1.5) == 0)
  }

  @Test("Animations apply in the order they were added: a replacing one hides those before it")
  func order() {
    let add = LayerAnimation(
      id: 1, property: .opacity, from: .number(0.25), to: .number(0.25), isAdditive: true,
      curve: .linear, delay: 0, duration: 1)
    let replace = LayerAnimation(
      id: 2, property: .opacity, from: .number(0.5), to: .number(0.5), isAdditive: false,
      curve: .linear, delay: 0, duration: 1)
    #expect(LayerValues().applying([add, replace], at: 0).opacity == 0.5)
    #expect(LayerValues().applying([replace, add], at: 0).opacity == 0.75)
  }

  @Test("A curve that overshoots leaves no negative size or radius and no opacity outside 0...1")
  func overshoot() {
    // This spring is at 1.15312 after 0.4 s (statement 7.3.5).
    func animation(
      _ property: LayerProperty, _ from: AnimatableValue, _ to: AnimatableValue
    ) -> LayerAnimation {
      var animation = LayerAnimation(
        id: 1, property: property, from: from, to: to, isAdditive: false,
        curve: .spring(Spring(mass: 1, stiffness: 100, damping: 10)), delay: 0, duration: 2)
      animation.committed = 0
      return animation
    }
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let values = LayerValues().applying(
      [
        animation(.bounds, .rect(square), .rect(.zero)),
        animation(.cornerRadius, .number(9), .number(0)),
        animation(.opacity, .number(0), .number(1)),
      ], at: 0.4)
    #expect(values.bounds.size == .zero)
    #expect(values.cornerRadius == 0)
    #expect(values.opacity == 1)
    #expect(
      LayerValues().applying([animation(.opacity, .number(1), .number(0))], at: 0.4).opacity == 0)
  }

  @Test("Endless durations and delays stay finite numbers")
  func endless() {
    let animation = numbers(delay: .infinity, duration: .infinity)
    #expect(animation.delay.isFinite && animation.duration.isFinite)
    #expect(animation.value(at: 1e6) == .number(10))
  }

  @Test("An animation without a duration, or with a delay that is not a number, is refused")
  func refusal() async {
    await #expect(processExitsWith: .failure) {
      _ = LayerAnimation(
        id: 1, property: .opacity, from: .number(0), to: .number(1), isAdditive: false,
        curve: .linear, delay: 0, duration: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = LayerAnimation(
        id: 1, property: .opacity, from: .number(0), to: .number(1), isAdditive: false,
        curve: .linear, delay: .nan, duration: 1)
    }
  }

  private func numbers(delay: Double = 0, duration: Double) -> LayerAnimation {
    LayerAnimation(
      id: 1, property: .cornerRadius, from: .number(10), to: .number(20), isAdditive: false,
      curve: .cubicBezier(.easeInOut), delay: delay, duration: duration)
  }

  private func moves(by distance: CGPoint, id: Int) -> LayerAnimation {
    LayerAnimation(
      id: id, property: .position, from: .point(distance), to: .point(.zero), isAdditive: true,
      curve: .linear, delay: 0, duration: 1)
  }
}
