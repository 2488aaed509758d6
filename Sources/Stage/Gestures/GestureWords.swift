import CoreGraphics

/// The words of one line of a gesture's text, taken one after the other.
struct GestureWords {
  enum Word: Hashable {
    case name(String)
    case number(Double, text: String)
    case quoted(String)
    case comma, percent
  }

  private let line: Int
  private var words: [Word]
  private var next = 0

  /// Largest number of points, seconds or degrees that means anything.
  static let largest = 1e6

  /// - Throws: `GestureScriptError`.
  init(_ text: Substring, line: Int) throws {
    self.line = line
    words = []
    var rest = text
    while let character = rest.first {
      if character.isWhitespace {
        rest.removeFirst()
      } else if character == "#" {
        break
      } else if character == "," || character == "%" {
        words.append(character == "," ? .comma : .percent)
        rest.removeFirst()
      } else if character == "\"" {
        rest.removeFirst()
        guard let end = rest.firstIndex(of: "\"") else {
          throw error("a name that begins with \" has to end with one")
        }
        words.append(.quoted(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        let word = rest.prefix { !$0.isWhitespace && !",%\"#".contains($0) }
        words.append(try Self.word(String(word), line))
        rest = rest.dropFirst(word.count)
      }
    }
  }

  private static func word(_ text: String, _ line: Int) throws -> Word {
    let first = text.first!
    guard first.isNumber || "+-.".contains(first) else { return .name(text.lowercased()) }
    // Swift would also read hexadecimal digits.
    guard text.utf8.allSatisfy({ (48...57).contains($0) || "+-.eE".utf8.contains($0) }),
      let number = Double(text), number.isFinite, abs(number) <= largest
    else {
      throw GestureScriptError(
        line: line,
        "'\(brief(text))' is no number from -1000000 to 1000000; "
          + "write units apart, as in 0.3 s")
    }
    return .number(number, text: text)
  }

  /// For messages: a few of its code points, however many a character is made of.
  static func brief(_ text: some StringProtocol) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: 40, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return String(text) }
    return String(String.UnicodeScalarView(scalars[..<end])) + "…"
  }

  func error(_ message: String) -> GestureScriptError {
    GestureScriptError(line: line, message)
  }

  var isEmpty: Bool { words.isEmpty }
  var isAtEnd: Bool { next == words.count }

  /// The next word as it is written, for messages.
  var found: String {
    guard !isAtEnd else { return "the end of the line" }
    return switch words[next] {
    case .name(let name): "'\(Self.brief(name))'"
    case .number(_, let text): "'\(Self.brief(text))'"
    case .quoted(let text): "\"\(Self.brief(text))\""
    case .comma: "','"
    case .percent: "'%'"
    }
  }

  mutating func take(_ name: String) -> Bool {
    guard !isAtEnd, words[next] == .name(name) else { return false }
    next += 1
    return true
  }

  mutating func takeComma() -> Bool { take(.comma) }
  mutating func takePercent() -> Bool { take(.percent) }

  private mutating func take(_ word: Word) -> Bool {
    guard !isAtEnd, words[next] == word else { return false }
    next += 1
    return true
  }

  mutating func takeName() -> String? {
    guard !isAtEnd, case .name(let name) = words[next] else { return nil }
    next += 1
    return name
  }

  mutating func takeQuoted() -> String? {
    guard !isAtEnd, case .quoted(let text) = words[next] else { return nil }
    next += 1
    return text
  }

  mutating func takeNumber() -> Double? {
    guard !isAtEnd, case .number(let number, _) = words[next] else { return nil }
    next += 1
    return number
  }

  mutating func expect(_ name: String, _ purpose: String) throws {
    guard take(name) else { throw error("\(purpose) needs '\(name)', not \(found)") }
  }

  mutating func number(_ purpose: String, in range: ClosedRange<Double>) throws -> Double {
    let word = found
    guard let number = takeNumber(), range.contains(number) else {
      func brief(_ x: Double) -> String { x == x.rounded() ? "\(Int(x))" : "\(x)" }
      throw error(
        "\(purpose) is a number from \(brief(range.lowerBound)) to \(brief(range.upperBound)), "
          + "not \(word)")
    }
    return number
  }

  mutating func whole(_ purpose: String, in range: ClosedRange<Int>) throws -> Int {
    let word = found
    let limits = Double(range.lowerBound)...Double(range.upperBound)
    guard let whole = Int(exactly: try number(purpose, in: limits)) else {
      throw error("\(purpose) is a whole number, not \(word)")
    }
    return whole
  }

  mutating func expectEnd() throws {
    guard isAtEnd else { throw error("nothing may follow here, but there is \(found)") }
  }
}
