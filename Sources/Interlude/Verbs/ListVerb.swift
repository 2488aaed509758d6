import Foundation
import Stage

/// `interlude list`.
enum ListVerb {
  private struct Entry: Encodable {
    var id: String
    var title: String
    var kind: Scenario.Kind
    var summary: String
  }

  static func run(isJSON: Bool, _ catalogue: Catalogue, _ console: Console) throws -> ExitStatus {
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let entries = catalogue.scenarios.map {
        Entry(id: $0.id, title: $0.title, kind: $0.kind, summary: $0.summary)
      }
      try console.out(String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n")
    } else {
      let width = catalogue.scenarios.map(\.id.count).max() ?? 0
      for scenario in catalogue.scenarios {
        let id = scenario.id.padding(toLength: width, withPad: " ", startingAt: 0)
        try console.out("\(id)  \(scenario.summary.isEmpty ? scenario.title : scenario.summary)\n")
      }
    }
    return .good
  }
}
