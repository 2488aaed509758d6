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
      let scenarios = catalogue.scenarios
      let width = scenarios.map(\.id.count).max() ?? 0
      // Where there is nothing but the user's own, that need not be said.
      let kindWidth =
        scenarios.allSatisfy { $0.kind == .own }
        ? nil : scenarios.map(\.kind.rawValue.count).max()
      for scenario in scenarios {
        let id = scenario.id.padding(toLength: width, withPad: " ", startingAt: 0)
        let kind = kindWidth.map {
          scenario.kind.rawValue.padding(toLength: $0, withPad: " ", startingAt: 0) + "  "
        }
        let summary = scenario.summary.isEmpty ? scenario.title : scenario.summary
        try console.out("\(id)  \(kind ?? "")\(summary)\n")
      }
    }
    return .good
  }

  private struct DeviceEntry: Encodable {
    var name: String
    var idiom: Device.Idiom
    var width: Double
    var height: Double
    var scale: Double
    var safeArea: Device.Margins
    var landscapeSafeArea: Device.Margins
    var cornerRadius: Double
    var rate: Int
  }

  static func listDevices(isJSON: Bool, _ console: Console) throws -> ExitStatus {
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let entries = Device.all.map {
        DeviceEntry(
          name: $0.name, idiom: $0.idiom, width: Double($0.size.width),
          height: Double($0.size.height), scale: $0.scale, safeArea: $0.safeArea,
          landscapeSafeArea: $0.landscapeSafeArea, cornerRadius: Double($0.cornerRadius),
          rate: $0.rate)
      }
      try console.out(String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n")
      return .good
    }
    let width = Device.all.map(\.name.count).max() ?? 0
    for device in Device.all {
      let name = device.name.padding(toLength: width, withPad: " ", startingAt: 0)
      let size = "\(Int(device.size.width))x\(Int(device.size.height)) @\(Int(device.scale))x"
        .padding(toLength: 13, withPad: " ", startingAt: 0)
      let (upright, side) = (device.safeArea, device.landscapeSafeArea)
      try console.out(
        "\(name)  \(size)  safe area \(words(upright)), on its side \(words(side))  "
          + "\(device.rate) Hz\n")
    }
    return .good
  }

  /// Top, left, bottom, right.
  private static func words(_ margins: Device.Margins) -> String {
    [margins.top, margins.left, margins.bottom, margins.right].map { "\(Int($0))" }
      .joined(separator: " ")
  }
}
