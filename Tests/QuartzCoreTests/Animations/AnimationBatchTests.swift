import QuartzCore
import Testing

@MainActor @Suite("One completion for all animations of a block")
struct AnimationBatchTests {
  private final class Calls { var values: [Bool] = [] }
  private let calls = Calls()
  private var batch: AnimationBatch { AnimationBatch { [calls] in calls.values.append($0) } }

  @Test("7.1.16: it comes once, after the last animation")
  func last() throws {
    let batch = batch
    batch.animationWasAdded()
    batch.animationWasAdded()
    #expect(batch.seal() == nil)
    #expect(batch.animationEnded(finished: true) == nil)
    let completion = try #require(batch.animationEnded(finished: true))
    #expect(calls.values == [])
    completion()
    #expect(calls.values == [true])
    #expect(batch.seal() == nil)
  }

  @Test("7.1.16: one that did not finish makes it false, whichever it was", arguments: [0, 1, 2])
  func unfinished(_ index: Int) throws {
    let batch = batch
    for _ in 0..<3 { batch.animationWasAdded() }
    _ = batch.seal()
    let completions = (0..<3).compactMap { batch.animationEnded(finished: $0 != index) }
    #expect(completions.count == 1)
    completions[0]()
    #expect(calls.values == [false])
  }

  @Test("7.1.15: without animations sealing gives it, with true")
  func empty() throws {
    let completion = try #require(batch.seal())
    completion()
    #expect(calls.values == [true])
  }

  @Test("All ended while the block still runs: it comes when the block is over")
  func endedWithinBlock() throws {
    let batch = batch
    batch.animationWasAdded()
    #expect(batch.animationEnded(finished: false) == nil)
    let completion = try #require(batch.seal())
    completion()
    #expect(calls.values == [false])
  }

  @Test("Without a completion there is nothing to call")
  func none() {
    #expect(AnimationBatch(completion: nil).seal() == nil)
  }
}
