import UIKit

/// The picture has a tap recogniser, but image views take no touches unless they are told to.
public final class DeafImageMistake: GalleryScreen {
  private let picture = UIImageView(image: UIImage(named: "lake"))
  private var tap: ClosureTarget?

  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Deaf image view", "Tap the picture to present: nothing happens.", button: "Present",
      identifier: "button", background: UIColor(red: 1, green: 0.97, blue: 0.95, alpha: 1),
      tint: .systemOrange)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 20
    picture.accessibilityIdentifier = "present"
    let tap = ClosureTarget { [weak self] in self?.buttonTapped() }
    // Mistake: isUserInteractionEnabled is still false.
    picture.addGestureRecognizer(tap.makeTapRecognizer())
    self.tap = tap
    view.addSubview(picture)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame = CGRect(x: view.bounds.midX - 120, y: 400, width: 240, height: 240)
  }

  override func buttonTapped() {
    let next = DismissScreen()
    next.modalPresentationStyle = .fullScreen
    present(next, animated: true)
  }
}
