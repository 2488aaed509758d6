import Testing

@Suite("What scripts/compatibility complains about")
struct CompatibilityViolationTests {
  /// Runs it on a book with one thing wrong, and expects one line, from both forms.
  private func expectComplaint(
    _ book: SmallBook, _ message: String, at location: SourceLocation = #_sourceLocation
  ) async throws {
    let written = try await book.run()
    let checked = try await book.run("--check")
    for run in [written, checked] {
      #expect(run.status == 1, sourceLocation: location)
      #expect(run.errorLines.count == 1, "\(run.errors)", sourceLocation: location)
      #expect(run.errors.hasPrefix(message), "\(run.errors)", sourceLocation: location)
    }
  }

  @Test("A statement of high confidence with nothing to it", arguments: [1, 2, 4, 5, 6, 7, 8, 9])
  func untold(section: Int) async throws {
    let book = try SmallBook()
    try book.tree.write(
      "docs/behaviour.md", SmallBook.statements + "\n## \(section). More\n\n7. A rule. [H]\n")
    try await expectComplaint(
      book,
      "docs/behaviour.md: \(section).7 (H) has neither a test nor a line in "
        + "docs/compatibility/statements.txt: A rule")
  }

  @Test(
    "Less confidence, or another section, may wait",
    arguments: ["3. More\n\n7. A rule. [H]", "4. More\n\n7. A rule. [M, H-1]"])
  func mayWait(section: String) async throws {
    let book = try SmallBook()
    try book.tree.write("docs/behaviour.md", SmallBook.statements + "\n## \(section)\n")
    let run = try await book.run()
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(book.page.contains("| A rule | no test yet |"))
  }

  static let entries = [
    ("9.9.9 | later | soon", "docs/behaviour.md has no 9.9.9"),
    ("3.2 | later | soon", "3.2 has two lines: join them"),
    (
      "T1 | never | so", "'never' is no kind: write different, partly, elsewhere, later or untested"
    ),
    ("T1 | later", "write 'NUMBER | KIND | WHY'"),
    ("T1 | later | ", "write 'NUMBER | KIND | WHY'"),
  ]

  @Test("A line of statements.txt that is none", arguments: entries)
  func entry(line: String, message: String) async throws {
    let book = try SmallBook()
    try book.know(SmallBook.known + line + "\n")
    try await expectComplaint(book, "docs/compatibility/statements.txt:6: \(message)")
  }

  @Test("A line that a test has made untrue", arguments: ["later", "untested"])
  func outlived(kind: String) async throws {
    let book = try SmallBook()
    try book.know(SmallBook.known + "3.1 | \(kind) | soon\n")
    try await expectComplaint(
      book,
      "docs/compatibility/statements.txt:6: 3.1 is not '\(kind)' any more, a test or a choice "
        + "carries it: take the line out")
  }

  @Test("What is different, or there in part, stays so beside its test")
  func different() async throws {
    let book = try SmallBook()
    try book.know(SmallBook.known + "3.1 | partly | no edges\n")
    #expect(
      try await book.line(about: "3.1") == "| 3.1 | H | A sheet | test; **in part**: no edges |")
    #expect(book.page.contains("\n| 3.1 | A sheet | no edges |\n"))
    try book.know(SmallBook.known + "3.1 | different | a card\n")
    #expect(
      try await book.line(about: "3.1") == "| 3.1 | H | A sheet | test; **different**: a card |")
  }

  @Test("A section's line that no statement needs any more")
  func outlivedSection() async throws {
    let book = try SmallBook()
    try book.test(named: "1.2.9-1.2.10, 3.1: all")
    try await expectComplaint(
      book, "docs/compatibility/statements.txt:3: 1.2 is not 'later' any more")
  }

  @Test("A number that is in no specification, in a test's name and in a choice")
  func unknownNumber() async throws {
    let book = try SmallBook()
    try book.test(named: "3.1, 3.11: sheets")
    try await expectComplaint(book, "Tests/SomeTests/Some.swift:1: docs/behaviour.md has no 3.11")
    let other = try SmallBook()
    try other.tree.write("docs/compatibility.md", SmallBook.page.replacing("T1 |", with: "3.11 |"))
    let run = try await other.run()
    #expect(run.status == 1)
    #expect(run.errors == "docs/compatibility.md:16: docs/behaviour.md has no 3.11\n")
  }

  @Test("Something that is declared in the list of what is not")
  func declared() async throws {
    for (source, name) in [
      ("public class UISheet {}\npublic class UIView {}\n", "UISheet"),
      ("public class UIView {\n  public init(sheet: Int) {}\n}\n", "UIView(sheet:)"),
      ("public class UIView {\n  public var sheet = 1\n}\n", "UIView.sheet"),
    ] {
      let book = try SmallBook()
      try book.declare(source)
      try await expectComplaint(
        book, "docs/compatibility.md:7: \(name) is declared: take it out of the list")
    }
  }

  @Test(
    "A mark that is missing or wrong: nothing is written",
    arguments: [
      ("<!-- end of classes -->\n", "", "'<!-- end of classes -->' is missing"),
      (
        "<!-- generated: classes (scripts/compatibility) -->\n<!-- end of classes -->\n", "",
        "'<!-- generated: classes … -->' is missing"
      ),
      ("generated: classes", "generated: glasses", "no table is called 'glasses'"),
    ])
  func marks(mark: String, other: String, message: String) async throws {
    let book = try SmallBook()
    let page = SmallBook.page.replacing(mark, with: other)
    try book.tree.write("docs/compatibility.md", page)
    let run = try await book.run()
    #expect(run.status == 2)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("docs/compatibility.md: "))
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(book.page == page)
  }
}
