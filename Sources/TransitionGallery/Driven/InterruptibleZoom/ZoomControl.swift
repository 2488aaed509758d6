import UIKit

/// What fingers do to one zoom that is under way: a tap turns it round, a drag takes it in hand.
@MainActor final class ZoomControl {
  let animator: ZoomAnimator
  let driver = GestureDriver()
  private let isPresenting: Bool
  private let tap = UITapGestureRecognizer()
  private let pan = UIPanGestureRecognizer()
  private lazy var tapped = ClosureTarget { [unowned self] in turnRound() }
  private lazy var panned = ClosureTarget { [unowned self] in drag() }
  private var isGoingBack = false
  /// How far it was when the drag began.
  private var start: CGFloat = 0

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    animator = ZoomAnimator(isPresenting: isPresenting)
    // It begins by itself, and can be interrupted.
    driver.wantsInteractiveStart = false
    // Wherever the finger lands while the zoom lasts, and not a moment longer.
    let recognizers = [tap, pan]
    animator.hasStarted = { container in recognizers.forEach(container.addGestureRecognizer) }
    animator.hasEnded = { recognizers.forEach { $0.view?.removeGestureRecognizer($0) } }
    tapped.watch(tap)
    panned.watch(pan)
  }

  private func turnRound() {
    guard tap.state == .ended else { return }
    isGoingBack.toggle()
    driver.pause()
    driver.spring(finishes: !isGoingBack, velocity: 0)
  }

  private func drag() {
    // Up makes the photo larger, and half of the screen's height is the whole way.
    let sign: CGFloat = isPresenting ? -1 : 1
    let distance: CGFloat = 420
    let progress = start + sign * pan.translation(in: pan.view).y / distance
    switch pan.state {
    case .began:
      driver.pause()
      start = driver.percentComplete
      pan.setTranslation(.zero, in: pan.view)
    case .changed:
      driver.update(progress)
    case .ended:
      let velocity = sign * pan.velocity(in: pan.view).y
      driver.update(progress)
      isGoingBack = progress + Momentum.glide(velocity) / distance < 0.5
      driver.spring(finishes: !isGoingBack, velocity: velocity / distance)
    case .cancelled:
      driver.spring(finishes: !isGoingBack, velocity: 0)
    default: break
    }
  }
}
