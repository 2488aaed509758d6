/// Who is told of an animation's begin and end.
@MainActor package struct AnimationListener {
  /// Blocks and transactions that wait for it, from the innermost out.
  package var batches: [AnimationBatch]
  /// Told, once, in the step in which its active duration begins.
  package var didStart: (() -> Void)?
  /// Told, once, in the step of its end, before the batches: whether it ran to its end.
  package var didStop: ((Bool) -> Void)?

  package init(
    batches: [AnimationBatch] = [], didStart: (() -> Void)? = nil,
    didStop: ((Bool) -> Void)? = nil
  ) {
    self.batches = batches
    self.didStart = didStart
    self.didStop = didStop
  }
}
