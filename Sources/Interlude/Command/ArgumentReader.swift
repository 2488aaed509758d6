/// Takes a verb's arguments apart: `--name value`, `--name=value`, flags, and the rest in order.
struct ArgumentReader {
  private(set) var positional: [String] = []
  private var values: [String: String] = [:]
  private var flags: Set<String> = []
  private let verb: String
  let program: String

  /// - Parameters:
  ///   - verb: for messages.
  ///   - valued: the options that take a value, with their dashes.
  ///   - flags: those that do not.
  ///   - program: what the program is called, for messages.
  init(
    _ arguments: [String], verb: String, valued: Set<String>, flags known: Set<String>,
    program: String
  ) throws {
    (self.verb, self.program) = (verb, program)
    var rest = arguments[...]
    var optionsAreOver = false
    while let argument = rest.popFirst() {
      // A lone dash is a file name: standard output.
      guard argument.hasPrefix("-"), argument != "-", !optionsAreOver else {
        positional.append(argument)
        continue
      }
      if argument == "--" {
        optionsAreOver = true
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if valued.contains(name) {
        let value = parts.count == 2 ? String(parts[1]) : rest.popFirst()
        guard let value else {
          throw CommandError.usage("\(name) needs a value; see '\(program) \(verb) --help'")
        }
        guard values.updateValue(value, forKey: name) == nil else {
          throw CommandError.usage("\(name) is given twice")
        }
      } else if known.contains(name) {
        guard parts.count == 1 else { throw CommandError.usage("\(name) takes no value") }
        flags.insert(name)
      } else {
        throw CommandError.usage(
          "'\(verb)' has no option \(name); see '\(program) \(verb) --help'")
      }
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  func value(_ name: String) -> String? { values[name] }

  /// Fails on more positional arguments than the verb takes.
  func expectAtMost(_ count: Int) throws {
    if positional.count > count {
      throw CommandError.usage(
        "'\(verb)' does not know what to do with '\(positional[count])'; "
          + "see '\(program) \(verb) --help'")
    }
  }

  /// A finite number in `range`, or nil when the option is absent.
  func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
    guard let text = value(name) else { return nil }
    return try Self.number(text, name, in: range)
  }

  /// Numbers separated by commas, or nil when the option is absent.
  func numbers(_ name: String, in range: ClosedRange<Double>) throws -> [Double]? {
    guard let text = value(name) else { return nil }
    return try text.split(separator: ",", omittingEmptySubsequences: false).map {
      try Self.number(String($0), name, in: range)
    }
  }

  private static func number(
    _ text: String, _ name: String, in range: ClosedRange<Double>
  ) throws -> Double {
    // Swift would also read hexadecimal digits.
    guard !text.lowercased().contains("x"), let number = Double(text), range.contains(number) else {
      func brief(_ x: Double) -> String { x == x.rounded() ? "\(Int(x))" : "\(x)" }
      throw CommandError.usage(
        "\(name) needs a number from \(brief(range.lowerBound)) to \(brief(range.upperBound)), "
          + "not '\(text)'")
    }
    return number
  }
}
