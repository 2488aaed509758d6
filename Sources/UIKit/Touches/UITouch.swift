import QuartzCore

/// One finger from its landing to its lifting; the same object all the while.
@preconcurrency @MainActor public final class UITouch: NSObject {
  /// Where a touch stands in its life.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  public internal(set) var phase = Phase.began
  /// When it last changed, in seconds of the stage's clock.
  public internal(set) var timestamp: TimeInterval = 0
  /// The view it landed in, which gets all its events.
  public internal(set) var view: UIView?
  public internal(set) var window: UIWindow?
  public let tapCount = 1

  /// Points of the screen.
  var position = CGPoint.zero
  var previousPosition = CGPoint.zero
  /// Its view gets nothing of it: it was being animated when the touch landed, or had another
  /// finger already. Source: 7.1.20.
  var isSwallowed = false

  /// In the coordinates of `view`; nil means the window's.
  public func location(in view: UIView?) -> CGPoint { convert(position, to: view) }

  /// Where it was before its last change.
  public func previousLocation(in view: UIView?) -> CGPoint { convert(previousPosition, to: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inWindow = (view?.window ?? window)?.convertFromScreen(point) ?? point
    return view?.convert(inWindow, from: nil) ?? inWindow
  }
}
