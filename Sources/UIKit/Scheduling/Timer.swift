import Foundation
import QuartzCore

/// Calls a closure or a method after an interval of the stage's time, once or again and again.
///
/// This class is seen in files that import UIKit and not Foundation; beside `import Foundation` the
/// name is ambiguous.
@preconcurrency @MainActor open class Timer: NSObject {
  private let interval: TimeInterval
  private let repeats: Bool
  private var action: ((Timer) -> Void)?
  /// The stage's time of the next call.
  private var due: Double
  private weak var context: StageContext?
  private var scheduled: Int?

  /// Whatever the caller wants to keep with it.
  open private(set) var userInfo: Any?
  /// How late it may be; here it is never later than a frame.
  open var tolerance: TimeInterval = 0

  /// Seconds between calls; 0 for a timer that does not repeat.
  open var timeInterval: TimeInterval { repeats ? interval : 0 }

  /// Whether it will still call.
  open var isValid: Bool { action != nil }

  private init(
    _ interval: TimeInterval, repeats: Bool, userInfo: Any?, _ action: @escaping (Timer) -> Void
  ) {
    // As Foundation: no interval is shorter than a tenth of a millisecond.
    self.interval = interval > 0 ? max(interval, 0.0001) : 0.0001
    self.repeats = repeats
    self.userInfo = userInfo
    self.action = action
    due = StageContext.current.time + self.interval
    super.init()
  }

  /// A timer that begins when it is added to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(interval, repeats: repeats, userInfo: nil, block)
  }

  /// A timer that begins when it is added to a run loop; `aTarget` is kept until it is invalidated.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(ti, repeats: yesOrNo, userInfo: userInfo) { timer in
      aSelector.send(to: aTarget, [timer], from: timer, in: .current)
    }
  }

  /// A timer that has begun.
  @discardableResult open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.begin()
    return timer
  }

  /// A timer that has begun.
  @discardableResult open class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    timer.begin()
    return timer
  }

  /// Calls now; a timer that does not repeat is over then.
  open func fire() {
    guard let action else { return }
    action(self)
    if !repeats { invalidate() }
  }

  /// Ends the calls for good and lets go of what it would have called.
  open func invalidate() {
    action = nil
    userInfo = nil
    if let scheduled { context?.timedWork.cancel(scheduled) }
    scheduled = nil
  }

  /// Has no effect on one that has begun.
  fileprivate func begin() {
    guard isValid, scheduled == nil else { return }
    let context = StageContext.current
    self.context = context
    schedule(in: context)
  }

  private func schedule(in context: StageContext) {
    scheduled = context.run(after: due - context.time) { [self, unowned context] in
      comeDue(in: context)
    }
  }

  private func comeDue(in context: StageContext) {
    scheduled = nil
    guard isValid else { return }
    if repeats {
      // Calls that were missed are left out, and the rhythm is kept.
      let passed = max(((context.time - due) / interval + 1e-6).rounded(.down), 0)
      due += (passed + 1) * interval
      schedule(in: context)
    }
    fire()
  }
}

@MainActor extension RunLoop {
  /// Begins the timer; all run loops and modes are the stage's clock here.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.begin() }
}
