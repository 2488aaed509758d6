/// What few nodes have, apart from them: a frame makes thousands of nodes, which are small so.
final class NodeEffects: Sendable {
  let perspective: Perspective?
  let clip: Outline?
  let shadow: Shadow?
  let backdrop: Backdrop?
  let border: Border?
  let dissolve: Double?

  /// Nil where there is none of them.
  init?(
    perspective: Perspective?, clip: Outline?, shadow: Shadow?, backdrop: Backdrop?,
    border: Border?, dissolve: Double?
  ) {
    if perspective == nil, clip == nil, shadow == nil, backdrop == nil, border == nil,
      dissolve == nil
    {
      return nil
    }
    self.perspective = perspective
    self.clip = clip
    self.shadow = shadow
    self.backdrop = backdrop
    self.border = border
    self.dissolve = dissolve
  }
}
