import UIKit

/// A presentation controller that notes its hooks, and decides what a test tells it to.
final class LoggedPresentationController: UIPresentationController {
  let log: CallLog
  var removesPresenter = false
  var coversWindow = true
  /// Where the presented view goes, made from the container's bounds.
  var place: (@MainActor (CGRect) -> CGRect)?
  /// A view of the test's around the presented controller's.
  var wrapper: UIView?
  /// By the hook's name without its argument.
  var hooks: [String: @MainActor () -> Void] = [:]

  init(_ log: CallLog, presented: UIViewController, presenting: UIViewController?) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  private func note(_ hook: String, _ completed: Bool? = nil) {
    log.note("C.\(hook)\(completed.map { "(\($0))" } ?? "")")
    hooks[hook]?()
  }

  override var shouldRemovePresentersView: Bool { removesPresenter }
  override var shouldPresentInFullscreen: Bool { coversWindow }
  override var presentedView: UIView? { wrapper ?? super.presentedView }

  override var frameOfPresentedViewInContainerView: CGRect {
    let all = super.frameOfPresentedViewInContainerView
    return place?(all) ?? all
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    note("presentationTransitionWillBegin")
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    note("presentationTransitionDidEnd", completed)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    note("dismissalTransitionWillBegin")
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    note("dismissalTransitionDidEnd", completed)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    note("containerViewWillLayoutSubviews")
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    note("containerViewDidLayoutSubviews")
  }
}
