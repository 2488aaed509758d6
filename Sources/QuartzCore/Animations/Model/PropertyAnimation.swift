import CoreGraphics

/// How the value of one key path follows from an animation's progress.
package struct PropertyAnimation: Hashable, Sendable {
  package var keyPath: AnimatedKeyPath
  package var values: AnimationValues
  /// Whether the value is added to the one so far rather than put in its place. Source: 8.4.1.
  package var isAdditive = false
  /// Whether each cycle goes on where the one before it ended. Source: 8.4.1.
  package var isCumulative = false
  /// Turns numbers into a transform; the key path is then that of the transform. Source: 8.4.1.
  package var function: ValueFunction?

  package init(_ keyPath: AnimatedKeyPath, _ values: AnimationValues) {
    self.keyPath = keyPath
    self.values = values
  }

  /// - Parameters:
  ///   - progress: 0…1, or beyond where the pace overshoots.
  ///   - cycle: how many lie before.
  ///   - endsAtStart: whether a cycle ends with its first value.
  func apply(to values: inout LayerValues, progress: Double, cycle: Int, endsAtStart: Bool) {
    guard var value = self.values.value(at: progress) else { return }
    if isCumulative, cycle > 0, let last = self.values.value(at: endsAtStart ? 0 : 1) {
      value = value.accumulating(last, times: cycle)
    }
    if let function {
      guard let transform = function.transform(value) else { return }
      value = transform
    }
    if let angle = self.values.angle(at: progress) {
      values[.transform] = values[.transform].adding(
        .transform(CGAffineTransform(rotationAngle: angle)))
    }
    let current = values[keyPath]
    guard current.isLike(value), value.isFinite else { return }
    values[keyPath] = isAdditive ? current.adding(value) : value
    values.limit(keyPath.property)
  }
}

extension PropertyAnimation {
  /// Changes `values` as this does at a progress that somebody else has found out.
  func apply(
    to values: inout LayerValues, _ effects: inout TimedAnimation.Effects, progress: Double
  ) {
    apply(to: &values, progress: progress, cycle: 0, endsAtStart: false)
    if keyPath.property.isDrawn { effects.drawsAnew = true }
    if keyPath.property.isGeometry { effects.isMoving = true }
  }
}

extension AnimatableValue {
  /// This value after `cycles` that each went as far as `last`.
  fileprivate func accumulating(_ last: AnimatableValue, times cycles: Int) -> AnimatableValue {
    if isTransform {
      return (0..<min(cycles, 10_000)).reduce(self) { sum, _ in sum.adding(last) }
    }
    return combined(with: last) { $0 + $1 * Double(cycles) }
  }
}
