import SDLStage
import Stage

extension TuningRequest {
  static let options: Set<String> = [
    "--duration", "--speed", "--ios", "--device", "--variant", "--bars",
  ]

  /// - Parameter showsBars: what counts if nothing is said.
  init(_ reader: ArgumentReader, showsBars: Bool = false) throws {
    settings.transitionDuration = try reader.number("--duration", in: StageSettings.durations)
    speed = try reader.number("--speed", in: FramePacer.speeds) ?? 1
    if let text = reader.value("--ios") {
      guard let number = Int(text), let release = StageSettings.Release(rawValue: number) else {
        throw CommandError.usage("--ios is 12 or 13, not '\(text)'")
      }
      settings.release = release
    }
    if let name = reader.value("--device") {
      device = try EnvironmentWords(program: reader.program).device(name)
    }
    if let text = reader.value("--bars") {
      guard ["on", "off"].contains(text) else {
        throw CommandError.usage("--bars is on or off, not '\(text)'")
      }
      settings.showsBars = text == "on"
    } else {
      settings.showsBars = showsBars
    }
    if let text = reader.value("--variant") {
      settings.environment = try EnvironmentWords(program: reader.program).environment(text)
    }
  }
}
