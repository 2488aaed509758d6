import Foundation

/// A whole trace with its header, in the form that is written to files.
public struct TraceDocument: Hashable, Codable, Sendable {
  /// The version of the format in `docs/trace-format.md` that this program writes.
  public static let currentSchema = 1

  public var schema: Int
  public var scenario: String
  public var direction: String
  public var device: String
  /// Steps a second.
  public var rate: Int
  public var events: [TraceEvent]

  enum CodingKeys: String, CodingKey {
    case schema, scenario, direction, device, rate, events
  }

  public init(
    scenario: String, direction: String, device: String, rate: Int, events: [TraceEvent]
  ) {
    schema = Self.currentSchema
    self.scenario = scenario
    self.direction = direction
    self.device = device
    self.rate = rate
    self.events = events
  }

  /// JSON with sorted keys and one event a line, so that two traces can be compared line by line.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func text(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    var header = self
    header.events = []
    let lines = try events.map { "    " + (try text($0)) }
    let head = try text(header).replacingOccurrences(
      of: "\"events\":[]", with: "\"events\":[\n" + lines.joined(separator: ",\n") + "\n]")
    return head + "\n"
  }
}
