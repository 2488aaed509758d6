import QuartzCore

/// One property of one view that an animator moves.
@MainActor struct AnimatorTrack {
  let view: UIView
  /// Its animations on the layer: two where a place has two springs. Source: 7.3.14.
  let animations: [LayerAnimation]
  let property: LayerProperty
  /// The model's values before the change and after it.
  let former: AnimatableValue
  let final: AnimatableValue
  let window: DrivenWindow

  var ids: [Int] { animations.map(\.id) }

  /// Whether nothing has taken its animations away.
  var isThere: Bool { ids.contains { view.layer.animation($0) != nil } }

  /// What the model must be for the end of the way at `fraction` to stay, exactly as it was where
  /// nobody else has changed it.
  func model(_ model: AnimatableValue, atEnd fraction: Double) -> AnimatableValue {
    if window.fraction(at: fraction) >= 1 { return model }
    if model == final { return former }
    guard animations.allSatisfy(\.isAdditive) else { return former }
    // Somebody moved it on meanwhile: it goes as far back as this one brought it.
    return former.difference(from: final).map { model.adding($0.from) } ?? former
  }
}
