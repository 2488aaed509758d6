import CoreGraphics

/// A node with an opacity below 1, while what it paints is being collected.
struct OpenGroup {
  /// Its command.
  var start: Int
  var alpha: Double
  /// The commands of what is painted into it: drawings, and groups by their beginning.
  private(set) var parts: [Int] = []
  /// Whether there are more parts than are listed.
  private(set) var hasMore = false
  /// How deep pictures are nested in it, its own not counted.
  var height = 0

  /// More parts than this always get a picture of their own.
  static let mostSingleParts = 8
  /// The most pictures within each other, a bound for memory; outside of them each part gets the
  /// group's opacity alone.
  static let deepest = 64

  init(start: Int, alpha: Double) {
    self.start = start
    self.alpha = alpha
  }

  mutating func add(_ part: Int) {
    if parts.count < Self.mostSingleParts { parts.append(part) } else { hasMore = true }
  }

  mutating func add(partsOf group: OpenGroup) {
    for part in group.parts { add(part) }
    if group.hasMore { hasMore = true }
    height = max(height, group.height)
  }
}

extension Flattener {
  mutating func openGroup(alpha: Double, clip: Int?) {
    openGroups.append(OpenGroup(start: list.commands.count, alpha: alpha))
    list.commands.append(
      DrawCommand(content: .nothing, shape: nil, clip: clip, bounds: .empty, alpha: alpha))
  }

  mutating func leaveGroup() {
    let group = openGroups.removeLast()
    if group.height >= OpenGroup.deepest {
      for part in allParts(of: group) { multiplyAlpha(of: part, by: group.alpha) }
    } else if !group.hasMore && partsLieApart(group) {
      for part in group.parts { multiplyAlpha(of: part, by: group.alpha) }
    } else {
      close(group)
      return
    }
    if !openGroups.isEmpty { openGroups[openGroups.count - 1].add(partsOf: group) }
  }

  private mutating func multiplyAlpha(of part: Int, by alpha: Double) {
    var target = part
    if case .beginGroup(let end) = list.commands[part].content { target = end }
    list.commands[target].alpha *= alpha
  }

  /// Whether no pixel belongs to two parts.
  private func partsLieApart(_ group: OpenGroup) -> Bool {
    for (index, part) in group.parts.enumerated() {
      for other in group.parts[..<index]
      where !list.commands[part].bounds.intersection(list.commands[other].bounds).isEmpty {
        return false
      }
    }
    return true
  }

  /// Gives the group a picture of its own.
  private mutating func close(_ group: OpenGroup) {
    let bounds = allParts(of: group).reduce(PixelRect.empty) {
      $0.union(list.commands[$1].bounds)
    }
    list.commands[group.start].content = .beginGroup(end: list.commands.count)
    list.commands[group.start].bounds = bounds
    list.commands.append(
      DrawCommand(
        content: .endGroup, shape: nil, clip: list.commands[group.start].clip, bounds: bounds,
        alpha: group.alpha))
    guard !openGroups.isEmpty else { return }
    openGroups[openGroups.count - 1].add(group.start)
    let height = openGroups[openGroups.count - 1].height
    openGroups[openGroups.count - 1].height = max(height, group.height + 1)
  }

  private func allParts(of group: OpenGroup) -> [Int] {
    var parts: [Int] = []
    var index = group.start + 1
    while index < list.commands.count {
      switch list.commands[index].content {
      case .beginGroup(let end):
        parts.append(index)
        index = end
      case .fill, .image: parts.append(index)
      case .endGroup, .nothing: break
      }
      index += 1
    }
    return parts
  }
}
