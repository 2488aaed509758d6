import QuartzCore
import Trace

extension UIViewController {
  public var isViewLoaded: Bool { storedView != nil }

  /// The view if it has been loaded; does not load it.
  public var viewIfLoaded: UIView? { storedView }

  public func loadViewIfNeeded() {
    guard storedView == nil else { return }
    let context = context
    enter(context)
    context.callOuts.callOut(to: self, "loadView()") { loadView() }
    require(
      storedView != nil, "\(self): loadView() returned without assigning a view to `view`")
    context.callOuts.callOut(to: self, "viewDidLoad()") { viewDidLoad() }
    context.record(.viewLoaded(controller: reference, view: view.reference))
  }

  func adopt(_ view: UIView?) {
    if let view, let other = view.controller, other !== self {
      fatalError(
        "UIViewControllerHierarchyInconsistency: A view can only be associated with at most one view "
          + "controller at a time! View \(view) is associated with \(other). Clear this association "
          + "before associating this view with \(self).")
    }
    storedView?.controller = nil
    storedView = view
    view?.controller = self
  }
}
