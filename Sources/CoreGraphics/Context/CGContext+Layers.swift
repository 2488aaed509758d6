internal import CCairo

extension CGContext {
  /// What is drawn until `endTransparencyLayer()` becomes one picture, which is then drawn as a
  /// whole with the alpha, blend mode and shadow that are set now. Within, they begin at 1, normal
  /// and none.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layerStarts.append(savedStates.count + 1)
    saveGState()
    willDraw()
    cairo_push_group(cairo)
    // The group is as large as the clip, which cuts it when it is drawn.
    cairo_reset_clip(cairo)
    (state.alpha, state.blendMode, state.shadow, state.masks) = (1, .normal, nil, [])
  }

  /// The same, with nothing drawn outside `rect`.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    // The clip must be gone after the end, and so a state of its own holds it.
    saveGState()
    clip(to: rect)
    layersWithClip.insert(layerStarts.count)
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
  }

  /// Without a layer that was begun it does nothing.
  public func endTransparencyLayer() {
    guard let start = layerStarts.last else { return }
    while savedStates.count > start { restoreGState() }
    layerStarts.removeLast()
    let group = cairo_pop_group(cairo)!
    restoreGState()
    paint(.everything, with: .group(group))
    cairo_pattern_destroy(group)
    if layersWithClip.remove(layerStarts.count) != nil { restoreGState() }
  }
}
