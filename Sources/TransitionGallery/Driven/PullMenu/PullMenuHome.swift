import UIKit

/// A pan from the edge where reading begins pulls the menu open, and the button opens it too.
public final class PullMenuHome: DragScreen {
  private weak var menu: PullMenuScreen?

  public override func viewDidLoad() {
    super.viewDidLoad()
    let side = view.isRightToLeft ? "right" : "left"
    show(
      "Pull-open menu",
      "Drag from the \(side) edge; drag the menu back, or let go of it and catch it.",
      button: "Menu", identifier: "present",
      background: UIColor(
        light: UIColor(red: 0.95, green: 0.94, blue: 1, alpha: 1),
        dark: UIColor(red: 0.1, green: 0.09, blue: 0.17, alpha: 1)),
      tint: .systemIndigo)
  }

  override func buttonTapped() { present(PullMenuScreen(), animated: true) }

  override func makePan() -> UIPanGestureRecognizer {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = view.leadingEdge
    return pan
  }

  override func dragged(_ pan: UIPanGestureRecognizer) {
    let way = view.forward * pan.translation(in: view).x
    switch pan.state {
    case .began:
      guard presentedViewController == nil else { return }
      pan.setTranslation(.zero, in: view)
      let menu = PullMenuScreen()
      menu.beginPulling()
      self.menu = menu
      present(menu, animated: true)
    case .changed:
      menu?.pull(by: way)
    case .ended, .cancelled, .failed:
      menu?.pull(by: way)
      menu?.endPulling(pan.state == .ended ? view.forward * pan.velocity(in: view).x : nil)
      menu = nil
    default: break
    }
  }
}
