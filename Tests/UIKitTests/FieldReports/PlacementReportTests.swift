import Testing
import UIKit

@Suite("Field reports: nested presentations, places and sizes") @MainActor
struct PlacementReportTests {
  @Test("R22: an inset modal stays at its place in every frame of the upper one's dismissal")
  func r22() {
    let pair = Pair.report(.custom)
    let inset = CGRect(x: 20, y: 60, width: 335, height: 547)
    let answers = AnsweringDelegate("delegate", pair.log)
    (answers.presentation, answers.dismissal) = (pair.presenter, pair.dismisser)
    answers.makeController = { [log = pair.log] in
      let made = LoggedPresentationController(log, presented: $0, presenting: $1)
      made.place = { _ in inset }
      return made
    }
    let c = LoggedController("C", pair.log)
    c.modalPresentationStyle = .custom
    (pair.b.transitioningDelegate, c.transitioningDelegate) = (answers, answers)
    pair.presentAndSettle()
    #expect(pair.b.view.frame == inset)
    pair.settle { pair.b.present(c, animated: true) }
    #expect(c.view.frame == inset)
    pair.stage.perform { c.dismiss(animated: true) }
    for _ in 0..<40 {
      pair.stage.advance()
      #expect(pair.stage.shown(pair.b.view)?.frame == inset)
    }
    #expect(c.view.window == nil)
  }

  @Test("R24: what leaves a context comes back to the superview, frame and index that it had")
  func r24() {
    let pair = Pair.report(.currentContext)
    let (box, above) = (UIView(), UIView())
    let child = LoggedController("S", pair.log)
    child.definesPresentationContext = true
    pair.settle {
      box.frame = CGRect(x: 0, y: 100, width: 375, height: 300)
      pair.a.view.addSubview(box)
      pair.a.addChild(child)
      child.view.frame = box.bounds
      box.addSubview(child.view)
      child.didMove(toParent: pair.a)
      box.addSubview(above)
    }
    pair.settle { child.present(pair.b, animated: true) }
    #expect(pair.b.presentingViewController === child)
    #expect(child.view.window == nil)
    #expect(
      pair.stage.shown(pair.b.view)?.frame == CGRect(x: 0, y: 100, width: 375, height: 300))
    pair.dismiss()
    pair.stage.settle()
    #expect(child.view.superview === box)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 375, height: 300))
    #expect(box.subviews == [child.view!, above])
  }

  @Test("R17: UIKit does not size the to-view for a custom animator")
  func r17Mistake() {
    let pair = Pair.report(.fullScreen)
    pair.b.hooks["viewDidLoad"] = { [b = pair.b] in
      b.view.frame = CGRect(x: 0, y: 0, width: 414, height: 736)
    }
    pair.presenter.animation = { context in
      context.containerView.addSubview(context.view(forKey: .to)!)
      context.completeTransition(true)
    }
    pair.presentAndSettle()
    #expect(pair.b.view.frame == CGRect(x: 0, y: 0, width: 414, height: 736))
  }

  @Test("R17: finalFrame(for:) is the device's size")
  func r17() {
    let pair = Pair.report(.fullScreen)
    pair.b.hooks["viewDidLoad"] = { [b = pair.b] in
      b.view.frame = CGRect(x: 0, y: 0, width: 414, height: 736)
    }
    pair.presenter.animation = showAtOnce
    pair.presentAndSettle()
    #expect(pair.b.view.frame == Pair.reportBounds)
  }

  @Test("R84, the mistake: a wrapper that one animator left in A is above A's content")
  func r84Mistake() {
    let pair = Pair.report(.custom)
    let wrapper = UIView(frame: Pair.reportBounds)
    pair.presenter.animation = { context in
      context.viewController(forKey: .from)!.view.addSubview(wrapper)
      showAtOnce(context)
    }
    let button = pair.stage.add(UIButton(type: .custom), Pair.reportBounds)
    pair.presentAndSettle()
    pair.b.transitioningDelegate = nil
    pair.dismiss()
    pair.stage.settle()
    #expect(pair.a.view.subviews == [button, wrapper])
    #expect(pair.stage.window.hitTest(CGPoint(x: 187, y: 333), with: nil) === wrapper)
  }

  @Test("R84: nothing left in A, its button gets the touch")
  func r84() {
    let pair = Pair.report(.custom)
    let button = pair.stage.add(UIButton(type: .custom), Pair.reportBounds)
    pair.presentAndSettle()
    pair.b.transitioningDelegate = nil
    pair.dismiss()
    pair.stage.settle()
    #expect(pair.a.view.subviews == [button])
    #expect(pair.stage.window.hitTest(CGPoint(x: 187, y: 333), with: nil) === button)
  }

  @Test(
    "R86: helper views that the animator does not remove stay, each time", arguments: [true, false])
  func r86(_ isTidy: Bool) {
    let pair = Pair.report(.fullScreen)
    pair.presenter.animation = { context in
      let helpers = [UIView(), UIView()]
      context.containerView.addSubview(context.view(forKey: .to)!)
      for helper in helpers { context.containerView.addSubview(helper) }
      UIView.animate(withDuration: 0.4) {
        helpers[1].alpha = 0
      } completion: { _ in
        if isTidy { for helper in helpers { helper.removeFromSuperview() } }
        context.completeTransition(true)
      }
    }
    for _ in 0..<5 {
      pair.presentAndSettle()
      let container = pair.b.presentationController?.containerView
      #expect(container?.subviews.count == (isTidy ? 1 : 3))
      pair.dismiss()
      pair.stage.settle()
      // The container goes, and they with it.
      #expect(pair.stage.windowContents == [pair.a.view!])
    }
  }
}
