import CoreGraphics
import Stage
import Testing
import UIKit

@Suite("Field reports: rotation") @MainActor struct RotationReportTests {
  private let turned = CGRect(x: 0, y: 0, width: 667, height: 375)

  /// Sets its presenter back, which it resizes as it is told to.
  private final class SetBack: UIPresentationController {
    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      presentingViewController.view.transform = CGAffineTransform(scaleX: 0.92, y: 0.92)
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      super.dismissalTransitionDidEnd(completed)
      presentingViewController.view.transform = .identity
    }
  }

  @Test("R29: a presenter that carries a transform is resized by bounds and centre")
  func r29() {
    let pair = Pair.report(.custom)
    let answers = AnsweringDelegate("delegate", pair.log)
    answers.makeController = { SetBack(presentedViewController: $0, presenting: $1) }
    pair.b.transitioningDelegate = answers
    pair.presentAndSettle()
    pair.stage.size = turned.size
    pair.stage.settle()
    #expect(pair.a.view.bounds == turned)
    #expect(pair.a.view.center == CGPoint(x: 333.5, y: 187.5))
    pair.dismiss()
    pair.stage.settle()
    #expect(pair.a.view.frame == turned)
  }

  @Test("R31: the size that is told is the new one, while the view still has its old frame")
  func r31() {
    final class Menu: UIViewController {
      let content = UIView()
      var usesFrame = false
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        content.frame = CGRect(origin: .zero, size: usesFrame ? view.frame.size : size)
      }
    }
    let menu = Menu()
    let device = Device(name: "report", size: CGSize(width: 375, height: 667), scale: 2)
    let stage = TestStage.settled(device: device) { menu }
    stage.perform { menu.view.addSubview(menu.content) }
    let b = LoggedController("B", CallLog())
    stage.perform { menu.present(b, animated: false) }
    stage.settle()
    stage.size = turned.size
    stage.settle()
    stage.perform { b.dismiss(animated: false) }
    stage.settle()
    #expect(menu.content.frame == turned)
    menu.usesFrame = true
    stage.size = device.size
    stage.settle()
    #expect(menu.content.frame == turned)
  }

  @Test(
    "R32: an area that grows while B is presented: the container fills it, and B is laid out anew")
  func r32() {
    let pair = Pair.report(.custom)
    var layouts = 0
    let answers = AnsweringDelegate("delegate", pair.log)
    (answers.presentation, answers.dismissal) = (pair.presenter, pair.dismisser)
    answers.makeController = { [log = pair.log] presented, presenting in
      let made = LoggedPresentationController(log, presented: presented, presenting: presenting)
      made.hooks["containerViewWillLayoutSubviews"] = { [unowned made] in
        layouts += 1
        made.presentedView?.frame = made.frameOfPresentedViewInContainerView
      }
      return made
    }
    pair.b.transitioningDelegate = answers
    pair.stage.size = CGSize(width: 375, height: 647)
    pair.stage.settle()
    pair.presentAndSettle()
    #expect(pair.b.view.superview?.frame == CGRect(x: 0, y: 0, width: 375, height: 647))
    layouts = 0
    pair.stage.size = CGSize(width: 375, height: 667)
    pair.stage.settle()
    #expect(layouts > 0)
    #expect(pair.b.view.superview?.frame == pair.stage.window.bounds)
    #expect(pair.b.view.frame == Pair.reportBounds)
  }
}
