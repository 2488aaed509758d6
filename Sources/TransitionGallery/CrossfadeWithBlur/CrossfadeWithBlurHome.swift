import UIKit

/// A view by a lake; the screen that comes blurs it.
public final class CrossfadeWithBlurHome: GalleryScreen, UIViewControllerTransitioningDelegate {
  private let picture = UIImageView(image: UIImage(named: "lake"))

  public override func viewDidLoad() {
    super.viewDidLoad()
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    view.addSubview(picture)
    show(
      "Lake view", "The lake goes out of focus while the note fades in.", button: "Write a note",
      identifier: "present", ink: .white,
      background: UIColor(red: 0.07, green: 0.2, blue: 0.24, alpha: 1), tint: .white)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame = view.bounds
  }

  override func buttonTapped() {
    let note = NoteScreen()
    note.modalPresentationStyle = .fullScreen
    note.transitioningDelegate = self
    present(note, animated: true)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { BlurAnimator(isPresenting: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { BlurAnimator(isPresenting: false) }
}
