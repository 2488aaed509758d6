import Stage

/// Reads the arguments that follow the program's name.
struct InvocationParser {
  /// What the program is called, for messages.
  let program: String

  /// Throws a `CommandError` of status usage.
  func parse(_ arguments: [String]) throws -> Invocation {
    guard let first = arguments.first, !first.hasPrefix("-") else {
      return try parseWithoutVerb(arguments)
    }
    let rest = Array(arguments.dropFirst())
    if HelpText.topics.contains(first), rest.contains("--help") || rest.contains("-h") {
      return .help(topic: first)
    }
    switch first {
    case "run": return .window(try parseWindow(rest, verb: "run"))
    case "list": return try parseList(rest)
    case "render": return .render(try parseRender(rest))
    case "trace": return .trace(try parseTrace(rest))
    case "bench":
      let reader = try reader(rest, verb: "bench", flags: ["--animations", "--json"])
      try reader.expectAtMost(0)
      return .bench(
        isJSON: reader.has("--json"), isOfAnimations: reader.has("--animations"))
    case "help":
      let reader = try reader(rest, verb: "help")
      try reader.expectAtMost(1)
      return .help(topic: reader.positional.first)
    default:
      throw CommandError.usage(
        "there is no command '\(first)'; see '\(program) --help'")
    }
  }

  private func parseWithoutVerb(_ arguments: [String]) throws -> Invocation {
    if arguments.contains("--help") || arguments.contains("-h") { return .help(topic: nil) }
    if let index = arguments.firstIndex(of: "--version") {
      var others = arguments
      others.remove(at: index)
      guard let other = others.first else { return .version }
      throw CommandError.usage("--version takes nothing beside it, not '\(other)'")
    }
    return .window(try parseWindow(arguments, verb: "run"))
  }

  private func parseWindow(_ arguments: [String], verb: String) throws -> WindowRequest {
    let reader = try reader(
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

  private func parseList(_ arguments: [String]) throws -> Invocation {
    let reader = try reader(arguments, verb: "list", flags: ["--json", "--devices"])
    try reader.expectAtMost(0)
    if reader.has("--devices") { return .devices(isJSON: reader.has("--json")) }
    return .list(isJSON: reader.has("--json"))
  }

  private func parseRender(_ arguments: [String]) throws -> RenderRequest {
    let reader = try reader(
      arguments, verb: "render",
      valued: TuningRequest.options.union(GestureRequest.options).union([
        "-o", "--direction", "--at", "--scale",
      ]), flags: ["--strict"])
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
    request.isStrict = reader.has("--strict")
    request.gesture = try GestureRequest(reader)
    request.tuning = try TuningRequest(reader)
    return request
  }

  private func parseTrace(_ arguments: [String]) throws -> TraceRequest {
    let reader = try reader(
      arguments, verb: "trace",
      valued: TuningRequest.options.union(GestureRequest.options).union(["-o", "--direction"]),
      flags: ["--json", "--strict"])
    var request = TraceRequest(scenario: try scenario(reader, verb: "trace"))
    request.direction = try direction(reader)
    request.isJSON = reader.has("--json")
    request.isStrict = reader.has("--strict")
    request.output = reader.value("-o") ?? "-"
    request.gesture = try GestureRequest(reader)
    request.tuning = try TuningRequest(reader)
    return request
  }

  private func scenario(_ reader: ArgumentReader, verb: String) throws -> String {
    try reader.expectAtMost(1)
    guard let scenario = reader.positional.first else {
      throw CommandError.usage("'\(verb)' needs a scenario; '\(program) list' shows them")
    }
    return scenario
  }

  private func direction(_ reader: ArgumentReader) throws -> Direction {
    guard let text = reader.value("--direction") else { return .present }
    guard let direction = Direction(rawValue: text) else {
      throw CommandError.usage("--direction is present or dismiss, not '\(text)'")
    }
    return direction
  }

  private func reader(
    _ arguments: [String], verb: String, valued: Set<String> = [], flags: Set<String> = []
  ) throws -> ArgumentReader {
    try ArgumentReader(arguments, verb: verb, valued: valued, flags: flags, program: program)
  }
}

extension Invocation {
  /// - Throws: a `CommandError` of status usage.
  init(_ arguments: [String], program: String = "interlude") throws {
    self = try InvocationParser(program: program).parse(arguments)
  }
}
