import Stage

/// The scenarios that the program knows, found by id.
struct Catalogue {
  let scenarios: [Scenario]

  init(_ scenarios: [Scenario]) throws {
    var seen: Set<String> = []
    for scenario in scenarios {
      guard seen.insert(scenario.id).inserted else {
        throw CommandError.usage("two scenarios have the id '\(scenario.id)'; give each its own")
      }
    }
    self.scenarios = scenarios
  }

  func scenario(_ id: String) throws -> Scenario { scenarios[try index(of: id)] }

  /// The place of the scenario in the list.
  func index(of id: String) throws -> Int {
    if let found = scenarios.firstIndex(where: { $0.id == id }) { return found }
    let hint = NearWords.hint(for: id, among: scenarios.map(\.id))
    throw CommandError.usage("there is no scenario '\(id)'; \(hint)'interlude list' shows them")
  }

  /// The place of the first one; throws when there is none.
  func first() throws -> Int {
    guard !scenarios.isEmpty else {
      throw CommandError.usage("there are no scenarios; give Interlude.run at least one")
    }
    return 0
  }
}
