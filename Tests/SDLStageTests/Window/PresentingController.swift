import UIKit

/// A screen with a red square, on which any touch presents a blue screen.
final class PresentingController: UIViewController {
  let square = UIView()
  private(set) var touches: [String] = []
  /// When the last touch changed.
  private(set) var lastTime = 0.0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    square.backgroundColor = .red
    square.frame = CGRect(x: 100, y: 200, width: 40, height: 50)
    view.addSubview(square)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
    let presented = PresentedController()
    presented.modalPresentationStyle = .fullScreen
    present(presented, animated: true)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    for touch in touches {
      lastTime = touch.timestamp
      let place = touch.location(in: view)
      self.touches.append("\(phase) \(Int(place.x.rounded())) \(Int(place.y.rounded()))")
    }
  }
}

/// A blue screen that any touch dismisses.
final class PresentedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .blue
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    dismiss(animated: true)
  }
}
