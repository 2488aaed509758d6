import Testing
import UIKit

@Suite("Presentation controllers: chrome, layout and endings") @MainActor
struct PresentationLayoutTests {
  private let trio = Trio(.custom)

  private func resize(_ width: CGFloat, _ height: CGFloat) {
    trio.stage.window.frame.size = CGSize(width: width, height: height)
    trio.stage.settle()
  }

  @Test("10.17: a new size calls both layout hooks, once each, and the frames set there hold")
  func resized() {
    let trio = trio
    trio.prepare = { controller in
      controller.place = { CGRect(x: 0, y: $0.height / 2, width: $0.width, height: $0.height / 2) }
      controller.hooks["containerViewWillLayoutSubviews"] = { [unowned controller] in
        controller.presentedView?.frame = controller.frameOfPresentedViewInContainerView
      }
    }
    trio.present(animated: false)
    trio.stage.settle()
    #expect(trio.b.view.frame == CGRect(x: 0, y: 100, width: 100, height: 100))
    _ = trio.log.take()
    resize(60, 80)
    #expect(
      trio.log.take().filter { $0.hasPrefix("C.") } == [
        "C.containerViewWillLayoutSubviews", "C.containerViewDidLayoutSubviews",
      ])
    #expect(trio.b.view.frame == CGRect(x: 0, y: 40, width: 60, height: 40))
    #expect(trio.controller?.containerView?.frame == CGRect(x: 0, y: 0, width: 60, height: 80))
    // 10.18: a presenter that is kept is resized with the window.
    #expect(trio.a.view.frame == CGRect(x: 0, y: 0, width: 60, height: 80))
  }

  @Test("10.17: a frame set once goes stale")
  func stale() {
    trio.prepare = { $0.place = { $0.insetBy(dx: 10, dy: 20) } }
    trio.presentAndSettle()
    trio.b.view.autoresizingMask = []
    resize(60, 80)
    #expect(trio.b.view.frame == CGRect(x: 10, y: 20, width: 80, height: 160))
    #expect(
      trio.controller?.frameOfPresentedViewInContainerView
        == CGRect(x: 10, y: 20, width: 40, height: 40))
  }

  @Test(
    "What UIKit's own styles present fills the container at any size",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func covering(_ style: UIModalPresentationStyle) {
    trio.b.modalPresentationStyle = style
    trio.presentAndSettle()
    trio.b.view.autoresizingMask = []
    resize(60, 80)
    #expect(trio.b.view.frame == CGRect(x: 0, y: 0, width: 60, height: 80))
    trio.dismiss()
    trio.stage.settle()
    #expect(trio.a.view.frame == CGRect(x: 0, y: 0, width: 60, height: 80))
  }

  @Test("4.7: chrome stays between the two transitions and is taken away by whoever added it")
  func chrome() {
    let trio = trio
    let dimming = UIView(frame: TestStage.bounds)
    dimming.backgroundColor = .black
    trio.prepare = { controller in
      controller.hooks["presentationTransitionWillBegin"] = { [unowned controller] in
        dimming.alpha = 0
        controller.containerView?.addSubview(dimming)
        trio.b.transitionCoordinator?.animate(alongsideTransition: { _ in dimming.alpha = 0.5 })
      }
      controller.hooks["dismissalTransitionWillBegin"] = {
        trio.b.transitionCoordinator?.animate(alongsideTransition: { _ in dimming.alpha = 0 })
      }
      controller.hooks["dismissalTransitionDidEnd"] = { dimming.removeFromSuperview() }
    }
    trio.present()
    trio.stage.advance(2)
    let begin = trio.stage.time
    // Half a second, evenly, as the animator's block.
    #expect(near(trio.stage.shown(dimming, at: begin + 0.25)?.opacity, 0.25))
    trio.stage.settle()
    let container = trio.controller?.containerView
    #expect(container?.subviews == [dimming, trio.b.view!])
    #expect(trio.stage.shown(dimming)?.opacity == 0.5)
    trio.dismiss()
    trio.stage.advance(2)
    let end = trio.stage.time
    #expect(near(trio.stage.shown(dimming, at: end + 0.1)?.opacity, 0.4))
    trio.stage.settle()
    #expect(dimming.superview == nil)
  }

  @Test(
    "4.6: completeTransition(false) of a presentation: DidEnd(false), B's view and container gone")
  func cancelledPresentation() {
    let trio = trio
    trio.presenter.animation = { context in
      context.containerView.addSubview(context.view(forKey: .to)!)
      context.completeTransition(false)
    }
    trio.present()
    trio.stage.settle()
    #expect(
      trio.log.take().suffix(12) == [
        "P.transitionDuration", "C.presentationTransitionWillBegin", "B.viewWillAppear(true)",
        "P.animateTransition", "along", "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
        "C.presentationTransitionDidEnd(false)", "P.animationEnded(false)",
        // Asked for in both will-callbacks.
        "along is over, cancelled: true", "along is over, cancelled: true", "presented",
      ])
    #expect(trio.b.presentingViewController == nil)
    #expect(trio.b.view.superview == nil)
    #expect(trio.stage.window.subviews == [trio.stage.rootCard])
    trio.presenter.animation = nil
    trio.presentAndSettle()
    #expect(trio.b.view.window != nil)
  }

  @Test("4.6: completeTransition(false) of a dismissal: DidEnd(false), everything stays")
  func cancelledDismissal() {
    let trio = trio
    trio.presentAndSettle()
    let (controller, container) = (trio.controller, trio.controller?.containerView)
    trio.dismisser.animation = { context in
      context.view(forKey: .from)!.removeFromSuperview()
      context.completeTransition(false)
    }
    trio.dismiss()
    trio.stage.settle()
    let lines = trio.log.take()
    #expect(lines.contains("C.dismissalTransitionDidEnd(false)"))
    #expect(lines.contains("along is over, cancelled: true"))
    #expect(trio.b.presentationController === controller)
    #expect(controller?.containerView === container)
    #expect(trio.b.view.superview === container)
    trio.dismisser.animation = nil
    trio.dismiss()
    trio.stage.settle()
    #expect(trio.stage.windowContents == [trio.a.view!])
  }

  @Test("1.5.6: nil for the dismissal means the built-in one, also after a custom presentation")
  func builtInDismissal() {
    trio.prepare = { $0.place = { $0.insetBy(dx: 0, dy: 50) } }
    trio.answers.dismissal = nil
    trio.presentAndSettle()
    trio.dismiss()
    #expect(trio.log.take() == ["delegate.forDismissed B"])
    trio.stage.advance(2 + 23)
    #expect(trio.b.isBeingDismissed)
    trio.stage.advance()
    #expect(!trio.b.isBeingDismissed)
    #expect(trio.stage.windowContents == [trio.a.view!])
  }

  @Test("10.8, 2.2.15: touches beside B's view end in the container")
  func touches() {
    let behind = trio.stage.add(LoggedTouchView("A's", trio.log), TestStage.bounds)
    trio.prepare = { $0.place = { CGRect(x: 0, y: 100, width: $0.width, height: 100) } }
    trio.presentAndSettle()
    trio.stage.tap(50, 20)
    #expect(trio.log.take() == [])
    #expect(trio.stage.window.hitTest(CGPoint(x: 50, y: 150), with: nil) === trio.b.view)
    _ = behind
  }
}
