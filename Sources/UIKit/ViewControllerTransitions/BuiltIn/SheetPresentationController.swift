import QuartzCore

/// The card of iOS 13 and later: the presenter stays, is set back and dimmed, and the presented
/// view stands before it with rounded upper corners. Source: 3.3.
///
/// On a tablet the card stands free in the middle and nothing is set back; on a phone that lies on
/// its side it is the whole screen. Source: 2.1.
final class SheetPresentationController: UIPresentationController {
  private let dimming = UIView()
  private let card = SheetCard()

  /// Points from the safe area's top to the card's.
  private static let topGap: CGFloat = 10
  static let cornerRadius: CGFloat = 10
  /// A tablet's form without a wish, and the width of its page (points). Source: 2.1.
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 704
  /// How wide the presenter is behind the card.
  private static let setBackScale: CGFloat = 0.9165
  private static let dimmingAlpha: CGFloat = 0.2

  /// The card only while the presentation lasts: before and after, the view may stand elsewhere.
  override var presentedView: UIView? {
    card.isHolding ? card : presentedViewController.view
  }

  override func takePresentedView() { card.adopt(presentedViewController.view) }
  override func giveBackPresentedView() { if card.isHolding { takeAway() } }

  /// How the card stands.
  private enum Form { case card, free, wholeScreen }

  private func form(in traits: UITraitCollection, _ size: CGSize) -> Form {
    if traits.userInterfaceIdiom == .pad, size.width >= 600 { return .free }
    return traits.userInterfaceIdiom != .pad && size.width > size.height ? .wholeScreen : .card
  }

  private func form(in container: UIView) -> Form {
    form(in: container.traitCollection, container.bounds.size)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return frame(in: containerView.bounds.size)
  }

  private func frame(in size: CGSize) -> CGRect {
    let safeArea = containerView?.window?.deviceSafeArea ?? .zero
    switch form(in: traitCollection, size) {
    case .wholeScreen: return CGRect(origin: .zero, size: size)
    case .free: return freeFrame(in: size, safeArea)
    case .card:
      let top = safeArea.top + Self.topGap
      return CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
    }
  }

  /// A form's size is the controller's wish; a page is as wide as is good to read, and nearly as high
  /// as the screen.
  private func freeFrame(in size: CGSize, _ safeArea: UIEdgeInsets) -> CGRect {
    let wish = presentedViewController.preferredContentSize
    var wanted = Self.formSize
    if wish.width > 0, wish.height > 0 {
      wanted = wish
    } else if presentationStyle != .formSheet {
      wanted = CGSize(width: Self.pageWidth, height: .infinity)
    }
    let edge = 2 * (safeArea.top + Self.topGap)
    let fitting = CGSize(
      width: min(wanted.width, size.width - 2 * Self.topGap),
      height: max(0, min(wanted.height, size.height - edge)))
    return CGRect(
      x: ((size.width - fitting.width) / 2).rounded(),
      y: ((size.height - fitting.height) / 2).rounded(), width: fitting.width,
      height: fitting.height)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { frame(in: parentSize).size }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.addSubview(dimming)
    card.stands(form(in: containerView) == .free, isSquare: form(in: containerView) == .wholeScreen)
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
    if let containerView {
      let form = form(in: containerView)
      card.stands(form == .free, isSquare: form == .wholeScreen)
    }
    // The card may be set back itself, behind another sheet.
    let frame = frameOfPresentedViewInContainerView
    card.bounds.size = frame.size
    card.center = CGPoint(x: frame.midX, y: frame.midY)
    setBack(true)
  }

  private func moveAlong(_ change: @escaping () -> Void) {
    let coordinator = presentedViewController.transitionCoordinator
    if coordinator?.animate(alongsideTransition: { _ in change() }) != true { change() }
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
    let form = containerView.map { self.form(in: $0) } ?? .card
    dimming.alpha = isBack && form != .wholeScreen ? Self.dimmingAlpha : 0
    guard let behind = presentingViewController.cardView, let window = behind.window else {
      return
    }
    let isBack = isBack && form == .card
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
