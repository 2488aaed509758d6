import QuartzCore

/// Moves a transition by the time of its container's layer: whatever is animated in it goes along, by
/// `UIView` or Core Animation. Source: 5.1, 5.2, 5.5, 5.21.
///
/// The way from the hand to an end is a ramp of that time, a value in the layer: a picture between two
/// steps follows from the last commit.
@MainActor final class TransitionClock: TransitionMotion {
  private enum State { case held, going, released }

  let driverNumber: Int
  private let group: Int
  /// Seconds of the whole way, as the animator says.
  private let duration: Double
  private var stretch: Double
  private weak var context: StageContext?
  /// The container's, and those that were asked to come along. Source: 6.9.
  private var layers: [CALayer] = []
  private var state = State.held
  private var fraction = 0.0

  /// It takes the layer's time in hand, which stands at 0 then.
  ///
  /// - Parameters:
  ///   - group: of the animations that belong to the transition.
  ///   - stretch: how much longer than its duration the transition takes, by live tuning.
  init(
    _ layer: CALayer, group: Int, duration: Double, stretch: Double, in context: StageContext
  ) {
    self.group = group
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.stretch = stretch
    self.context = context
    driverNumber = context.nextNumber()
    layers = [layer]
    layer.holdTime(in: context)
    context.animations.drivers.waits(self)
  }

  /// Seconds of the layers' time for the whole way.
  private var length: Double { duration * stretch }

  /// Drives another layer's time too. One that lies in a driven one is driven already.
  func drive(_ layer: CALayer) {
    guard let context, state != .released, !layers.contains(where: { layer.lies(in: $0) })
    else { return }
    let timing = layers.first?.timing ?? MediaTiming()
    let (inner, others) = (
      layers.filter { $0.lies(in: layer) }, layers.filter { !$0.lies(in: layer) }
    )
    for layer in inner { layer.giveUpTime(in: context) }
    layer.holdTime(in: context)
    layer.setTiming(timing)
    layers = others + [layer]
  }

  // MARK: Moving

  var isHeld: Bool { state == .held }

  /// What goes by itself cannot be stopped: it is not interruptible. Source: 5.10.
  func hold() -> CGFloat { fraction }

  func scrub(to fraction: CGFloat) {
    guard state == .held else { return }
    self.fraction = fraction
    for layer in layers { layer.moveTime(to: fraction * length) }
  }

  func goOn(_ release: InteractionRelease) {
    guard let context, state == .held else { return }
    state = .going
    let options = UIView.AnimationOptions(rawValue: UInt(release.curve.rawValue) << 16)
    let ramp = TimeRamp(
      from: fraction * length, to: release.isCancelled ? 0 : length,
      duration: release.durationFactor * length, curve: options.timingCurve,
      speedAfter: release.isCancelled ? 0 : 1, groupRunBack: release.isCancelled ? group : nil)
    for layer in layers { layer.runTime(ramp) }
    context.animations.drivers.runs(self)
    context.setNeedsStep()
  }

  var velocity: Double? {
    guard state == .going, length > 0, let ramp = layers.first?.timeRamp else { return nil }
    return ramp.velocity.map { $0 / length }
  }

  /// The layers' time is their superlayers' again; what still runs in them goes on.
  func end() {
    guard state != .released else { return }
    state = .released
    guard let context else { return }
    for layer in layers { layer.releaseTime(in: context) }
    layers = []
    context.animations.drivers.isOver(self)
  }

  // MARK: Tuning

  /// Runs `change`, by which the group's animations take `stretch` times as long as they say: all of
  /// the driven time is stretched alike, so that the picture stays.
  func setStretch(_ stretch: Double, _ change: () -> Void) {
    let ratio = stretch / self.stretch
    self.stretch = stretch
    let timings = layers.map(\.timing)
    for layer in layers { layer.moveTime(to: 0) }
    change()
    for (layer, timing) in zip(layers, timings) {
      if case .going(let ramp) = timing.drive {
        let now = layer.superlayer?.localTime(at: context?.time ?? 0) ?? context?.time ?? 0
        layer.runTime(ramp.stretched(by: ratio, at: now))
      } else {
        layer.moveTime(to: fraction * length)
      }
    }
  }
}

extension TransitionClock: AnimationDriver {
  /// Whoever waits for the way's end may still put the views where they belong. Source: 5.20.
  var endsLast: Bool { true }

  func wasCommitted(at time: Double) {}

  func hasEnded(at time: Double) -> Bool {
    state == .going && layers.first?.hasArrived(at: time) ?? true
  }

  func end() -> (() -> Void)? {
    { self.end() }
  }

  func setStretch(_ stretch: Double, of group: Int, at time: Double) {}

  func clockIsReleased(_ clock: CALayer, ahead seconds: Double) {}

  func stageCloses() { state = .released }
}
