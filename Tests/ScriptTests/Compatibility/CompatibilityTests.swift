import Testing

@Suite("scripts/compatibility")
struct CompatibilityTests {
  @Test("The page: tables between the marks, all else as it was")
  func page() async throws {
    let book = try SmallBook()
    let run = try await book.run()
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(
      book.page == """
        # Compatibility

        By hand.

        ## Not declared

        `UISheet`, `UIView(sheet:)`, `UIView.sheet`, `view`.

        <!-- generated: differences (scripts/compatibility) -->

        | statement | UIKit | here |
        |---|---|---|
        | 3.2 | Its spring: t = .1→.5448 | no spring |

        <!-- end of differences -->

        ## Choices

        | statement | says | does |
        |---|---|---|
        | 1.1.2, T1 | 1.2.9 | 1.2.10 |

        ## More

        | 1.2.10 | is in no table of choices |

        <!-- generated: classes (scripts/compatibility) -->

        ### UIKit

        - **`UIView`**: `alpha`

        <!-- end of classes -->

        <!-- generated: summary (scripts/compatibility) -->

        | section | statements | with a test | a choice of ours | different | cannot hold here \
        | not built yet | no test yet |
        |---|--:|--:|--:|--:|--:|--:|--:|
        | 1. Present | 5 | 0 | 1 | 0 | 1 | 3 | 0 |
        | 3. Sheets | 2 | 1 | 0 | 1 | 0 | 0 | 0 |
        | 13. Traces | 1 | 0 | 1 | 0 | 0 | 0 | 0 |
        | all | 8 | 1 | 2 | 1 | 1 | 3 | 0 |

        <!-- end of summary -->

        Below the summary.

        <!-- generated: statements (scripts/compatibility) -->

        ### 1.1 What `present(_:)` does

        | number | confidence | in short | here |
        |---|---|---|---|
        | 1.1.1 | H | Presenting nobody raises | cannot hold here: Swift has no nil here |
        | 1.1.2 | M L | It is scheduled | choice |

        ### 1.2 Who is asked

        | number | confidence | in short | here |
        |---|---|---|---|
        | 1.2.9 | H | Asked last | not built yet: nobody is asked |
        | 1.2.9a | H | Asked \\| in between | not built yet: nobody is asked |
        | 1.2.10 | H M | Asked after that | not built yet: nobody is asked |

        ### 3 Sheets

        | number | confidence | in short | here |
        |---|---|---|---|
        | 3.1 | H | A sheet | test |
        | 3.2 | C | Its spring: t = .1→.5448 | **different**: no spring |

        ### 13 Traces

        | number | confidence | in short | here |
        |---|---|---|---|
        | T1 |  | Present, from S | choice |

        <!-- end of statements -->

        """)
  }

  @Test("A page that is up to date passes, and is written as it is")
  func upToDate() async throws {
    let book = try SmallBook()
    _ = try await book.run()
    let page = book.page
    let check = try await book.run("--check")
    #expect(check.output + check.errors == "")
    #expect(check.status == 0)
    _ = try await book.run()
    #expect(book.page == page)
  }

  static let changes: [(what: String, make: @Sendable (SmallBook) throws -> Void)] = [
    ("a member more", { try $0.declare("public class UIView {\n  public var tag = 1\n}\n") }),
    ("another test", { try $0.test(named: "1.1.2, 3.1: both") }),
    ("another reason", { try $0.know(SmallBook.known.replacing("no spring", with: "no")) }),
    (
      "another statement",
      {
        try $0.tree.write(
          "docs/behaviour.md", SmallBook.statements.replacing("A sheet.", with: "Sheets."))
      }
    ),
    (
      "an edit between the marks",
      { try $0.tree.write("docs/compatibility.md", $0.page.replacing("Asked last", with: "Last")) }
    ),
  ]

  @Test("After a change the check says what to run, and writes nothing", arguments: changes.indices)
  func outOfDate(index: Int) async throws {
    let book = try SmallBook()
    _ = try await book.run()
    try Self.changes[index].make(book)
    let page = book.page
    let check = try await book.run("--check")
    #expect(check.status == 1, "\(Self.changes[index].what)")
    #expect(check.errorLines.count == 1, "\(check.errors)")
    #expect(check.errors.hasPrefix("docs/compatibility.md is not what sources, tests and"))
    #expect(check.errors.hasSuffix("run 'scripts/compatibility'\n"))
    #expect(book.page == page)
    #expect(try await book.run().status == 0)
    #expect(try await book.run("--check").status == 0)
  }

  @Test("A conflict that a merge has left between the marks goes away")
  func conflict() async throws {
    let book = try SmallBook()
    _ = try await book.run()
    let page = book.page
    try book.tree.write(
      "docs/compatibility.md",
      page.replacing(
        "- **`UIView`**: `alpha`",
        with: "<<<<<<< ours\n- **`UIView`**: `alpha`\n=======\n- nothing\n>>>>>>> theirs"))
    _ = try await book.run()
    #expect(book.page == page)
  }

  @Test("The list names what there is nothing for, and nothing else")
  func list() async throws {
    let book = try SmallBook()
    try book.know("1.2 | untested | soon\n")
    let run = try await book.run("--list")
    #expect(run.output == "1.1.1 (H) Presenting nobody raises\n3.2 (C) Its spring: t = .1→.5448\n")
    #expect(book.page == SmallBook.page)
  }

  @Test("A folder that is no repository, and an option that is none, are usage errors")
  func usage() async throws {
    let book = try SmallBook()
    try book.tree.remove("docs/behaviour.md")
    for run in [try await book.run(), try await book.run("--chekc")] {
      #expect(run.status == 2)
      #expect(run.errorLines.count == 1, "\(run.errors)")
    }
  }
}
