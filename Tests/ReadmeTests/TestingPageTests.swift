import Foundation
import Testing

@Suite("docs/testing.md")
struct TestingPageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Numbers of field reports in a text.
  private func reports(in text: some StringProtocol) -> Set<String> {
    Set(String(text).matches(of: /\bR[0-9]{2,3}\b/).map { String($0.output) })
  }

  /// Those that the string literals of the tests name.
  private func tested() throws -> Set<String> {
    let folder = Self.root.appendingPathComponent("Tests").path
    let files = try #require(FileManager.default.enumerator(atPath: folder))
    var numbers: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      for literal in text.matches(of: /"[^"\n]*"/) {
        numbers.formUnion(reports(in: literal.output))
      }
    }
    return numbers
  }

  @Test("What it says of field reports agrees with the tests' names")
  func fieldReports() throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("docs/testing.md"), encoding: .utf8)
    let start = try #require(page.range(of: "The folder has")).lowerBound
    let middle = try #require(page.range(of: "Not there yet:")).lowerBound
    let end = try #require(page.range(of: "## Scripts")).lowerBound
    let (said, missing) = (reports(in: page[start..<middle]), reports(in: page[middle..<end]))
    let tested = try tested()
    #expect(said.symmetricDifference(tested) == [])
    #expect(missing.intersection(tested) == [])
    // Each of the 74 is in one of the two.
    #expect(said.count + missing.count == 74)
  }
}
