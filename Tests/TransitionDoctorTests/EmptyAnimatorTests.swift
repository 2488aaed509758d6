import Testing
import UIKit

@Suite("An animator that does nothing, under styles that leave the presenter's view in its place")
@MainActor struct EmptyAnimatorTests {
  nonisolated private static let styles: [UIModalPresentationStyle] = [
    .pageSheet, .formSheet, .custom, .overFullScreen,
  ]

  @Test("The cure is right for an empty method and for a guard that gives up", arguments: styles)
  func nothing(_ style: UIModalPresentationStyle) throws {
    let movements: [Rehearsal.Movement] = [
      { _ in }, { context in _ = context.view(forKey: .from)?.superview },
    ]
    for movement in movements {
      let examination = try Examination(Rehearsal(style: style, present: movement).scenario)
      try examination.perform(.tap("first"))
      #expect(examination.rules == ["nil-transition-view"])
      let cure = try #require(examination.findings.first).cure
      // Another style alone would cure nothing of an empty method.
      #expect(cure.hasPrefix("Call completeTransition(_:) on every way out"))
    }
  }

  @Test("One that has put the to-view in did not give up for want of a view", arguments: styles)
  func putIn(_ style: UIModalPresentationStyle) throws {
    let examination = try Examination(
      Rehearsal(style: style, present: { _ = Rehearsal.add($0) }).scenario)
    try examination.perform(.tap("first"))
    #expect(examination.rules == ["complete-never-called"])
  }
}
