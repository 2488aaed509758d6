import UIKit

/// A pan from the left edge pulls the menu open, and the button opens it too.
public final class PullMenuHome: DragScreen {
  private weak var menu: PullMenuScreen?

  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Pull-open menu",
      "Drag from the left edge; drag the menu back, or let go of it and catch it.",
      button: "Menu", identifier: "present",
      background: UIColor(red: 0.95, green: 0.94, blue: 1, alpha: 1), tint: .systemIndigo)
  }

  override func buttonTapped() { present(PullMenuScreen(), animated: true) }

  override func makePan() -> UIPanGestureRecognizer {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    return pan
  }

  override func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard presentedViewController == nil else { return }
      pan.setTranslation(.zero, in: view)
      let menu = PullMenuScreen()
      menu.beginPulling()
      self.menu = menu
      present(menu, animated: true)
    case .changed:
      menu?.pull(by: pan.translation(in: view).x)
    case .ended, .cancelled, .failed:
      menu?.pull(by: pan.translation(in: view).x)
      menu?.endPulling(pan.state == .ended ? pan.velocity(in: view).x : nil)
      menu = nil
    default: break
    }
  }
}
