internal import CompositorKernels

extension CommandList {
  /// Where this frame may differ from `earlier`.
  ///
  /// Equal commands are paired, in their order. A pixel that no other command reaches is painted
  /// by equal commands one after the other, so it is the same in both; any such pairing is right, and
  /// one that pairs more damages less.
  func damage(since earlier: CommandList) -> DamageRegion {
    var damage = DamageRegion()
    guard frame == earlier.frame, hidesBackground == earlier.hidesBackground else {
      damage.add(frame)
      return damage
    }
    let new = commands.indices.filter { !commands[$0].bounds.isEmpty }
    let old = earlier.commands.indices.filter { !earlier.commands[$0].bounds.isEmpty }
    func isPair(_ one: Int, _ other: Int) -> Bool {
      one < new.count && other < old.count
        && paints(commands[new[one]], asIn: earlier, earlier.commands[old[other]])
    }
    var (next, nextOld) = (0, 0)
    while next < new.count || nextOld < old.count {
      var (added, removed) = (0, 0)
      if !isPair(next, nextOld) {
        // What came or went between two that are there in both, else what changed.
        let distance = (1...Self.furthestPair).first {
          isPair(next + $0, nextOld) || isPair(next, nextOld + $0)
        }
        if let distance {
          if isPair(next + distance, nextOld) { added = distance } else { removed = distance }
        } else {
          (added, removed) = (min(1, new.count - next), min(1, old.count - nextOld))
        }
      }
      for index in new[next..<next + added] { damage.add(commands[index].bounds) }
      for index in old[nextOld..<nextOld + removed] { damage.add(earlier.commands[index].bounds) }
      next += added
      nextOld += removed
      if isPair(next, nextOld) {
        next += 1
        nextOld += 1
      }
    }
    // What is read changes what is painted from it, from the lowest one up.
    for command in commands {
      guard case .backdrop(let backdrop) = command.content else { continue }
      let reach = backdrop.blur.reach
      for rect in damage.rects { damage.add(rect.grown(by: reach).intersection(command.bounds)) }
    }
    return damage
  }

  /// So many commands may come or go between two without hiding that those two are pairs.
  private static let furthestPair = 8

  private func paints(
    _ command: DrawCommand, asIn earlier: CommandList, _ other: DrawCommand
  ) -> Bool {
    guard command.bounds == other.bounds, command.alphaLevel == other.alphaLevel,
      command.use == other.use
    else { return false }
    switch (command.content, other.content) {
    case (.fill(let one), .fill(let another)):
      if one != another { return false }
    case (.image(let one, let sampling), .image(let another, let otherSampling)):
      if one !== another || sampling != otherSampling { return false }
    case (.backdrop(let one), .backdrop(let another)):
      if one != another { return false }
    case (.endGroup, .endGroup):
      if command.extent != other.extent { return false }
    case (.beginGroup, .beginGroup), (.beginMask, .beginMask), (.endMask, .endMask),
      (.nothing, .nothing):
      break
    default: return false
    }
    for (one, another) in [(command.shape, other.shape), (command.inner, other.inner)] {
      switch (one, another) {
      case (let one?, let another?):
        if !isEqual(one, another, of: earlier) { return false }
      case (nil, nil): break
      default: return false
      }
    }
    var (clip, otherClip) = (command.clip, other.clip)
    while let index = clip, let otherIndex = otherClip {
      guard isEqual(clips[index].shape, earlier.clips[otherIndex].shape, of: earlier) else {
        return false
      }
      (clip, otherClip) = (clips[index].parent, earlier.clips[otherIndex].parent)
    }
    return clip == nil && otherClip == nil
  }

  private func isEqual(
    _ shape: DeviceShape, _ other: DeviceShape, of earlier: CommandList
  ) -> Bool {
    shape.bounds == other.bounds && shape.downCount == other.downCount
      && shape.wideInside == other.wideInside && shape.tallInside == other.tallInside
      && edges[shape.edges].elementsEqual(earlier.edges[other.edges]) {
        $0.x0 == $1.x0 && $0.y0 == $1.y0 && $0.x1 == $1.x1 && $0.y1 == $1.y1
      }
  }
}
