import Dispatch
import QuartzCore

/// Tells the main queue from others.
enum MainQueue {
  /// Off Apple's platforms each mention of `DispatchQueue.main` is another object.
  static func isSame(as queue: DispatchQueue) -> Bool { queue.getSpecific(key: mark) != nil }

  /// Whether the code that asks, which belongs to no actor, runs on it.
  // Off Apple's platforms another thread than the main one may serve the main queue.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
}
