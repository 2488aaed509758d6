import CoreGraphics

extension StageInput {
  /// Throws `DecodingError.dataCorrupted` for values with which a stage cannot step, rather than
  /// let the stage stop at them.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(
      _ key: CodingKeys, where isValid: (Value) -> Bool, _ rule: String
    ) throws -> Value {
      let value = try container.decode(Value.self, forKey: key)
      guard isValid(value) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "stage input: \(rule), not \(value)")
      }
      return value
    }
    let time: Double = try value(
      .time, where: { $0.isFinite && $0 >= 0 }, "the time must be a number from 0 up")
    // Left out, both mean what they mean by default.
    let settings: StageSettings =
      container.contains(.settings)
      ? try value(
        .settings,
        where: { $0.transitionDuration.map(StageSettings.durations.contains) ?? true },
        "a transition's duration must lie in \(StageSettings.durations)") : StageSettings()
    let events: [InputEvent] = try value(
      .events, where: { $0.allSatisfy(\.isFinite) }, "times and positions must be numbers")
    self.init(
      time: time,
      size: try value(
        .size,
        where: { $0.width >= 0 && $0.height >= 0 && $0.width.isFinite && $0.height.isFinite },
        "the size must be made of numbers from 0 up"),
      scale: try value(
        .scale, where: { $0 > 0 && $0.isFinite }, "the scale must be a number above 0"),
      events: events, settings: settings,
      releasesTransition:
        try container.decodeIfPresent(Bool.self, forKey: .releasesTransition) ?? false,
      warnsOfMemory: try container.decodeIfPresent(Bool.self, forKey: .warnsOfMemory) ?? false)
  }
}

extension InputEvent {
  fileprivate var isFinite: Bool { time.isFinite && position.x.isFinite && position.y.isFinite }
}
