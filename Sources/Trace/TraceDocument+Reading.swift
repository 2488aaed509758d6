import Foundation

extension TraceDocument {
  /// Reads what `json()` writes, also that of a later program with the same schema: events of kinds,
  /// and with values, that are not known here are passed over.
  ///
  /// - Throws: `TraceDocumentError`, or a `DecodingError` where the text is no trace.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let schema = try container.decode(Int.self, forKey: .schema)
    guard schema <= Self.currentSchema else {
      throw TraceDocumentError.newerSchema(schema, known: Self.currentSchema)
    }
    self.init(
      scenario: try container.decode(String.self, forKey: .scenario),
      direction: try container.decode(String.self, forKey: .direction),
      device: try container.decode(String.self, forKey: .device),
      rate: try container.decode(Int.self, forKey: .rate),
      events: try container.decode([PossibleEvent].self, forKey: .events).compactMap(\.event))
    self.schema = schema
  }

  /// Reads the text of a document.
  ///
  /// - Throws: as the decoder's form.
  public init(json: String) throws {
    self = try JSONDecoder().decode(TraceDocument.self, from: Data(json.utf8))
  }
}

/// An event, or nothing where a later program has written what this one does not know.
private struct PossibleEvent: Decodable {
  let event: TraceEvent?

  private enum CodingKeys: String, CodingKey { case event }

  /// The one key of an event's kind.
  private struct KindKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let names = try decoder.container(keyedBy: CodingKeys.self)
      .nestedContainer(keyedBy: KindKey.self, forKey: .event).allKeys.map(\.stringValue)
    guard names.count != 1 || TraceEvent.Kind.isKnown(names[0]) else {
      event = nil
      return
    }
    do {
      event = try TraceEvent(from: decoder)
    } catch DecodingError.dataCorrupted {
      // A word that none of the enumerations has.
      event = nil
    }
  }
}
