import Testing
import UIKit

@Suite("2.2: what the context returns, with the presenter removed") @MainActor
struct TransitionContextTests {
  private let pair = Pair()

  @Test("2.1.5, 2.2.10: present: controllers, views and frames")
  func present() {
    let pair = pair
    var checked = false
    pair.presenter.animation = { context in
      checked = true
      let covered = context.containerView.bounds
      #expect(covered == TestStage.bounds)
      #expect(context.viewController(forKey: .from) === pair.a)
      #expect(context.viewController(forKey: .to) === pair.b)
      #expect(context.view(forKey: .from) === pair.a.view)
      #expect(context.view(forKey: .to) === pair.b.view)
      #expect(context.initialFrame(for: pair.a) == covered)
      #expect(context.finalFrame(for: pair.a) == .zero)
      #expect(context.initialFrame(for: pair.b) == .zero)
      #expect(context.finalFrame(for: pair.b) == covered)
      #expect(context.initialFrame(for: UIViewController()) == .zero)
      #expect(context.isAnimated)
      #expect(!context.isInteractive)
      #expect(!context.transitionWasCancelled)
      #expect(context.presentationStyle == .fullScreen)
      // 2.2.7, 2.2.10: A is in the container, B nowhere yet.
      #expect(context.containerView.superview === pair.stage.window)
      #expect(pair.a.view.superview === context.containerView)
      #expect(pair.b.view.superview == nil)
      context.containerView.addSubview(pair.b.view)
      context.completeTransition(true)
    }
    pair.present()
    pair.stage.settle()
    #expect(checked)
  }

  @Test("2.1.5, 2.2.11: dismiss: controllers, views and frames; the same container")
  func dismiss() {
    let pair = pair
    pair.presentAndSettle()
    let container = pair.b.view.superview
    var checked = false
    pair.dismisser.animation = { context in
      checked = true
      let covered = context.containerView.bounds
      #expect(context.containerView === container)
      #expect(context.viewController(forKey: .from) === pair.b)
      #expect(context.viewController(forKey: .to) === pair.a)
      #expect(context.view(forKey: .from) === pair.b.view)
      #expect(context.view(forKey: .to) === pair.a.view)
      #expect(context.initialFrame(for: pair.b) == covered)
      #expect(context.finalFrame(for: pair.b) == .zero)
      #expect(context.initialFrame(for: pair.a) == .zero)
      #expect(context.finalFrame(for: pair.a) == covered)
      #expect(pair.b.view.superview === container)
      #expect(pair.a.view.superview == nil)
      context.completeTransition(true)
    }
    pair.dismiss()
    pair.stage.settle()
    #expect(checked)
    // 2.2.9: forgotten by the animator, A's view is put back.
    #expect(pair.a.view.superview === pair.stage.rootCard)
    #expect(pair.a.view.frame == TestStage.bounds)
  }

  @Test("2.2.12: while B is presented it stands in the container, and A has no window")
  func whilePresented() {
    pair.presentAndSettle()
    #expect(pair.stage.windowContents.count == 1)
    let container = pair.stage.windowContents[0]
    #expect(container.subviews == [pair.b.view])
    #expect(container.frame == TestStage.bounds)
    #expect(pair.b.view.frame == TestStage.bounds)
    #expect(pair.a.view.superview == nil)
  }

  @Test("2.2.7: what the animator does not put in is not put in for it")
  func forgottenToView() {
    pair.presenter.animation = { $0.completeTransition(true) }
    pair.present()
    pair.stage.settle()
    #expect(pair.b.view.superview == nil)
    #expect(pair.a.presentedViewController === pair.b)
    #expect(pair.log.take().suffix(2) == ["P.animationEnded(true)", "presented"])
  }

  @Test("2.2.8: an animator may take the from-view out itself")
  func removedByAnimator() {
    let pair = pair
    pair.presenter.animation = { context in
      context.containerView.addSubview(context.view(forKey: .to)!)
      context.view(forKey: .from)!.removeFromSuperview()
      context.completeTransition(true)
    }
    pair.dismisser.animation = { context in
      context.containerView.insertSubview(context.view(forKey: .to)!, at: 0)
      context.view(forKey: .from)!.removeFromSuperview()
      context.completeTransition(true)
    }
    pair.present()
    pair.stage.settle()
    #expect(pair.stage.windowContents[0].subviews == [pair.b.view])
    pair.dismiss()
    pair.stage.settle()
    #expect(pair.stage.windowContents == [pair.a.view])
  }

  @Test("Views that the animator wrapped: the leaving one goes, the coming one stays as it is put")
  func wrapped() {
    let pair = pair
    let wrapper = UIView(frame: TestStage.bounds)
    let other = UIView(frame: TestStage.bounds)
    pair.presenter.animation = { context in
      context.containerView.addSubview(wrapper)
      context.containerView.addSubview(other)
      wrapper.addSubview(context.view(forKey: .from)!)
      other.addSubview(context.view(forKey: .to)!)
      context.completeTransition(true)
    }
    pair.present()
    pair.stage.settle()
    #expect(pair.a.view.superview == nil)
    #expect(pair.b.view.superview === other)
    pair.dismiss()
    pair.stage.settle()
    #expect(pair.stage.windowContents == [pair.a.view])
  }

  @Test("2.2.14: what the animator adds to the container stays with the presentation, in its order")
  func chrome() {
    let pair = pair
    let (below, above) = (UIView(), UIView())
    pair.presenter.animation = { context in
      context.containerView.addSubview(below)
      context.containerView.addSubview(context.view(forKey: .to)!)
      context.containerView.addSubview(above)
      context.completeTransition(true)
    }
    pair.present()
    pair.stage.settle()
    let container = below.superview
    #expect(container?.subviews == [below, pair.b.view!, above])
    pair.dismisser.animation = { context in
      #expect(container?.subviews == [below, pair.b.view!, above])
      context.completeTransition(false)
    }
    pair.dismiss()
    pair.stage.settle()
    #expect(container?.subviews == [below, pair.b.view!, above])
    // Covered by a third, and uncovered again.
    let c = LoggedController("C", pair.log)
    pair.stage.perform { pair.b.present(c, animated: false) }
    pair.stage.settle()
    #expect(container?.subviews == [below, above])
    pair.stage.perform { c.dismiss(animated: false) }
    pair.stage.settle()
    #expect(container?.subviews == [below, pair.b.view!, above])
    pair.dismisser.animation = nil
    pair.dismiss()
    pair.stage.settle()
    #expect(below.window == nil)
  }

  @Test("The window's other subviews keep their places")
  func windowSubviews() {
    let (under, over) = (UIView(), UIView())
    pair.stage.window.insertSubview(under, at: 0)
    pair.stage.window.addSubview(over)
    pair.presentAndSettle()
    let container = pair.b.view.superview!
    #expect(pair.stage.windowContents == [under, over, container])
    pair.stage.window.bringSubviewToFront(over)
    pair.dismiss()
    pair.stage.advance(10)
    #expect(pair.stage.windowContents == [under, container, over])
    pair.stage.settle()
    #expect(pair.stage.windowContents == [under, pair.a.view, over])
  }
}
