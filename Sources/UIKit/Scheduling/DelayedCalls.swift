import Foundation
import QuartzCore

/// The method calls of one stage that wait for their time.
@MainActor final class DelayedCalls {
  struct Call {
    let target: NSObject
    let selector: Selector
    let argument: Any?
  }

  private var calls: [Int: Call] = [:]
  private unowned let context: StageContext

  init(_ context: StageContext) { self.context = context }

  func add(_ call: Call, after delay: TimeInterval) {
    var id = 0
    id = context.run(after: delay) { [weak self] in self?.perform(id) }
    calls[id] = call
  }

  private func perform(_ id: Int) {
    guard let call = calls.removeValue(forKey: id) else { return }
    call.selector.send(to: call.target, [call.argument], in: context)
  }

  func cancel(where matches: (Call) -> Bool) {
    for (id, call) in calls where matches(call) {
      calls[id] = nil
      context.timedWork.cancel(id)
    }
  }
}

extension StageContext {
  fileprivate var delayedCalls: DelayedCalls { object(DelayedCalls.self, make: DelayedCalls.init) }
}

@MainActor extension NSObject {
  /// Calls the method with `anArgument` in the first step that is `delay` seconds or more after this
  /// moment, in the next one at the earliest; the receiver is kept until then.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    let call = DelayedCalls.Call(target: self, selector: aSelector, argument: anArgument)
    StageContext.current.delayedCalls.add(call, after: delay)
  }

  /// Calls off all that `perform(_:with:afterDelay:)` has arranged for `aTarget`.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    StageContext.current.delayedCalls.cancel { $0.target === aTarget as AnyObject }
  }

  /// The same for one method and argument; arguments are compared as objects.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    StageContext.current.delayedCalls.cancel { call in
      call.target === aTarget as AnyObject && call.selector == aSelector
        && call.argument.map { $0 as AnyObject } === anArgument.map { $0 as AnyObject }
    }
  }
}
