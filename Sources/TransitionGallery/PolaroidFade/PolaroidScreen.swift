import UIKit

/// A photo on white paper.
public final class PolaroidScreen: UIViewController {
  public var caption = ""

  private let paper = UIView()
  private let photo = UIImageView(image: UIImage(named: "lake"))
  private let label = UILabel()
  private let close = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.18, green: 0.16, blue: 0.15, alpha: 1)
    paper.backgroundColor = UIColor(white: 0.98, alpha: 1)
    paper.layer.cornerRadius = 4
    view.addSubview(paper)

    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    paper.addSubview(photo)

    label.text = caption
    label.font = .systemFont(ofSize: 20, weight: .medium)
    label.textColor = UIColor(white: 0.2, alpha: 1)
    label.textAlignment = .center
    paper.addSubview(label)

    close.setTitle("Done", for: .normal)
    close.setTitleColor(.white, for: .normal)
    close.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    close.accessibilityIdentifier = "dismiss"
    close.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(close)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds
    close.frame = CGRect(
      x: room.midX - 60, y: room.height - (isLow ? 68 : 116), width: 120, height: 44)
    let width = min(room.width - 64, 480, (close.frame.minY - 32) / 1.2)
    paper.frame = CGRect(
      x: room.midX - width / 2,
      y: min(room.midY - width * 0.62, close.frame.minY - 16 - width * 1.2), width: width,
      height: width * 1.2)
    photo.frame = CGRect(x: 16, y: 16, width: width - 32, height: width - 32)
    label.frame = CGRect(x: 16, y: width, width: width - 32, height: width * 0.2 - 16)
  }

  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
