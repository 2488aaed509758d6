import CoreGraphics
import UIKit

extension Stage {
  /// Whether a finger that goes down at `point` of the screen would meet a view; the window's empty
  /// ground and the root controller's view, which only carries others, do not count.
  package func takesTouch(at point: CGPoint) -> Bool {
    perform {
      for window in UIApplication.of(context).visibleWindows.reversed() {
        guard let hit = window.hitTest(window.convertFromScreen(point), with: nil) else { continue }
        let root = window.rootViewController?.viewIfLoaded
        return hit !== window && hit !== root && hit !== root?.superview
      }
      return false
    }
  }

  /// Whether a finger that goes down at `point` of the screen could drag something: a pan, not one
  /// from an edge, watches there.
  package func takesPan(at point: CGPoint) -> Bool {
    perform {
      for window in UIApplication.of(context).visibleWindows.reversed() {
        guard var view = window.hitTest(window.convertFromScreen(point), with: nil) else {
          continue
        }
        while true {
          let pans = view.gestureRecognizers?.contains { recognizer in
            recognizer.isEnabled && recognizer is UIPanGestureRecognizer
              && !(recognizer is UIScreenEdgePanGestureRecognizer)
          }
          if pans == true { return true }
          guard let superview = view.superview else { return false }
          view = superview
        }
      }
      return false
    }
  }
}
