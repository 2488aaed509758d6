import QuartzCore

extension UIViewController {
  public var parent: UIViewController? { storedParent }

  /// In the order they were added.
  public var children: [UIViewController] { storedChildren }

  /// This controller, its parent, and so on up.
  var selfAndAncestors: [UIViewController] {
    var chain = [self]
    while let parent = chain.last?.storedParent { chain.append(parent) }
    return chain
  }

  /// Makes `child` a child, which leaves its former parent. It is told that it will move; that it
  /// has moved is for the caller to tell. Source: 3.4, containment.
  public func addChild(_ childController: UIViewController) {
    require(
      !selfAndAncestors.contains { $0 === childController },
      "\(childController) cannot be added as a child of \(self), which it is or contains")
    guard childController.storedParent !== self else { return }
    childController.removeFromParent()
    childController.callOut("willMove(toParent:)") { $0.willMove(toParent: self) }
    storedChildren.append(childController)
    childController.storedParent = self
  }

  /// It is told that it has moved; that it will move is for the caller to tell before.
  public func removeFromParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    callOut("didMove(toParent:)") { $0.didMove(toParent: nil) }
  }

  /// Tells a child, whose appearance is not forwarded, that it is coming on or going off.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let wanted: AppearanceState.Change = isAppearing ? .willAppear : .willDisappear
    if appearance.after(wanted) == nil {
      context.console("Unbalanced calls to begin/end appearance transitions for \(self).")
      return
    }
    ownAppearance = isAppearing ? .appearing : .disappearing
    loadViewIfNeeded()
    enter(context)
    take(wanted, animated: animated)
  }

  public func endAppearanceTransition() {
    guard appearance == .appearing || appearance == .disappearing else {
      context.console("Unbalanced calls to begin/end appearance transitions for \(self).")
      return
    }
    let comes = appearance == .appearing
    layOutBeforeAppearing()
    // The callbacks in there may have turned it round.
    guard comes == (appearance == .appearing) else { return }
    ownAppearance = comes ? .appeared : .disappeared
    take(comes ? .didAppear : .didDisappear, animated: appearanceIsAnimated)
  }

  private func callOut(_ method: String, _ body: (UIViewController) -> Void) {
    context.callOuts.callOut(to: self, method) { body(self) }
  }

  /// The children that come and go with this controller.
  var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return storedChildren.filter { child in
      child.viewIfLoaded.map { $0.isDescendant(of: view) } ?? false
    }
  }
}
