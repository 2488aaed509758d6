extension DisplayList: Equatable {
  /// Whether both paint the same; shared nodes are not looked into.
  public static func == (first: DisplayList, second: DisplayList) -> Bool {
    guard first.size == second.size else { return false }
    var pairs = [(first.root, second.root)]
    while let (one, other) = pairs.popLast() {
      if one === other { continue }
      guard one.hasSameValues(as: other) else { return false }
      pairs.append(contentsOf: zip(one.children, other.children))
      if let mask = one.mask, let otherMask = other.mask { pairs.append((mask, otherMask)) }
    }
    return true
  }
}

extension DisplayNode {
  /// Equal but for what the children and the mask hold.
  fileprivate func hasSameValues(as other: DisplayNode) -> Bool {
    owner == other.owner && transform == other.transform && perspective == other.perspective
      && isOneSided == other.isOneSided && opacity == other.opacity && clip == other.clip
      && shadow == other.shadow && backdrop == other.backdrop && border == other.border
      && isMoving == other.isMoving && dissolve == other.dissolve && items == other.items
      && children.count == other.children.count && (mask == nil) == (other.mask == nil)
  }
}
