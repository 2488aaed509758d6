import UIKit

/// Three round buttons; the tapped one grows into the next screen.
public final class GrowFromButtonHome: GalleryScreen {
  private let buttons = [UIButton(type: .system), UIButton(type: .system), UIButton(type: .system)]

  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Grow from button", "Tap a circle: the next screen grows out of it, and back into it.",
      button: "Grow", identifier: "grow")
    for (index, button) in buttons.enumerated() {
      button.backgroundColor = .systemYellow
      button.setTitle("\(index + 1)", for: .normal)
      button.setTitleColor(.black, for: .normal)
      button.accessibilityIdentifier = "circle-\(index + 1)"
      button.addAction(
        UIAction { [weak self, unowned button] _ in self?.grow(from: button) },
        for: .touchUpInside)
      view.addSubview(button)
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let row = frameBelowText(of: CGSize(width: 272, height: 72), y: 480)
    let size = row.height
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: row.minX + CGFloat(index) * (row.width - size) / 2, y: row.minY, width: size,
        height: size)
      button.layer.cornerRadius = size / 2
    }
  }

  override var hasExhibit: Bool { true }

  override func buttonTapped() { grow(from: button) }

  private func grow(from button: UIButton) {
    // The animator works in the window's coordinates; the button's frame is in this view's.
    let frame = view.convert(button.frame, to: nil)
    present(GrownScreen(origin: frame), animated: true)
  }
}
