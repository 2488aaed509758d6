import Testing
import UIKit

@Suite("Field reports: present and dismiss") @MainActor struct PresentDismissReportTests {
  private let full = Pair.reportBounds

  @Test("R01, the mistake: the presenter's view, moved into the container, goes with it")
  func r01Mistake() {
    let pair = Pair.report(.custom)
    pair.dismisser.animation = { context in
      let a = context.viewController(forKey: .to)!.view!
      context.containerView.insertSubview(a, at: 0)
      UIView.animate(withDuration: 0.4) {
        context.view(forKey: .from)!.frame.origin.y = 667
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    pair.presentAndSettle()
    pair.dismiss()
    pair.stage.advance(10)
    #expect(pair.stage.shown(pair.a.view) != nil)
    pair.stage.settle()
    #expect(pair.stage.shown(pair.a.view) == nil)
    #expect(pair.a.view.window == nil)
    #expect(!pair.log.take().contains { $0.hasPrefix("A.") && $0.contains("ppear") })
    #expect(pair.a.presentedViewController == nil)
  }

  @Test(
    "R01: view(forKey: .to) is nil; whoever touches only B leaves all as it was",
    arguments: [UIModalPresentationStyle.custom, .overFullScreen])
  func r01(_ style: UIModalPresentationStyle) {
    let pair = Pair.report(style)
    let before = pair.remains()
    pair.presentAndSettle()
    pair.dismiss()
    pair.stage.settle()
    #expect(pair.remains() == before)
    #expect(pair.stage.shown(pair.a.view)?.frame == full)
  }

  @Test("R02, the mistake: the to-view was never added: nothing is behind B; it is back at the end")
  func r02Mistake() {
    let pair = Pair.report(.fullScreen)
    pair.dismisser.animation = { context in
      UIView.animate(withDuration: 0.4) {
        context.view(forKey: .from)!.frame.origin.y = 667
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    pair.presentAndSettle()
    pair.dismiss()
    pair.stage.advance(10)
    #expect(pair.stage.shown(pair.a.view) == nil)
    #expect(pair.stage.windowContents.first?.subviews == [pair.b.view!])
    pair.stage.settle()
    #expect(pair.stage.shown(pair.a.view)?.frame == full)
  }

  @Test("R02: the to-view below the from-view before the first frame")
  func r02() {
    let pair = Pair.report(.fullScreen)
    let before = pair.remains()
    pair.presentAndSettle()
    pair.dismiss()
    pair.stage.advance(2)
    #expect(
      pair.stage.windowContents.first?.subviews == [pair.a.view!, pair.b.view!])
    pair.stage.settle()
    #expect(pair.remains() == before)
    #expect(pair.a.view.alpha == 1)
  }

  /// Presents with A scaled and rounded.
  private func scaled(_ pair: Pair) {
    pair.presenter.animation = { context in
      let a = context.viewController(forKey: .from)!.view!
      context.containerView.addSubview(context.view(forKey: .to)!)
      UIView.animate(withDuration: 0.4) {
        a.transform = CGAffineTransform(scaleX: 0.92, y: 0.92)
        a.layer.cornerRadius = 10
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  @Test("R04, the mistake: dismissed unanimated, the presenter stays scaled: nobody was asked")
  func r04Mistake() {
    let pair = Pair.report(.custom)
    scaled(pair)
    pair.presentAndSettle()
    pair.dismiss(animated: false)
    pair.stage.settle()
    #expect(!pair.log.take().contains { $0.hasPrefix("delegate") || $0.hasPrefix("D.") })
    #expect(pair.a.view.transform == CGAffineTransform(scaleX: 0.92, y: 0.92))
    // 375 · 0.04 = 15; 667 · 0.04 = 26.68.
    let frame = pair.a.view.frame
    #expect(near(frame.minX, 15) && near(frame.minY, 26.68))
    #expect(near(frame.width, 345) && near(frame.height, 613.64))
    #expect(pair.a.view.layer.cornerRadius == 10)
  }

  @Test(
    "R04: reset by the presentation controller, whose hooks always run", arguments: [true, false])
  func r04(_ animated: Bool) {
    let trio = Trio(.custom)
    let before = trio.a.view.frame
    trio.prepare = { controller in
      controller.hooks["presentationTransitionWillBegin"] = { [a = trio.a] in
        a.view.transform = CGAffineTransform(scaleX: 0.92, y: 0.92)
      }
      controller.hooks["dismissalTransitionWillBegin"] = { [a = trio.a] in
        a.view.transform = .identity
      }
    }
    trio.presentAndSettle()
    #expect(trio.a.view.frame != before)
    trio.dismiss(animated: animated)
    trio.stage.settle()
    #expect(trio.a.view.transform == .identity)
    #expect(trio.a.view.frame == before)
  }

  /// Slides B in from below by frame and out by transform.
  private func slides(_ pair: Pair, resetting: Bool) {
    pair.presenter.animation = { context in
      let b = context.view(forKey: .to)!
      b.frame = context.containerView.bounds
      context.containerView.addSubview(b)
      b.alpha = 0
      UIView.animate(withDuration: 0.4) {
        b.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    pair.dismisser.animation = { context in
      let b = context.view(forKey: .from)!
      UIView.animate(withDuration: 0.4) {
        b.transform = CGAffineTransform(translationX: 0, y: 667)
      } completion: { _ in
        if resetting { b.transform = .identity }
        context.completeTransition(true)
      }
    }
  }

  private func presentationPictures(_ pair: Pair) -> [String] {
    pair.present()
    var pictures: [String] = []
    pair.stage.advance(2)
    for _ in 0..<26 {
      // Times that begin later are rounded otherwise, in the last digits.
      pictures.append(
        pair.stage.shown(pair.b.view).map {
          "\($0.transform) \(($0.opacity * 1e9).rounded())"
        } ?? "")
      pair.stage.advance()
    }
    pair.stage.settle()
    return pictures
  }

  @Test("R06, the mistake: the transform that B went with is still there when it comes again")
  func r06Mistake() {
    let pair = Pair.report(.custom)
    slides(pair, resetting: false)
    let first = presentationPictures(pair)
    pair.dismiss()
    pair.stage.settle()
    #expect(pair.b.view.transform.ty == 667)
    let second = presentationPictures(pair)
    #expect(first != second)
    #expect(pair.b.view.transform.ty == 667)
  }

  @Test("R06: reset in the completion, the second presentation is the first again")
  func r06() {
    let pair = Pair.report(.custom)
    slides(pair, resetting: true)
    let first = presentationPictures(pair)
    pair.dismiss()
    pair.stage.settle()
    #expect(pair.b.view.transform == .identity)
    #expect(presentationPictures(pair) == first)
  }

  @Test("R07: a delegate that nobody owns is gone at the dismissal: UIKit's slide runs")
  func r07() {
    let pair = Pair.report(.custom)
    let log = pair.log
    func show() {
      let delegate = AnsweringDelegate("brief", log, presentation: pair.presenter)
      delegate.dismissal = pair.dismisser
      delegate.makeController = {
        LoggedPresentationController(log, presented: $0, presenting: $1)
      }
      pair.b.transitioningDelegate = delegate
      pair.present()
    }
    show()
    pair.stage.settle()
    #expect(log.take().contains("P.animateTransition"))
    #expect(pair.b.transitioningDelegate == nil)
    #expect(pair.b.presentationController is LoggedPresentationController)
    pair.dismiss()
    pair.stage.advance(12)
    let lower = pair.stage.shown(pair.b.view)?.frame?.minY ?? 0
    #expect(lower > 0 && lower < 667)
    pair.stage.settle()
    #expect(!log.lines.contains { $0.contains("forDismissed") })
    #expect(log.lines.contains("C.dismissalTransitionDidEnd(true)"))
  }

  @Test("R07: owned, the same delegate is asked once for the dismissal")
  func r07Owned() {
    let pair = Pair.report(.custom)
    pair.presentAndSettle()
    pair.dismiss()
    pair.stage.settle()
    #expect(pair.log.lines.count { $0 == "delegate.forDismissed B" } == 1)
  }

  @Test("R16, the mistake: A's frame from before the dismissal is the final one: nothing moves")
  func r16Mistake() {
    let pair = r16(setsStart: false)
    #expect(pair.stage.shown(pair.a.view)?.frame == full)
    pair.stage.settle()
    #expect(pair.stage.shown(pair.a.view)?.frame == full)
  }

  @Test("R16: the animator sets its own start pose")
  func r16() {
    let pair = r16(setsStart: true)
    let begin = pair.stage.time
    for (time, y) in [(0.0, 607.0), (0.1, 455.25), (0.2, 303.5), (0.3, 151.75)] {
      #expect(near(pair.stage.shown(pair.a.view, at: begin + time)?.frame?.minY, y, 1e-6))
    }
    pair.stage.settle()
    #expect(pair.stage.shown(pair.a.view)?.frame == full)
  }

  /// At the first frame of a dismissal after a presentation that left A's view at y = 607.
  private func r16(setsStart: Bool) -> Pair {
    let pair = Pair.report(.fullScreen)
    pair.presenter.animation = { context in
      context.containerView.insertSubview(context.view(forKey: .to)!, at: 0)
      let a = context.view(forKey: .from)!
      UIView.animate(withDuration: 0.4) {
        a.frame.origin.y = 607
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    pair.dismisser.animation = { context in
      let a = context.view(forKey: .to)!
      context.containerView.addSubview(a)
      if setsStart { a.frame.origin.y = 607 }
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        a.frame = context.finalFrame(for: pair.a)
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    pair.presentAndSettle()
    pair.dismiss()
    pair.stage.advance(2)
    return pair
  }
}
