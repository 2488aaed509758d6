import CoreGraphics
import QuartzCore
import Testing
import Trace

@MainActor @Suite("What a trace says of an animation that is added")
struct AnimationDescriptionTests {
  private let tree = LayerTree()

  private func description(
    of content: TimedAnimation.Content, curve: TimingCurve = .linear,
    _ change: (inout LayerAnimation) -> Void = { _ in }
  ) throws -> AnimationDescription {
    let layer = tree.layer(CGRect(x: 0, y: 0, width: 10, height: 20), in: tree.root)
    tree.commit(at: 3)
    _ = tree.log.takeEvents()
    var animation = LayerAnimation(
      id: tree.context.nextNumber(),
      body: TimedAnimation(timing: MediaTiming(duration: 2), curve: curve, content: content))
    change(&animation)
    layer.add(animation, to: nil, in: tree.context)
    tree.commit(at: 3)
    let added = tree.log.takeEvents().compactMap { event -> AnimationDescription? in
      if case .animationAdded(let description) = event.event { description } else { nil }
    }
    #expect(added.map(\.layer) == [layer.number] && added.map(\.animation) == [animation.id])
    return try #require(added.first)
  }

  private func property(
    _ path: String, _ from: AnimatableValue, _ to: AnimatableValue
  ) throws -> TimedAnimation.Content {
    .property(PropertyAnimation(try #require(AnimatedKeyPath(path)), .between(from, to)))
  }

  private func fade() throws -> TimedAnimation.Content {
    try property("opacity", .number(0.25), .number(0.75))
  }

  @Test("The pace in words: the curve, how many keyframes, how often, there and back")
  func pace() throws {
    let changes: [(String, (inout MediaTiming) -> Void)] = [
      ("linear", { _ in }), ("linear", { $0.repeatCount = 1 }),
      ("linear, 2.5 times", { $0.repeatCount = 2.5 }),
      ("linear, for ever", { $0.repeatCount = .infinity }),
      ("linear, for 7.0 s", { ($0.repeatDuration, $0.repeatCount) = (7, 3) }),
      ("linear, there and back", { $0.autoreverses = true }),
      ("linear, 3.0 times, there and back", { ($0.repeatCount, $0.autoreverses) = (3, true) }),
    ]
    for (words, change) in changes {
      #expect(try description(of: fade()) { change(&$0.body.timing) }.curve == words)
    }
    let spring = Spring(mass: 1, stiffness: 2, damping: 3, initialVelocity: 4)
    #expect(
      try description(of: fade(), curve: .spring(spring)).curve
        == "spring(mass: 1.0, stiffness: 2.0, damping: 3.0, initialVelocity: 4.0)")
    let bezier = CubicBezier(0.1, 0.2, 0.3, 0.4)
    #expect(
      try description(of: fade(), curve: .cubicBezier(bezier)).curve
        == "cubicBezier(0.1, 0.2, 0.3, 0.4)")
    let track = try #require(KeyframeTrack([.number(0.25), .number(1), .number(0.75)]))
    let keyframes = try description(
      of: .property(PropertyAnimation(AnimatedKeyPath(.opacity), .keyframes(track)))
    ) { $0.body.timing.repeatCount = 2 }
    #expect(keyframes.curve == "linear, 2 keyframes, 2.0 times")
    #expect(keyframes.from == "0.25" && keyframes.to == "0.75")
  }

  @Test("8.3.2: how long, in the stage's seconds; endless ones as long as no stage lasts")
  func duration() throws {
    let changes: [(Double, (inout LayerAnimation) -> Void)] = [
      (2, { _ in }), (8, { ($0.body.timing.repeatCount, $0.body.timing.autoreverses) = (2, true) }),
      (1, { $0.body.timing.speed = 2 }), (7, { $0.body.timing.repeatDuration = 7 }),
      (1e9, { $0.body.timing.repeatCount = .infinity }), (1e9, { $0.body.timing.speed = 0 }),
      (6, { $0.setStretch(3, at: 3) }),
      (
        1e9,
        {
          $0.body.timing.repeatCount = .infinity
          $0.setStretch(0.5, at: 3)
        }
      ),
    ]
    for (seconds, change) in changes {
      #expect(try description(of: fade(), change).duration == seconds)
    }
  }

  @Test("When it begins: after its delay, stretched as all of it")
  func begin() throws {
    #expect(try description(of: fade()).begin == 3)
    #expect(try description(of: fade()) { $0.body.timing.beginTime = 0.5 }.begin == 3.5)
    let stretched = try description(of: fade()) {
      $0.body.timing.beginTime = 0.5
      $0.setStretch(3, at: 3)
    }
    #expect(stretched.begin == 4.5)
  }

  @Test("From where to where; of a group each part, of a transition the shares")
  func ends() throws {
    let plain = try description(
      of: property("position", .point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: 3, y: 4))))
    #expect(plain.keyPath == "position" && plain.from == "(1.0, 2.0)" && plain.to == "(3.0, 4.0)")
    #expect(!plain.isAdditive && plain.view == nil && plain.isDriven == nil)
    let part = try description(of: property("bounds.size.width", .number(1), .number(2)))
    #expect(part.keyPath == "bounds.size.width")
    var additive = PropertyAnimation(AnimatedKeyPath(.opacity), .between(.number(0), .number(1)))
    additive.isAdditive = true
    #expect(try description(of: .property(additive)).isAdditive)
    let children = [
      TimedAnimation(timing: MediaTiming(duration: 1), curve: .linear, content: try fade()),
      TimedAnimation(
        timing: MediaTiming(duration: 1), curve: .linear,
        content: try property("cornerRadius", .number(5), .number(6))),
    ]
    let group = try description(of: .group(children))
    #expect(group.keyPath == "opacity, cornerRadius")
    #expect(group.from == "0.25, 5.0" && group.to == "0.75, 6.0")
    #expect(group.velocity == nil && !group.isAdditive)
  }

  @Test("8.4.6: transitions by kind, flips by side too")
  func transitions() throws {
    let kinds: [(LayerTransition.Kind, LayerTransition.Side, String)] = [
      (.fade, .right, "transition.fade"), (.moveIn, .right, "transition.moveIn"),
      (.push, .top, "transition.push"), (.reveal, .bottom, "transition.reveal"),
      (.flip, .left, "transition.flipFromLeft"), (.flip, .right, "transition.flipFromRight"),
      (.flip, .top, "transition.flipFromTop"), (.flip, .bottom, "transition.flipFromBottom"),
    ]
    for (kind, side, name) in kinds {
      var transition = LayerTransition()
      (transition.kind, transition.side) = (kind, side)
      (transition.startProgress, transition.endProgress) = (0.25, 0.75)
      let description = try description(of: .transition(transition))
      #expect(description.keyPath == name)
      #expect(description.from == "0.25" && description.to == "0.75")
    }
  }

  /// Two seconds: half the distance a second.
  private nonisolated static let moves: [(String, AnimatableValue, AnimatableValue, [Double]?)] = [
    ("position", .point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: 7, y: 22)), [3, 10]),
    ("position.x", .number(4), .number(10), [3, 0]),
    ("position.y", .number(4), .number(10), [0, 3]),
    (
      "transform", .transform(CGAffineTransform(translationX: 1, y: 2)),
      .transform(CGAffineTransform(translationX: 7, y: 22)), [3, 10]
    ),
    ("position", .point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: 1, y: 2)), nil),
    ("opacity", .number(0), .number(1), nil),
    ("anchorPoint", .point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: 7, y: 22)), nil),
    (
      "bounds", .rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
      .rect(CGRect(x: 7, y: 22, width: 3, height: 4)), nil
    ),
  ]

  @Test("How fast it sets off, of what moves, in points a second", arguments: moves.indices)
  func velocity(_ row: Int) throws {
    let (path, from, to, expected) = Self.moves[row]
    let content = try property(path, from, to)
    #expect(try description(of: content).velocity == expected)
    // Twice as fast, or three times as slow.
    let fast = try description(of: content) { $0.body.timing.speed = 2 }
    #expect(fast.velocity == expected?.map { 2 * $0 })
    let slow = try description(of: content) { $0.setStretch(4, at: 3) }
    #expect(slow.velocity == expected?.map { $0 / 4 })
  }

  @Test("Ease-in begins at rest, ease-out does not, a spring with its initial velocity")
  func velocityOfCurves() throws {
    let move = try property(
      "position", .point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: 7, y: 22)))
    for curve in [CubicBezier.easeIn, .easeInOut] {
      #expect(try description(of: move, curve: .cubicBezier(curve)).velocity == nil)
    }
    // Its second control point is the first that is another than its start: 1 / 0.58.
    let easeOut = try #require(try description(of: move, curve: .cubicBezier(.easeOut)).velocity)
    #expect(zip(easeOut, [3 / 0.58, 10 / 0.58]).allSatisfy { abs($0 - $1) < 1e-9 })
    let spring = Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 5)
    let velocity = try #require(try description(of: move, curve: .spring(spring)).velocity)
    #expect(zip(velocity, [30, 100]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("What somebody drives is told as driven, with the speed of its run")
  func driven() throws {
    let move = try property(
      "position", .point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: 7, y: 22)))
    let pace = DrivenPace(curve: .linear, length: 4)
    let run = DrivenRun(.way, from: 0.25, to: 1, seconds: 3)
    let moving = try description(of: move) {
      $0.drive = AnimationDrive(pace: pace, window: .whole, motion: .running(run))
    }
    // Three quarters of the way in three seconds.
    #expect(moving.isDriven == true && moving.velocity == [1.5, 5])
    let still = try description(of: move) {
      $0.drive = AnimationDrive(pace: pace, window: .whole, motion: .still(.fraction(0.5)))
    }
    #expect(still.isDriven == true && still.velocity == nil)
  }
}
