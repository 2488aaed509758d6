import DisplayList
import Foundation
import Stage
import Testing
import UIKit

/// The entries that turn in space, on a screen of 390 x 844 points: corners worked out by the sine
/// and cosine of the angle, and divided by 1 − z/d. Both take 0.8 s.
@Suite("The gallery's geometry in space at 0, 25, 50, 75 and 100 %") @MainActor
struct SpaceGeometryTests {
  private let fractions = [0, 0.25, 0.5, 0.75, 1]

  /// The middle of the screen, before which the eye is.
  private static let middle = (x: 195.0, y: 422.0)

  private static func seen(_ x: Double, _ y: Double, _ z: Double, eye: Double) -> CGPoint {
    let divisor = 1 - z / eye
    return CGPoint(
      x: middle.x + (x - middle.x) / divisor, y: middle.y + (y - middle.y) / divisor)
  }

  private func progress(_ run: GalleryRun, _ fraction: Double) -> Double {
    Progress.easeInOut(run.elapsed(fraction), of: 0.8)
  }

  /// What the animator has put over the two screens.
  private func room(_ run: GalleryRun) -> UIView? { run.container?.subviews.last }

  // MARK: door: the left edge stays, the right one comes towards the eye, 975 before the screen

  private func door(_ open: Double) -> SeenCorners {
    let angle = open * .pi / 2
    func corner(_ width: Double, _ y: Double) -> CGPoint {
      Self.seen(width * cos(angle), y, width * sin(angle), eye: 2.5 * 390)
    }
    return SeenCorners([corner(0, 0), corner(390, 0), corner(390, 844), corner(0, 844)])
  }

  @Test("door: it swings open, and closes", arguments: Direction.allCases)
  func door(_ direction: Direction) async throws {
    let run = try await GalleryRun("door", direction)
    #expect(abs((run.span.end - run.span.start) * 60 - 49) < 1e-6)
    for fraction in fractions.dropLast() {
      let list = run.picture(at: fraction)
      let open = direction == .present ? progress(run, fraction) : 1 - progress(run, fraction)
      let shown = SeenCorners(of: room(run)?.subviews.last, in: list)
      #expect(
        shown?.isNear(door(open)) == true,
        "\(direction) at \(fraction): \(String(describing: shown)), not \(door(open))")
      // What lies behind stays in its place, ever less in the dark.
      #expect(Pose(of: run.presented, in: list) == .screen())
      let darkness = Pose(of: room(run)?.subviews.first, in: list)?.opacity ?? 0
      #expect(abs(darkness - 0.6 * (1 - open)) < 1e-9, "\(direction) at \(fraction)")
    }
    try checkEnd(run)
  }

  @Test("door: half way, in numbers: the free edge at 307, and 1.39 times as high")
  func halfOpen() {
    // sin 45° · 390 = 275.77 to the right and towards the eye: 1/(1 − 275.77/975) = 1.39439.
    let corners = door(0.5).points
    #expect(abs(corners[1].x - (195 + (275.7716 - 195) * 1.394394)) < 1e-3)
    #expect(abs(corners[2].y - (422 + 422 * 1.394394)) < 1e-3)
    #expect(corners[0] == .zero)
  }

  // MARK: cube: 390 deep, turned about its middle, the eye 1170 before its front

  /// - Parameter quarters: how far a side is turned from the front, to the right.
  private func side(_ quarters: Double) -> SeenCorners {
    let (angle, half) = (quarters * .pi / 2, 195.0)
    func corner(_ x: Double, _ y: Double) -> CGPoint {
      Self.seen(
        195 + x * cos(angle) + half * sin(angle), y, -x * sin(angle) + half * cos(angle) - half,
        eye: 3 * 390)
    }
    return SeenCorners([
      corner(-half, 0), corner(half, 0), corner(half, 844), corner(-half, 844),
    ])
  }

  @Test("cube: two sides turn by a quarter and share an edge", arguments: Direction.allCases)
  func cube(_ direction: Direction) async throws {
    let run = try await GalleryRun("cube", direction)
    #expect(abs((run.span.end - run.span.start) * 60 - 49) < 1e-6)
    let way = direction == .present ? 1.0 : -1
    for fraction in fractions.dropLast() {
      let list = run.picture(at: fraction)
      let turned = progress(run, fraction)
      let from = SeenCorners(of: room(run)?.subviews.first, in: list)
      let to = SeenCorners(of: room(run)?.subviews.last, in: list)
      #expect(from?.isNear(side(-way * turned)) == true, "\(direction) at \(fraction)")
      #expect(to?.isNear(side(way * (1 - turned))) == true, "\(direction) at \(fraction)")
      let (left, right) = direction == .present ? (from, to) : (to, from)
      guard let left, let right else { continue }
      #expect(abs(left.points[1].x - right.points[0].x) < 1e-9)
      #expect(abs(left.points[1].y - right.points[0].y) < 1e-9)
      #expect(abs(left.points[2].y - right.points[3].y) < 1e-9)
    }
    try checkEnd(run)
  }

  @Test("cube: half way, in numbers: the shared edge in the middle, 1.07 times as high")
  func halfTurned() {
    // The edge comes from 195 to 195 · √2 before the cube's middle: by 80.77 of the eye's 1170.
    let edge = side(0.5).points[0]
    #expect(abs(edge.x - 195) < 1e-9 && abs(edge.y - (422 - 422 * 1.074155)) < 1e-3)
    #expect(abs(side(-0.5).points[1].x - 195) < 1e-9)
  }

  /// At 100 % nothing is left of what was added.
  private func checkEnd(_ run: GalleryRun) throws {
    let list = run.picture(at: 1)
    let (home, presented) = (Pose(of: run.home, in: list), Pose(of: run.presented, in: list))
    #expect(run.direction == .present ? presented == .screen() : home == .screen())
    #expect(run.direction == .present ? home == nil : presented == nil)
    #expect((run.container?.subviews.count ?? 0) <= 1)
  }
}
