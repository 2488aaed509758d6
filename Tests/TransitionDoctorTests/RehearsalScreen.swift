import UIKit

/// A tap on its view does `whenTapped`.
class RehearsalScreen: UIViewController {
  var whenTapped: () -> Void = {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { whenTapped() }
}
