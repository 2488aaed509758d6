import QuartzCore

/// A reason to ask the controllers.
struct BarsChange {
  let isAnimated: Bool
}

/// How the controllers want what the system shows over the screen.
package struct BarsLook: Equatable, Sendable {
  /// Whether the signs are light.
  package var isLight = false
  package var hidesStatusBar = false
  /// How the status bar goes when it is hidden next, or comes.
  package var animation = UIStatusBarAnimation.fade
  package var hidesHomeIndicator = false

  package init() {}
}

extension UIApplication {
  /// Somebody else may be in front now, or want otherwise.
  func askForBars(isAnimated: Bool) {
    barsChange = BarsChange(isAnimated: isAnimated || barsChange?.isAnimated == true)
    if showsBars { context.setNeedsStep() }
  }

  /// What to show from now on, and whether gradually; nil while nothing may have changed.
  package func takeBarsChange() -> (look: BarsLook, isAnimated: Bool)? {
    guard let change = barsChange else { return nil }
    barsChange = nil
    return (context.perform { barsLook }, change.isAnimated)
  }

  /// As it is now, whether that is new or not.
  package var allBars: BarsLook {
    barsChange = nil
    return context.perform { barsLook }
  }

  /// As it is now. The controller in front decides, or the child that it names; a phone that lies on
  /// its side has no status bar.
  var barsLook: BarsLook {
    var look = BarsLook()
    let isOnSide =
      traitCollection.userInterfaceIdiom != .pad && traitCollection.verticalSizeClass == .compact
    look.hidesStatusBar = isOnSide
    look.isLight = traitCollection.userInterfaceStyle == .dark
    guard let root = keyWindow?.rootViewController else { return look }
    let front = root.barsController
    let styling = front.following(\.childForStatusBarStyle)
    let hiding = front.following(\.childForStatusBarHidden)
    look.hidesStatusBar = isOnSide || hiding.prefersStatusBarHidden
    look.animation = hiding.preferredStatusBarUpdateAnimation
    look.isLight =
      switch styling.preferredStatusBarStyle {
      case .default: styling.traitCollection.userInterfaceStyle == .dark
      case .lightContent: true
      case .darkContent: false
      }
    // A card sets the whole screen back, before black.
    if front.isBehindCard { look.isLight = true }
    look.hidesHomeIndicator =
      front.following(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
    return look
  }
}

extension UIViewController {
  /// Asks anew how the status bar is to be; within an animation block it changes gradually.
  public func setNeedsStatusBarAppearanceUpdate() {
    UIApplication.of(context).askForBars(isAnimated: UIView.inheritedAnimationDuration > 0)
  }

  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    UIApplication.of(context).askForBars(isAnimated: true)
  }

  /// Who decides: what covers the whole screen, or says that it does, comes before what it covers.
  fileprivate var barsController: UIViewController {
    guard let presentation = presentationOfOther, !presentation.isLeaving else { return self }
    let presented = presentation.presented
    let covers = presentation.controller.presentationStyle == .fullScreen
    guard covers || presented.modalPresentationCapturesStatusBarAppearance else { return self }
    return presented.barsController
  }

  fileprivate var isBehindCard: Bool {
    guard let presentation = presentationOfOther, !presentation.isLeaving else { return false }
    // On its side, or on a tablet, nothing is set back.
    let isUpright =
      traitCollection.horizontalSizeClass == .compact
      && traitCollection.verticalSizeClass == .regular
    // Behind what lies over others these are seen, and no black.
    let coversAll =
      presentationOfSelf.map { $0.controller.presentationStyle == .fullScreen } ?? true
    return isUpright && coversAll && presentation.controller is SheetPresentationController
  }

  /// The last one of those who name another in their place.
  fileprivate func following(
    _ path: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    var controller = self
    // A ring of children would have no end.
    for _ in 0..<64 {
      guard let next = controller[keyPath: path], next !== controller else { break }
      controller = next
    }
    return controller
  }
}

extension Presentation {
  /// Whether what it presents is on its way out.
  fileprivate var isLeaving: Bool { transition?.operation == .dismiss }
}
