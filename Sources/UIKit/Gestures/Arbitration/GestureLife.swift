/// Where a recogniser stands, with what iOS keeps to itself: that it has recognised its gesture and
/// waits for others to fail. Source: 10.9, 10.14.
enum GestureLife: Hashable {
  case possible
  case waiting(Waiting)
  case began, changed, ended, cancelled, failed

  /// What a recogniser that waits has recognised so far.
  enum Waiting: Hashable {
    /// A gesture that goes on, or one that has gone on and is over.
    case begun, begunAndEnded
    /// A gesture that is over at once, as a tap.
    case discrete
  }

  /// Whether a gesture that was recognised may be.
  enum Verdict: Hashable { case begins, waits, fails }

  enum Input: Hashable {
    /// The recogniser itself goes on to `state`; the verdict counts only for a first recognition.
    case set(UIGestureRecognizer.State, Verdict)
    /// All that it waited for has failed.
    case allowed
    /// Another has the touches, or it is switched off, or its view is gone.
    case prevented
    /// The touches are over.
    case reset
  }

  /// Goes on, or stays where it is if 10.9 does not allow the step. Returns what its targets are
  /// told, in order.
  mutating func step(_ input: Input) -> [UIGestureRecognizer.State] {
    let (next, told) = after(input)
    self = next
    return told
  }

  private func after(_ input: Input) -> (GestureLife, [UIGestureRecognizer.State]) {
    switch (self, input) {
    case (.possible, .set(.began, let verdict)):
      switch verdict {
      case .begins: (.began, [.began])
      case .waits: (.waiting(.begun), [])
      case .fails: (.failed, [])
      }
    case (.possible, .set(.ended, let verdict)):
      switch verdict {
      case .begins: (.ended, [.ended])
      case .waits: (.waiting(.discrete), [])
      case .fails: (.failed, [])
      }
    case (.possible, .set(.failed, _)): (.failed, [])

    case (.waiting(.begun), .set(.ended, _)): (.waiting(.begunAndEnded), [])
    case (.waiting, .set(.cancelled, _)), (.waiting, .set(.failed, _)): (.failed, [])
    case (.waiting(.begun), .allowed): (.began, [.began])
    case (.waiting(.begunAndEnded), .allowed): (.ended, [.began, .ended])
    case (.waiting(.discrete), .allowed): (.ended, [.ended])

    case (.began, .set(.changed, _)), (.changed, .set(.changed, _)): (.changed, [.changed])
    case (.began, .set(.ended, _)), (.changed, .set(.ended, _)): (.ended, [.ended])
    case (.began, .set(.cancelled, _)), (.changed, .set(.cancelled, _)): (.cancelled, [.cancelled])
    case (.began, .prevented), (.changed, .prevented): (.cancelled, [.cancelled])

    case (.possible, .prevented), (.waiting, .prevented): (.failed, [])
    case (_, .reset): (.possible, [])
    default: (self, [])
    }
  }

  /// As `UIGestureRecognizer.state` gives it.
  var state: UIGestureRecognizer.State {
    switch self {
    case .possible, .waiting: .possible
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }

  /// Whether it may still be recognised, or fail.
  var isUndecided: Bool {
    switch self {
    case .possible, .waiting: true
    case .began, .changed, .ended, .cancelled, .failed: false
    }
  }

  /// Whether the gesture goes on.
  var isUnderWay: Bool { self == .began || self == .changed }

  /// Whether nothing but a reset follows.
  var isOver: Bool { !isUndecided && !isUnderWay }
}
