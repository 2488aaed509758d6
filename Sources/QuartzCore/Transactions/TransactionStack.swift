import CoreGraphics

/// The transactions of one stage that are open.
@MainActor final class TransactionStack {
  struct Level {
    var duration: Double?
    /// Nil where it was not set; what was set may be nil too.
    var function: CAMediaTimingFunction??
    var disablesActions: Bool?
    var values: [String: Any] = [:]
    /// What waits for the animations that are added.
    fileprivate(set) var batch: AnimationBatch?
    fileprivate(set) var completion: (() -> Void)?
  }

  /// The implicit one, then the explicit ones from the outermost to the innermost.
  private var levels = [Level()]
  private unowned let context: StageContext

  init(context: StageContext) { self.context = context }

  /// The innermost value.
  func value<Value>(_ read: (Level) -> Value?) -> Value? {
    levels.reversed().lazy.compactMap(read).first
  }

  func change(_ change: (inout Level) -> Void) { change(&levels[levels.count - 1]) }

  func begin() { levels.append(Level()) }

  func commit() {
    require(levels.count > 1, "CATransaction.commit() was called without a begin()")
    end(levels.removeLast())
  }

  /// The turn's commit, or an early one.
  func flush() {
    guard levels.count == 1 else { return }
    let ended = levels[0]
    levels[0] = Level()
    end(ended)
  }

  /// The turn's changes are committed. An explicit transaction stays open over turns.
  func endImplicit() {
    let ended = levels[0]
    levels[0] = Level()
    if let done = ended.batch?.seal() { context.animations.completeSoon(done) }
  }

  private func end(_ level: Level) { level.batch?.seal()?() }

  var completionBlock: (() -> Void)? { levels[levels.count - 1].completion }

  func setCompletion(_ block: (() -> Void)?) {
    let former = levels[levels.count - 1].batch
    let cause = context.callOuts.innermost
    levels[levels.count - 1].completion = block
    levels[levels.count - 1].batch = block.map { block in
      AnimationBatch { [weak context] _ in
        guard let context else { return block() }
        context.record(.completion(of: "CATransaction", finished: nil))
        context.callOuts.resume(cause, block)
      }
    }
    former?.seal()?()
  }

  /// Those who wait for an animation that is added now, from the innermost out.
  var batches: [AnimationBatch] { levels.reversed().compactMap(\.batch) }
}
