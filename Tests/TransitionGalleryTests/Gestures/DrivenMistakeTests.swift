import CoreGraphics
import DisplayList
import Stage
import Testing
import Trace
import TransitionDoctor
import UIKit

@testable import InterludeCommand

@Suite("Mistakes in driven dismissals: what comes of them, and what the doctor says") @MainActor
struct DrivenMistakeTests {
  /// A drag that stops at a sixth of the way and is let go of at rest.
  private func short(_ run: GestureRun) throws {
    run.land([CGPoint(x: 195, y: 300)])
    run.move(by: [CGPoint(x: 0, y: 140)], seconds: 0.2)
    run.wait(12)
    run.lift()
    try run.settle()
  }

  private func long(_ run: GestureRun) throws {
    run.land([CGPoint(x: 195, y: 200)])
    run.move(by: [CGPoint(x: 0, y: 500)], seconds: 0.3)
    run.wait(12)
    run.lift()
    try run.settle()
  }

  /// The only finding, said once, however long one waits.
  private func only(
    _ run: GestureRun, _ rule: String, _ place: String, _ fault: String, _ cure: String,
    isHang: Bool = false
  ) {
    run.wait(150)
    #expect(run.rules == [rule], "\(run.findings.map(\.line))")
    guard let finding = run.findings.first else { return }
    #expect(finding.place == place)
    #expect(finding.fault.contains(fault), "\(finding.fault)")
    #expect(finding.cure.contains(cure), "\(finding.cure)")
    #expect(finding.isHang == isHang)
    #expect(!finding.line.contains("\n") && finding.line.hasSuffix("."))
  }

  @Test("R46: a driver for a button: it hangs at 0 %, and no touch gets through")
  func driverForButton() throws {
    let run = try GestureRun.presented("mistake-driver-for-button")
    try run.tap("dismiss")
    run.wait(90)
    #expect(run.presented?.view.layer.presentation()?.transform.m42 == 0)
    #expect(run.presented?.isBeingDismissed == true)
    only(
      run, "interactive-without-driver",
      "AlwaysDrivenScreen.interactionControllerForDismissal(using:)",
      "UIPercentDrivenInteractiveTransition", "nil unless a gesture", isHang: true)
  }

  @Test("R41: cancelled twice: it comes back, and the second word is named")
  func cancelledTwice() throws {
    let run = try GestureRun.presented("mistake-cancelled-twice")
    let picture = run.picture
    run.land([CGPoint(x: 195, y: 300)])
    run.move(by: [CGPoint(x: 0, y: 140)], seconds: 0.2)
    run.move(by: [CGPoint(x: 0, y: -145)], seconds: 0.2)
    run.lift()
    try run.settle()
    #expect(run.presented != nil)
    #expect(run.picture == picture)
    only(
      run, "double-finish", "TwiceCancellingScreen.dragged(_:)", "cancelled already", "Let go once")
  }

  @Test("R19: completed with true after a cancel: the screen is gone after all")
  func alwaysCompleted() throws {
    let run = try GestureRun.presented("mistake-always-completed")
    try short(run)
    #expect(run.presented == nil)
    only(
      run, "complete-flag-mismatch", "CompletingAnimator.animateTransition(using:)",
      "completeTransition(true)", "!transitionContext.transitionWasCancelled")
  }

  @Test("R27: a to-view that a cancelled dismissal has left in the container")
  func toViewKept() throws {
    let run = try GestureRun.presented("mistake-to-view-kept")
    try short(run)
    #expect(run.presented != nil)
    only(
      run, "cancel-cleanup-missing", "KeepingAnimator.animateTransition(using:)",
      "ToViewKeptMistake",
      "Take view(forKey: .to) out")
  }

  @Test("R42: put back 50 ms late: two pictures without the screen")
  func lateReset() throws {
    let run = try GestureRun.presented("mistake-late-reset")
    let screen = try #require(run.presented?.view)
    run.land([CGPoint(x: 195, y: 300)])
    run.move(by: [CGPoint(x: 0, y: 140)], seconds: 0.2)
    run.wait(12)
    run.lift()
    // On its way back it comes ever nearer, but for one picture.
    var flashes = 0
    for _ in 0..<30 {
      run.advance()
      if Pose(of: screen, in: try #require(run.picture))?.frame.minY ?? 844 > 800 { flashes += 1 }
    }
    // The third step puts it back before its picture.
    #expect(flashes == 2)
    only(
      run, "cancel-flash", "DeferringAnimator.animateTransition(using:)", "comes later",
      "in the completion of the animations")
  }

  @Test("R44: the branch for a cancel removes the presenter: nothing is behind the next dismissal")
  func presenterRemoved() throws {
    let run = try GestureRun.presented("mistake-presenter-removed")
    try short(run)
    #expect(run.home.view.superview == nil)
    only(
      run, "cancel-removes-wrong-view", "RemovingAnimator.animateTransition(using:)",
      "left the hierarchy", "put back")
    try run.tap("dismiss")
    try run.settle()
    #expect(run.home.view.window == nil)
  }

  @Test("R49: a transform that a cancel leaves: presented, and not to be seen")
  func transformKept() throws {
    let run = try GestureRun.presented("mistake-transform-kept")
    try short(run)
    #expect(run.presented?.view.transform.ty == 844)
    only(
      run, "transform-left-behind", "TransformingAnimator.animateTransition(using:)",
      "transform is", "put back")
  }

  @Test("R67: a new animator at each call: a tap does not turn round the one that runs")
  func newAnimator() throws {
    let run = try GestureRun.presented("mistake-new-animator")
    try run.tap("dismiss")
    run.wait(20)
    run.tap(at: CGPoint(x: 195, y: 700))
    try run.settle()
    // Two animators have said that they are done.
    let words = run.trace.compactMap {
      if case .transitionCompleted(_, let didComplete) = $0.event { didComplete } else { nil }
    }
    #expect(words.suffix(2) == [false, true])
    #expect(run.presented != nil)
    // And the first word came while the other one still moved the view.
    // The cause is told before what follows from it.
    #expect(run.rules == ["animator-identity", "complete-too-early"])
    let finding = try #require(run.findings.first { $0.rule == "animator-identity" })
    #expect(finding.place == "ForgetfulAnimator.interruptibleAnimator(using:)")
    #expect(finding.cure.contains("Keep the animator"))
  }

  @Test("R47: finished when the tail is over: the dimming stands still, and jumps")
  func lateFinish() throws {
    let run = try GestureRun.presented("mistake-late-finish")
    run.land([CGPoint(x: 195, y: 200)])
    run.move(by: [CGPoint(x: 0, y: 500)], seconds: 0.3)
    run.wait(12)
    run.lift()
    let dimming = try #require(run.container?.subviews.first)
    let held = try #require(dimming.layer.presentation()?.opacity)
    // 500 of 844 points of its way to nothing.
    #expect(abs(held - Float(1 - 500.0 / 844)) < 0.02)
    run.wait(15)
    #expect(dimming.layer.presentation()?.opacity == held)
    try run.settle()
    #expect(run.presented == nil)
    only(run, "finish-called-late", "LateHand", "ms after its last update", "when the finger lifts")
  }

  @Test("R36: a flick that is over before the transition begins")
  func lostFlick() throws {
    let run = try GestureRun.presented("mistake-lost-flick")
    run.land([CGPoint(x: 195, y: 300)])
    run.advance(
      GestureRun.step,
      [
        InputEvent(time: 0, phase: .moved, position: CGPoint(x: 195, y: 380)),
        InputEvent(time: 0, phase: .ended, position: CGPoint(x: 195, y: 420)),
      ])
    try run.settle()
    only(
      run, "interaction-ended-before-start", "FlickedScreen.dragged(_:)",
      "before startInteractiveTransition(_:)", "Remember that the gesture has ended")
  }

  @Test("R11: put back by hand and never cancelled: every later dismissal is refused")
  func neverCancelled() throws {
    let run = try GestureRun.presented("mistake-never-cancelled")
    let frame = run.frame
    run.land([CGPoint(x: 195, y: 300)])
    run.move(by: [CGPoint(x: 0, y: 140)], seconds: 0.2)
    run.lift()
    run.wait(90)
    #expect(run.frame == frame)
    #expect(run.presented?.isBeingDismissed == true)
    only(
      run, "complete-never-called",
      "UncancelledScreen.interactionControllerForDismissal(using:)", "no finger", "cancel()",
      isHang: true)
    try run.tap("dismiss")
    run.wait(30)
    #expect(run.presented != nil)
  }

  @Test("Each mistake has no fault before its gesture, and a drag far down works where it may")
  func innocent() throws {
    for scenario in GalleryCatalogue.scenarios where scenario.id.hasPrefix("mistake-") {
      guard
        ["never-cancelled", "cancelled-twice", "to-view-kept"]
          .contains(String(scenario.id.dropFirst(8)))
      else { continue }
      let run = try GestureRun.presented(scenario.id)
      #expect(run.findings == [])
      try long(run)
      #expect(run.presented == nil, "\(scenario.id)")
      #expect(run.findings == [], "\(scenario.id)")
    }
  }

  @Test("R39: the screen is away when a quarter is gone; let go of at half, nothing is left")
  func skippedTail() throws {
    let run = try GestureRun.presented("mistake-skipped-tail")
    let screen = try #require(run.presented?.view)
    run.land([CGPoint(x: 195, y: 280)])
    run.move(by: [CGPoint(x: 0, y: 422)], seconds: 0.4)
    run.wait(12)
    #expect((Pose(of: screen, in: try #require(run.picture))?.frame.minY ?? 844) >= 843)
    run.lift()
    run.wait(2)
    #expect(run.presented == nil)
    only(
      run, "tail-skipped", "HastyDownAnimator.animateTransition(using:)", "at 50 %",
      "transitionDuration(using:)")
  }

  @Test("A presenter beside the container: it brightens by the clock while the finger rests")
  func presenterBeside() throws {
    for finishes in [true, false] {
      let run = try GestureRun.presented("mistake-presenter-beside")
      let home = run.home.view!
      run.land([CGPoint(x: 195, y: 280)])
      run.move(by: [CGPoint(x: 0, y: 40)], seconds: 0.1)
      run.wait(40)
      #expect(home.layer.presentation()?.opacity == 1)
      run.move(by: [CGPoint(x: 0, y: finishes ? 400 : 20)], seconds: 0.1)
      run.wait(12)
      run.lift()
      try run.settle()
      #expect((run.presented == nil) == finishes)
      only(
        run, "unscrubbable-animation", "BrighteningAnimator.animateTransition(using:)",
        "opacity on the view of PresenterBesideMistake", "animateAlongsideTransition(in:")
    }
  }

  @Test("R76: points as velocity: the screen is a thousand times as fast as the finger was")
  func pointsAsVelocity() throws {
    let run = try GestureRun.presented("mistake-points-as-velocity")
    run.drag(Drag((195, 200), by: (0, 420), in: 0.25))
    run.wait(1)
    only(
      run, "velocity-discontinuity", "UIPercentDrivenInteractiveTransition", "ways a second",
      "divide the finger's velocity")
  }
}
