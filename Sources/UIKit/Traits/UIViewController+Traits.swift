import QuartzCore

extension UIViewController {
  /// Those of its view, and before that of what it will lie in.
  var shownTraits: UITraitCollection {
    if let view = storedView, view.storedWindow != nil || view.storedSuperview != nil {
      return view.traitCollection
    }
    let around =
      storedParent?.traitCollection ?? rootWindow?.traitCollection
      ?? presentationOfSelf?.container.traitCollection ?? UIApplication.of(context).traitCollection
    guard let ownTraits else { return around }
    return UITraitCollection(around.values.overlaid(by: ownTraits))
  }

  /// What this controller says, and its parent for it.
  var ownTraits: TraitValues? {
    guard ownInterfaceStyle != .unspecified || traitsFromParent != nil else { return nil }
    var values = traitsFromParent?.values ?? TraitValues()
    if ownInterfaceStyle != .unspecified { values.style = ownInterfaceStyle }
    return values
  }

  /// Gives a child other traits than those around it; nil takes them back.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    require(
      childViewController.storedParent === self,
      "\(childViewController) is no child of \(self), which cannot set its traits")
    childViewController.traitsFromParent = collection
    childViewController.viewIfLoaded?.updateTraits()
  }

  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.storedParent === self ? childViewController.traitsFromParent : nil
  }
}
