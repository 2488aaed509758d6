import Foundation

/// How pictures get from memory to the screen.
package enum PresentMethod: String, CaseIterable, Sendable {
  /// The renderer where a graphics processor is there, else the surface.
  case automatic
  /// Copied by the processor, at moments that the program chooses.
  case surface
  /// A texture that the graphics processor shows, in step with the display.
  case renderer

  /// Names a method for a whole session.
  package static let variable = "INTERLUDE_PRESENT"

  /// The environment's choice, else `automatic`.
  ///
  /// - Throws: `WindowError.unknownPresentMethod` for any other word.
  package static func chosen(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> PresentMethod {
    guard let word = environment[variable], !word.isEmpty else { return .automatic }
    guard let method = PresentMethod(rawValue: word) else {
      throw WindowError.unknownPresentMethod(word)
    }
    return method
  }
}
