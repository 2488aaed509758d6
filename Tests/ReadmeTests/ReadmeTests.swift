import Foundation
import Stage
import Testing
import UIKit

@Suite("The README")
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("Its animator is the code that is compiled and run here")
  func code() throws {
    let source = try text("Tests/ReadmeTests/RiseAnimator.swift")
    #expect(try text("README.md").contains("```swift\n\(source)```"))
  }

  @Test("Its animator completes also without a to-view")
  func withoutView() throws {
    #expect(
      try text("README.md").contains(
        "else {\n      return context.completeTransition(false)\n    }"))
  }

  @Test("Its pictures and documents exist")
  func links() throws {
    let readme = try text("README.md")
    for match in readme.matches(of: /\]\((?<path>[^):#]+)\)/) {
      let path = Self.root.appendingPathComponent(String(match.output.path)).path
      #expect(FileManager.default.fileExists(atPath: path), "README.md links to \(path)")
    }
  }

  @Test("Its animator moves as it says: half of the way at half of the time") @MainActor
  func animator() throws {
    let scenario = Scenario(
      id: "rise", title: "Rise", present: .tap("open"), dismiss: .tap("open")
    ) { HomeViewController() }
    let run = ScenarioRun(scenario)
    try run.settle()
    try run.perform(scenario.present)
    // Down at once, up after 3 steps, the transition begins a step later.
    for _ in 0..<5 { run.advance() }
    let start = run.time
    let middle = run.stage.picture(at: start + 0.175).description
    // Ease in, ease out is halfway at half the time (7.2). The view of 390 x 844 has 95 % of its
    // size there and is 40 points down, about its centre (195, 422).
    // So its corner is at 195 - 0.95 * 195 and 422 + 40 - 0.95 * 422.
    #expect(middle.contains("matrix 0.95 0 0 0.95 9.75 61.1 opacity 0.5 moving"))
  }
}
