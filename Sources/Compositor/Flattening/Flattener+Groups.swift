import CoreGraphics

extension Flattener {
  mutating func openGroup(
    alpha: Double, clip: Int?, isClip: Bool = false, hasMask: Bool = false,
    use: GroupUse = .plain
  ) {
    openGroups.append(
      OpenGroup(
        start: list.commands.count, alpha: alpha, isClip: isClip, use: use, hasMask: hasMask))
    list.commands.append(
      DrawCommand(content: .nothing, shape: nil, clip: clip, bounds: .empty, alpha: alpha))
  }

  mutating func openMask() {
    openGroups.append(
      OpenGroup(start: list.commands.count, alpha: 1, isClip: false, isMask: true))
    // Where the mask paints nothing it takes all away, so it counts everywhere in the group.
    list.commands.append(
      DrawCommand(content: .nothing, shape: nil, clip: nil, bounds: list.frame, alpha: 1))
  }

  mutating func leaveMask() {
    let mask = openGroups.removeLast()
    list.commands[mask.start].content = .beginMask(end: list.commands.count)
    list.commands.append(
      DrawCommand(content: .endMask, shape: nil, clip: nil, bounds: list.frame, alpha: 1))
    let last = openGroups.count - 1
    if last >= 0 { openGroups[last].height = max(openGroups[last].height, mask.height + 1) }
  }

  /// Adds a command to the innermost open group.
  mutating func addPart(_ part: Int) {
    let last = openGroups.count - 1
    if last < 0 { return }
    if case .backdrop = list.commands[part].content { openGroups[last].hasBackdrop = true }
    let isCut = openGroups[last].isClip && !isCovered(list.commands[part].bounds, in: last)
    openGroups[last].add(part, isCut: isCut)
  }

  mutating func leaveGroup() {
    let group = openGroups.removeLast()
    let canHavePicture = group.height < OpenGroup.deepest
    if canHavePicture && (group.isClip ? needsPicture(clip: group) : needsPicture(group)) {
      close(group)
      return
    }
    if group.hasMask { dropMask() }
    if group.alpha < 1 {
      for part in group.hasMore ? allParts(of: group) : group.parts {
        multiplyAlpha(of: part, by: group.alpha)
      }
    }
    // Its parts become parts of the next group.
    let last = openGroups.count - 1
    if last < 0 { return }
    for part in group.parts { addPart(part) }
    if group.hasBackdrop { openGroups[last].hasBackdrop = true }
    openGroups[last].height = max(openGroups[last].height, group.height)
    if group.hasMore {
      openGroups[last].hasMore = true
      let isInside = group.isClip && isCovered(clipBounds(of: group), in: last)
      if openGroups[last].isClip && !isInside { openGroups[last].hasMoreCut = true }
    }
  }

  /// Takes the mask that ends the group just left out of the list.
  private mutating func dropMask() {
    let last = list.commands.count - 1
    for index in list.commands.indices.reversed() {
      var isStart = false
      if case .beginMask(last) = list.commands[index].content { isStart = true }
      list.commands[index].content = .nothing
      if isStart { return }
    }
  }

  private func clipBounds(of group: OpenGroup) -> PixelRect {
    list.commands[group.start].clip.map { list.clips[$0].shape.bounds } ?? list.frame
  }

  /// Whether an open group's clip leaves all of `rect`.
  private func isCovered(_ rect: PixelRect, in group: Int) -> Bool {
    guard let clip = list.commands[openGroups[group].start].clip else { return true }
    return list.clips[clip].shape.covers(rect)
  }

  /// Whether some pixel belongs to two parts, or a backdrop must not see beyond the group.
  private func needsPicture(_ group: OpenGroup) -> Bool {
    group.use != .plain || group.hasMask || group.hasBackdrop || group.hasMore
      || group.parts.hasPair { !bounds(of: $0, and: $1).isEmpty }
  }

  /// Whether some pixel at the clip's edge belongs to two parts.
  private func needsPicture(clip group: OpenGroup) -> Bool {
    guard let clip = list.commands[group.start].clip else { return false }
    let shape = list.clips[clip].shape
    return group.hasMoreCut || group.cutParts.hasPair { !shape.covers(bounds(of: $0, and: $1)) }
  }

  private func bounds(of part: Int, and other: Int) -> PixelRect {
    list.commands[part].bounds.intersection(list.commands[other].bounds)
  }

  private mutating func multiplyAlpha(of part: Int, by alpha: Double) {
    var target = part
    if case .beginGroup(let end) = list.commands[part].content { target = end }
    list.commands[target].alpha *= alpha
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
        extent: bounds, alpha: group.alpha, use: group.use))
    addPart(group.start)
    let last = openGroups.count - 1
    if last < 0 { return }
    openGroups[last].height = max(openGroups[last].height, group.height + 1)
    if group.isClip, group.hasBackdrop { openGroups[last].hasBackdrop = true }
  }

  private func allParts(of group: OpenGroup) -> [Int] {
    var parts: [Int] = []
    var index = group.start + 1
    while index < list.commands.count {
      switch list.commands[index].content {
      case .beginGroup(let end):
        parts.append(index)
        index = end
      case .fill, .image, .backdrop: parts.append(index)
      case .beginMask(let end): index = end
      case .endGroup, .endMask, .nothing: break
      }
      index += 1
    }
    return parts
  }
}

extension [Int] {
  /// Whether any two elements meet the condition.
  fileprivate func hasPair(_ condition: (Int, Int) -> Bool) -> Bool {
    for (position, one) in enumerated() {
      for other in self[..<position] where condition(one, other) { return true }
    }
    return false
  }
}
