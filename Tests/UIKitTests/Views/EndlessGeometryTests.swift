import Testing
import UIKit

@Suite("Infinite frames and transforms, and trees without a bottom") @MainActor
struct EndlessGeometryTests {
  /// Does to the view that comes what it is told to, and fades it in.
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    let change: (UIView) -> Void
    init(_ change: @escaping (UIView) -> Void) { self.change = change }

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .to)!
      context.containerView.addSubview(view)
      UIView.animate(withDuration: 0.1) {
        self.change(view)
      } completion: { _ in
        context.completeTransition(true)
      }
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  private static let changes: [@MainActor (UIView) -> Void] = [
    { $0.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 100) },
    { $0.frame = .null },
    { $0.transform = CGAffineTransform(translationX: CGFloat.infinity, y: 0) },
    { $0.transform = CGAffineTransform(scaleX: CGFloat.infinity, y: 1) },
    { $0.center.x = -CGFloat.infinity },
  ]

  @Test(
    "What is infinitely large or far shows nothing, and a transition with it ends", arguments: 0..<5
  )
  func infinite(_ index: Int) {
    let stage = TestStage.settled()
    let animator = Animator(Self.changes[index])
    let screen = UIViewController()
    screen.modalPresentationStyle = .fullScreen
    screen.transitioningDelegate = animator
    stage.perform { stage.root.present(screen, animated: true) }
    stage.settle()
    #expect(stage.root.presentedViewController === screen && stage.isStill)
    #expect(stage.shown(screen.view) == nil)
  }

  @Test("A hierarchy too deep to be walked ends with a word")
  func bottomless() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = TestStage.settled()
        var innermost = stage.view
        for _ in 0..<30_000 {
          let view = UIView(frame: TestStage.bounds)
          innermost.addSubview(view)
          innermost = view
        }
        stage.advance()
      }
    }
    // Which walk comes to its end first depends on the build: that of the layout, or the commit's.
    let text = result.standardErrorText
    #expect(text.contains("lies too deep") || text.contains("within the layout of too many others"))
  }

  @Test("A view cannot have two controllers: UIKit's words")
  func twoControllers() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let first = UIViewController()
        let second = UIViewController()
        second.view = first.view
      }
    }
    #expect(
      result.standardErrorText.contains(
        "A view can only be associated with at most one view controller at a time!"))
  }

  @Test("A view that its controller has let go of may go to another")
  func handedOver() {
    let stage = TestStage.settled()
    stage.perform {
      let first = UIViewController()
      let second = UIViewController()
      let view = UIView()
      first.view = view
      first.view = nil
      second.view = view
      second.view = view
      #expect(second.view === view && view.next === second && first.viewIfLoaded == nil)
    }
  }
}
