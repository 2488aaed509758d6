import Trace

// Animations beside the finger, the driver, and each other.
extension TransitionHistory {
  /// With the finger that has just lifted, and with what else moves the same.
  mutating func compare(_ animation: AnimationDescription, at time: Double) {
    guard let velocity = animation.velocity else { return }
    // What the action of a gesture begins is committed in the same step, or in the next.
    if let lift, time - lift.time < 0.05, animation.curve.hasPrefix("spring(") {
      springs.append((animation, lift.velocity))
    }
    guard animation.isAdditive, animation.curve == "linear", animation.isDriven != true else {
      return
    }
    let opposite = even.sorted { $0.key < $1.key }.map(\.value).first { other in
      other.layer == animation.layer && other.keyPath == animation.keyPath
        && other.velocity.map { zip($0, velocity).allSatisfy { abs($0 + $1) < 1e-6 } } == true
    }
    if let opposite { standstills.append((opposite, animation)) }
    even[animation.animation] = animation
  }

  /// Whether it belongs to a transition that a percent-driven object has just begun, and does not follow
  /// it.
  func isUnscrubbed(_ animation: AnimationDescription, _ number: Int, at time: Double) -> Bool {
    guard let record = transitions[number], record.isHeld, record.isPercentDriven,
      record.start == time, record.unscrubbed == nil, animation.isDriven != true,
      !animation.isEndless, let view = animation.view
    else { return false }
    return [record.fromView, record.toView, rootViews[record.from.id], rootViews[record.to.id]]
      .contains(view)
  }
}
