import QuartzCore

/// How far fingers have gone together: the mean of their ways, so that one which lands or leaves
/// moves nothing.
@MainActor struct DragMotion {
  private var places: [ObjectIdentifier: CGPoint] = [:]
  /// Points of the screen, since the fingers landed.
  private(set) var way = CGPoint.zero
  private var speed = Velocity()

  /// Points of the screen a second.
  func velocity(at now: TimeInterval) -> CGPoint { speed.value(at: now) }

  /// From here on, without what was before.
  mutating func restart(with touches: [UITouch], at time: TimeInterval) {
    (places, way) = ([:], .zero)
    speed.forget()
    for touch in touches { places[ObjectIdentifier(touch)] = touch.position }
    speed.add(way, at: time)
  }

  /// The touches are where they are now. Those that are new have no way yet.
  mutating func follow(_ touches: [UITouch], at time: TimeInterval) {
    var (sum, moved) = (CGPoint.zero, false)
    for touch in touches {
      let key = ObjectIdentifier(touch)
      let former = places.updateValue(touch.position, forKey: key) ?? touch.position
      sum.x += touch.position.x - former.x
      sum.y += touch.position.y - former.y
      moved = moved || touch.position != former
    }
    guard moved else { return }
    let count = CGFloat(touches.count)
    way = CGPoint(x: way.x + sum.x / count, y: way.y + sum.y / count)
    speed.add(way, at: time)
  }

  mutating func drop(_ touch: UITouch) { places[ObjectIdentifier(touch)] = nil }
}
