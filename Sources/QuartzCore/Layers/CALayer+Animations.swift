import CoreGraphics
import Trace

extension CALayer {
  /// Adds an animation, which begins with the next commit; `batch` hears of its end, and so do the
  /// open transactions. Source: 8.2.3.
  package func add(
    _ animation: LayerAnimation, to batch: AnimationBatch?, in context: StageContext
  ) {
    add(animation, to: batch.map { [$0] } ?? [], in: context)
  }

  /// The same for several that wait for it, from the innermost out.
  package func add(
    _ animation: LayerAnimation, to batches: [AnimationBatch], in context: StageContext
  ) {
    let listener = AnimationListener(batches: batches + context.transactions.batches)
    add(animation, for: listener, in: context)
  }

  /// The same for a listener; one with the same key is replaced. Source: 8.1.4.
  package func add(
    _ animation: LayerAnimation, for listener: AnimationListener, in context: StageContext
  ) {
    if animatingContext !== context {
      removeAllAnimations(reason: .layerLeft)
      animatingContext = context
    }
    if let key = animation.key, let former = animations.first(where: { $0.key == key }) {
      removeAnimation(former.id, reason: .replaced)
    }
    var animation = context.animations.stretched(animation, at: localTime(in: context))
    // What has a driver begins when that one says.
    if animation.drive == nil, isHeld(at: context.time) {
      animation.heldAt = localTime(in: context)
    }
    animations.append(animation)
    context.animations.add(animation.id, layer: self, listener)
    setNeedsCommit()
  }

  package func animation(_ id: Int) -> LayerAnimation? {
    animationIndex(of: id).map { animations[$0] }
  }

  /// Numbers ascend as animations are added, so that most are found by halving.
  private func animationIndex(of id: Int) -> Int? {
    var (low, high) = (0, animations.count)
    while low < high {
      let middle = (low + high) / 2
      if animations[middle].id < id { low = middle + 1 } else { high = middle }
    }
    if low < animations.count, animations[low].id == id { return low }
    return animations.firstIndex { $0.id == id }
  }

  package func removeAnimation(_ id: Int, reason: TraceEvent.AnimationEnd) {
    guard let index = animationIndex(of: id) else { return }
    animations.remove(at: index)
    explicitAnimations[id] = nil
    animatingContext?.animations.wasRemoved(id, reason: reason)
    setNeedsCommit()
  }

  /// Ends all of this layer's animations now; what they were given as completion gets false.
  public func removeAllAnimations() { removeAllAnimations(reason: .removed) }

  func removeAllAnimations(reason: TraceEvent.AnimationEnd) {
    for animation in animations { removeAnimation(animation.id, reason: reason) }
  }

  /// One that is over and stays has told its end.
  func animationStays(_ id: Int) {
    guard let index = animations.firstIndex(where: { $0.id == id }) else { return }
    animations[index].stay()
    setNeedsCommit()
  }

  /// Of this layer and all that lies in it.
  func shiftAnimations(by seconds: Double) {
    guard seconds != 0 else { return }
    var pending = [self]
    while let layer = pending.popLast() {
      if !layer.animations.isEmpty {
        for index in layer.animations.indices { layer.animations[index].shift(by: seconds) }
        layer.setNeedsCommit()
      }
      pending += layer.storedSublayers.members
      if let mask = layer.storedMask { pending.append(mask) }
    }
  }

  func stretchAnimations(of group: Int, by stretch: Double, at time: Double) {
    let time = localTime(at: time)
    for index in animations.indices where animations[index].group == group {
      animations[index].setStretch(stretch, at: time)
      setNeedsCommit()
    }
  }

  /// What the layer shows at its stage's time: the model values under its animations.
  package var presentationValues: LayerValues {
    animations.isEmpty
      ? values : values.applying(animations, at: localTime(in: context ?? .current))
  }

  /// Gives the animations that have no begin yet the time of this commit, and the values that they
  /// were given none of.
  func commitAnimations(at time: Double, in context: StageContext) {
    guard animations.contains(where: \.awaitsCommit) else { return }
    let stageTime = time
    let time = localTime(at: time)
    let previous = lastCommit.map { $0.values.applying($0.animations, at: time) } ?? values
    var current = values
    var effects = TimedAnimation.Effects()
    for index in animations.indices {
      if animations[index].committed == nil {
        animations[index].commit(at: time, previous: previous, current: current)
        takeFormerPicture(&animations[index], in: context)
        context.record(
          .animationAdded(
            description: animations[index].describedFor(
              self, ahead: stageTime - time, isHeld: isHeld(at: stageTime))))
      } else if animations[index].awaitsCommit {
        animations[index].commitDrive(at: time)
      }
      animations[index].apply(to: &current, &effects, at: time)
    }
  }

  /// A transition keeps what the layer showed until now. Source: 8.4.6.
  private func takeFormerPicture(_ animation: inout LayerAnimation, in context: StageContext) {
    guard case .transition(var transition) = animation.body.content else { return }
    transition.hasFormer = lastCommit != nil
    transition.former = lastCommit.flatMap { former in
      let parent = shower?.localTime(in: context) ?? context.time
      // The superlayer's last commit is still the former one: it is copied after its sublayers.
      return DisplayListBuilder.node(
        former, at: parent, in: storedSuperlayer?.shownValues?.sublayerSpace)
    }
    animation.body.content = .transition(transition)
  }
}

// MARK: - The layer's time

extension CALayer {
  /// The time by which the layer's animations run, at its stage's `time`: through all layers that
  /// it lies in. Source: 8.3.1, 8.3.6.
  package func localTime(at time: Double) -> Double {
    // Nearly nobody changes a layer's time.
    guard (context ?? animatingContext)?.hasTimedLayers ?? true else { return time }
    var path: [CALayer] = []
    var layer: CALayer? = self
    while let current = layer {
      if !current.timing.isIdentity { path.append(current) }
      layer = current.shower
    }
    return path.reversed().reduce(time) { $1.timing.localTime(at: $0) }
  }

  /// Gives a ramp that has no begin yet the time of this commit.
  func commitTiming(at time: Double) {
    guard case .going(var ramp) = timing.drive, ramp.begin == nil else { return }
    ramp.begin = shower?.localTime(at: time) ?? time
    timing.drive = .going(ramp)
  }

  /// Whether its time, or that of a layer that it lies in, stands still.
  var standsStill: Bool {
    guard (context ?? animatingContext)?.hasTimedLayers ?? true else { return false }
    var layer: CALayer? = self
    while let current = layer {
      if current.timing.speed == 0 { return true }
      layer = current.shower
    }
    return false
  }

  func localTime(in context: StageContext) -> Double { localTime(at: context.time) }

  /// How the layer's time runs in its superlayer's.
  package func setTiming(_ timing: MediaTiming) {
    guard self.timing != timing else { return }
    self.timing = timing
    if !timing.isIdentity {
      hasTimes = true
      context?.hasTimedLayers = true
      animatingContext?.hasTimedLayers = true
    }
    setNeedsCommit()
  }
}
