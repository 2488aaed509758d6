/// An answer is an object with one key, the case's name, so that the file names no position: the
/// object or the text is the key's value.
extension TraceEvent.Answer: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case notImplemented, none, object, value
  }

  private struct Nothing: Codable {}

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "an answer has exactly one of the keys "
            + CodingKeys.allCases.map(\.rawValue).joined(separator: ", ")))
    }
    switch container.allKeys[0] {
    case .notImplemented: self = .notImplemented
    case .none: self = .none
    case .object: self = .object(try container.decode(ObjectReference.self, forKey: .object))
    case .value: self = .value(try container.decode(String.self, forKey: .value))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .notImplemented: try container.encode(Nothing(), forKey: .notImplemented)
    case .none: try container.encode(Nothing(), forKey: .none)
    case .object(let object): try container.encode(object, forKey: .object)
    case .value(let text): try container.encode(text, forKey: .value)
    }
  }
}
