import Foundation
import Stage

extension GestureRequest {
  /// What is done instead of the scenario's script; nil where nothing else was asked for.
  ///
  /// - Throws: `CommandError`, or `ScenarioError` where there is no gesture to stop.
  func script(for scenario: Scenario, _ direction: Direction) throws -> InputScript? {
    guard !isEmpty else { return nil }
    guard let file else {
      return try stopped(scenario, direction)
    }
    var given = scenario
    let gesture = try Self.read(file)
    switch direction {
    case .present: given.presentGesture = gesture
    case .dismiss: given.dismissGesture = gesture
    }
    if part == nil, velocity == nil { return .gesture(gesture) }
    return try stopped(given, direction)
  }

  private func stopped(_ scenario: Scenario, _ direction: Direction) throws -> InputScript {
    try scenario.gestureScript(for: direction, stoppedAfter: part, velocity: velocity)
  }

  /// The gesture in a file.
  static func read(_ file: String) throws -> GestureScript {
    let data: Data
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
      defer { try? handle.close() }
      // One byte more than is allowed tells that there is more.
      data = try handle.read(upToCount: GestureScript.longestText + 1) ?? Data()
    } catch {
      throw CommandError(
        status: .environment, message: "cannot read the gesture \(file): give a file with one")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw CommandError.usage("\(file): a gesture is a text in UTF-8")
    }
    do {
      return try GestureScript(text: text)
    } catch {
      throw CommandError.usage("\(file): \(CommandError(error, fallback: .usage).message)")
    }
  }
}
