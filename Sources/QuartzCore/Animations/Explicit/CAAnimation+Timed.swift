extension CAAnimation {
  /// The same as a value.
  ///
  /// - Parameter defaultDuration: seconds, for a duration of 0 or less. Source: 8.1.4.
  func timed(
    for layer: CALayer, defaultDuration: Double, _ problem: (String) -> Void
  ) -> TimedAnimation {
    var timing = timing
    func check(_ name: String, _ value: inout Double, or other: Double) {
      if value.isNaN {
        problem("its \(name) is not a number and counts as \(other)")
        value = other
      }
      value = min(max(value, -LayerAnimation.longest), LayerAnimation.longest)
    }
    check("beginTime", &timing.beginTime, or: 0)
    check("duration", &timing.duration, or: 0)
    check("speed", &timing.speed, or: 1)
    check("timeOffset", &timing.timeOffset, or: 0)
    if timing.repeatCount.isNaN || timing.repeatCount < 0 { timing.repeatCount = 0 }
    if timing.repeatDuration.isNaN || timing.repeatDuration < 0 { timing.repeatDuration = 0 }
    if timing.duration <= 0 { timing.duration = defaultDuration }
    return TimedAnimation(
      timing: timing, curve: curve,
      content: content(for: layer, problem))
  }
}
