import QuartzCore
import Trace

/// One change of the screen's size, be it by turning the device or otherwise: who is told what in
/// which order, and what moves. Source: 10.15–20.
@MainActor struct SizeChange {
  private let application: UIApplication
  private let size: CGSize
  private let orientation: UIInterfaceOrientation
  private let surroundings: Surroundings
  /// How far the interface turns, in radians; clockwise is above 0.
  private let angle: CGFloat

  init(
    _ application: UIApplication, to size: CGSize, _ orientation: UIInterfaceOrientation,
    _ surroundings: Surroundings
  ) {
    self.application = application
    self.size = size
    self.orientation = orientation
    self.surroundings = surroundings
    angle = Self.turn(from: application.interfaceOrientation, to: orientation)
  }

  /// Within half a turn either way.
  private static func turn(
    from old: UIInterfaceOrientation, to new: UIInterfaceOrientation
  ) -> CGFloat {
    let angle = new.angle - old.angle
    return angle > .pi ? angle - 2 * .pi : angle < -.pi ? angle + 2 * .pi : angle
  }

  /// Seconds of a turn. Nobody documents it: a quarter takes what the status bar's turn is known to
  /// take, half a turn twice that.
  private var duration: TimeInterval {
    let quarter = application.traitCollection.userInterfaceIdiom == .pad ? 0.4 : 0.3
    return abs(angle) > .pi * 0.75 ? 2 * quarter : quarter
  }

  /// Not before anything was ever shown: then the app has only just been launched.
  private var isAnimated: Bool { angle != 0 && application.context.commitCount > 0 }

  func run() {
    application.screen.comingSafeArea = surroundings.safeArea(of: size)
    let traits = surroundings.traits(of: size)
    let windows = application.visibleWindows
    let coordinators = windows.map { window in
      let coordinator = SizeChangeCoordinator(
        window, duration: isAnimated ? duration : 0, isAnimated: isAnimated,
        targetTransform: isAnimated ? CGAffineTransform(rotationAngle: angle) : .identity)
      window.sizeChange = coordinator
      tell(window, traits, coordinator)
      return coordinator
    }
    application.interfaceOrientation = orientation
    application.screen.comingSafeArea = nil
    let screen = CGRect(origin: .zero, size: size)
    application.screen.bounds = screen
    application.screen.safeArea = surroundings.safeArea(of: size)
    for window in application.windowsOfStage where window.isHidden { window.frame = screen }
    for (window, coordinator) in zip(windows, coordinators) {
      // A controller may have hidden it.
      resize(window, coordinator) {
        application.show(in: UITraitCollection(traits))
      }
    }
    // Without a window there is nobody to move, but all to know.
    application.show(in: UITraitCollection(traits))
  }

  private func tell(
    _ window: UIWindow, _ traits: TraitValues, _ coordinator: SizeChangeCoordinator
  ) {
    let old = window.bounds.size
    application.context.record(
      .sizeChange(
        window: window.reference, from: [Double(old.width), Double(old.height)],
        to: [Double(size.width), Double(size.height)], angle: Double(angle)))
    guard let root = window.rootViewController else { return }
    let former = application.traitCollection.values
    if former.horizontal != traits.horizontal || former.vertical != traits.vertical {
      let coming = UITraitCollection(root.traitCollection.values.overlaid(by: traits))
      root.call("willTransition(to:with:)") { $0.willTransition(to: coming, with: coordinator) }
    }
    if old != size {
      root.call("viewWillTransition(to:with:)") {
        $0.viewWillTransition(to: size, with: coordinator)
      }
    }
  }

  /// The window has its new size at once; what is shown turns there, as the device did.
  private func resize(
    _ window: UIWindow, _ coordinator: SizeChangeCoordinator, _ change: @escaping () -> Void
  ) {
    let (size, angle) = (size, angle)
    let changes = {
      window.bounds.size = size
      window.center = CGPoint(x: size.width / 2, y: size.height / 2)
      window.transform = .identity
      change()
      window.updateSafeArea()
      window.layoutIfNeeded()
      coordinator.runAnimations()
    }
    guard isAnimated else {
      UIView.performWithoutAnimation(changes)
      let context = application.context
      context.turnWork.afterCommit(context.commitCount) { coordinator.end(in: window) }
      return
    }
    UIView.performWithoutAnimation {
      window.center = CGPoint(x: size.width / 2, y: size.height / 2)
      window.transform = CGAffineTransform(rotationAngle: -angle)
    }
    UIView.animate(withDuration: duration, animations: changes) { _ in
      coordinator.end(in: window)
    }
  }
}
