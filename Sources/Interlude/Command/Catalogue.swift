import Stage

/// The scenarios that the program knows, found by id.
struct Catalogue {
  let scenarios: [Scenario]
  /// What the program is called, for messages.
  private let program: String

  /// - Throws: usage, for the first id that is none, or not its scenario's own.
  init(_ scenarios: [Scenario], program: String = "interlude") throws {
    self.program = program
    var seen: Set<String> = []
    for scenario in scenarios {
      try Self.check(scenario)
      guard seen.insert(scenario.id).inserted else {
        throw CommandError.usage("two scenarios have the id '\(scenario.id)'; give each its own")
      }
    }
    self.scenarios = scenarios
  }

  /// An id stands on command lines and in names of files.
  private static func check(_ scenario: Scenario) throws {
    let id = scenario.id
    guard id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) == nil else { return }
    let words = (id.isEmpty ? scenario.title : id).lowercased()
      .split { !$0.isASCII || !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    let hint = words.isEmpty ? "" : ", as in '\(words)'"
    throw CommandError.usage(
      (id.isEmpty ? "a scenario has no id" : "the scenario's id '\(id)' is not in kebab-case")
        + ": use a to z, 0 to 9, and single hyphens between them\(hint)")
  }

  func scenario(_ id: String) throws -> Scenario { scenarios[try index(of: id)] }

  /// The place of the scenario in the list.
  func index(of id: String) throws -> Int {
    if let found = scenarios.firstIndex(where: { $0.id == id }) { return found }
    let hint = NearWords.hint(for: id, among: scenarios.map(\.id))
    throw CommandError.usage("there is no scenario '\(id)'; \(hint)'\(program) list' shows them")
  }

  /// The place of the first one; throws when there is none.
  func first() throws -> Int {
    guard !scenarios.isEmpty else {
      throw CommandError.usage("there are no scenarios; give Interlude.run at least one")
    }
    return 0
  }
}
