import CoreGraphics

/// The animations that one block added, which have one completion: it is called once, when the
/// last of them has ended.
@MainActor package final class AnimationBatch {
  private var running = 0
  private var allFinished = true
  private var isSealed = false
  private var completion: ((Bool) -> Void)?

  package init(completion: ((Bool) -> Void)?) { self.completion = completion }

  package func animationWasAdded() { running += 1 }

  /// Returns the completion with its argument if this was the last one.
  package func animationEnded(finished: Bool) -> (() -> Void)? {
    running -= 1
    allFinished = allFinished && finished
    return completionIfDone()
  }

  /// No more animations will come. Returns the completion if there were none.
  package func seal() -> (() -> Void)? {
    isSealed = true
    return completionIfDone()
  }

  private func completionIfDone() -> (() -> Void)? {
    guard isSealed, running == 0, let completion else { return nil }
    self.completion = nil
    let finished = allFinished
    return { completion(finished) }
  }
}
