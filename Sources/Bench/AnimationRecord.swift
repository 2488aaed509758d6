/// What was measured of a tree with so many layers, of which so many run an animation.
package struct AnimationRecord: Codable, Equatable, Sendable {
  package var layers: Int
  package var running: Int
  /// Milliseconds for the presentation values and the display list of a frame: the median of the
  /// rounds.
  package var ms: Double

  package init(layers: Int, running: Int, ms: Double) {
    (self.layers, self.running, self.ms) = (layers, running, ms)
  }
}
