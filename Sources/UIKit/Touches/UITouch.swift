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
  /// How many times in a row a finger has landed about here, this one included.
  public internal(set) var tapCount = 1
  /// The recognisers that are shown this touch, the innermost view's first; nil when there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? { watchers.isEmpty ? nil : watchers }

  /// Points of the screen.
  var position = CGPoint.zero
  var previousPosition = CGPoint.zero
  /// Counts the touches of a stage: the order in which they landed.
  var number = 0
  /// Who is shown it; nobody any more when its view has been told its end.
  var watchers: [UIGestureRecognizer] = []
  var delivery = TouchDelivery()

  /// In the coordinates of `view`; nil means the window's.
  public func location(in view: UIView?) -> CGPoint { convert(position, to: view) }

  /// Where it was before its last change.
  public func previousLocation(in view: UIView?) -> CGPoint { convert(previousPosition, to: view) }

  /// Whether the finger has left.
  var isOver: Bool { phase == .ended || phase == .cancelled }

  /// A point of the screen in the coordinates of `view`.
  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inWindow = (view?.window ?? window)?.convertFromScreen(point) ?? point
    return view?.convert(inWindow, from: nil) ?? inWindow
  }

  /// What the touch was when it was at `sample`, as an object of its own.
  func copy(at sample: TouchSample, from previous: CGPoint) -> UITouch {
    let copy = UITouch()
    (copy.phase, copy.timestamp, copy.view, copy.window) = (phase, sample.time, view, window)
    (copy.tapCount, copy.number) = (tapCount, number)
    (copy.position, copy.previousPosition) = (sample.position, previous)
    return copy
  }
}
