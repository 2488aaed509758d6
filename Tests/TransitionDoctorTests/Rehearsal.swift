import Stage
import UIKit

/// Two screens, the second of which is made once and kept, with a transition made of closures.
struct Rehearsal: Sendable {
  typealias Movement = @MainActor @Sendable (any UIViewControllerContextTransitioning) -> Void

  var style = UIModalPresentationStyle.fullScreen
  /// Seconds that the movements take.
  static let duration = 0.25
  var present: Movement = { Rehearsal.slideIn($0) }
  var dismiss: Movement = { Rehearsal.slideOut($0) }
  /// What the call of `dismiss` gets as its completion; it is told the first screen.
  var dismissed: @MainActor @Sendable (UIViewController) -> Void = { _ in }
  var isAnimated = true

  /// A tap on either screen leads to the other.
  var scenario: Scenario {
    Scenario(
      id: "rehearsal", title: "Rehearsal", present: .tap("first"), dismiss: .tap("second")
    ) { FirstScreen(self) }
  }

  // MARK: Movements as they should be

  @MainActor static func add(_ context: any UIViewControllerContextTransitioning) -> UIView {
    let view = context.view(forKey: .to)!
    view.frame = context.containerView.bounds
    context.containerView.addSubview(view)
    return view
  }

  /// Changes and then says that it is done.
  @MainActor static func animate(
    _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void
  ) {
    UIView.animate(withDuration: duration, animations: changes) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  @MainActor static func slideIn(_ context: any UIViewControllerContextTransitioning) {
    let view = add(context)
    let end = view.center
    view.center.y += view.bounds.height
    animate(context) { view.center = end }
  }

  @MainActor static func slideOut(_ context: any UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .from)!
    if let toView = context.view(forKey: .to) {
      context.containerView.insertSubview(toView, belowSubview: view)
    }
    animate(context) { view.center.y += view.bounds.height }
  }
}

private final class FirstScreen: RehearsalScreen, UIViewControllerTransitioningDelegate {
  private let rehearsal: Rehearsal
  private let second = SecondScreen()

  init(_ rehearsal: Rehearsal) {
    self.rehearsal = rehearsal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "first"
    view.backgroundColor = .white
    second.modalPresentationStyle = rehearsal.style
    second.transitioningDelegate = self
    second.whenTapped = { [unowned self] in
      dismiss(animated: rehearsal.isAnimated) { [unowned self] in rehearsal.dismissed(self) }
    }
    whenTapped = { [unowned self] in present(second, animated: rehearsal.isAnimated) }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ClosureAnimator(rehearsal.present) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ClosureAnimator(rehearsal.dismiss) }
}

private final class SecondScreen: RehearsalScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "second"
    view.backgroundColor = .red
  }
}

private final class ClosureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let movement: Rehearsal.Movement

  init(_ movement: @escaping Rehearsal.Movement) { self.movement = movement }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Rehearsal.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    movement(transitionContext)
  }
}
