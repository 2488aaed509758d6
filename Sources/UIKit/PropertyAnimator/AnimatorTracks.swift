import QuartzCore
import Trace

/// All that one animator moves.
@MainActor final class AnimatorTracks {
  private var tracks: [AnimatorTrack] = []
  private var touched: [ObjectIdentifier: UIView] = [:]
  private var order: [UIView] = []
  private var formers: [Key: AnimatableValue] = [:]

  private struct Key: Hashable {
    let view: ObjectIdentifier
    let property: LayerProperty

    @MainActor init(_ view: UIView, _ property: LayerProperty) {
      (self.view, self.property) = (ObjectIdentifier(view), property)
    }
  }

  private let blocksInteraction: Bool
  private let hitsShown: Bool

  /// - Parameters:
  ///   - blocksInteraction: whether the views take no touches meanwhile.
  ///   - hitsShown: whether they are hit where they are seen. Source: 7.6.13.
  init(blocksInteraction: Bool, hitsShown: Bool) {
    (self.blocksInteraction, self.hitsShown) = (blocksInteraction, hitsShown)
  }

  var views: [UIView] { order }

  func add(_ track: AnimatorTrack) {
    tracks.append(track)
    let key = Key(track.view, track.property)
    if formers[key] == nil { formers[key] = track.former }
    guard touched.updateValue(track.view, forKey: ObjectIdentifier(track.view)) == nil else {
      return
    }
    order.append(track.view)
    if blocksInteraction { track.view.interactionBlocks += 1 }
    if hitsShown { track.view.shownHits += 1 }
  }

  /// The value that `property` had before the animator's first change of it; nil before that.
  func former(of property: LayerProperty, of view: UIView) -> AnimatableValue? {
    formers[Key(view, property)]
  }

  /// - Parameter clock: by whose time `motion` goes; nil means the stage's.
  func drive(by motion: DrivenMotion, of clock: CALayer?) {
    for track in tracks {
      for id in track.ids { track.view.layer.drive(id, by: motion, of: clock) }
    }
  }

  /// The values of one property of one view, after its animations have gone.
  @MainActor struct Settled {
    let view: UIView
    let property: LayerProperty
    let start: AnimatableValue
    let shown: AnimatableValue
    let end: AnimatableValue

    func place(_ position: UIViewAnimatingPosition) {
      switch position {
      case .start: set(start)
      case .current: set(shown)
      case .end: set(end)
      }
    }

    private func set(_ value: AnimatableValue) {
      guard view.layer.values[property] != value else { return }
      view.layer.setModel(property, to: value)
      if property == .bounds { view.setNeedsLayout() }
    }
  }

  /// Takes the animations away, and returns what the model can be from then on; it is still what it
  /// was. What is driven no more, because something took its place, is left out.
  func release(_ reason: TraceEvent.AnimationEnd) -> [Settled] {
    var settled: [Settled] = []
    for group in groups() {
      let (view, property) = (group[0].view, group[0].property)
      let ids = Set(group.flatMap(\.ids))
      let end = view.layer.values[property]
      settled.append(
        Settled(
          view: view, property: property,
          start: group.reversed().reduce(end) { $1.model($0, atEnd: 0) },
          shown: view.layer.value(of: property, under: ids),
          end: group.reversed().reduce(end) { $1.model($0, atEnd: 1) }))
    }
    for track in tracks {
      for id in track.ids { track.view.layer.removeAnimation(id, reason: reason) }
    }
    for view in order {
      if blocksInteraction { view.interactionBlocks -= 1 }
      if hitsShown { view.shownHits -= 1 }
    }
    (tracks, touched, order, formers) = ([], [:], [], [:])
    return settled
  }

  /// The tracks that are there, by view and property, in the order of their first one.
  private func groups() -> [[AnimatorTrack]] {
    var places: [Key: Int] = [:]
    var groups: [[AnimatorTrack]] = []
    for track in tracks where track.isThere {
      let key = Key(track.view, track.property)
      if let place = places[key] {
        groups[place].append(track)
      } else {
        places[key] = groups.count
        groups.append([track])
      }
    }
    return groups
  }
}
