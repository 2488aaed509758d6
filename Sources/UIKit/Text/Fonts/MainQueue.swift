import Dispatch
import QuartzCore

/// Tells code of no actor whether it runs on the main one.
enum MainQueue {
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
