import RandomDisplayLists
import Testing

/// Presenting, dismissing, driving and interrupting at random, over nested controllers, with
/// delegates that change their mind and animators that make mistakes.
@Suite("Transitions at random", .ownStage) @MainActor struct RandomWalkTests {
  private static let stepsPerSeed = 200

  @Test(
    """
    1.4.1, 1.6.3, 5.23: callbacks balanced, every completion once, one container a presentation, \
    nothing left behind
    """, arguments: RandomRun.seeds(from: 1, count: 500))
  func walk(_ seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let steps = (0..<Self.stepsPerSeed).map { _ in WalkStep.random(using: &numbers) }
    guard let failure = Self.failure(of: steps) else { return }
    let short = Self.shortened(steps)
    let script = short.map { "\($0)" }.joined(separator: "\n")
    Issue.record(
      "INTERLUDE_SEED=\(seed): \(failure)\nThe shortest script: \(Self.failure(of: short) ?? "")\n\(script)"
    )
  }

  @Test("The walks come by all that they are there for")
  func tally() {
    var tally: [WalkWorld.Event: Int] = [:]
    for seed in 1...10 as ClosedRange<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      let world = WalkWorld()
      for _ in 0..<Self.stepsPerSeed { world.take(.random(using: &numbers)) }
      tally.merge(world.tally, uniquingKeysWith: +)
    }
    for event in WalkWorld.Event.allCases {
      #expect(tally[event, default: 0] > 0, "\(event)")
    }
  }

  /// What goes wrong first.
  static func failure(of steps: [WalkStep]) -> String? {
    let world = WalkWorld()
    for (index, step) in steps.enumerated() {
      world.take(step)
      if let failure = world.failures.first { return "\(failure), after step \(index)" }
    }
    world.end()
    return world.failures.first
  }

  /// Leaves out whatever is not needed for a failure, in ever smaller pieces.
  static func shortened(_ steps: [WalkStep]) -> [WalkStep] {
    var steps = steps
    var length = steps.count / 2
    while length > 0 {
      var start = 0
      while start < steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<min(start + length, steps.count))
        if failure(of: fewer) != nil { steps = fewer } else { start += length }
      }
      length /= 2
    }
    return steps
  }
}
