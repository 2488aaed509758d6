import Foundation

/// A tree with a specification of a few statements, and all that `scripts/compatibility` reads.
struct SmallBook {
  let tree: TemporaryTree

  static let statements = """
    # Behaviour

    ## 0. How to read this

    1. No statement. [H]

    ## 1. Present

    ### 1.1 What `present(_:)` does [H, HDR]

    1. Presenting **nobody** raises. The rest is not in short. [H, HDR]
    2. It is scheduled. [M, BK; L when]

    ### 1.2 Who is asked (present)

    9. Asked last. [H]
    9a. Asked | in between. [H]
    10. Asked after that. [H first; M second]

    ## 3. Sheets

    1. A sheet. [H]
    2. Its spring: t = .1→.5448. [CALC]

    ## 12. Gaps

    1. No statement either. [H]

    ## 13. Traces

    T1. Present, from S:
      1. `present` called.
    """

  static let known = """
    # NUMBER | KIND | WHY
    1.1.1 | elsewhere | Swift has no nil here
    1.2   | later     | nobody is asked

    3.2   | different | no spring

    """

  static let page = """
    # Compatibility

    By hand.

    ## Not declared

    `UISheet`, `UIView(sheet:)`, `UIView.sheet`, `view`.

    <!-- generated: differences (scripts/compatibility) -->
    <!-- end of differences -->

    ## Choices

    | statement | says | does |
    |---|---|---|
    | 1.1.2, T1 | 1.2.9 | 1.2.10 |

    ## More

    | 1.2.10 | is in no table of choices |

    <!-- generated: classes (scripts/compatibility) -->
    <!-- end of classes -->

    <!-- generated: summary (scripts/compatibility) -->
    <!-- end of summary -->

    Below the summary.

    <!-- generated: statements (scripts/compatibility) -->
    <!-- end of statements -->

    """

  init() throws {
    tree = try TemporaryTree()
    try tree.write("docs/behaviour.md", Self.statements)
    try tree.write("docs/compatibility.md", Self.page)
    try know(Self.known)
    try declare("public class UIView {\n  public var alpha = 1.0\n}\n")
    try test(named: "3.1: a sheet")
  }

  func know(_ lines: String) throws { try tree.write("docs/compatibility/statements.txt", lines) }

  /// Puts a source file of UIKit in the place of the former one.
  func declare(_ source: String, in module: String = "UIKit") throws {
    try tree.write("Sources/\(module)/Source.swift", source)
  }

  /// Puts one test of that name in the place of the former one.
  func test(named name: String, attribute: String = "Test", gap: String = "") throws {
    try tree.write("Tests/SomeTests/Some.swift", "  @\(attribute)(\(gap)\"\(name)\")\n")
  }

  var page: String { tree.read("docs/compatibility.md") }

  func run(_ arguments: String...) async throws -> ScriptRun {
    try await ScriptRun.run(
      TemporaryTree.repository.appendingPathComponent("scripts/compatibility").path,
      arguments + [tree.root.path], in: "/", environment: ["PATH": "/usr/bin:/bin"])
  }

  /// The page's line about a statement, after it has been written.
  func line(about number: String) async throws -> Substring? {
    _ = try await run()
    return page.split(separator: "\n").last { $0.hasPrefix("| \(number) |") }
  }
}
