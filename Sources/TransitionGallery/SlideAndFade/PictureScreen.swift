import UIKit

/// A picture that closes the screen when it is tapped.
public final class PictureScreen: UIViewController {
  private let picture = UIImageView(image: UIImage(named: "lake"))
  private let hint = UILabel()
  private var tap: ClosureTarget?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.07, green: 0.2, blue: 0.24, alpha: 1)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 24
    // Image views take no touches unless they are told to.
    picture.isUserInteractionEnabled = true
    picture.accessibilityIdentifier = "dismiss"
    let tap = ClosureTarget { [weak self] in self?.dismiss(animated: true) }
    picture.addGestureRecognizer(tap.makeTapRecognizer())
    self.tap = tap
    view.addSubview(picture)

    hint.text = "Tap the picture"
    hint.font = .systemFont(ofSize: 17, weight: .medium)
    hint.textColor = UIColor(white: 1, alpha: 0.75)
    hint.textAlignment = .center
    view.addSubview(hint)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, height) = (view.bounds.width, view.bounds.height)
    let side = min(width - 64, height - 160, 560)
    picture.frame = CGRect(
      x: (width - side) / 2, y: height / 2 - side / 2 - 20, width: side, height: side)
    hint.frame = CGRect(
      x: picture.frame.minX, y: picture.frame.maxY + 24, width: side, height: 24)
  }

  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
