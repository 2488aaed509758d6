extension GestureRequest {
  static let options: Set<String> = ["--gesture", "--cancel-at", "--velocity"]

  init(_ reader: ArgumentReader) throws {
    file = reader.value("--gesture")
    part = try reader.number("--cancel-at", in: 0...1)
    velocity = try reader.number("--velocity", in: -100_000...100_000)
  }
}
