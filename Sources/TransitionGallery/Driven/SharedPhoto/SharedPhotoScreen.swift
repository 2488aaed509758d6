import UIKit

/// One photo, large. A drag takes it off the screen.
final class SharedPhotoScreen: DragScreen, UIViewControllerTransitioningDelegate {
  /// The same photo in the grid.
  let source: PhotoTile
  let photo: PhotoTile
  private var flight: PhotoFlight?

  init(source: PhotoTile) {
    self.source = source
    photo = PhotoTile(source.hour)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func buttonTapped() { dismiss(animated: true) }

  override func dragged(_ pan: UIPanGestureRecognizer) {
    let space = view.superview
    switch pan.state {
    case .began:
      pan.setTranslation(.zero, in: space)
      flight = PhotoFlight(isPresenting: false, isDragged: true)
      dismiss(animated: true)
    case .changed:
      flight?.move(by: pan.translation(in: space))
    case .ended:
      let (way, velocity) = (pan.translation(in: space), pan.velocity(in: space))
      flight?.move(by: way)
      let (x, y) = (
        way.x + Momentum.glide(velocity.x), way.y + Momentum.glide(velocity.y)
      )
      // One that would glide back through its place is not thrown away, however fast.
      let goesAway = x * way.x + y * way.y > 0
      flight?.letGo(
        finishes: goesAway && (x * x + y * y).squareRoot() > 200, velocity: velocity)
      flight = nil
    case .cancelled, .failed:
      flight?.letGo(finishes: false, velocity: .zero)
      flight = nil
    default: break
    }
  }

  // MARK: The transition

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PhotoFlight(isPresenting: true) }

  /// The same object drives and animates.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { flight ?? PhotoFlight(isPresenting: false) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { flight }

  // MARK: The view

  override func viewDidLoad() {
    super.viewDidLoad()
    show(
      photo.hour.name, "The same lake, at another hour.", button: "Close", identifier: "dismiss",
      tint: .systemPurple)
    view.addSubview(photo)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let side = min(view.bounds.width - 32, 560)
    showAboveText(photo, CGSize(width: side, height: side), y: 88)
  }

  override var hasExhibit: Bool { true }
}
