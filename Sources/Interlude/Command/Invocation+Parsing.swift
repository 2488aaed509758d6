import Stage

extension Invocation {
  /// Reads the arguments that follow the program's name; throws a `CommandError` of status usage.
  init(_ arguments: [String]) throws {
    guard let first = arguments.first, !first.hasPrefix("-") else {
      self = try Self.parseWithoutVerb(arguments)
      return
    }
    let rest = Array(arguments.dropFirst())
    if HelpText.topics.contains(first), rest.contains("--help") || rest.contains("-h") {
      self = .help(topic: first)
      return
    }
    switch first {
    case "run": self = .window(try Self.parseWindow(rest, verb: "run"))
    case "list": self = try Self.parseList(rest)
    case "render": self = .render(try Self.parseRender(rest))
    case "trace": self = .trace(try Self.parseTrace(rest))
    case "bench":
      let reader = try ArgumentReader(rest, verb: "bench", valued: [], flags: ["--json"])
      try reader.expectAtMost(0)
      self = .bench(isJSON: reader.has("--json"))
    case "help":
      let reader = try ArgumentReader(rest, verb: "help", valued: [], flags: [])
      try reader.expectAtMost(1)
      self = .help(topic: reader.positional.first)
    default:
      throw CommandError.usage(
        "there is no command '\(first)'; see 'interlude --help'")
    }
  }

  private static func parseWithoutVerb(_ arguments: [String]) throws -> Invocation {
    if arguments.contains("--help") || arguments.contains("-h") { return .help(topic: nil) }
    if let index = arguments.firstIndex(of: "--version") {
      var others = arguments
      others.remove(at: index)
      guard let other = others.first else { return .version }
      throw CommandError.usage("--version takes nothing beside it, not '\(other)'")
    }
    return .window(try parseWindow(arguments, verb: "run"))
  }

  private static func parseWindow(_ arguments: [String], verb: String) throws -> WindowRequest {
    let reader = try ArgumentReader(
      arguments, verb: verb, valued: TuningRequest.options.union(["--ui-scale", "--gesture"]),
      flags: ["--stats"])
    try reader.expectAtMost(1)
    var request = WindowRequest(scenario: reader.positional.first)
    request.uiScale = try reader.number("--ui-scale", in: 0.5...4) ?? 1
    request.showsStatistics = reader.has("--stats")
    request.gesture = reader.value("--gesture")
    request.tuning = try TuningRequest(reader, showsBars: true)
    return request
  }

  private static func parseList(_ arguments: [String]) throws -> Invocation {
    let reader = try ArgumentReader(
      arguments, verb: "list", valued: [], flags: ["--json", "--devices"])
    try reader.expectAtMost(0)
    if reader.has("--devices") { return .devices(isJSON: reader.has("--json")) }
    return .list(isJSON: reader.has("--json"))
  }

  private static func parseRender(_ arguments: [String]) throws -> RenderRequest {
    let reader = try ArgumentReader(
      arguments, verb: "render",
      valued: TuningRequest.options.union(GestureRequest.options).union([
        "-o", "--direction", "--at", "--scale",
      ]), flags: [])
    let scenario = try scenario(reader, verb: "render")
    guard let output = reader.value("-o"), !output.isEmpty else {
      throw CommandError.usage("'render' needs -o FILE.png, or -o FOLDER for single pictures")
    }
    guard output != "-" else {
      throw CommandError.usage(
        "'render' writes pictures to files: give -o FILE.png, or -o FOLDER, not '-'")
    }
    var request = RenderRequest(scenario: scenario, output: output)
    request.direction = try direction(reader)
    if let fractions = try reader.numbers("--at", in: 0...1) { request.fractions = fractions }
    request.scale = try reader.number("--scale", in: 1...3) ?? 1
    request.gesture = try GestureRequest(reader)
    request.tuning = try TuningRequest(reader)
    return request
  }

  private static func parseTrace(_ arguments: [String]) throws -> TraceRequest {
    let reader = try ArgumentReader(
      arguments, verb: "trace",
      valued: TuningRequest.options.union(GestureRequest.options).union(["-o", "--direction"]),
      flags: ["--json"])
    var request = TraceRequest(scenario: try scenario(reader, verb: "trace"))
    request.direction = try direction(reader)
    request.isJSON = reader.has("--json")
    request.output = reader.value("-o") ?? "-"
    request.gesture = try GestureRequest(reader)
    request.tuning = try TuningRequest(reader)
    return request
  }

  private static func scenario(_ reader: ArgumentReader, verb: String) throws -> String {
    try reader.expectAtMost(1)
    guard let scenario = reader.positional.first else {
      throw CommandError.usage("'\(verb)' needs a scenario; 'interlude list' shows them")
    }
    return scenario
  }

  private static func direction(_ reader: ArgumentReader) throws -> Direction {
    guard let text = reader.value("--direction") else { return .present }
    guard let direction = Direction(rawValue: text) else {
      throw CommandError.usage("--direction is present or dismiss, not '\(text)'")
    }
    return direction
  }
}

extension TuningRequest {
  static let options: Set<String> = [
    "--duration", "--speed", "--ios", "--device", "--variant", "--bars",
  ]

  /// - Parameter showsBars: what counts if nothing is said.
  fileprivate init(_ reader: ArgumentReader, showsBars: Bool = false) throws {
    settings.transitionDuration = try reader.number("--duration", in: StageSettings.durations)
    speed = try reader.number("--speed", in: 0.01...4) ?? 1
    if let text = reader.value("--ios") {
      guard let number = Int(text), let release = StageSettings.Release(rawValue: number) else {
        throw CommandError.usage("--ios is 12 or 13, not '\(text)'")
      }
      settings.release = release
    }
    if let name = reader.value("--device") { device = try EnvironmentWords.device(name) }
    if let text = reader.value("--bars") {
      guard ["on", "off"].contains(text) else {
        throw CommandError.usage("--bars is on or off, not '\(text)'")
      }
      settings.showsBars = text == "on"
    } else {
      settings.showsBars = showsBars
    }
    if let text = reader.value("--variant") {
      settings.environment = try EnvironmentWords.environment(text)
    }
  }
}

extension GestureRequest {
  static let options: Set<String> = ["--gesture", "--cancel-at", "--velocity"]

  fileprivate init(_ reader: ArgumentReader) throws {
    file = reader.value("--gesture")
    part = try reader.number("--cancel-at", in: 0...1)
    velocity = try reader.number("--velocity", in: -100_000...100_000)
  }
}
