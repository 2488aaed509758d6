/// The nodes that several lists have in common.
public final class NodeRow: Sendable {
  // Written once, by `init`, and taken out by the last list that has it, when nobody else can see it.
  nonisolated(unsafe) private(set) var nodes: [DisplayNode]

  public init(_ nodes: [DisplayNode]) { self.nodes = nodes }

  func takeNodes() -> [DisplayNode] {
    defer { nodes = [] }
    return nodes
  }
}
