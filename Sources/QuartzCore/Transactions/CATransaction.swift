import CoreGraphics

/// Groups changes of layers: how their animations run, and who is told when they have ended.
///
/// Transactions nest; values are those of the innermost, or else of the next one around it. Around
/// all is the implicit one of the turn, which ends with its commit. Source: 8.2.
@preconcurrency @MainActor open class CATransaction: NSObject {
  open class func begin() { stack.begin() }

  /// Ends the innermost transaction.
  open class func commit() { stack.commit() }

  /// Ends the implicit transaction now, unless an explicit one is open. What it changed is shown by
  /// the stage's next commit.
  open class func flush() { stack.flush() }

  /// Seconds; 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval {
    stack.value { $0.duration } ?? 0.25
  }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    stack.change { $0.duration = dur.isFinite ? max(dur, 0) : nil }
  }

  /// That of implicit animations; nil means Core Animation's own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.value { $0.function } ?? nil
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.change { $0.function = .some(function) }
  }

  /// Whether changes ask for no action.
  open class func disableActions() -> Bool { stack.value { $0.disablesActions } ?? false }

  open class func setDisableActions(_ flag: Bool) { stack.change { $0.disablesActions = flag } }

  open class func completionBlock() -> (() -> Void)? { stack.completionBlock }

  /// Called once all animations that are added from now on in this transaction have ended; right at
  /// its commit, or when another block takes its place, if there are none. Source: 8.2.3.
  open class func setCompletionBlock(_ block: (() -> Void)?) { stack.setCompletion(block) }

  /// A value of one's own for a key.
  open class func value(forKey key: String) -> Any? { stack.value { $0.values[key] } }

  open class func setValue(_ anObject: Any?, forKey key: String) {
    stack.change { $0.values[key] = anObject }
  }

  private class var stack: TransactionStack { StageContext.current.transactions }
}
