import Foundation
import Testing

@Suite("What scripts/compatibility reads")
struct CompatibilityReadingTests {
  /// The statements of which the page says that there is a test, after it has been written.
  private func tested(_ book: SmallBook) async throws -> [String] {
    // Statements without anything are complained about; the page is written all the same.
    try book.know("")
    _ = try await book.run()
    let rows = book.page.split(separator: "\n").map { $0.components(separatedBy: " | ") }
    return rows.filter { $0.count == 4 && $0[3].hasPrefix("test") }.map {
      String($0[0].dropFirst(2))
    }
  }

  static let names: [(name: String, numbers: [String])] = [
    ("1.1.1: nobody", ["1.1.1"]),
    ("1.1.1 nobody", ["1.1.1"]),
    ("1.1.1, 1.2.9: both", ["1.1.1", "1.2.9"]),
    ("1.1.1 and 3.1: both", ["1.1.1", "3.1"]),
    ("R12, 1.1.1: a report", ["1.1.1"]),
    ("T1, 3.1: a trace", ["3.1", "T1"]),
    ("1.2.9-10: three", ["1.2.9", "1.2.9a", "1.2.10"]),
    ("1.2.9–10: three", ["1.2.9", "1.2.9a", "1.2.10"]),
    ("1.2.9-1.2.9a: two", ["1.2.9", "1.2.9a"]),
    ("1.1.1, 1.2.9 to 1.2.10: four", ["1.1.1", "1.2.9", "1.2.9a", "1.2.10"]),
    ("3.1-2: both", ["3.1", "3.2"]),
    ("The nobody of 1.1.1", ["1.1.1"]),
    ("After 3.1 s, in iOS 3.2, it moves", []),
    ("1.2: the whole section", []),
    ("0.5: half way", []),
    ("Nothing", []),
  ]

  @Test("Numbers in a test's name", arguments: names.indices)
  func numbers(index: Int) async throws {
    let (name, numbers) = Self.names[index]
    let book = try SmallBook()
    try book.test(named: name)
    #expect(try await tested(book) == numbers, "\(name)")
    try book.test(named: name, gap: "\n    ")
    #expect(try await tested(book) == numbers, "\(name), in the next line")
  }

  @Test("A suite's numbers count, its ranges do not: they say nothing of each")
  func suites() async throws {
    let book = try SmallBook()
    try book.test(named: "1.1.1, 3.1: two", attribute: "Suite")
    #expect(try await tested(book) == ["1.1.1", "3.1"])
    try book.test(named: "1.2.9-10: three", attribute: "Suite")
    #expect(try await tested(book) == [])
  }

  static let declarations: [(source: String, listed: String)] = [
    ("public struct A {\n  public let a, b: Int\n}", "- **`A`**: `a`, `b`"),
    ("public class A {}\nclass B {\n  public var b = 1\n}", "- **`A`**"),
    ("class B {}\nextension B: P {\n  public var b: Int { 1 }\n}", ""),
    (
      "extension Int {\n  public func half() -> Int { self / 2 }\n}",
      "- **`Int`**, additions: `half()`"
    ),
    (
      "@MainActor open class A: NSObject {\n  open func f(_ x: Int, with y: [Int: Int] = [:],\n"
        + "    for z: (Int, Int) -> Void = { _, _ in }\n  ) -> Int { g(a: 1) }\n}",
      "- **`A`**: `f(_:with:for:)`"
    ),
    (
      "public enum A: Int {\n  case a, b = 2\n  case c(Int, to: Int)\n  public var d: Int {\n"
        + "    switch self {\n    case .a: 1\n    default: 2\n    }\n  }\n}\nenum B {\n  case e\n}",
      "- **`A`**: `a`, `b`, `c`, `d`"
    ),
    (
      "public protocol A: AnyObject {\n  var a: Int { get set }\n  func b()\n}\nprotocol B {\n  func c()\n}",
      "- **`A`**: `a`, `b()`"
    ),
    (
      "extension A {\n  public struct B: Sendable {\n    public static let c = B()\n  }\n}\n"
        + "public class A {}",
      "- **`A`**\n- **`A.B`**: `c`"
    ),
    (
      "public class A {\n  public internal(set) var a = 1\n  package var b = 1\n  private(set) var c = 1\n"
        + "  var d = 1\n  open override var e: Int { 1 }\n  public convenience init?(x: Int) {}\n}",
      "- **`A`**: `a`, `init(x:)`"
    ),
    (
      "public class A {\n  public class func final(final x: Int) {}\n"
        + "  nonisolated(nonsending) public static func b<T>(c: T) async {}\n"
        + "  public subscript(i: Int) -> Int { 1 }\n}",
      "- **`A`**: `b(c:)`, `final(final:)`, `subscript(_:)`"
    ),
    (
      "public func f(_ a: Int) {}\npublic typealias B = Int\n@available(*, deprecated, renamed: \"B\")\n"
        + "public typealias C = Int",
      "- functions and names: `B`, `C`, `f(_:)`"
    ),
    (
      "public class A {\n  // public var a = \"{\"\n  /* public var b = 1 */\n  public var c = \"{ \\\" {\"\n"
        + "  public var d = \"\"\"\n    public var e = 1 {\n    \"\"\"\n}\npublic class F {}",
      "- **`A`**: `c`, `d`\n- **`F`**"
    ),
    (
      "public struct A: Hashable {\n  public static func == (a: A, b: A) -> Bool { true }\n"
        + "  public func hash(into hasher: inout Hasher) {}\n  public let rawValue: Int\n}",
      "- **`A`**"
    ),
  ]

  @Test("Declarations", arguments: declarations.indices)
  func declared(index: Int) async throws {
    let (source, listed) = Self.declarations[index]
    let book = try SmallBook()
    try book.declare(source + "\n")
    _ = try await book.run()
    let classes = try #require(
      book.page.split(separator: "<!-- generated: classes", maxSplits: 1).last)
    let list = classes.prefix { $0 != "@" }.split(separator: "<!-- end")[0]
      .split(separator: "\n").filter { $0.hasPrefix("- ") }.joined(separator: "\n")
    #expect(list == listed, "\(source)")
  }

  @Test("Only Apple's modules are listed, each under its name")
  func modules() async throws {
    let book = try SmallBook()
    try book.declare("public class CALayer {}\n", in: "QuartzCore")
    try book.declare("public class Stage {}\n", in: "Stage")
    _ = try await book.run()
    #expect(
      book.page.contains("\n### QuartzCore\n\n- **`CALayer`**\n\n### UIKit\n\n- **`UIView`**"))
    #expect(!book.page.contains("Stage"))
  }
}
