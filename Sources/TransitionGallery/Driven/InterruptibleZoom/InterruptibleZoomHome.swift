import UIKit

/// A small photo that grows into a large one, and can be caught on its way.
public final class InterruptibleZoomHome: GalleryScreen {
  private let thumbnail = UIButton(type: .custom)
  private let picture = UIImageView(image: UIImage(named: "lake"))

  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Interruptible zoom",
      "Tap the photo. While it moves, tap to turn it round, or hold and drag it.",
      button: "Zoom", identifier: "present", tint: .systemGreen)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 16
    thumbnail.addSubview(picture)
    thumbnail.accessibilityIdentifier = "thumbnail"
    thumbnail.addAction(UIAction { [weak self] _ in self?.buttonTapped() }, for: .touchUpInside)
    view.addSubview(thumbnail)
  }

  override func buttonTapped() { present(ZoomScreen(source: picture), animated: true) }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    thumbnail.frame = frameBelowText(of: CGSize(width: 180, height: 180), y: 440)
    picture.frame = thumbnail.bounds
  }

  override var hasExhibit: Bool { true }
}
