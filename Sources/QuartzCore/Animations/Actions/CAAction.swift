import Foundation

/// What a layer does when one of its properties changes.
@preconcurrency @MainActor public protocol CAAction: AnyObject {
  /// Called right after the change. `event` is the property's key, `anObject` the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}
