import Testing
import UIKit

@Suite("Presentation controllers") @MainActor struct PresentationControllerTests {
  private let trio = Trio(.custom)

  private var controllerQuestions: Int {
    trio.log.lines.filter { $0.contains(".controllerFor") }.count
  }

  @Test("1.2.7: one object serves both directions, and another the next presentation")
  func oneForBoth() {
    trio.present()
    trio.stage.settle()
    let first = trio.controller
    #expect(trio.b.presentationController === first)
    trio.dismiss()
    trio.stage.advance(5)
    #expect(trio.b.presentationController === first)
    trio.stage.settle()
    #expect(controllerQuestions == 1)
    trio.present()
    trio.stage.settle()
    #expect(controllerQuestions == 2)
    #expect(trio.controller !== first)
  }

  @Test("1.2.6: read early it is made early, with nobody presenting yet, and kept")
  func readEarly() {
    let early = trio.stage.perform { trio.b.presentationController }
    #expect(early === trio.controller)
    #expect(
      trio.log.take() == ["delegate.controllerFor B presenting nil source B"])
    #expect(early?.containerView == nil)
    trio.present()
    #expect(controllerQuestions == 0)
    trio.stage.settle()
    #expect(trio.b.presentationController === early)
    #expect(early?.presentingViewController === trio.a)
    #expect(early?.presentedViewController === trio.b)
  }

  @Test("1.2.6, R09: read before the style is set, UIKit's own is kept and the delegate not asked")
  func readTooEarly() {
    trio.b.modalPresentationStyle = .fullScreen
    let wrong = trio.stage.perform { trio.b.presentationController }
    trio.b.modalPresentationStyle = .custom
    trio.present()
    trio.stage.settle()
    #expect(controllerQuestions == 0)
    #expect(trio.b.presentationController === wrong)
    // After the dismissal it is forgotten.
    trio.dismiss()
    trio.stage.settle()
    trio.present()
    trio.stage.settle()
    #expect(controllerQuestions == 1)
  }

  @Test("1.2: only .custom asks for a presentation controller", arguments: StyleCase.all)
  func onlyCustom(_ style: StyleCase) {
    trio.b.modalPresentationStyle = style.style
    trio.present()
    trio.stage.settle()
    #expect(controllerQuestions == (style.style == .custom ? 1 : 0))
  }

  @Test("1.2: nil means that B covers the container and the presenter's view is kept")
  func answeredNil() {
    trio.answers.makeController = nil
    trio.presentAndSettle()
    let made = trio.b.presentationController
    #expect(made.map { type(of: $0) == UIPresentationController.self } == true)
    #expect(trio.b.view.frame == TestStage.bounds)
    #expect(trio.a.view.superview === trio.stage.rootCard)
    trio.dismiss()
    trio.stage.settle()
    #expect(trio.stage.windowContents == [trio.a.view!])
  }

  @Test("2.2.17: the defaults")
  func defaults() {
    let controller = UIPresentationController(
      presentedViewController: trio.b, presenting: trio.a)
    #expect(controller.shouldPresentInFullscreen)
    #expect(!controller.shouldRemovePresentersView)
    #expect(controller.presentedView === trio.b.view)
    #expect(controller.containerView == nil)
    #expect(controller.frameOfPresentedViewInContainerView == .zero)
    #expect(controller.presentingViewController === trio.a)
    #expect(controller.presentationStyle == .custom)
  }

  @Test(
    "1.3.2: at the beginning the container is in the window, B's view nowhere, coordinators there")
  func willBegin() {
    let trio = trio
    var wasCalled = false
    trio.prepare = { controller in
      controller.hooks["presentationTransitionWillBegin"] = { [unowned controller] in
        wasCalled = true
        let container = controller.containerView
        #expect(container?.superview === trio.stage.window)
        #expect(container?.frame == TestStage.bounds)
        #expect(trio.b.view.superview == nil)
        #expect(trio.a.transitionCoordinator != nil)
        #expect(trio.b.transitionCoordinator != nil)
        #expect(controller.frameOfPresentedViewInContainerView == TestStage.bounds)
      }
    }
    trio.presentAndSettle()
    #expect(wasCalled)
  }

  @Test("1.3.2, 1.2.9: unanimated, the hooks are called all the same, without a coordinator")
  func unanimated() {
    let trio = trio
    trio.prepare = { controller in
      for hook in ["presentationTransitionWillBegin", "dismissalTransitionWillBegin"] {
        controller.hooks[hook] = { #expect(trio.b.transitionCoordinator == nil) }
      }
    }
    trio.present(animated: false)
    trio.stage.settle()
    trio.dismiss(animated: false)
    trio.stage.settle()
    #expect(
      trio.log.take().filter { $0.contains("Transition") } == [
        "C.presentationTransitionWillBegin", "C.presentationTransitionDidEnd(true)",
        "C.dismissalTransitionWillBegin", "C.dismissalTransitionDidEnd(true)",
      ])
  }

  @Test("1.2.9: unanimated, UIKit puts the presented view at its final frame")
  func unanimatedFrame() {
    let place = CGRect(x: 10, y: 60, width: 80, height: 120)
    trio.prepare = { $0.place = { _ in place } }
    trio.present(animated: false)
    trio.stage.settle()
    #expect(trio.b.view.frame == place)
    #expect(trio.b.view.superview === trio.controller?.containerView)
  }

  @Test("2.2.5: frames come from the presentation controller; 3.2: the default slides to them")
  func frame() {
    let place = CGRect(x: 10, y: 60, width: 80, height: 120)
    let trio = Trio(.custom, customAnimators: false)
    trio.prepare = { $0.place = { _ in place } }
    trio.present()
    trio.stage.advance(2)
    // From the container's lower edge.
    #expect(trio.stage.shown(trio.b.view)?.frame == place.offsetBy(dx: 0, dy: 140))
    trio.stage.settle()
    #expect(trio.stage.shown(trio.b.view)?.frame == place)
    trio.dismiss()
    trio.stage.settle()
    #expect(trio.stage.windowContents == [trio.a.view!])
  }

  @Test("2.2.6: a view around B's is the presented view, and leaves with it")
  func wrapper() {
    let trio = trio
    let wrapper = UIView(frame: TestStage.bounds)
    trio.prepare = { controller in
      controller.wrapper = wrapper
      controller.hooks["presentationTransitionWillBegin"] = {
        trio.b.view.frame = wrapper.bounds.insetBy(dx: 10, dy: 20)
        wrapper.addSubview(trio.b.view)
      }
    }
    var views: [UIView?] = []
    trio.presenter.animation = { context in
      views.append(context.view(forKey: .to))
      context.containerView.addSubview(context.view(forKey: .to)!)
      context.completeTransition(true)
    }
    trio.dismisser.animation = { context in
      views.append(context.view(forKey: .from))
      context.completeTransition(true)
    }
    trio.presentAndSettle()
    #expect(wrapper.superview === trio.controller?.containerView)
    #expect(trio.b.view.superview === wrapper)
    trio.dismiss()
    trio.stage.settle()
    #expect(views == [wrapper, wrapper])
    #expect(wrapper.superview == nil)
    #expect(trio.b.view.superview === wrapper)
  }

  @Test("1.5.8: the container is gone from the controller after the dismissal, and not before")
  func containerLifetime() {
    let trio = trio
    var container: UIView?
    trio.prepare = { controller in
      controller.hooks["dismissalTransitionDidEnd"] = { [unowned controller] in
        container = controller.containerView
      }
    }
    trio.presentAndSettle()
    let during = trio.controller?.containerView
    trio.dismiss()
    trio.stage.settle()
    #expect(container === during)
    #expect(container?.superview == nil)
    #expect(trio.controller?.containerView == nil)
  }

  @Test(
    "Another root, which ends all: the container is gone from the controller too",
    arguments: [5, 600])
  func containerAfterAnotherRoot(_ steps: Int) {
    trio.present()
    trio.stage.advance(steps)
    let controller = trio.controller
    #expect(controller?.containerView?.window === trio.stage.window)
    trio.stage.perform { trio.stage.window.rootViewController = UIViewController() }
    trio.stage.settle()
    #expect(controller != nil)
    #expect(controller?.containerView == nil)
    #expect(controller?.frameOfPresentedViewInContainerView == .zero)
  }
}
