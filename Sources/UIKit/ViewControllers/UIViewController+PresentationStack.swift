import QuartzCore

// What lies on a controller, whichever of its descendants presents it.
extension UIViewController {
  /// This controller and all beneath it, each parent before its children.
  var selfAndDescendants: [UIViewController] {
    [self] + storedChildren.flatMap(\.selfAndDescendants)
  }

  /// Those in which this controller or a descendant presents, with all that lies on them.
  var presentationsOfSelfAndDescendants: [Presentation] {
    selfAndDescendants.flatMap { $0.presentationOfOther?.stack ?? [] }
  }

  /// Who fills this controller's screen while nothing moves: itself, or what it presents; and
  /// whoever covers a part of that.
  var frontControllers: [UIViewController] {
    if let presentationOfOther { return presentationOfOther.presented.frontControllers }
    let covering = storedChildren.flatMap(\.selfAndDescendants)
      .compactMap(\.presentationOfOther)
    return [self] + covering.flatMap { $0.presented.frontControllers }
  }

  /// The window whose size this controller follows: its view's; that of the root, if the view has left.
  var windowOfSelf: UIWindow? {
    if let window = viewIfLoaded?.window { return window }
    if let rootWindow { return rootWindow }
    return storedParent?.windowOfSelf ?? presentationOfSelf?.presenting.windowOfSelf
  }
}
