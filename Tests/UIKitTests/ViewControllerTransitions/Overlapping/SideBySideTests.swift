import Testing

@testable import UIKit

/// R holds C, which defines a context and presents S in it, while R presents F over the whole window.
///
/// S's container lies in R's view, so that S comes and goes with R, as C does.
@Suite("Presentations side by side: over a controller, and over its child") @MainActor
struct SideBySideTests {
  private let log = CallLog()
  private let stage: TestStage
  private let r: LoggedController
  private let c: LoggedController
  private let s: LoggedController
  private let f: LoggedController
  /// F's take half a second, S's a fifth of one.
  private let outer: LoggedDelegate
  private let inner: LoggedDelegate
  private let outerAnimator: LoggedAnimator

  nonisolated static let styles = [
    UIModalPresentationStyle.overCurrentContext, .currentContext,
  ]

  private init() {
    let log = log
    let r = LoggedController("R", log)
    let c = LoggedController("C", log)
    r.hooks["viewDidLoad"] = { [unowned r, unowned c] in
      c.definesPresentationContext = true
      r.addChild(c)
      c.view.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
      r.view.addSubview(c.view)
      c.didMove(toParent: r)
    }
    stage = TestStage.settled { r }
    (self.r, self.c) = (r, c)
    (s, f) = stage.perform { (LoggedController("S", log), LoggedController("F", log)) }
    let outerAnimator = LoggedAnimator("O", log)
    self.outerAnimator = outerAnimator
    let short = LoggedAnimator("I", log, duration: 0.2)
    outer = LoggedDelegate("outer", log, presentation: outerAnimator, dismissal: outerAnimator)
    inner = LoggedDelegate("inner", log, presentation: short, dismissal: short)
    f.transitioningDelegate = outer
    s.transitioningDelegate = inner
    _ = log.take()
  }

  private func presentS(_ style: UIModalPresentationStyle, settles: Bool = true) {
    s.modalPresentationStyle = style
    stage.perform { c.present(s, animated: true) { [log] in log.note("S came") } }
    if settles { rest() }
  }

  private func presentF(_ style: UIModalPresentationStyle = .fullScreen, settles: Bool = true) {
    f.modalPresentationStyle = style
    stage.perform { r.present(f, animated: true) { [log] in log.note("F came") } }
    if settles { rest() }
  }

  private func dismiss(_ controller: LoggedController, settles: Bool = true) {
    stage.perform {
      controller.dismiss(animated: true) { [log] in log.note("\(controller.name) went") }
    }
    if settles { rest() }
  }

  /// Until nothing moves; then whoever is in the window is on, and nobody else.
  private func rest(sourceLocation: SourceLocation = #_sourceLocation) {
    stage.settle()
    for controller in [r, c, s, f] {
      let isShown = controller.viewIfLoaded?.window != nil
      #expect(
        controller.appearance == (isShown ? .appeared : .disappeared), "\(controller.name)",
        sourceLocation: sourceLocation)
    }
  }

  /// Who has come and gone, without the methods' names around: `R will go`, `S is on`.
  private func story() -> [String] {
    let words = [
      "viewWillAppear(true)": "comes", "viewDidAppear(true)": "is on",
      "viewWillDisappear(true)": "goes", "viewDidDisappear(true)": "is off",
    ]
    return log.take().compactMap { line in
      if line.hasSuffix("came") || line.hasSuffix("went") { return line }
      guard let dot = line.firstIndex(of: ".") else { return nil }
      return words[String(line[line.index(after: dot)...])].map { "\(line[..<dot]) \($0)" }
    }
  }

  /// C's line, where C is not covered by S in its own place.
  private func unless(_ style: UIModalPresentationStyle, _ line: String) -> [String] {
    style == .currentContext ? [] : [line]
  }

  private func expectBare() {
    #expect(stage.window.subviews == [stage.rootCard])
    #expect(stage.rootCard.subviews == [r.view] && r.view.subviews == [c.view])
    #expect(c.view.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
  }

  @Test("F covers R: S goes and comes back with it, in the same place", arguments: styles)
  func covered(_ style: UIModalPresentationStyle) {
    presentS(style)
    let container = s.presentationController?.containerView
    _ = log.take()
    presentF()
    #expect(
      story()
        == ["R goes"] + unless(style, "C goes") + ["S goes", "F comes", "F is on", "R is off"]
        + unless(style, "C is off") + ["S is off", "F came"])
    #expect(s.presentingViewController === c && f.presentingViewController === r)
    dismiss(f)
    #expect(
      story()
        == ["F goes", "R comes"] + unless(style, "C comes") + ["S comes", "R is on"]
        + unless(style, "C is on") + ["S is on", "F is off", "F went"])
    #expect(s.view.superview === container && container?.superview === r.view)
    dismiss(s)
    expectBare()
  }

  @Test("F lies over R, which stays: S hears nothing, and may go beneath it", arguments: styles)
  func beneath(_ style: UIModalPresentationStyle) {
    presentS(style)
    _ = log.take()
    presentF(.overFullScreen)
    #expect(story() == ["F comes", "F is on", "F came"])
    dismiss(s)
    #expect(c.presentedViewController === f, "through R")
    dismiss(f)
    expectBare()
  }

  @Test("S is dismissed while F covers both: C is back when R is", arguments: styles)
  func dismissedUnseen(_ style: UIModalPresentationStyle) {
    presentS(style)
    presentF()
    _ = log.take()
    dismiss(s)
    #expect(story() == ["S went"])
    dismiss(f)
    #expect(
      story() == [
        "F goes", "R comes", "C comes", "R is on", "C is on", "F is off", "F went",
      ])
    expectBare()
  }

  @Test("S comes while F does: it is not seen before R is back", arguments: styles)
  func comesWhileCovered(_ style: UIModalPresentationStyle) {
    presentF(settles: false)
    stage.advance(3)
    presentS(style)
    // In its place C is off as soon as S has come.
    let off = style == .currentContext ? ["C is off"] : []
    #expect(
      story()
        == ["R goes", "C goes", "F comes"] + off + ["S came", "F is on", "R is off"]
        + unless(style, "C is off") + ["F came"])
    dismiss(f)
    #expect(
      story()
        == ["F goes", "R comes"] + unless(style, "C comes") + ["S comes", "R is on"]
        + unless(style, "C is on") + ["S is on", "F is off", "F went"])
    dismiss(s)
    expectBare()
  }

  @Test("S goes while F comes: nobody of R's is left on the screen", arguments: styles)
  func goesWhileCovered(_ style: UIModalPresentationStyle) {
    presentS(style)
    _ = log.take()
    dismiss(s, settles: false)
    stage.advance(3)
    presentF()
    let turned = style == .currentContext ? ["C comes"] : []
    #expect(
      story()
        == ["S goes"] + turned + ["R goes", "C goes", "F comes", "S is off", "S went"]
        + ["F is on", "R is off", "C is off", "F came"])
    dismiss(f)
    expectBare()
  }

  @Test("S comes while F goes: on when both R and its own way are", arguments: styles)
  func comesWhileUncovered(_ style: UIModalPresentationStyle) {
    presentF()
    _ = log.take()
    dismiss(f, settles: false)
    stage.advance(3)
    presentS(style)
    let turned = style == .currentContext ? ["C goes"] : []
    let off = style == .currentContext ? ["C is off"] : []
    #expect(
      story()
        == ["F goes", "R comes", "C comes"] + turned + ["S comes"] + off + ["S came", "R is on"]
        + unless(style, "C is on") + ["S is on", "F is off", "F went"])
    dismiss(s)
    expectBare()
  }

  @Test("F is cancelled: R, C and S turn round together", arguments: styles)
  func cancelled(_ style: UIModalPresentationStyle) {
    outerAnimator.animation = { context in
      let view = context.view(forKey: .to)!
      context.containerView.addSubview(view)
      UIView.animate(withDuration: 0.2) {
        view.alpha = 0.5
      } completion: { _ in
        context.completeTransition(false)
      }
    }
    presentS(style)
    _ = log.take()
    presentF()
    #expect(
      story()
        == ["R goes"] + unless(style, "C goes") + ["S goes", "F comes", "F goes", "F is off"]
        + ["R comes"] + unless(style, "C comes") + ["S comes", "R is on"]
        + unless(style, "C is on") + ["S is on", "F came"])
    dismiss(s)
    expectBare()
  }

  @Test("R comes back by an animator that forgets it, while S goes", arguments: styles)
  func forgotten(_ style: UIModalPresentationStyle) {
    presentS(style)
    presentF()
    outerAnimator.animation = { context in
      UIView.animate(withDuration: 0.3) {
        context.view(forKey: .from)?.alpha = 0
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    dismiss(f, settles: false)
    stage.advance(3)
    dismiss(s)
    #expect(c.presentedViewController == nil && r.presentedViewController == nil)
    expectBare()
  }

  @Test("What S presents in its own place comes and goes with R too", arguments: styles)
  func stacked(_ style: UIModalPresentationStyle) {
    presentS(style)
    let t = stage.perform { LoggedController("T", log) }
    t.modalPresentationStyle = .overCurrentContext
    stage.perform { s.present(t, animated: false) }
    rest()
    _ = log.take()
    presentF()
    #expect(t.appearance == .disappeared)
    #expect(
      story().filter { $0.hasPrefix("T") || $0.hasPrefix("S") }
        == ["S goes", "T goes", "S is off", "T is off"])
    dismiss(f)
    #expect(t.appearance == .appeared && t.view.window != nil)
    stage.perform { c.dismiss(animated: false) }
    rest()
    #expect(t.appearance == .disappeared)
    expectBare()
  }

  @Test("1.5.3: E's presenter takes E, F and S away at once", arguments: styles)
  func allAtOnce(_ style: UIModalPresentationStyle) {
    let a = stage.perform { LoggedController("A", log) }
    stage.perform { stage.window.rootViewController = a }
    stage.settle()
    stage.perform { a.present(r, animated: false) }
    rest()
    presentS(style)
    presentF()
    _ = log.take()
    stage.perform { a.dismiss(animated: true) { [log] in log.note("all went") } }
    rest()
    // R, C and S were off already.
    #expect(
      story() == ["F goes", "A comes", "A is on", "F is off", "all went"])
    #expect(stage.window.subviews == [stage.rootCard] && stage.rootCard.subviews == [a.view])
    #expect([r, s, f].allSatisfy { $0.presentingViewController == nil })
    // C is whole again, should R come once more.
    stage.perform { a.present(r, animated: false) }
    rest()
    #expect(c.appearance == .appeared && c.view.superview === r.view)
  }
}
