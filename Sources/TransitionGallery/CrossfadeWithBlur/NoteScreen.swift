import UIKit

/// A sheet of paper with a few lines.
public final class NoteScreen: GalleryScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Still water", "Six in the morning. No wind, no boats, and the mountains upside down.",
      button: "Done", identifier: "dismiss",
      ink: UIColor(red: 0.16, green: 0.2, blue: 0.22, alpha: 1),
      background: UIColor(red: 0.95, green: 0.96, blue: 0.95, alpha: 1),
      tint: UIColor(red: 0.13, green: 0.42, blue: 0.47, alpha: 1))
  }

  /// As on paper: from the top, and from the left.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    headline.textAlignment = .natural
    headline.frame.origin.y = 96
    explanation.textAlignment = .natural
    explanation.frame.origin.y = 152
  }

  override func buttonTapped() { dismiss(animated: true) }
}
