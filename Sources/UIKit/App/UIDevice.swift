import Foundation
import QuartzCore

/// The device that the stage imitates.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  /// The current stage's device.
  public static var current: UIDevice { UIApplication.shared.device }

  /// Which way up it is held.
  public internal(set) var orientation = UIDeviceOrientation.portrait
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    application?.traitCollection.userInterfaceIdiom ?? .phone
  }
  /// "iPhone" or "iPad".
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same: what a person calls it is no business of an app.
  public var name: String { model }
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The release whose behaviour this is.
  public var systemVersion: String { "18.0" }
  public private(set) var isGeneratingDeviceOrientationNotifications = true

  weak var application: UIApplication?

  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The stage always tells; there is nothing to switch on.
  public func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  public func endGeneratingDeviceOrientationNotifications() {}
}

/// How a device is held; left and right are those of the device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// Its upper end is at the left.
  case landscapeLeft = 3
  /// Its upper end is at the right.
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
