import QuartzCore
import Synchronization
import Trace

/// A controller's number in its stage, and where its end is reported.
///
/// It is written on the main actor only; a controller's end may read it on any thread.
final class ControllerIdentity: Sendable {
  private struct Value {
    var number: Int
    var lifetimes: LifetimeReports
    weak var context: StageContext?
  }

  private let value: Mutex<Value>

  @MainActor init(in context: StageContext) {
    value = Mutex(
      Value(number: context.nextNumber(), lifetimes: context.lifetimes, context: context))
  }

  var number: Int { value.withLock { $0.number } }

  /// Whether the number is one of `context`'s.
  @MainActor func belongs(to context: StageContext) -> Bool {
    value.withLock { $0.lifetimes === context.lifetimes }
  }

  /// Returns whether the controller is new to `context`; it has its former number there otherwise.
  @MainActor func move(_ controller: UIViewController, to context: StageContext) -> Bool {
    let former = context.formerNumbers.number(of: controller)
    let moved = Value(
      number: former ?? context.nextNumber(), lifetimes: context.lifetimes, context: context)
    let left = value.withLock { value in
      defer { value = moved }
      return value
    }
    left.context?.formerNumbers.keep(left.number, for: controller)
    return former == nil
  }

  func reportDeath(of object: ObjectReference) {
    value.withLock { $0.lifetimes }.report(object)
  }
}

extension UIViewController {
  /// Its view is in `context`'s tree now, or it is named in its trace. A controller that was made for
  /// another stage, or before there was one, takes a number that nothing else in this one has, and
  /// ends in its trace.
  func enter(_ context: StageContext) {
    guard !identity.belongs(to: context) else { return }
    let isNew = identity.move(self, to: context)
    storedView?.layer.takeNumbers(in: context)
    if isNew {
      context.record(.created(object: reference))
      if let view = storedView {
        context.record(.viewLoaded(controller: reference, view: view.reference))
      }
    }
    for child in storedChildren { child.enter(context) }
  }
}
