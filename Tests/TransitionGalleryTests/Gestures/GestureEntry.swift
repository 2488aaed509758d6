import QuartzCore
import Stage
import UIKit

/// An entry that fingers drive, with a drag that finishes its transition and one that does not.
struct GestureEntry: Sendable, CustomStringConvertible {
  var id: String
  var direction: Direction
  var finishing: Drag
  var cancelling: Drag

  var description: String { "\(id) \(direction.rawValue)" }

  static let all = [
    GestureEntry(
      id: "swipe-down", direction: .dismiss,
      finishing: Drag((195, 300), by: (0, 420), in: 0.2),
      cancelling: Drag((195, 300), by: (0, 120), in: 0.4)),
    GestureEntry(
      id: "edge-pan", direction: .dismiss,
      finishing: Drag((4, 400), by: (240, 0), in: 0.2),
      cancelling: Drag((4, 400), by: (80, 0), in: 0.4)),
    GestureEntry(
      id: "pinch-close", direction: .dismiss,
      finishing: Drag(around: (195, 400), apart: 240, to: 96, in: 0.3),
      cancelling: Drag(around: (195, 400), apart: 240, to: 204, in: 0.4)),
    GestureEntry(
      id: "card-drag", direction: .dismiss,
      finishing: Drag((195, 500), by: (0, 260), in: 0.25),
      cancelling: Drag((195, 500), by: (0, 80), in: 0.4)),
    GestureEntry(
      id: "shared-photo", direction: .dismiss,
      finishing: Drag((195, 250), by: (60, 200), in: 0.25),
      cancelling: Drag((195, 250), by: (20, 60), in: 0.5)),
    GestureEntry(
      id: "flick-away", direction: .dismiss,
      finishing: Drag((195, 350), by: (200, -100), in: 0.2),
      cancelling: Drag((195, 350), by: (60, 20), in: 0.5)),
    GestureEntry(
      id: "pull-menu", direction: .dismiss,
      finishing: Drag((220, 600), by: (-180, 0), in: 0.2),
      cancelling: Drag((220, 600), by: (-60, 0), in: 0.4)),
    GestureEntry(
      id: "pull-menu", direction: .present,
      finishing: Drag((4, 400), by: (240, 0), in: 0.25),
      cancelling: Drag((4, 400), by: (60, 0), in: 0.4)),
  ]

  /// On the screen from which the drag starts.
  @MainActor func start() throws -> GestureRun {
    direction == .present ? try GestureRun(id) : try GestureRun.presented(id)
  }

  /// What the fingers move, as it is seen now: points, or a scale.
  @MainActor func seen(_ run: GestureRun) -> CGPoint? {
    func shown(_ view: UIView?) -> CALayer? { view.flatMap { $0.layer.presentation() } }
    switch id {
    case "pinch-close":
      let photo = run.presented?.view.subviews.last
      return shown(photo).map { CGPoint(x: $0.transform.m11, y: 0) }
    case "shared-photo": return shown(run.container?.subviews.last)?.position
    case "flick-away": return shown(run.presented?.view)?.position
    default:
      return shown(run.presented?.view).map { CGPoint(x: $0.transform.m41, y: $0.transform.m42) }
    }
  }
}
