import CoreGraphics
import QuartzCore

/// Whoever has content of some size, and others' content within it. Source: 10.15, 10.16.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// How large the content would like to be (points); (0, 0) for no wish.
  var preferredContentSize: CGSize { get }

  /// A child would like another size.
  func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer)

  /// How large a child's content is when one's own is as large as `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// The content is about to be that large.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// The traits are about to be those.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {}
extension UIPresentationController: UIContentContainer {}

extension UIViewController {
  /// Calls one of this controller's own methods.
  func call(_ method: String, _ body: (UIViewController) -> Void) {
    context.record(.call(receiver: reference, method: method))
    context.callOuts.callOut(to: self, method) { body(self) }
  }

  /// Children first, then what is presented. Source: 10.15.
  func passOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren {
      guard let view = child.viewIfLoaded else { continue }
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != view.bounds.size else { continue }
      child.call("viewWillTransition(to:with:)") {
        $0.viewWillTransition(to: childSize, with: coordinator)
      }
    }
    guard let controller = presentationOfOther?.controller else { return }
    let context = context
    let method = "viewWillTransition(to:with:)"
    context.record(.call(receiver: context.reference(of: controller), method: method))
    context.callOuts.callOut(to: controller, method) {
      controller.viewWillTransition(to: size, with: coordinator)
    }
  }

  func passOn(
    _ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let method = "willTransition(to:with:)"
    for child in storedChildren {
      let own = child.ownTraits.map { UITraitCollection(traits.values.overlaid(by: $0)) }
      child.call(method) { $0.willTransition(to: own ?? traits, with: coordinator) }
    }
    guard let controller = presentationOfOther?.controller else { return }
    let context = context
    context.record(.call(receiver: context.reference(of: controller), method: method))
    context.callOuts.callOut(to: controller, method) {
      controller.willTransition(to: traits, with: coordinator)
    }
  }

  /// What a child's size becomes by its `autoresizingMask` alone: what fills the view, fills it.
  func resized(_ child: UIViewController, in size: CGSize) -> CGSize {
    guard let view = child.viewIfLoaded, let own = viewIfLoaded else { return size }
    return view.size(ifSuperviewGrowsFrom: own.bounds.size, to: size)
  }

  /// A size that this controller would like counts for its parent, else for whoever manages its
  /// presentation.
  func tellPreferredContentSize() {
    if let parent = storedParent {
      parent.call("preferredContentSizeDidChange(forChildContentContainer:)") {
        $0.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    } else if let controller = presentationOfSelf?.controller {
      let context = context
      let method = "preferredContentSizeDidChange(forChildContentContainer:)"
      context.record(.call(receiver: context.reference(of: controller), method: method))
      context.callOuts.callOut(to: controller, method) {
        controller.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }
}
