import QuartzCore

/// The card of iOS 13 and later: the presenter stays, is set back and dimmed, and the presented
/// view stands before it with rounded upper corners. Source: 3.3.
final class SheetPresentationController: UIPresentationController {
  private let dimming = UIView()
  private let card = SheetCard()

  /// Points from the safe area's top to the card's.
  private static let topGap: CGFloat = 10
  static let cornerRadius: CGFloat = 10
  /// How wide the presenter is behind the card.
  private static let setBackScale: CGFloat = 0.9165
  private static let dimmingAlpha: CGFloat = 0.2

  /// The card only while the presentation lasts: before and after, the view may stand elsewhere.
  override var presentedView: UIView? {
    card.isHolding ? card : presentedViewController.view
  }

  override func takePresentedView() { card.adopt(presentedViewController.view) }
  override func giveBackPresentedView() { if card.isHolding { takeAway() } }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let top = (containerView.window?.deviceSafeArea.top ?? 0) + Self.topGap
    return CGRect(
      x: 0, y: top, width: containerView.bounds.width,
      height: max(0, containerView.bounds.height - top))
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.addSubview(dimming)
    moveAlong { self.setBack(true) }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { takeAway() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    moveAlong { self.setBack(false) }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { takeAway() } else { setBack(true) }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard presentedViewController.presentationOfSelf?.transition == nil else { return }
    // The card may be set back itself, behind another sheet.
    let frame = frameOfPresentedViewInContainerView
    card.bounds.size = frame.size
    card.center = CGPoint(x: frame.midX, y: frame.midY)
    setBack(true)
  }

  private func moveAlong(_ change: @escaping () -> Void) {
    let coordinator = presentedViewController.transitionCoordinator
    // The card behind goes with the finger where the transition is driven. Source: 6.9.
    let isMoved = coordinator?.animateAlongsideTransition(
      in: presentingViewController.cardView, animation: { _ in change() }, completion: nil)
    if isMoved != true { change() }
  }

  private func takeAway() {
    setBack(false)
    // Only now: the corners were still on their way.
    if let behind = presentingViewController.cardView, !(behind is SheetCard) {
      behind.clipsToBounds = false
    }
    dimming.removeFromSuperview()
    card.giveBack()
  }

  /// The presenter's card, scaled about its centre and moved so that its top meets the safe area's.
  private func setBack(_ isBack: Bool) {
    dimming.alpha = isBack ? Self.dimmingAlpha : 0
    guard let behind = presentingViewController.cardView, let window = behind.window else {
      return
    }
    // A sheet behind a sheet has its corners already.
    let isSheet = behind is SheetCard
    guard isBack else {
      behind.transform = .identity
      if !isSheet { behind.layer.cornerRadius = 0 }
      return
    }
    let scale = Self.setBackScale
    let top = behind.bounds.height * (1 - scale) / 2
    let down = isSheet ? -top - Self.topGap / 2 : window.deviceSafeArea.top - top
    behind.transform = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: 0, y: down))
    guard !isSheet else { return }
    behind.layer.cornerRadius = Self.cornerRadius
    behind.clipsToBounds = true
  }
}

extension UIViewController {
  /// The view that carries this controller's whole screen, which a sheet over it sets back without
  /// touching the controller's own view.
  var cardView: UIView? {
    if let presentation = presentationOfSelf {
      return presentation.controller is SheetPresentationController
        ? presentation.controller.presentedView : presentation.container
    }
    return parent?.cardView ?? viewIfLoaded?.superview as? RootCard
  }
}
