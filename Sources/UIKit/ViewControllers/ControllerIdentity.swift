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
  }

  private let value: Mutex<Value>

  @MainActor init(in context: StageContext) {
    value = Mutex(Value(number: context.nextNumber(), lifetimes: context.lifetimes))
  }

  var number: Int { value.withLock { $0.number } }

  /// Whether the number is one of `context`'s.
  @MainActor func belongs(to context: StageContext) -> Bool {
    value.withLock { $0.lifetimes === context.lifetimes }
  }

  @MainActor func move(to context: StageContext) {
    let moved = Value(number: context.nextNumber(), lifetimes: context.lifetimes)
    value.withLock { $0 = moved }
  }

  func reportDeath(of object: ObjectReference) {
    value.withLock { $0.lifetimes }.report(object)
  }
}

extension UIViewController {
  /// Its view is in `context`'s tree now. A controller that was made for another stage, or before
  /// there was one, takes a number that nothing else in this one has, and ends in its trace.
  func enter(_ context: StageContext) {
    guard !identity.belongs(to: context) else { return }
    identity.move(to: context)
    context.record(.created(object: reference))
    if let view = storedView {
      context.record(.viewLoaded(controller: reference, view: view.reference))
    }
  }
}
