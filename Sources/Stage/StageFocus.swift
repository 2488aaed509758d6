import CoreGraphics
import UIKit

/// Which control the keyboard would use: it moves from one to the next in reading order, and shows as
/// a ring that whoever shows the stage draws.
@MainActor package final class StageFocus {
  private weak var control: UIControl?

  package init() {}

  /// Goes on to the next control that a finger could use, or back to the one before; from none, to the
  /// first or the last. Where there is none it shows nowhere.
  package func move(backwards: Bool = false, on stage: Stage) {
    let controls = stage.focusableControls
    guard !controls.isEmpty else { return clear() }
    let count = controls.count
    guard let index = controls.firstIndex(where: { $0 === control }) else {
      control = backwards ? controls[count - 1] : controls[0]
      return
    }
    control = controls[(index + (backwards ? count - 1 : 1)) % count]
  }

  package func clear() { control = nil }

  /// Where the ring is, in points of the screen; nil when no control has it, or the one that had it
  /// cannot be used any more.
  package func frame(on stage: Stage) -> CGRect? {
    guard let control, stage.perform({ control.isUsable }) else { return nil }
    return control.screenFrame
  }
}

extension Stage {
  /// From top to bottom, and from left to right of those that share a row.
  fileprivate var focusableControls: [UIControl] {
    perform {
      let all = UIApplication.of(context).visibleWindows.flatMap { $0.controls }
      return all.filter(\.isUsable).sorted { one, other in
        let (first, second) = (one.screenFrame, other.screenFrame)
        let shareRow = first.midY < second.maxY && second.midY < first.maxY
        return shareRow ? first.minX < second.minX : first.midY < second.midY
      }
    }
  }
}

extension UIView {
  /// In the order of the tree.
  fileprivate var controls: [UIControl] {
    var found: [UIControl] = []
    var open: [UIView] = [self]
    while let view = open.popLast() {
      if let control = view as? UIControl { found.append(control) }
      if !view.isHidden { open += view.subviews.reversed() }
    }
    return found
  }

  /// Whether a tap on its middle would come to it.
  fileprivate var isUsable: Bool {
    guard let window, (self as? UIControl)?.isEnabled == true else { return false }
    let frame = screenFrame
    guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else {
      return false
    }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let hit = window.hitTest(window.convertFromScreen(middle), with: nil)
    var view = hit
    while let current = view {
      if current === self { return true }
      view = current.superview
    }
    return false
  }
}
