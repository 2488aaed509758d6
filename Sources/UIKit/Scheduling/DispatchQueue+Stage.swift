import Dispatch
import Foundation
import QuartzCore

// Work for the main queue belongs to the stage and runs on its clock: in its next step, or in the
// step that a delay leads to. Other queues go by the real clock and lend the stage to their work, so
// that what it sends back to the main queue finds its way. Where there is no stage, all of it is
// Dispatch's own. These win over Dispatch's methods because they have fewer defaulted parameters.
extension DispatchQueue {
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard let context = StageContext.currentIfAny else {
      return async(group: nil, qos: .unspecified, flags: [], execute: work)
    }
    guard MainQueue.isSame(as: self) else {
      return async(group: nil, qos: .unspecified, flags: []) { context.lend(work) }
    }
    context.onMainActor { $0.runSoon(work) }
  }

  public func async(execute workItem: DispatchWorkItem) {
    // One that was cancelled does nothing when it is performed.
    async { [item = Passed(workItem)] in item.value.perform() }
  }

  /// The delay is what lies between now and `deadline`, to the nearest millisecond, so that runs
  /// repeat.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard let context = StageContext.currentIfAny else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    guard MainQueue.isSame(as: self) else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: []) { context.lend(work) }
    }
    let delay = deadline.secondsFromNow
    context.onMainActor { $0.run(after: delay, work) }
  }

  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { [item = Passed(execute)] in item.value.perform() }
  }
}

/// Hands over what may be used by the thread that gets it, and by no other at the same time.
private struct Passed<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension DispatchTime {
  /// In whole milliseconds, at least 0; infinite for the distant future.
  ///
  /// The one place in this module that reads the real clock: a deadline says nothing else about
  /// the delay that was meant.
  fileprivate var secondsFromNow: TimeInterval {
    if self == .distantFuture { return .infinity }
    let now = DispatchTime.now().uptimeNanoseconds
    guard uptimeNanoseconds > now else { return 0 }
    return (Double(uptimeNanoseconds - now) / 1e6).rounded() / 1000
  }
}
