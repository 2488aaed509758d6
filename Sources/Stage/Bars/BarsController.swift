import UIKit

/// What the system shows over every app: status bar and home indicator. It stands on a stage of its
/// own, so that the app's trace and its objects' numbers are the same with it and without.
final class BarsController: UIViewController {
  private let statusBar = StatusBar()
  private let indicator = UIView()
  private var look = BarsLook()

  /// Seconds; nobody documents them.
  private static let duration = 0.35
  /// Seconds that the signs take to another colour. Source: field report R37.
  private static let fadeDuration = 0.25

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isUserInteractionEnabled = false
    view.addSubview(statusBar)
    indicator.layer.cornerRadius = 2.5
    indicator.backgroundColor = .black
    view.addSubview(indicator)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    statusBar.room = safe.top
    // The bounds, because the bar may be on its way over the edge.
    statusBar.bounds.size = CGSize(width: view.bounds.width, height: safe.top)
    statusBar.layer.position = CGPoint(x: view.bounds.midX, y: safe.top / 2)
    let isOnSide = view.bounds.width > view.bounds.height
    let width: CGFloat = isOnSide ? 220 : 136
    indicator.frame = CGRect(
      x: ((view.bounds.width - width) / 2).rounded(), y: view.bounds.maxY - 13, width: width,
      height: 5)
    indicator.isHidden = safe.bottom == 0
  }

  /// - Parameter isAnimated: whether what changes does so gradually.
  func show(_ new: BarsLook, isAnimated: Bool) {
    guard new != look else { return }
    loadViewIfNeeded()
    let old = look
    look = new
    if new.isLight != old.isLight {
      recolour(new.isLight ? .white : .black, isAnimated: isAnimated)
    }
    let change = {
      self.indicator.alpha = new.hidesHomeIndicator ? 0 : 1
      guard new.hidesStatusBar != old.hidesStatusBar else { return }
      switch new.animation {
      case .none: break
      case .fade: self.statusBar.alpha = new.hidesStatusBar ? 0 : 1
      case .slide:
        self.statusBar.transform = CGAffineTransform(
          translationX: 0, y: new.hidesStatusBar ? -self.statusBar.bounds.height : 0)
      }
      // Whatever hid it, it can be shown in any way.
      if !new.hidesStatusBar {
        self.statusBar.alpha = 1
        self.statusBar.transform = .identity
      }
    }
    if new.animation == .none || !isAnimated {
      UIView.performWithoutAnimation(change)
      if new.animation == .none || !isAnimated { statusBar.alpha = new.hidesStatusBar ? 0 : 1 }
    } else {
      UIView.animate(withDuration: Self.duration, animations: change)
    }
  }

  /// The signs fade as a whole: they are drawn.
  private func recolour(_ ink: UIColor, isAnimated: Bool) {
    guard isAnimated else {
      statusBar.ink = ink
      indicator.backgroundColor = ink
      return
    }
    UIView.transition(
      with: statusBar, duration: Self.fadeDuration, options: .transitionCrossDissolve
    ) { self.statusBar.ink = ink }
    UIView.animate(withDuration: Self.fadeDuration) { self.indicator.backgroundColor = ink }
  }
}
