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

  /// Who fills this controller's screen while nothing moves: itself, or what it presents.
  var frontController: UIViewController { presentationOfOther?.presented.frontController ?? self }

  /// Those that cover parts of this controller's view, and so come and go with it: what its children
  /// present in their place, and what that presents in its own.
  var presentedWithin: [UIViewController] {
    storedChildren.flatMap { child in
      var presented: [UIViewController] = []
      var next = child.presentationOfOther
      while let presentation = next, presentation.coversContext {
        presented.append(presentation.presented)
        next = presentation.presented.presentationOfOther
      }
      return presented
    }
  }

  /// The window whose size this controller follows: its view's; that of the root, if the view has left.
  var windowOfSelf: UIWindow? {
    if let window = viewIfLoaded?.window { return window }
    if let rootWindow { return rootWindow }
    return storedParent?.windowOfSelf ?? presentationOfSelf?.presenting.windowOfSelf
  }
}
