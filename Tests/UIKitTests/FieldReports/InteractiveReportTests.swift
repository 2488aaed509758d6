import QuartzCore
import Testing
import UIKit

@Suite("Field reports: interactive") @MainActor struct InteractiveReportTests {
  /// The field reports' stage with animators that take 0.4 s, and a driver for both directions.
  @MainActor private final class Report {
    let pair: Pair
    let answers: AnsweringDelegate
    let driver = UIPercentDrivenInteractiveTransition()

    init(_ style: UIModalPresentationStyle) {
      pair = Pair.report(style)
      answers = AnsweringDelegate("delegate", pair.log)
      (answers.presentation, answers.dismissal) = (pair.presenter, pair.dismisser)
      for animator in [pair.presenter, pair.dismisser] {
        animator.animation = { slideAndPutBack($0, duration: 0.4) }
      }
      (answers.interactivePresentation, answers.interactiveDismissal) = (driver, driver)
      pair.b.transitioningDelegate = answers
    }

    func presentByItself() {
      answers.interactivePresentation = nil
      pair.presentAndSettle()
      answers.interactivePresentation = driver
    }

    func beginDismissal() {
      presentByItself()
      pair.dismiss()
      pair.stage.advance(2)
    }

    func update(_ percent: CGFloat) {
      pair.stage.perform { driver.update(percent) }
      pair.stage.advance()
    }

    func then(_ body: () -> Void) { pair.stage.perform(body) }

    var y: Double? { pair.stage.shown(pair.b.view)?.frame.map { Double($0.minY) } }

    var completions: [String] {
      pair.stage.traceLines { if case .transitionCompleted = $0 { true } else { false } }
    }
  }

  @Test("R27: cancelled at 30 %, an interactive presentation leaves nothing")
  func r27() {
    let report = Report(.overFullScreen)
    let remains = report.pair.remains()
    report.pair.present()
    report.pair.stage.advance(2)
    report.update(0.3)
    report.then { report.driver.cancel() }
    report.pair.stage.settle()
    #expect(report.pair.b.view.superview == nil)
    #expect(report.pair.a.presentedViewController == nil)
    #expect(report.pair.remains() == remains)
    // A takes touches again.
    let button = LoggedTouchView("button", report.pair.log)
    report.pair.stage.add(button, CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = report.pair.log.take()
    report.pair.stage.tap(50, 50)
    #expect(report.pair.log.take().count { $0.hasPrefix("button") } == 2)
  }

  @Test("R27, the mistake: the end is always taken for success")
  func r27Mistake() {
    let report = Report(.overFullScreen)
    report.pair.presenter.animation = { context in
      let slide = Slide(context)
      UIView.animate(withDuration: 0.4) {
        slide.move()
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    report.pair.present()
    report.pair.stage.advance(2)
    report.update(0.3)
    report.then { report.driver.cancel() }
    report.pair.stage.settle()
    #expect(report.pair.a.presentedViewController === report.pair.b)
  }

  @Test(
    "R34: dragged to exactly 100 % and held, it completes on the next frame, with keyframes too")
  func r34() {
    let report = Report(.custom)
    report.pair.dismisser.animation = { context in
      let slide = Slide(context)
      UIView.animateKeyframes(withDuration: 0.4, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { slide.move() }
      } completion: { _ in
        slide.clean()
      }
    }
    report.beginDismissal()
    report.update(1)
    report.pair.stage.advance(60)
    #expect(report.pair.b.isBeingDismissed)
    report.then { report.driver.finish() }
    report.pair.stage.advance(2)
    #expect(!report.pair.b.isBeingDismissed)
    #expect(report.completions.suffix(1) == ["completeTransition(true)"])
    #expect(report.completions.count == 2)
  }

  @Test("R37: it does not wait for animations that are not its own")
  func r37() {
    let report = Report(.custom)
    let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    report.presentByItself()
    report.then {
      report.pair.a.view.addSubview(spinner)
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) { spinner.alpha = 0 }
    }
    report.pair.stage.advance()
    _ = report.pair.log.take()
    report.pair.dismiss()
    report.pair.stage.advance(2)
    report.update(0.25)
    report.pair.stage.advance(6)
    report.then { report.driver.finish() }
    report.pair.stage.advance(1 + 18)
    #expect(
      report.pair.log.take().filter { !$0.contains("ayout") } == [
        "delegate.forDismissed B", "delegate.interactionForDismissal D",
        "D.transitionDuration", "B.viewWillDisappear(true)", "D.animateTransition",
        "B.viewDidDisappear(true)", "D.animationEnded(true)", "dismissed",
      ])
    #expect(report.completions.count == 2)
  }

  @Test(
    "R39: let go of at 50 %, what is left takes 0.2 s, in at least ten pictures", arguments: [1, 2])
  func r39(_ blocks: Int) {
    let report = Report(.custom)
    report.pair.dismisser.animation = { context in
      let slide = Slide(context)
      if blocks == 2 {
        UIView.animate(withDuration: 0.4) { slide.moving.alpha = 0.5 }
      }
      UIView.animate(withDuration: 0.4, delay: 0) {
        slide.move()
      } completion: { _ in
        slide.clean()
      }
    }
    report.beginDismissal()
    report.update(0.5)
    report.then { report.driver.finish() }
    var seen: [Double] = []
    while report.pair.b.isBeingDismissed {
      report.pair.stage.advance()
      if let y = report.y { seen.append(y) }
    }
    #expect(seen.count == 13)
    #expect(Set(seen).count >= 10)
    #expect(seen == seen.sorted())
  }

  @Test("R41: cancelled by two handlers: the second word is ignored, B stands where it was")
  func r41() {
    let report = Report(.custom)
    report.beginDismissal()
    report.update(0.4)
    report.update(0)
    report.then { report.driver.cancel() }
    report.then { report.driver.cancel() }
    report.pair.stage.settle()
    #expect(report.completions == ["completeTransition(true)", "completeTransition(false)"])
    #expect(report.pair.b.view.frame == Pair.reportBounds)
    #expect(report.pair.stage.shown(report.pair.b.view)?.frame == Pair.reportBounds)
  }

  @Test("R42: held for a second at 40 % and let go: the last picture of the way is the first one")
  func r42() {
    let report = Report(.fullScreen)
    report.pair.dismisser.animation = { context in
      let slide = Slide(context)
      UIView.animate(withDuration: 0.4) {
        slide.move()
        slide.moving.alpha = 0
        slide.moving.backgroundColor = .black
      } completion: { _ in
        if context.transitionWasCancelled {
          slide.moving.alpha = 1
          slide.moving.backgroundColor = .white
        }
        slide.clean()
      }
    }
    report.beginDismissal()
    let first = report.pair.stage.picture
    report.update(0.4)
    report.pair.stage.advance(60)
    report.then { report.driver.cancel() }
    var pictures: [String] = []
    while report.pair.b.isBeingDismissed {
      report.pair.stage.advance()
      pictures.append(report.pair.stage.picture)
    }
    // The animations are over with this picture, and gone with the next.
    #expect(pictures.last.map { plain($0) } == plain(first))
    report.pair.stage.advance()
    #expect(near(report.y, 0))
    #expect(report.pair.stage.shown(report.pair.b.view)?.opacity == 1)
  }

  /// Without the mark of what moves.
  private func plain(_ picture: String) -> String {
    picture.replacing(" moving", with: "")
  }

  @Test("R44: a cancelled dismissal takes away only what it has put in")
  func r44() {
    let report = Report(.overFullScreen)
    let place = report.pair.a.view.superview
    report.beginDismissal()
    report.update(0.5)
    #expect(report.pair.a.view.superview === place)
    report.then { report.driver.cancel() }
    report.pair.stage.settle()
    #expect(report.pair.a.view.superview === place)
    report.answers.interactiveDismissal = nil
    report.pair.dismiss()
    report.pair.stage.settle()
    #expect(report.pair.a.view.superview === place)
    #expect(report.pair.stage.shown(report.pair.a.view)?.frame == Pair.reportBounds)
  }

  @Test("R46: answered with nil for a button it takes D; answered always, it stands at 0")
  func r46() {
    for isStale in [true, false] {
      let report = Report(.custom)
      report.presentByItself()
      if !isStale { report.answers.interactiveDismissal = nil }
      report.pair.dismiss()
      report.pair.stage.advance(2 + 24)
      #expect(report.pair.b.isBeingDismissed == isStale)
      if isStale { #expect(near(report.y, 0)) }
    }
    // Or: not in the hand at first.
    let report = Report(.custom)
    report.driver.wantsInteractiveStart = false
    report.presentByItself()
    report.pair.dismiss()
    report.pair.stage.advance(2 + 24)
    #expect(!report.pair.b.isBeingDismissed)
  }

  @Test("R47: finished when the finger lifts, what goes alongside goes on with the hand-made tail")
  func r47() {
    final class Hand: UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      var completionCurve: UIView.AnimationCurve { .linear }
      func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) { context = transitionContext }
    }
    for isLate in [false, true] {
      let (report, hand, bar) = (Report(.custom), Hand(), UIView())
      report.presentByItself()
      report.answers.interactiveDismissal = hand
      report.then {
        bar.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        bar.backgroundColor = .red
        report.pair.a.view.addSubview(bar)
      }
      report.pair.b.hooks["viewWillDisappear"] = { [b = report.pair.b] in
        b.transitionCoordinator?.animate(alongsideTransition: { _ in bar.frame.origin.x = 100 })
      }
      report.pair.dismiss()
      report.pair.stage.advance(2)
      guard let context = hand.context else { return }
      func x() -> Double? { report.pair.stage.shown(bar)?.frame.map { Double($0.minX) } }
      report.then { context.updateInteractiveTransition(0.2) }
      report.pair.stage.advance()
      #expect(near(x(), 20, 1e-6))
      report.then {
        if !isLate { context.finishInteractiveTransition() }
        UIView.animate(withDuration: 0.3) {
          context.view(forKey: .from)?.frame.origin.y = 667
        } completion: { _ in
          if isLate { context.finishInteractiveTransition() }
          context.completeTransition(true)
        }
      }
      report.pair.stage.advance()
      var steps: [Double] = []
      var last = x() ?? .nan
      for _ in 0..<19 {
        report.pair.stage.advance()
        steps.append((x() ?? .nan) - last)
        last = x() ?? .nan
      }
      #expect(near(last, 100))
      // 80 points in 0.32 s; what is left when the tail is over is no more than the rest of it.
      if isLate {
        #expect(steps.max() ?? 0 > 79)
      } else {
        #expect(steps.allSatisfy { $0 > -1e-9 && $0 < 9 })
      }
    }
  }

  @Test("R49: cancelled at exactly 0 %: completed on the next frame, no transform is left")
  func r49() {
    let report = Report(.custom)
    report.pair.dismisser.animation = { context in
      let view = context.view(forKey: .from)!
      UIView.animate(withDuration: 0.4) {
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      } completion: { _ in
        if context.transitionWasCancelled { view.transform = .identity }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    report.beginDismissal()
    report.update(0.3)
    report.update(-0.4)
    report.then { report.driver.cancel() }
    report.pair.stage.advance()
    #expect(!report.pair.b.isBeingDismissed)
    #expect(report.pair.b.view.transform == .identity)
    report.pair.stage.advance()
    #expect(report.pair.stage.shown(report.pair.b.view)?.frame == Pair.reportBounds)
  }

  @Test("R51: turned round by a tap while it opens; it ends at the start, and says so")
  func r51() {
    let report = Report(.custom)
    let slide = InterruptibleSlide("P", report.pair.log)
    slide.duration = 0.4
    report.answers.presentation = slide
    report.driver.wantsInteractiveStart = false
    report.pair.present()
    // t = 0.15 s.
    report.pair.stage.advance(2 + 9)
    #expect(near(report.y, 667 * 0.625, 1e-6))
    report.then {
      report.driver.pause()
      report.driver.cancel()
    }
    report.pair.stage.advance(9)
    #expect(report.pair.b.isBeingPresented)
    report.pair.stage.advance(1)
    #expect(report.pair.a.presentedViewController == nil)
    #expect(report.pair.log.take().contains("P.animationEnded(false)"))
    // Again and again: the way it goes last is the one that counts.
    report.pair.present()
    report.pair.stage.advance(2 + 9)
    for turns in 1...3 {
      report.then {
        report.driver.pause()
        if turns.isMultiple(of: 2) { report.driver.finish() } else { report.driver.cancel() }
      }
      report.pair.stage.advance(2)
    }
    report.then {
      report.driver.pause()
      report.driver.finish()
    }
    report.pair.stage.settle()
    #expect(report.pair.a.presentedViewController === report.pair.b)
    #expect(report.pair.log.take().contains("P is at the end"))
  }

  @Test("R67: the same animator at every call; forgotten when the transition is over")
  func r67() {
    let report = Report(.custom)
    let slide = InterruptibleSlide("D", report.pair.log)
    report.answers.dismissal = slide
    report.beginDismissal()
    let animator = slide.animator
    report.update(0.5)
    report.then { report.driver.cancel() }
    #expect(slide.animator === animator)
    report.pair.stage.settle()
    #expect(slide.animator == nil)
    #expect(report.completions.count == 2)
  }

  @Test("R77: turned back additively, a linear animation stands still, then goes")
  func r77() {
    let report = Report(.custom)
    let view = UIView(frame: CGRect(x: 120, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    report.pair.stage.perform { report.pair.a.view.addSubview(view) }
    report.pair.stage.advance()
    func move(_ x: CGFloat) {
      report.then {
        UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) { view.frame.origin.x = x }
      }
      report.pair.stage.advance()
    }
    func x(_ seconds: Double) -> Double? {
      report.pair.stage.shown(view, at: report.pair.stage.time + seconds)?.frame.map {
        Double($0.minX)
      }
    }
    move(240)
    report.pair.stage.advance(89)
    move(120)
    for (time, place) in [(0.0, 180.0), (0.75, 180), (1.5, 180), (2.25, 150), (3, 120)] {
      #expect(near(x(time), place, 1e-6), "\(time + 1.5) s")
    }
  }
}
