import CoreGraphics
import Stage
import Testing
import UIKit

/// What fingers can drive, set going by the buttons, on a screen of 390 x 844 points: frames worked out
/// by hand from the code's own numbers. With fingers see `FollowingTests`.
@Suite("The gallery's driven entries by their buttons, at 0, 25, 50, 75 and 100 %") @MainActor
struct DrivenGeometryTests {
  /// - Parameters:
  ///   - view: the presented one if left out.
  ///   - expected: where it is after so many seconds; nil when it does not show.
  private func compare(
    _ id: String, _ direction: Direction, seconds: Double,
    _ view: (GalleryRun) -> UIView? = \.presented, last: CGRect?,
    _ expected: (_ elapsed: Double) -> CGRect?
  ) async throws {
    let run = try await GalleryRun(id, direction)
    // One step passes between the end of a movement and the picture at 100 %.
    #expect(abs((run.span.end - run.span.start) - (seconds + 1.0 / 60)) < 1e-6)
    for fraction in [0, 0.25, 0.5, 0.75, 1] {
      let list = run.picture(at: fraction)
      let shown = Pose(of: view(run), in: list)?.frame
      let wanted = fraction == 1 ? last : expected(run.elapsed(fraction))
      let isNear =
        switch (shown, wanted) {
        case (nil, nil): true
        case (let shown?, let wanted?):
          abs(shown.minX - wanted.minX) < 1e-3 && abs(shown.minY - wanted.minY) < 1e-3
            && abs(shown.width - wanted.width) < 1e-3
            && abs(shown.height - wanted.height) < 1e-3
        default: false
        }
      #expect(
        isNear,
        "\(id) \(direction) at \(fraction): \(String(describing: shown)), not \(String(describing: wanted))"
      )
    }
  }

  private let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  private func isOver(_ direction: Direction, _ frame: CGRect) -> CGRect? {
    direction == .present ? frame : nil
  }

  @Test("swipe-down: ease-out over a screen's height, in 0.4 s", arguments: Direction.allCases)
  func swipeDown(_ direction: Direction) async throws {
    try await compare("swipe-down", direction, seconds: 0.4, last: isOver(direction, screen)) {
      let progress = Progress.easeOut($0, of: 0.4)
      return screen.offsetBy(dx: 0, dy: 844 * (direction == .present ? 1 - progress : progress))
    }
  }

  @Test(
    "edge-pan: one screen goes its width, the other a third of it", arguments: Direction.allCases)
  func edgePan(_ direction: Direction) async throws {
    func covering(_ elapsed: Double) -> Double {
      let progress = Progress.easeOut(elapsed, of: 0.4)
      return direction == .present ? progress : 1 - progress
    }
    try await compare("edge-pan", direction, seconds: 0.4, last: isOver(direction, screen)) {
      screen.offsetBy(dx: 390 * (1 - covering($0)), dy: 0)
    }
    try await compare(
      "edge-pan", direction, seconds: 0.4, \.home, last: direction == .present ? nil : screen
    ) { screen.offsetBy(dx: -130 * covering($0), dy: 0) }
  }

  @Test("card-drag: 464 points on a spring of damping 0.9, in 0.5 s", arguments: Direction.allCases)
  func cardDrag(_ direction: Direction) async throws {
    let place = CGRect(x: 8, y: 396, width: 374, height: 440)
    try await compare("card-drag", direction, seconds: 0.5, last: isOver(direction, place)) {
      let progress = Progress.swinging(0.9, settlingIn: 0.5, $0)
      return place.offsetBy(dx: 0, dy: 464 * (direction == .present ? 1 - progress : progress))
    }
  }

  @Test("pull-menu: 312 points on the same spring", arguments: Direction.allCases)
  func pullMenu(_ direction: Direction) async throws {
    let place = CGRect(x: 0, y: 0, width: 288, height: 844)
    try await compare("pull-menu", direction, seconds: 0.5, last: isOver(direction, place)) {
      let progress = Progress.swinging(0.9, settlingIn: 0.5, $0)
      return place.offsetBy(dx: -312 * (direction == .present ? 1 - progress : progress), dy: 0)
    }
  }

  @Test("flick-away: pops up from four fifths of its size on a spring of damping 0.7")
  func flickAway() async throws {
    let place = CGRect(x: 45, y: 232, width: 300, height: 360)
    try await compare("flick-away", .present, seconds: 0.5, last: place) {
      // It fades in, too.
      guard $0 > 0 else { return nil }
      let away = 0.1 * (1 - Progress.swinging(0.7, settlingIn: 0.5, $0))
      return place.insetBy(dx: 300 * away, dy: 360 * away)
    }
  }
}
