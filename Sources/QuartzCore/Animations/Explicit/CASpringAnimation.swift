/// A basic animation at the pace of a spring. Its `duration` is not that of the spring, which it cuts
/// off: set it to `settlingDuration`. Source: 7.3.17, 8.4.7.
open class CASpringAnimation: CABasicAnimation {
  /// Above 0; anything else counts as 1.
  open var mass: CGFloat = 1
  /// Above 0; anything else counts as 100.
  open var stiffness: CGFloat = 100
  /// At least 0; anything else counts as 0.
  open var damping: CGFloat = 10
  /// Distances of the animation a second, positive towards its end.
  open var initialVelocity: CGFloat = 0
  /// Whether damping beyond the critical one makes it slower. Source: 7.3.3, 7.3.4.
  open var allowsOverdamping = false

  /// - Parameters:
  ///   - perceptualDuration: seconds that it seems to take.
  ///   - bounce: −1…1; 0 does not swing. Source: 7.3.15, 7.3.16.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce)
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
    allowsOverdamping = true
  }

  open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }

  open var bounce: CGFloat { spring.bounce }

  /// Seconds until one thousandth of the way is left for good; infinite without damping.
  /// Source: 7.3.18.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  override func makeEmpty() -> CAAnimation { CASpringAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
  }

  override var curve: TimingCurve { .spring(spring) }

  private var spring: Spring {
    func number(_ x: CGFloat, or other: Double) -> Double { x.isFinite ? x : other }
    return Spring(
      mass: mass > 0 ? number(mass, or: 1) : 1,
      stiffness: stiffness > 0 ? number(stiffness, or: 100) : 100,
      damping: damping >= 0 ? number(damping, or: 0) : 0,
      initialVelocity: min(max(number(initialVelocity, or: 0), -1e6), 1e6),
      allowsOverdamping: allowsOverdamping)
  }
}
