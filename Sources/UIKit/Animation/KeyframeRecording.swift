import QuartzCore

/// What a block of keyframes changes, until the block is over and each property that was changed
/// gets one animation through all its keyframes. Source: 7.4.
@MainActor final class KeyframeRecording {
  /// A part of the animation, in shares of the whole, 0…1.
  struct Span {
    var start = 0.0
    var end = 1.0
  }

  private struct Track {
    let view: UIView
    let property: LayerProperty
    /// What the first keyframe starts from.
    let initial: AnimatableValue
    var keyframes: [KeyframeSequence.Keyframe] = []
    /// Of the blocks within, which wait for the animation that is still to be made.
    var waiting: [AnimationBatch] = []
  }

  private let mode: KeyframeTrack.Mode
  private weak var owner: AnimationScope?
  private var tracks: [Track] = []
  private var places: [Place: Int] = [:]
  private var span = Span()

  private struct Place: Hashable {
    let view: ObjectIdentifier
    let property: LayerProperty
  }

  init(_ mode: KeyframeTrack.Mode) { self.mode = mode }

  func begin(for scope: AnimationScope) { owner = scope }

  func isOwned(by scope: AnimationScope) -> Bool { owner === scope }

  /// Changes that `animations` makes take up `span` of what is being recorded: of the whole, or of
  /// the keyframe around this one.
  func keyframe(_ inner: Span, _ animations: () -> Void) {
    let outer = span
    let length = outer.end - outer.start
    span = Span(
      start: outer.start + inner.start * length, end: outer.start + inner.end * length)
    defer { span = outer }
    animations()
  }

  /// - Parameters:
  ///   - initial: where the property starts from if this is its first keyframe.
  ///   - batch: of the block that makes the change.
  func record(
    _ value: AnimatableValue, of property: LayerProperty, of view: UIView,
    from initial: AnimatableValue, _ batch: AnimationBatch?
  ) {
    if let owner, owner.director == nil { owner.willAnimate(view) }
    let place = Place(view: ObjectIdentifier(view), property: property)
    let index = places[place] ?? tracks.count
    if index == tracks.count {
      places[place] = index
      tracks.append(Track(view: view, property: property, initial: initial))
    }
    tracks[index].keyframes.append(
      KeyframeSequence.Keyframe(start: span.start, end: span.end, value: value))
    if let batch, batch !== owner?.batch,
      !tracks[index].waiting.contains(where: { $0 === batch })
    {
      batch.animationWasAdded()
      tracks[index].waiting.append(batch)
    }
  }

  /// Makes the animations; they take the place of what animated the same properties. Source: 7.4.5.
  func finish(in context: StageContext) {
    guard let owner else { return }
    let recorded = tracks
    (tracks, places) = ([], [:])
    for track in recorded {
      add(track, of: owner)
      // It waits for the animation now, if there is one.
      for batch in track.waiting {
        if let done = batch.animationEnded(finished: true) {
          context.animations.completeSoon(done)
        }
      }
    }
  }

  private func add(_ track: Track, of owner: AnimationScope) {
    let layer = track.view.layer
    let sequence = KeyframeSequence(initial: track.initial, keyframes: track.keyframes)
    guard let context = layer.context, let values = sequence.track(mode) else { return }
    layer.removeBlockAnimations(of: track.property)
    let animation = PropertyAnimation(AnimatedKeyPath(track.property), .keyframes(values))
    owner.add(
      layer.blockAnimation(animation, owner.pace, in: context), to: track.view,
      former: track.initial, waiting: track.waiting.reversed(), in: context)
  }
}
