import QuartzCore
import Trace

extension UIApplication {
  /// The device as it is from now on. What changes is told to windows and controllers; on the first
  /// call there is nobody to tell.
  package func surround(with new: Surroundings) {
    let mayTurn = orientationsMayHaveChanged || new.orientation != surroundings?.orientation
    guard mayTurn || new != surroundings else { return }
    let isFirst = surroundings == nil
    surroundings = new
    orientationsMayHaveChanged = false
    let orientation = isFirst ? new.orientation : allowedOrientation(new.orientation)
    let deviceOrientation = new.orientation.deviceOrientation
    if device.orientation != deviceOrientation {
      device.orientation = deviceOrientation
      if !isFirst {
        NotificationCenter.default.post(
          name: UIDevice.orientationDidChangeNotification, object: device)
      }
    }
    let size = new.size(in: orientation)
    setReducesMotion(new.reducesMotion)
    context.screenScale.set(new.scale)
    screen.scale = new.scale
    guard !isFirst, screen.bounds.size != size || interfaceOrientation != orientation else {
      interfaceOrientation = orientation
      screen.bounds = CGRect(origin: .zero, size: size)
      screen.safeArea = new.safeArea(of: size)
      show(in: UITraitCollection(new.traits(of: size)))
      for window in windowsOfStage { window.updateSafeArea() }
      return
    }
    context.asUIKit {
      SizeChange(self, to: size, orientation, new).run()
    }
  }

  /// What of a wanted orientation the controllers in front allow: that one, else the present one,
  /// else any.
  private func allowedOrientation(_ wanted: UIInterfaceOrientation) -> UIInterfaceOrientation {
    guard let front = frontWindow?.rootViewController?.orientationController else { return wanted }
    let present = interfaceOrientation
    guard front.shouldAutorotate else { return present }
    var allowed = context.callOuts.callOut(to: front, "supportedInterfaceOrientations") {
      front.supportedInterfaceOrientations
    }
    if let delegate {
      let method = "application(_:supportedInterfaceOrientationsFor:)"
      let byApp = context.callOuts.callOut(to: delegate, method) {
        delegate.application(self, supportedInterfaceOrientationsFor: frontWindow)
      }
      allowed.formIntersection(byApp)
    }
    if allowed.contains(wanted.mask) { return wanted }
    if allowed.contains(present.mask) { return present }
    let others: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    return others.first { allowed.contains($0.mask) } ?? present
  }

  /// The one that is the frontmost with a controller.
  private var frontWindow: UIWindow? {
    visibleWindows.last { $0.rootViewController != nil }
  }
}

extension UIViewController {
  /// Who decides how the interface may stand: the topmost that covers the whole screen.
  fileprivate var orientationController: UIViewController {
    guard let presented = presentationOfOther?.presented,
      presentationOfOther?.controller.presentationStyle.coversScreen == true
    else { return self }
    return presented.orientationController
  }
}

extension UIModalPresentationStyle {
  fileprivate var coversScreen: Bool { self == .fullScreen || self == .overFullScreen }
}
