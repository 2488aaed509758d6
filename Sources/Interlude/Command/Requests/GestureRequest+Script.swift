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
    guard let data = bytes(of: file) else {
      throw CommandError(
        status: .environment,
        message:
          "cannot read the gesture '\(file)': \(String(cString: strerror(errno))); give a file "
          + "with one")
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

  /// One byte more than is allowed tells that there is more. Nil where the system's `errno` says why.
  private static func bytes(of file: String) -> Data? {
    let descriptor = open(file, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer {
      let reason = errno
      close(descriptor)
      errno = reason
    }
    var data = Data()
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while data.count <= GestureScript.longestText {
      let count = Foundation.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { break }
      data += part[..<count]
    }
    return data
  }

  /// A result must not take the gesture's place.
  func checkIsNot(_ output: String) throws {
    func real(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
    guard let file, output != "-", real(file) == real(output) else { return }
    throw CommandError.usage(
      "the result would take the place of the gesture '\(file)': give -o another name")
  }
}
