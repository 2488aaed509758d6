import Compositor
import CoreGraphics
import Stage
import Testing
import UIKit

/// The entries that show a kind of animation each, on a screen of 390 x 844 points, by closed forms
/// of their movements.
@Suite("The gallery's springs, keyframes and masks at 0, 25, 50, 75 and 100 %") @MainActor
struct MovementGeometryTests {
  private let fractions = [0, 0.25, 0.5, 0.75, 1]

  private func run(_ id: String, _ direction: Direction, seconds: Double) async throws -> GalleryRun
  {
    let run = try await GalleryRun(id, direction)
    // One step passes between the end of a movement and the picture at 100 %.
    #expect(abs((run.span.end - run.span.start) - (seconds + 1.0 / 60)) < 1e-6)
    return run
  }

  private func expect(_ shown: Pose?, _ wanted: Pose?, _ place: String) {
    switch (shown, wanted) {
    case (nil, nil): break
    case (let shown?, let wanted?) where shown.isNear(wanted, 1e-3): break
    default:
      Issue.record("\(place): \(String(describing: shown)), not \(String(describing: wanted))")
    }
  }

  // MARK: spring-card: at (24, 222, 342, 400), from 622 below; damping 0.6 in 0.8 s, or ease-in in 0.3

  @Test(
    "spring-card: past its place and back; it falls faster and faster",
    arguments: Direction.allCases)
  func springCard(_ direction: Direction) async throws {
    let isPresenting = direction == .present
    let run = try await run("spring-card", direction, seconds: isPresenting ? 0.8 : 0.3)
    for fraction in fractions {
      let list = run.picture(at: fraction)
      let elapsed = run.elapsed(fraction)
      let raised =
        isPresenting
        ? Progress.swinging(0.6, settlingIn: 0.8, elapsed) : 1 - Progress.easeIn(elapsed, of: 0.3)
      let isGone = !isPresenting && fraction == 1
      expect(
        Pose(of: run.presented, in: list),
        isGone ? nil : Pose(24, 222 + 622 * (1 - raised), 342, 400), "card at \(fraction)")
      let dark = Progress.easeInOut(elapsed, of: isPresenting ? 0.8 : 0.3)
      let dimmed = isPresenting ? dark : 1 - dark
      expect(
        Pose(of: run.container?.subviews.first, in: list),
        dimmed > 0 && !isGone ? .screen(opacity: dimmed) : nil, "dimming at \(fraction)")
      expect(Pose(of: run.home, in: list), .screen(), "home at \(fraction)")
    }
  }

  @Test("spring-card: the numbers of 7.3.8a: a tenth too far after three tenths of the way")
  func swing() {
    // ω0 = ln(750)/0.48 = 13.792; the first turning point is at π/(0.8 · ω0), e^(−π · 0.75) too far.
    let time = 3.14159265 / (0.8 * 13.79182)
    #expect(abs(Progress.swinging(0.6, settlingIn: 0.8, time) - (1 + 0.09478)) < 1e-4)
  }

  // MARK: keyframe-bounce: straight between points of parabolas, in 1.2 s

  /// In screens over its place, after a share of the duration.
  private func height(_ share: Double) -> Double {
    /// A throw up to `top` between two times, by its own parabola at quarters.
    func arc(_ share: Double, _ start: Double, _ end: Double, _ top: Double) -> Double {
      let quarters = (share - start) / (end - start) * 4
      func at(_ quarter: Double) -> Double { top * (1 - (quarter / 2 - 1) * (quarter / 2 - 1)) }
      let first = min(quarters.rounded(.down), 3)
      return at(first) + (at(first + 1) - at(first)) * (quarters - first)
    }
    if share >= 1 { return 0 }
    if share < 0.4 {
      // The second half of a throw.
      let quarters = (share / 0.1).rounded(.down)
      func at(_ quarter: Double) -> Double { 1 - quarter * quarter / 16 }
      return at(quarters) + (at(quarters + 1) - at(quarters)) * (share / 0.1 - quarters)
    }
    return share < 0.76 ? arc(share, 0.4, 0.76, 0.2) : arc(share, 0.76, 1, 0.05)
  }

  @Test(
    "keyframe-bounce: a fall and two bounces, or two bounces and up", arguments: Direction.allCases)
  func bounce(_ direction: Direction) async throws {
    let isPresenting = direction == .present
    let run = try await run("keyframe-bounce", direction, seconds: 1.2)
    for fraction in fractions {
      let list = run.picture(at: fraction)
      let share = run.elapsed(fraction) / 1.2
      let raised = height(isPresenting ? share : 1 - share)
      let isGone = !isPresenting && fraction == 1
      // What lies above the screen is in the list all the same.
      expect(
        Pose(of: run.presented, in: list), isGone ? nil : Pose(0, -844 * raised, 390, 844),
        "presented at \(fraction)")
      expect(
        Pose(of: run.home, in: list), isPresenting && fraction == 1 ? nil : .screen(),
        "home at \(fraction)")
    }
  }

  // MARK: circular-reveal: about (195, 730), from 26 to √(195² + 730²) = 755.60, in 0.6 s

  @Test("circular-reveal: the circle's edge, on the screen", arguments: Direction.allCases)
  func reveal(_ direction: Direction) async throws {
    let run = try await run("circular-reveal", direction, seconds: 0.6)
    let compositor = Compositor()
    for fraction in [0.25, 0.5, 0.75] {
      let image = compositor.composite(run.picture(at: fraction), scale: 1).image
      let progress = Progress.easeInOut(run.elapsed(fraction), of: 0.6)
      let open = direction == .present ? progress : 1 - progress
      let radius = 26 + (755.60 - 26) * open
      // A direction in which no text lies on either screen.
      func pixel(_ distance: Double) -> UInt32 {
        image.buffer[Int(195 - 0.2 * distance), Int(730 - 0.979796 * distance)]
      }
      let outside = image.buffer[2, 60]
      #expect(pixel(radius + 3) == outside, "\(direction) at \(fraction): \(radius)")
      #expect(pixel(radius - 3) != outside, "\(direction) at \(fraction): \(radius)")
    }
    let last = run.picture(at: 1)
    let (home, presented) = (Pose(of: run.home, in: last), Pose(of: run.presented, in: last))
    #expect(direction == .present ? presented == .screen() : home == .screen())
    #expect(direction == .present ? home == nil : presented == nil)
    #expect(run.presented?.layer.mask == nil && run.home.layer.mask == nil)
  }
}
