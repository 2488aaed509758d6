import Foundation

/// Why a trace cannot be read, although it is one.
public enum TraceDocumentError: Error, Hashable {
  /// What it says may mean something else by now.
  case newerSchema(Int, known: Int)
}

extension TraceDocumentError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .newerSchema(let schema, let known):
      "the trace has schema \(schema), and this program reads schemas up to \(known): read it with "
        + "the version of Interlude that wrote it, or a later one"
    }
  }
}
