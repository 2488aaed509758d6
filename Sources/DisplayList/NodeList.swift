/// A node's children from back to front.
///
/// Lists that differ from each other in few places share all else: to make the next one of them takes
/// as long as there are differences, however long it is.
public struct NodeList: RandomAccessCollection, Sendable {
  private enum Storage: Sendable {
    case all([DisplayNode])
    case changed(ChangedNodes)
  }

  private var storage: Storage

  public init(_ nodes: [DisplayNode] = []) { storage = .all(nodes) }

  /// The nodes of `row` with others in some of their places.
  ///
  /// - Parameters:
  ///   - places: ascending.
  ///   - nodes: one for each place.
  public init(_ row: NodeRow, at places: [Int], _ nodes: [DisplayNode]) {
    assert(places.count == nodes.count, "\(nodes.count) nodes for \(places.count) places")
    assert(
      zip(places, places.dropFirst()).allSatisfy(<)
        && places.allSatisfy(row.nodes.indices.contains),
      "\(places) are not ascending places in a row of \(row.nodes.count)")
    storage = .changed(ChangedNodes(row, at: places, nodes))
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int {
    switch storage {
    case .all(let nodes): nodes.count
    case .changed(let changed): changed.row.nodes.count
    }
  }

  public subscript(place: Int) -> DisplayNode {
    switch storage {
    case .all(let nodes): nodes[place]
    case .changed(let changed): changed[place]
    }
  }

  /// Takes out what nobody else holds, as lists, and leaves nothing.
  mutating func takeParts() -> [[DisplayNode]] {
    switch storage {
    case .all(let nodes):
      storage = .all([])
      return [nodes]
    case .changed(var changed):
      storage = .all([])
      return isKnownUniquelyReferenced(&changed) ? changed.takeParts() : []
    }
  }
}

/// A row with other nodes in some of its places.
private final class ChangedNodes: Sendable {
  // Taken apart by the last who holds it.
  nonisolated(unsafe) private(set) var row: NodeRow
  private let places: [Int]
  nonisolated(unsafe) private var nodes: [DisplayNode]

  init(_ row: NodeRow, at places: [Int], _ nodes: [DisplayNode]) {
    (self.row, self.places, self.nodes) = (row, places, nodes)
  }

  subscript(place: Int) -> DisplayNode {
    // Halving the places in which it may be.
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] == place ? nodes[low] : row.nodes[place]
  }

  func takeParts() -> [[DisplayNode]] {
    defer { nodes = [] }
    return isKnownUniquelyReferenced(&row) ? [row.takeNodes(), nodes] : [nodes]
  }
}
