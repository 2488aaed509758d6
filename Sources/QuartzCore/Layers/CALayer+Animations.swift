import Trace

extension CALayer {
  /// Adds an animation, which begins with the next commit; `batch` hears of its end.
  package func add(
    _ animation: LayerAnimation, to batch: AnimationBatch?, in context: StageContext
  ) {
    if animatingContext !== context {
      removeAllAnimations(reason: .layerLeft)
      animatingContext = context
    }
    animations.append(context.animations.stretched(animation, at: context.time))
    context.animations.add(animation.id, layer: self, batch: batch)
    setNeedsCommit()
  }

  package func animation(_ id: Int) -> LayerAnimation? { animations.first { $0.id == id } }

  package func removeAnimation(_ id: Int, reason: TraceEvent.AnimationEnd) {
    guard let index = animations.firstIndex(where: { $0.id == id }) else { return }
    animations.remove(at: index)
    animatingContext?.animations.wasRemoved(id, reason: reason)
    setNeedsCommit()
  }

  /// Ends all of this layer's animations now; what they were given as completion gets false.
  public func removeAllAnimations() { removeAllAnimations(reason: .removed) }

  func removeAllAnimations(reason: TraceEvent.AnimationEnd) {
    for animation in animations { removeAnimation(animation.id, reason: reason) }
  }

  func stretchAnimations(of group: Int, by stretch: Double, at time: Double) {
    for index in animations.indices where animations[index].group == group {
      animations[index].setStretch(stretch, at: time)
      setNeedsCommit()
    }
  }

  /// What the layer shows at its stage's time: the model values under its animations.
  package var presentationValues: LayerValues {
    animations.isEmpty
      ? values : values.applying(animations, at: (context ?? .current).time)
  }

  /// Gives the animations that have no begin yet the time of this commit.
  func commitAnimations(at time: Double, in context: StageContext) {
    for index in animations.indices where animations[index].committed == nil {
      animations[index].committed = time
      context.record(.animationAdded(description: animations[index].describedFor(self)))
    }
  }
}

extension LayerAnimation {
  @MainActor fileprivate func describedFor(_ layer: CALayer) -> AnimationDescription {
    AnimationDescription(
      animation: id, view: layer.ownerReference?() ?? nil, layer: layer.number,
      keyPath: property.rawValue, from: "\(from)", to: "\(to)", isAdditive: isAdditive,
      curve: "\(curve)", begin: (committed ?? 0) + delay * stretch,
      duration: duration * stretch)
  }
}
