import Foundation

/// Makes objects of classes that are known by their name or type only, as `UIApplicationMain` has to.
///
/// Swift lets `init()` be called on a type that is known at run time only where it is `required`, and a
/// `UIResponder` whose `init()` is required would oblige every subclass to write it. The call goes
/// through the class's table of methods all the same: `Made` has nothing but the entry.
package enum ClassMaker {
  private class Made: NSObject {
    required override init() { super.init() }
  }

  /// Keeps the compiler from taking `Made` for the only class that can be meant.
  private final class Other: Made {}

  /// - Parameter type: a subclass of `NSObject` that has `init()`, its own or an inherited one.
  package static func make(_ type: AnyClass) -> AnyObject? {
    guard type is NSObject.Type else { return nil }
    return unsafeBitCast(type, to: Made.Type.self).init() as AnyObject
  }
}
