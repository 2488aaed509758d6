import CoreGraphics
import Testing

@testable import QuartzCore

@MainActor @Suite("8.3.3, 8.3.5: an animation's commit, and what it shows from then on")
struct AnimationLifeTests {
  private func animation(
    begin: Double = 0, fill: MediaTiming.Fill = .removed,
    _ values: AnimationValues = .between(.number(10), .number(20))
  ) -> LayerAnimation {
    LayerAnimation(
      id: 1,
      body: TimedAnimation(
        timing: MediaTiming(beginTime: begin, duration: 2, fill: fill), curve: .linear,
        content: .property(PropertyAnimation(AnimatedKeyPath(.cornerRadius), values))))
  }

  private func commit(_ animation: LayerAnimation, at time: Double) -> LayerAnimation {
    var animation = animation
    animation.commit(at: time, previous: LayerValues(), current: LayerValues())
    return animation
  }

  private func shown(_ animation: LayerAnimation, _ time: Double) -> Double {
    var values = LayerValues()
    values.cornerRadius = 99
    return Double(values.applying([animation], at: time).cornerRadius)
  }

  @Test("8.3.3: with a delay, or at a time of the layer that may be over already")
  func begins() {
    let delayed = commit(animation(begin: 3, fill: .backwards), at: 5)
    #expect(delayed.begin == 8 && delayed.delay == 3 && delayed.duration == 2)
    #expect([7.5, 8, 9, 10].map { shown(delayed, $0) } == [10, 10, 15, 20])
    var timed = animation(begin: 3, fill: .backwards)
    timed.beginsAtLayerTime = true
    timed = commit(timed, at: 2)
    #expect(timed.begin == 3 && [2.5, 4].map { shown(timed, $0) } == [10, 15])
    var late = animation(begin: 3)
    late.beginsAtLayerTime = true
    late = commit(late, at: 4)
    #expect(late.begin == 3 && shown(late, 4) == 15 && late.hasBegun(at: 4))
    var held = animation()
    held.heldAt = 1
    held = commit(held, at: 7)
    #expect(held.begin == 1 && held.committed == 1)
  }

  @Test("Whether it has begun and ended; before its commit neither")
  func moments() {
    let animation = animation(begin: 3)
    #expect(!animation.hasBegun(at: 99) && !animation.hasEnded(at: 99))
    #expect(animation.awaitsCommit && animation.begin == 3)
    let committed = commit(animation, at: 5)
    #expect(!committed.awaitsCommit)
    for (time, hasBegun, hasEnded) in [
      (7.9, false, false), (8, true, false), (9.9, true, false), (10, true, true),
    ] {
      #expect(committed.hasBegun(at: time) == hasBegun && committed.hasEnded(at: time) == hasEnded)
    }
  }

  @Test(
    "8.3.4, 8.3.5: until its end is told the last value holds, then what it fills",
    arguments: [
      (MediaTiming.Fill.removed, 99.0, 99.0), (.backwards, 10, 99), (.forwards, 99, 20),
      (.both, 10, 20),
    ])
  func fills(_ fill: MediaTiming.Fill, _ before: Double, _ after: Double) {
    var animation = commit(animation(begin: 3, fill: fill), at: 5)
    #expect(shown(animation, 6) == before && shown(animation, 9) == 15)
    #expect(shown(animation, 12) == 20)
    animation.stay()
    #expect(shown(animation, 12) == after && animation.body.timing.fill == fill)
  }

  @Test("8.4.2: what was left out is known from its commit on")
  func resolved() {
    var (previous, current) = (LayerValues(), LayerValues())
    (previous.cornerRadius, current.cornerRadius) = (30, 50)
    var open = animation(.basic(from: nil, to: .number(70), by: nil))
    #expect(open.value(at: 0) == nil)
    open.commit(at: 4, previous: previous, current: current)
    #expect(open.value(at: 4) == .number(50) && open.value(at: 5) == .number(60))
    var none = animation(.basic(from: nil, to: nil, by: nil))
    #expect(none.value(at: 0) == nil)
    none.commit(at: 4, previous: previous, current: current)
    #expect(none.value(at: 5) == .number(40))
  }

  @Test("Stretched, nothing jumps, and the rest takes so much longer; its delay too")
  func stretched() {
    var animation = commit(animation(begin: 3, fill: .both), at: 5)
    animation.setStretch(4, at: 6)
    // One of three seconds of delay is over; two are eight.
    #expect(animation.begin == 14 && animation.stretch == 4)
    #expect([6, 14, 18, 22].map { shown(animation, $0) } == [10, 10, 15, 20])
    animation.setStretch(2, at: 18)
    #expect([18, 20].map { shown(animation, $0) } == [15, 20])
    #expect(animation.hasEnded(at: 20) && !animation.hasEnded(at: 19.9))
    var waiting = self.animation(begin: 3)
    waiting.setStretch(4, at: 6)
    #expect(waiting.committed == nil && commit(waiting, at: 5).begin == 17)
  }

  @Test("Another time moves it along, with its hold and its drive")
  func shifted() {
    var animation = commit(animation(begin: 3), at: 5)
    animation.heldAt = 2
    animation.drive = AnimationDrive(
      pace: DrivenPace(curve: .linear, length: 1), window: .whole,
      motion: .running(DrivenRun(.way, from: 0, to: 1, seconds: 1, begin: 6)))
    animation.shift(by: 100)
    #expect(animation.committed == 105 && animation.heldAt == 102 && animation.begin == 108)
    guard case .running(let run)? = animation.drive?.motion else {
      Issue.record("no run")
      return
    }
    #expect(run.begin == 106)
  }

  @Test("7.6: driven, the drive says how far it is and when; it never ends by itself")
  func driven() {
    var animation = animation()
    animation.drive = AnimationDrive(
      pace: DrivenPace(curve: .linear, length: 4), window: .whole,
      motion: .running(DrivenRun(.way, from: 0.25, to: 1, seconds: 3)))
    #expect(animation.awaitsCommit && animation.value(at: 77) == .number(12.5))
    animation = commit(animation, at: 5)
    #expect(!animation.awaitsCommit && shown(animation, 7) == 17.5)
    #expect(animation.value(at: 7) == .number(17.5) && !animation.hasEnded(at: 99))
    animation.drive = animation.drive?.with(
      .running(DrivenRun(.way, from: 0.5, to: 0, seconds: 2)))
    #expect(animation.awaitsCommit)
    animation.commitDrive(at: 10)
    #expect(!animation.awaitsCommit && shown(animation, 11) == 12.5 && animation.committed == 5)
  }

  @Test("What it changes, and whether that is added")
  func properties() {
    var added = PropertyAnimation(AnimatedKeyPath(.position, .y), .between(.number(1), .number(2)))
    added.isAdditive = true
    let timing = MediaTiming(duration: 1)
    let one = LayerAnimation(
      id: 1, body: TimedAnimation(timing: timing, curve: .linear, content: .property(added)))
    #expect(one.property == .position && one.isAdditive)
    #expect(animation().property == .cornerRadius && !animation().isAdditive)
    let group = LayerAnimation(
      id: 1, body: TimedAnimation(timing: timing, curve: .linear, content: .group([one.body])))
    #expect(group.property == nil && !group.isAdditive && group.value(at: 0) == nil)
    let transition = LayerAnimation(
      id: 1,
      body: TimedAnimation(
        timing: timing, curve: .linear, content: .transition(LayerTransition())))
    #expect(transition.property == nil && transition.value(at: 0) == nil)
  }

  @Test("8.1.3: which properties move by themselves", arguments: LayerProperty.allCases)
  func implicit(_ property: LayerProperty) {
    let still: Set<LayerProperty> = [
      .hidden, .masksToBounds, .doubleSided, .contents, .contentsScale, .path, .shadowPath,
      .backdropRadius, .backdropSaturation,
    ]
    let context = StageContext()
    let action = context.perform { CALayer.implicitAnimation(of: property.rawValue) }
    #expect((action == nil) == still.contains(property))
    guard let animation = action as? CABasicAnimation else { return }
    #expect(animation.keyPath == property.rawValue && animation.duration == 0)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .default))
    #expect(animation.fromValue == nil && animation.toValue == nil)
  }

  @Test("8.1.3, 8.2.2: nor others, nor without a duration")
  func noImplicit() {
    let context = StageContext()
    context.perform {
      #expect(CALayer.implicitAnimation(of: "frame") == nil)
      #expect(CALayer.implicitAnimation(of: "position.x") == nil)
      CATransaction.setAnimationDuration(-2)
      #expect(CATransaction.animationDuration() == 0)
      #expect(CALayer.implicitAnimation(of: "position") == nil)
      CATransaction.setAnimationDuration(.infinity)
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(CALayer.implicitAnimation(of: "position") != nil)
    }
  }
}
