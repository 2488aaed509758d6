import CoreGraphics
import DisplayList

extension RandomDisplayList {
  /// `list` with one to three of its nodes moved, faded, recoloured, added, taken away or reordered;
  /// all other nodes are the same objects.
  package static func changing(_ list: DisplayList, seed: UInt64) -> DisplayList {
    var maker = RandomDisplayList(seed: seed, Ingredients())
    var root = list.root
    for _ in 0..<maker.random.integer(1...3) { root = maker.changing(root) }
    return DisplayList(root: root, size: list.size)
  }

  private mutating func changing(_ root: DisplayNode) -> DisplayNode {
    var path: [(node: DisplayNode, child: Int)] = []
    var node = root
    while !node.children.isEmpty, random.happens(0.7) {
      let child = random.integer(0...node.children.count - 1)
      path.append((node, child))
      node = node.children[child]
    }
    var changed = changed(node)
    for (parent, child) in path.reversed() {
      // As the builder of a frame makes it: all others are shared.
      let row = NodeRow(Array(parent.children))
      changed = parent.with(children: NodeList(row, at: [child], [changed]))
    }
    return changed
  }

  private mutating func changed(_ node: DisplayNode) -> DisplayNode {
    var children = Array(node.children)
    switch random.integer(0...6) {
    case 0: return node.with(transform: node.transform.concatenating(transform()))
    case 1: return node.with(opacity: random.number(0...1))
    case 2: return node.with(items: node.items + [item()])
    case 3: return node.with(items: Array(node.items.dropLast()))
    case 4: children.insert(self.node(children: []), at: random.integer(0...children.count))
    case 5: if !children.isEmpty { children.remove(at: random.integer(0...children.count - 1)) }
    default: children.reverse()
    }
    return node.with(children: NodeList(children))
  }
}

extension DisplayNode {
  fileprivate func with(
    transform: CGAffineTransform? = nil, opacity: Double? = nil, items: [DrawItem]? = nil,
    children: NodeList? = nil
  ) -> DisplayNode {
    DisplayNode(
      owner: owner, transform: transform ?? self.transform, opacity: opacity ?? self.opacity,
      clip: clip, isMoving: isMoving, items: items ?? self.items,
      children: children ?? self.children)
  }
}
