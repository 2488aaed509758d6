import Foundation
import QuartzCore

/// The running program: one for each stage, which owns its screen and windows.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
  /// The current stage's application.
  public static var shared: UIApplication { of(.current) }

  let context: StageContext
  package let screen = UIScreen()
  let device = UIDevice()
  private(set) lazy var scene = UIWindowScene(of: self)
  /// Whoever was given to `UIApplicationMain`; kept alive by the application.
  public var delegate: (any UIApplicationDelegate)?
  var state = State.active
  /// Whether status bar and home indicator are to be seen.
  package var showsBars = false
  var barsChange: BarsChange? = BarsChange(isAnimated: false)
  /// What everything on this stage is shown in, unless it says otherwise.
  private(set) var traitCollection = UITraitCollection.fallback
  /// Whether that was ever otherwise.
  private(set) var hasChangedTraits = false
  private(set) var reducesMotion = false
  /// The device as it was told last; nil before that.
  var surroundings: Surroundings?
  /// Which way up the interface stands.
  package internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait
  /// Others may be in front now who allow other orientations.
  var orientationsMayHaveChanged = false
  let animationScopes = AnimationScopes()
  let shownViews = ShownViews()
  private(set) lazy var touchDispatcher = TouchDispatcher(application: self)
  /// What UIKit's drawing functions draw into; the last one counts.
  var graphicsContexts: [CGContext] = []
  /// What waits for the end of the layout pass: pictures of what it makes.
  var afterLayout: [() -> Void] = []
  /// Seconds that transitions are to take, whatever their animators say; nil leaves them alone.
  package var wantedTransitionDuration: Double? {
    didSet {
      guard wantedTransitionDuration != oldValue else { return }
      for transition in runningTransitions { transition.stretch() }
    }
  }

  /// What `.automatic` stands for.
  package var styleForAutomatic = UIModalPresentationStyle.pageSheet
  private var attachedWindows: [UIWindow] = []
  /// How many commits were done when a window was last shown, hidden or put in front.
  private var windowsChangedAt: Int?
  private var weakPresentations: [WeakPresentation] = []
  weak var chosenKeyWindow: UIWindow?

  private init(context: StageContext) {
    self.context = context
    super.init()
    device.application = self
  }

  package static func of(_ context: StageContext) -> UIApplication {
    context.object(UIApplication.self) { UIApplication(context: $0) }
  }

  /// From back to front.
  package var visibleWindows: [UIWindow] { attachedWindows.filter { !$0.isHidden } }

  /// Shown or hidden, from back to front.
  var windowsOfStage: [UIWindow] { attachedWindows }

  func attach(_ window: UIWindow) {
    attachedWindows.removeAll { $0 === window }
    let level = window.windowLevel.rawValue
    let behind = attachedWindows.firstIndex { $0.windowLevel.rawValue > level }
    attachedWindows.insert(window, at: behind ?? attachedWindows.endIndex)
    window.layer.setRootContext(context)
    window.updateTraits()
    windowsChanged()
  }

  func makeKey(_ window: UIWindow) {
    let former = keyWindow
    chosenKeyWindow = window
    guard keyWindow !== former else { return }
    askForBars(isAnimated: false)
    context.setNeedsStep()
    former?.resignKey()
    keyWindow?.becomeKey()
  }

  /// A window was shown, hidden or put in front. The next commit shows it: a window that is hidden
  /// has no part in that commit, so that its own changes cannot tell.
  func windowsChanged() {
    askForBars(isAnimated: false)
    windowsChangedAt = context.commitCount + (context.phase == .commit ? 1 : 0)
    context.setNeedsStep()
  }
}

// MARK: - Presentations

extension UIApplication {
  private struct WeakPresentation {
    weak var presentation: Presentation?
  }

  /// Those that have begun and are not over, whoever presents, in the order they began: one that
  /// lies on another comes after it. None is kept alive by this.
  var presentations: [Presentation] { weakPresentations.compactMap(\.presentation) }

  func register(_ presentation: Presentation) {
    weakPresentations.removeAll { $0.presentation == nil }
    weakPresentations.append(WeakPresentation(presentation: presentation))
    presentationsChanged()
  }

  func forget(_ presentation: Presentation) {
    weakPresentations.removeAll { $0.presentation == nil || $0.presentation === presentation }
    presentationsChanged()
  }

  private func presentationsChanged() {
    // Whether the bars change gradually is the transition's matter.
    askForBars(isAnimated: false)
    orientationsMayHaveChanged = true
  }
}

// MARK: - What a step asks of it

extension UIApplication {
  /// What everything is shown in from now on.
  func show(in traits: UITraitCollection) {
    guard traits.values != traitCollection.values else { return }
    let old = traitCollection
    traitCollection = traits
    hasChangedTraits = true
    traitsDidChange(from: old)
  }

  func setReducesMotion(_ reduces: Bool) {
    guard reduces != reducesMotion else { return }
    reducesMotion = reduces
    NotificationCenter.default.post(
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
  }

  /// Whether a window shows something other than the last commit left, or other windows are shown.
  package var hasUncommittedChanges: Bool {
    windowsChangedAt == context.commitCount || mayHaveToTurn || showsBars && barsChange != nil
      || visibleWindows.contains { $0.layer.hasUncommittedChanges }
  }

  /// An upright interface that is held upright need not be asked whether it may be.
  private var mayHaveToTurn: Bool {
    orientationsMayHaveChanged
      && (interfaceOrientation != .portrait || surroundings?.orientation != .portrait)
  }

  /// Whether a step would tell the trace more about what is shown.
  package var shownViewsAreAwaited: Bool { shownViews.areAwaited }

  /// The views have been committed as they are now, or stay as they were.
  package func viewsAreShown() { shownViews.record(presentations, in: context) }

  /// Ends the transition that is under way, as if its animator had completed it.
  package func completeTransition() {
    for transition in runningTransitions { transition.complete(!transition.wasCancelled) }
  }

  private var runningTransitions: [Transition] {
    presentations.compactMap(\.transition).filter { $0.state == .running }
  }

  /// Takes everything apart, so that nothing is kept alive by what never ended.
  package func close() {
    touchDispatcher.close()
    for presentation in presentations.reversed() { presentation.close() }
    for window in attachedWindows { window.layer.setRootContext(nil) }
    attachedWindows = []
  }

  package func deliver(_ samples: [TouchSample]) { touchDispatcher.deliver(samples) }

  package func layoutWindows() {
    touchDispatcher.letGoOfWhatLeft()
    for window in visibleWindows where window.layer.hasUncommittedChanges {
      window.layoutIfNeeded()
    }
    while !afterLayout.isEmpty { afterLayout.removeFirst()() }
  }
}
