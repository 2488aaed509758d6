import QuartzCore

/// Moves what went alongside before the transition itself was started, and the transition.
@MainActor final class JointMotion: TransitionMotion {
  let companion: any TransitionMotion
  let main: any TransitionMotion

  private init(_ companion: any TransitionMotion, _ main: any TransitionMotion) {
    (self.companion, self.main) = (companion, main)
  }

  /// Both, or the one that there is.
  static func of(
    _ companion: (any TransitionMotion)?, _ main: any TransitionMotion
  ) -> any TransitionMotion {
    companion.map { JointMotion($0, main) } ?? main
  }

  var isHeld: Bool { main.isHeld }

  func hold() -> CGFloat {
    let fraction = main.hold()
    _ = companion.hold()
    companion.scrub(to: fraction)
    return fraction
  }

  func scrub(to fraction: CGFloat) {
    companion.scrub(to: fraction)
    main.scrub(to: fraction)
  }

  func goOn(_ release: InteractionRelease) {
    companion.goOn(release)
    main.goOn(release)
  }

  var velocity: Double? { main.velocity }

  func end() {
    companion.end()
    main.end()
  }
}
