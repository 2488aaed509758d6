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
    let near = scenarios.map(\.id).min { distance($0, id) < distance($1, id) }
    // Most of it must be right: a short word is near to any other short one.
    let farthest = min(3, (id.count - 1) / 2)
    let hint =
      near.flatMap { distance($0, id) <= farthest ? "did you mean '\($0)'? " : nil } ?? ""
    throw CommandError.usage("there is no scenario '\(id)'; \(hint)'interlude list' shows them")
  }

  /// The place of the first one; throws when there is none.
  func first() throws -> Int {
    guard !scenarios.isEmpty else {
      throw CommandError.usage("there are no scenarios; give Interlude.run at least one")
    }
    return 0
  }

  /// How many characters must be changed, added or left out to turn one word into the other.
  private func distance(_ first: String, _ second: String) -> Int {
    let other = Array(second)
    var row = Array(0...other.count)
    for (i, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in other.indices {
        let substituted = diagonal + (character == other[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[other.count]
  }
}
