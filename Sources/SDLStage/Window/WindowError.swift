/// Why a window cannot be had; its description is one line that says what to do.
package enum WindowError: Error, Equatable, CustomStringConvertible {
  /// With SDL's reason.
  case noDisplay(String)
  case noWindow(String)
  case noRenderer(String)
  case unknownPresentMethod(String)

  package var description: String {
    switch self {
    case .noDisplay(let reason):
      "no display can be opened (\(reason)): start it in a desktop session, or use 'render' or "
        + "'trace', which need no display"
    case .noWindow(let reason):
      "the display is there but opens no window (\(reason)): use 'render' or 'trace', which need "
        + "no display"
    case .noRenderer(let reason):
      "the display has no accelerated renderer (\(reason)): leave out "
        + "\(PresentMethod.variable)=\(PresentMethod.renderer.rawValue)"
    case .unknownPresentMethod(let word):
      "\(PresentMethod.variable) is '\(word)': write "
        + PresentMethod.allCases.map(\.rawValue).joined(separator: ", ")
    }
  }
}
