import CoreGraphics
import Foundation

extension CALayer {
  /// What a change of `key` is to do, unless the transaction wants nothing. Source: 8.1.2, 8.2.2.
  func actionForChange(of key: String) -> (any CAAction)? {
    if treeContext?.transactions.value({ $0.disablesActions }) ?? false { return nil }
    return action(forKey: key)
  }

  /// Delegate, `actions`, `style`, the class's own; `NSNull` ends the search. Source: 8.1.2.
  func searchAction(forKey event: String) -> (any CAAction)? {
    func found(_ action: any CAAction) -> (any CAAction)? { action is NSNull ? nil : action }
    if let action = delegate?.action(for: self, forKey: event) { return found(action) }
    if let action = actions?[event] { return found(action) }
    if let named = style?["actions"] as? [String: any CAAction], let action = named[event] {
      return found(action)
    }
    // What nobody has seen moves from nowhere.
    guard lastCommit != nil, let treeContext else { return nil }
    return treeContext.perform { type(of: self).defaultAction(forKey: event) }.flatMap(found)
  }

  /// The implicit animation: from what is shown to the new value, as the transaction says.
  /// Source: 8.1.3.
  static func implicitAnimation(of key: String) -> (any CAAction)? {
    guard let property = LayerProperty(rawValue: key), property.isImplicitlyAnimated else {
      return nil
    }
    let stack = StageContext.current.transactions
    if stack.value({ $0.duration }) == 0 { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.timingFunction =
      (stack.value { $0.function } ?? nil) ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}

extension LayerProperty {
  /// Contents change at once and so does what is no gradual change; paths have no implicit
  /// animations.
  fileprivate var isImplicitlyAnimated: Bool {
    switch self {
    case .hidden, .masksToBounds, .doubleSided, .contents, .contentsScale, .path, .shadowPath,
      .backdropRadius, .backdropSaturation:
      false
    default: true
    }
  }
}

extension NSNull: CAAction {
  /// Nothing: it stands for "no action". Source: 8.1.2.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
