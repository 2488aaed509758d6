import QuartzCore
import Testing
import UIKit

/// Every way in which a finger can end a transition: callbacks, hierarchy and values.
@Suite("Style × direction × end × progress × velocity") @MainActor struct InteractiveMatrixTests {
  struct Case: CustomTestStringConvertible {
    let style: StyleCase
    let isPresentation: Bool
    let finishes: Bool
    let isInterruptible: Bool

    var testDescription: String {
      "\(style.testDescription) \(isPresentation ? "present" : "dismiss") "
        + "\(finishes ? "finish" : "cancel")\(isInterruptible ? " by animator" : "")"
    }

    static let all = StyleCase.all.flatMap { style in
      [true, false].flatMap { isPresentation in
        [true, false].flatMap { finishes in
          [true, false].map {
            Case(
              style: style, isPresentation: isPresentation, finishes: finishes, isInterruptible: $0)
          }
        }
      }
    }
  }

  @Test("1.4, 1.6, 4.6, 5.5, 5.16-5.19, 5.22", arguments: Case.all)
  func run(_ one: Case) {
    for progress in [0, 0.01, 0.5, 0.99, 1] {
      for velocity in [-2000.0, 0, 2000] { run(one, progress, velocity) }
    }
  }

  private func run(_ one: Case, _ progress: CGFloat, _ velocity: Double) {
    let driven = DrivenTrio(one.style.style, isInterruptible: one.isInterruptible)
    let trio = driven.trio
    for callback in ["viewWillAppear", "viewWillDisappear"] { trio.b.hooks[callback] = nil }
    let place = trio.a.view.superview
    if !one.isPresentation { driven.presentByItself() }
    let before = driven.stage.picture
    // What a gesture's handler makes of the velocity at its end.
    driven.driver.completionSpeed = max(1, abs(velocity) / 200 * 0.5)
    let left = one.finishes ? 1 - progress : progress
    let towards = one.finishes == one.isPresentation ? -velocity : velocity
    driven.driver.timingCurve = UISpringTimingParameters(
      dampingRatio: 1,
      initialVelocity: CGVector(dx: 0, dy: left > 0 ? towards / (200 * Double(left)) : 0))
    if one.isPresentation {
      driven.beginPresentation()
    } else {
      trio.dismiss()
      driven.stage.advance(2)
    }
    driven.update(progress)
    _ = driven.log.take()
    if one.finishes { driven.finish() } else { driven.cancel() }
    driven.stage.settle()
    let comment = "\(one.testDescription) at \(progress), \(velocity)"
    // Callbacks, in order, without layout.
    let lines = driven.log.take().filter { line in
      !line.contains("Layout") && !line.hasPrefix("D is at") && !line.hasPrefix("P is at")
    }
    #expect(lines == callbacks(one), "\(comment)")
    // Hierarchy.
    let isPresented = one.isPresentation == one.finishes
    #expect((trio.a.presentedViewController === trio.b) == isPresented, "\(comment)")
    #expect((trio.b.view.window != nil) == isPresented, "\(comment)")
    #expect((trio.a.view.window != nil) == !(isPresented && one.style.removes), "\(comment)")
    if !isPresented { #expect(trio.a.view.superview === place, "\(comment)") }
    #expect(!trio.b.isBeingPresented && !trio.b.isBeingDismissed, "\(comment)")
    #expect(trio.b.transitionCoordinator == nil, "\(comment)")
    // Values.
    if !one.finishes { #expect(driven.stage.picture == before, "\(comment)") }
    if isPresented { #expect(driven.container?.layer.speed == 1, "\(comment)") }
    #expect(driven.stage.stage.context.animations.isEmpty, "\(comment)")
    // And all goes on as ever.
    (trio.answers.interactivePresentation, trio.answers.interactiveDismissal) = (nil, nil)
    if isPresented { trio.dismiss() } else { trio.present() }
    driven.stage.settle()
    #expect((trio.a.presentedViewController == nil) == isPresented, "\(comment), after")
    #expect(driven.stage.consoleLines.isEmpty, "\(comment)")
  }

  /// Those after the finger has lifted. Source: 1.4, T6.
  private func callbacks(_ one: Case) -> [String] {
    let removes = one.style.removes
    let animator = one.isPresentation ? "P" : "D"
    var lines: [String] = []
    func did(_ name: String, _ appears: Bool) {
      lines.append("\(name).view\(appears ? "DidAppear" : "DidDisappear")(true)")
      if name == "A" { lines.append("S.view\(appears ? "DidAppear" : "DidDisappear")(true)") }
    }
    func turn(_ name: String, _ appears: Bool) {
      let names = name == "A" ? ["A", "S"] : [name]
      for name in names {
        lines.append("\(name).view\(appears ? "WillAppear" : "WillDisappear")(true)")
      }
      if appears { for name in names { lines.append("\(name).viewIsAppearing(true)") } }
      did(name, appears)
    }
    if one.finishes {
      let (comes, goes) = one.isPresentation ? ("B", "A") : ("A", "B")
      if comes == "B" || removes { did(comes, true) }
      if goes == "B" || removes { did(goes, false) }
    } else {
      let (leaves, stays) = one.isPresentation ? ("B", "A") : ("A", "B")
      if leaves == "B" || removes { turn(leaves, false) }
      if stays == "B" || removes { turn(stays, true) }
    }
    if one.style.style == .custom {
      let hook = one.isPresentation ? "presentation" : "dismissal"
      lines.append("C.\(hook)TransitionDidEnd(\(one.finishes))")
    }
    lines.append("\(animator).animationEnded(\(one.finishes))")
    lines.append(one.isPresentation ? "presented" : "dismissed")
    return lines
  }
}
