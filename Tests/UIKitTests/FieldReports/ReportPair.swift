import Stage
import UIKit

extension Pair {
  /// The field reports' stage: 375 x 667 points, and animators that take 0.4 s.
  static func report(_ style: UIModalPresentationStyle) -> Pair {
    let pair = Pair(
      device: Device(name: "report", size: CGSize(width: 375, height: 667), scale: 2),
      duration: 0.4)
    pair.b.modalPresentationStyle = style
    return pair
  }

  static let reportBounds = CGRect(x: 0, y: 0, width: 375, height: 667)

  func settle(_ body: () -> Void) {
    stage.perform(body)
    stage.settle()
  }

  /// Oracle O7: all that a transition may leave behind on what was there before.
  func remains() -> [String] {
    var lines: [String] = []
    func note(_ view: UIView, _ depth: Int) {
      lines.append(
        "\(depth) \(ObjectIdentifier(view)) \(view.frame) \(view.transform) \(view.alpha) "
          + "\(view.isHidden) \(view.layer.cornerRadius) \(view.layer.animations.count)")
      for subview in view.subviews { note(subview, depth + 1) }
    }
    note(stage.window, 0)
    return lines
  }
}

/// Shows the to-view where it belongs, at once, and completes.
@MainActor func showAtOnce(_ context: any UIViewControllerContextTransitioning) {
  if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
    view.frame = context.finalFrame(for: to)
    context.containerView.addSubview(view)
  }
  context.completeTransition(true)
}
