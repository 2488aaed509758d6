import UIKit

/// A segue, prepared as one from a storyboard would be, presents the photo.
public final class PolaroidFadeHome: GalleryScreen, UIViewControllerTransitioningDelegate {
  private let animator = DevelopAnimator()

  public override func viewDidLoad() {
    super.viewDidLoad()
    show(
      "Polaroid", "The photo develops over this screen, which stays where it is.",
      button: "Take a photo", identifier: "present",
      ink: UIColor(
        light: UIColor(red: 0.25, green: 0.2, blue: 0.15, alpha: 1),
        dark: UIColor(red: 0.96, green: 0.93, blue: 0.87, alpha: 1)),
      background: UIColor(
        light: UIColor(red: 0.96, green: 0.93, blue: 0.87, alpha: 1),
        dark: UIColor(red: 0.13, green: 0.11, blue: 0.09, alpha: 1)),
      tint: UIColor(red: 0.72, green: 0.36, blue: 0.22, alpha: 1))
  }

  override func buttonTapped() {
    let photo = PolaroidScreen()
    let segue = UIStoryboardSegue(identifier: "photo", source: self, destination: photo) {
      [unowned self] in present(photo, animated: true)
    }
    prepare(for: segue, sender: button)
    segue.perform()
  }

  public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "photo", let photo = segue.destination as? PolaroidScreen else {
      return
    }
    photo.caption = "Evening by the lake"
    photo.modalPresentationStyle = .fullScreen
    photo.transitioningDelegate = self
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
