import QuartzCore

// Its blocks, and what becomes of the changes in them.
extension UIViewPropertyAnimator: AnimationDirector {
  /// Executes a block; what it changes moves in this part of the way. Source: 7.6.2, 7.6.11.
  func execute(_ block: Block, in window: DrivenWindow) {
    guard let way, let context else { return }
    let outer = self.window
    self.window = window
    defer { self.window = outer }
    let scope = AnimationScope(
      pace: AnimationPace(duration: way.seconds, delay: 0, curve: way.pace.curve),
      options: options)
    scope.director = self
    context.perform {
      UIApplication.of(context).animationScopes.run(scope) {
        context.callOuts.resume(block.cause, block.animations)
        if options.contains(.layoutSubviews) {
          for view in tracks.views { view.layoutIfNeeded() }
        }
      }
    }
  }

  func take(
    _ animation: LayerAnimation, of view: UIView, former: AnimatableValue, batch: AnimationBatch?,
    in context: StageContext
  ) {
    guard let way, let property = animation.property, life == .running || life == .paused else {
      // A block that has ended its own animator: its further changes show at once.
      return
    }
    // One that replaces an earlier change of this animator goes back to before that.
    let first = animation.isAdditive ? nil : tracks.former(of: property, of: view)
    let parts = parts(of: animation, way, context).map { driven($0.animation, $0.pace, view) }
    tracks.add(
      AnimatorTrack(
        view: view, animations: parts, property: property, former: first ?? former,
        final: view.layer.values[property], window: window))
    for part in parts { view.layer.add(part, to: batch, in: context) }
  }

  /// A place with two velocities has two springs. Source: 7.3.14.
  private func parts(
    of animation: LayerAnimation, _ way: AnimatorWay, _ context: StageContext
  ) -> [(animation: LayerAnimation, pace: DrivenPace)] {
    guard let vertical = way.verticalPace, animation.property == .position,
      case .property(let change) = animation.body.content,
      case .between(.point(let from), .point(let to)) = change.values
    else { return [(animation, way.pace)] }
    func part(_ id: Int, _ part: ValuePart, _ from: CGFloat, _ to: CGFloat) -> LayerAnimation {
      var one = PropertyAnimation(
        AnimatedKeyPath(.position, part), .between(.number(from), .number(to)))
      one.isAdditive = change.isAdditive
      var copy = LayerAnimation(
        id: id,
        body: TimedAnimation(
          timing: animation.body.timing, curve: animation.body.curve, content: .property(one)))
      copy.isRemovedOnCompletion = animation.isRemovedOnCompletion
      return copy
    }
    return [
      (part(animation.id, .x, from.x, to.x), way.pace),
      (part(context.nextNumber(), .y, from.y, to.y), vertical),
    ]
  }

  private func driven(
    _ animation: LayerAnimation, _ pace: DrivenPace, _ view: UIView
  ) -> LayerAnimation {
    var animation = animation
    let seconds = max((way?.seconds ?? 0) * stretch, TimingCurve.tolerance)
    // For whoever reads the trace; the drive is what counts.
    animation.body.curve = pace.curve
    animation.body.timing.beginTime = min(window.start, window.end) * seconds
    animation.body.timing.duration = max(
      abs(window.end - window.start) * seconds, TimingCurve.tolerance)
    animation.drive = AnimationDrive(
      pace: pace, window: window, motion: view.layer.inLayerTime(motion, of: clock))
    return animation
  }
}
