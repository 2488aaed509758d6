import CoreGraphics
import Stage
import Testing
import TransitionDoctor
import UIKit

@testable import InterludeCommand

@Suite("The doctor on mistakes as often typed") @MainActor
struct MistakeTests {
  @Test("Good entries show no fault, there and back", arguments: GalleryCatalogue.scenarios)
  func good(_ scenario: Scenario) throws {
    guard scenario.kind == .gallery else { return }
    let examination = try Examination(scenario.id)
    try examination.perform(scenario.present)
    try examination.perform(scenario.dismiss)
    #expect(examination.findings == [])
  }

  @Test("R01: a presenter moved into the container is named with its method; the screen is black")
  func movedPresenter() throws {
    let examination = try Examination("mistake-moved-presenter")
    try examination.perform(.tap("present"))
    #expect(examination.findings == [])
    try examination.perform(.tap("dismiss"))
    let finding = try #require(examination.findings.first)
    #expect(finding.rule == "presenter-reparented")
    #expect(finding.place == "MovingAnimator.animateTransition(using:)")
    #expect(finding.fault.contains("MovedPresenterMistake"))
    // As on iOS: the view went with the container.
    #expect(examination.run.stage.rootViewController?.view.window == nil)
    #expect(examination.run.lastOutput?.displayList.description.contains("fill") == false)
  }

  @Test("A guard on view(forKey: .from) under the default style leaves the screen dead")
  func defaultStyle() throws {
    let examination = try Examination("mistake-default-style")
    try examination.perform(.tap("present"))
    #expect(examination.rules == ["nil-transition-view"])
    let finding = try #require(examination.findings.first)
    #expect(finding.place == "GuardedAnimator.animateTransition(using:)")
    #expect(finding.fault.contains("view(forKey: .from) is nil"))
    #expect(finding.fault.contains("pageSheet"))
    // Nothing can be touched any more.
    let before = examination.run.trace.count
    try examination.run.perform(.tap("present"))
    for _ in 0..<10 { examination.step() }
    #expect(
      !examination.run.trace[before...].contains {
        if case .transition = $0.event { true } else { false }
      })
  }

  @Test("R79: completeTransition right after animate cuts the animation off")
  func earlyCompletion() throws {
    let examination = try Examination("mistake-early-completion")
    try examination.perform(.tap("present"))
    #expect(examination.rules == ["complete-too-early"])
    let finding = try #require(examination.findings.first)
    #expect(finding.place == "HastyAnimator.animateTransition(using:)")
    #expect(finding.fault.contains("500 ms"))
  }

  @Test("R04: what an unanimated dismissal does not bring back")
  func alphaLeft() throws {
    let examination = try Examination("mistake-alpha-left")
    try examination.perform(.tap("present"))
    #expect(examination.findings == [])
    try examination.perform(.tap("dismiss"))
    #expect(examination.rules == ["visibility-left-behind"])
    let finding = try #require(examination.findings.first)
    #expect(finding.place == "AlphaLeftMistake")
    #expect(finding.fault.contains("alpha is 0.3, not 1.0"))
    #expect(examination.run.stage.rootViewController?.view.alpha == 0.3)
  }

  @Test("An empty animator never completes")
  func emptyAnimator() throws {
    let examination = try Examination("mistake-empty-animator")
    try examination.perform(.tap("present"))
    #expect(examination.rules == ["complete-never-called"])
    #expect(examination.findings.first?.place == "EmptyAnimator.animateTransition(using:)")
    // Said once, however long one waits.
    for _ in 0..<200 { examination.step() }
    #expect(examination.findings.count == 1)
  }

  @Test("An image view with a recogniser that takes no touches")
  func deafImage() throws {
    let examination = try Examination("mistake-deaf-image")
    try examination.perform(.tap("present"))
    #expect(examination.rules == ["interaction-disabled"])
    #expect(examination.findings.first?.place == "UIImageView")
    #expect(examination.run.stage.rootViewController?.presentedViewController == nil)
  }

  @Test("R12: dismissed while it comes: it stays, and the closure that did it is named")
  func earlyDismissal() throws {
    let examination = try Examination("mistake-early-dismissal")
    try examination.perform(.tap("present"))
    #expect(examination.rules == ["reentrant-transition"])
    #expect(examination.findings.first?.fault.contains("the presentation of DismissScreen") == true)
    #expect(examination.run.stage.rootViewController?.presentedViewController != nil)
  }

  @Test("R51: a tap on the dimming while it opens is lost; later it is not")
  func blockedTap() throws {
    let examination = try Examination("mistake-blocked-tap")
    try examination.perform(examination.run.scenario.present)
    #expect(examination.rules == ["touches-blocked-non-interactive"])
    #expect(examination.findings.first?.place == "SlowAnimator.animateTransition(using:)")
    #expect(examination.run.stage.rootViewController?.presentedViewController != nil)
    try examination.perform(InputScript([.tapPoint(CGPoint(x: 195, y: 84))]))
    #expect(examination.run.stage.rootViewController?.presentedViewController == nil)
    #expect(examination.findings.count == 1)
  }

  @Test("R116: a screen that keeps itself alive; the second one shows it, and it is said once")
  func neverFreed() throws {
    let examination = try Examination("mistake-never-freed")
    try examination.perform(.tap("present"))
    try examination.perform(.tap("dismiss"), waiting: 100)
    #expect(examination.findings == [])
    try examination.perform(.tap("present"))
    try examination.perform(.tap("dismiss"), waiting: 100)
    #expect(examination.rules == ["leak-after-dismiss"])
    #expect(examination.findings.first?.place == "ClosingScreen")
    try examination.perform(.tap("present"))
    try examination.perform(.tap("dismiss"), waiting: 100)
    #expect(examination.findings.count == 1)
  }

  @Test("Every fault is one line with a cure")
  func lines() throws {
    for scenario in GalleryCatalogue.scenarios where scenario.kind == .mistake {
      let examination = try Examination(scenario.id)
      try examination.perform(scenario.present)
      if examination.findings.isEmpty { try examination.perform(scenario.dismiss, waiting: 100) }
      let finding = try #require(examination.findings.first)
      #expect(!finding.line.contains("\n"))
      #expect(finding.line.hasPrefix("\(finding.rule): \(finding.place): "))
      #expect(finding.line.hasSuffix("."))
    }
  }

  @Test(
    "3 of 11, 2.2.7: released, what never put the to-view in leaves nothing to see, and that is said",
    arguments: [
      ("mistake-empty-animator", "EmptyAnimator", "complete-never-called"),
      ("mistake-default-style", "GuardedAnimator", "nil-transition-view"),
    ])
  func released(_ id: String, _ animator: String, _ hang: String) throws {
    let examination = try Examination(id)
    try examination.perform(.tap("present"))
    let stage = examination.run.stage
    let presented = try #require(stage.rootViewController?.presentedViewController)
    #expect(presented.isBeingPresented)
    examination.run.releaseTransition()
    for _ in 0..<3 { examination.step() }
    #expect(!presented.isBeingPresented)
    #expect(presented.view.window == nil)
    #expect(examination.rules == [hang, "toview-never-added"])
    let finding = try #require(examination.findings.last)
    #expect(finding.place == "\(animator).animateTransition(using:)")
    #expect(finding.fault.contains("DismissScreen"))
    #expect(!finding.isHang)
    // Said once, however long one waits.
    for _ in 0..<100 { examination.step() }
    #expect(examination.findings.count == 2)
  }
}
