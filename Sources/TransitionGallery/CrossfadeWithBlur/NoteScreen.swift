import UIKit

/// A sheet of paper with a few lines.
public final class NoteScreen: GalleryScreen {
  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Still water", "Six in the morning. No wind, no boats, and the mountains upside down.",
      button: "Done", identifier: "dismiss",
      ink: UIColor(
        light: UIColor(red: 0.16, green: 0.2, blue: 0.22, alpha: 1),
        dark: UIColor(red: 0.89, green: 0.92, blue: 0.91, alpha: 1)),
      background: UIColor(
        light: UIColor(red: 0.95, green: 0.96, blue: 0.95, alpha: 1),
        dark: UIColor(red: 0.09, green: 0.12, blue: 0.13, alpha: 1)),
      tint: UIColor(red: 0.13, green: 0.42, blue: 0.47, alpha: 1))
    // As on paper: from where one begins to read.
    headline.textAlignment = .natural
    explanation.textAlignment = .natural
  }

  override var topMargin: CGFloat { isLow ? 32 : 96 }

  override func buttonTapped() { dismiss(animated: true) }
}
