import CoreGraphics
import DisplayList
import Stage
import Testing
import UIKit

/// Every entry on a screen of 390 x 844 points, its poses worked out by hand from the code's own
/// numbers. One step at 60 Hz passes between the end of a movement and the picture at 100 %.
@Suite("The gallery's geometry at 0, 25, 50, 75 and 100 %") @MainActor struct GeometryTests {
  private let fractions = [0, 0.25, 0.5, 0.75, 1]

  /// Compares `expected` with what the pictures show, where nil means that a view does not show.
  private func compare(
    _ id: String, _ direction: Direction, steps: Int, tolerance: Double = 1e-6,
    _ view: (GalleryRun) -> UIView?, _ name: String, last: Pose?,
    _ expected: (_ elapsed: Double) -> Pose?
  ) async throws {
    let run = try await GalleryRun(id, direction)
    #expect(abs((run.span.end - run.span.start) * 60 - Double(steps + 1)) < 1e-6)
    for fraction in fractions {
      let list = run.picture(at: fraction)
      let shown = Pose(of: view(run), in: list)
      let wanted = fraction == 1 ? last : expected(run.elapsed(fraction))
      let isRight =
        switch (shown, wanted) {
        case (nil, nil): true
        case (let shown?, let wanted?): shown.isNear(wanted, tolerance)
        default: false
        }
      #expect(
        isRight,
        "\(id) \(direction), \(name) at \(fraction): \(String(describing: shown)), not \(String(describing: wanted))"
      )
    }
  }

  // MARK: grow-from-button: from the second circle, (159, 480, 72, 72), in 0.3 s

  private func grown(_ progress: Double) -> Pose {
    let rest = 1 - progress
    return Pose(159 * rest, 480 * rest, 72 + 318 * progress, 72 + 772 * progress)
  }

  @Test("grow-from-button: the snapshot grows, and shrinks back; the real view hides meanwhile")
  func growFromButton() async throws {
    try await compare(
      "grow-from-button", .present, steps: 18, { $0.container?.subviews.last }, "snapshot",
      last: .screen()
    ) { grown(Progress.easeInOut($0, of: 0.3)) }
    try await compare(
      "grow-from-button", .dismiss, steps: 18, { $0.container?.subviews.last }, "snapshot",
      last: nil
    ) { grown(1 - Progress.easeInOut($0, of: 0.3)) }
    for direction in Direction.allCases {
      try await compare(
        "grow-from-button", direction, steps: 18, \.presented, "presented",
        last: direction == .present ? .screen() : nil
      ) { _ in nil }
      try await compare("grow-from-button", direction, steps: 18, \.home, "home", last: .screen()) {
        _ in
        .screen()
      }
    }
  }

  @Test("grow-from-button: its corners go from a circle's to none")
  func growFromButtonCorners() async throws {
    for direction in Direction.allCases {
      let run = try await GalleryRun("grow-from-button", direction)
      for fraction in fractions.dropLast() {
        let list = run.picture(at: fraction)
        let progress = Progress.easeInOut(run.elapsed(fraction), of: 0.3)
        let round = 36 * (direction == .present ? 1 - progress : progress)
        let radius = Pose(of: run.container?.subviews.last, in: list)?.cornerRadius
        #expect(abs((radius ?? -1) - round) < 1e-6, "\(direction) at \(fraction)")
      }
    }
  }

  // MARK: scale-from-center: about (195, 422), in 1 s; UIKit's dismissal, 0.4 s

  @Test("scale-from-center")
  func scaleFromCenter() async throws {
    try await compare(
      "scale-from-center", .present, steps: 60, \.presented, "presented",
      last: .screen()
    ) {
      let size = Progress.easeInOut($0, of: 1)
      return Pose(195 * (1 - size), 422 * (1 - size), 390 * size, 844 * size)
    }
    try await compare("scale-from-center", .present, steps: 60, \.home, "home", last: nil) { _ in
      .screen()
    }
    try await compare(
      "scale-from-center", .dismiss, steps: 24, tolerance: 0.001, \.presented,
      "presented", last: nil
    ) { Pose(0, 844 * Progress.critical(settlingIn: 0.4, $0), 390, 844) }
    try await compare("scale-from-center", .dismiss, steps: 24, \.home, "home", last: .screen()) {
      _ in
      .screen()
    }
  }

  // MARK: polaroid-fade: by alpha, in 1 s, always the coming view in front

  @Test("polaroid-fade")
  func polaroidFade() async throws {
    try await compare("polaroid-fade", .present, steps: 60, \.presented, "photo", last: .screen()) {
      let alpha = Progress.easeInOut($0, of: 1)
      return alpha > 0 ? .screen(opacity: alpha) : nil
    }
    try await compare("polaroid-fade", .present, steps: 60, \.home, "home", last: nil) { _ in
      .screen()
    }
    try await compare("polaroid-fade", .dismiss, steps: 60, \.home, "home", last: .screen()) {
      let alpha = Progress.easeInOut($0, of: 1)
      return alpha > 0 ? .screen(opacity: alpha) : nil
    }
    try await compare("polaroid-fade", .dismiss, steps: 60, \.presented, "photo", last: nil) { _ in
      .screen()
    }
  }

  // MARK: slide-and-fade: one screen's width, in 0.3 s

  @Test("slide-and-fade")
  func slideAndFade() async throws {
    for direction in Direction.allCases {
      let way = direction == .present ? -1.0 : 1.0
      let (leaving, coming): ((GalleryRun) -> UIView?, (GalleryRun) -> UIView?) =
        direction == .present ? (\.home, \.presented) : (\.presented, \.home)
      try await compare("slide-and-fade", direction, steps: 18, leaving, "leaving", last: nil) {
        let progress = Progress.easeInOut($0, of: 0.3)
        return Pose(way * 390 * progress, 0, 390, 844, opacity: 1 - progress)
      }
      try await compare("slide-and-fade", direction, steps: 18, coming, "coming", last: .screen()) {
        let progress = Progress.easeInOut($0, of: 0.3)
        return progress > 0
          ? Pose(-way * 390 * (1 - progress), 0, 390, 844, opacity: progress) : nil
      }
    }
  }

  // MARK: crossfade-with-blur: alpha and blur together, in 0.6 s

  @Test("crossfade-with-blur: the note fades over the lake, whose blur grows and shrinks with it")
  func crossfadeWithBlur() async throws {
    for direction in Direction.allCases {
      func strength(_ elapsed: Double) -> Double {
        let progress = Progress.easeInOut(elapsed, of: 0.6)
        return direction == .present ? progress : 1 - progress
      }
      try await compare(
        "crossfade-with-blur", direction, steps: 36, \.presented, "note",
        last: direction == .present ? .screen() : nil
      ) { strength($0) > 0 ? .screen(opacity: strength($0)) : nil }
      try await compare(
        "crossfade-with-blur", direction, steps: 36, \.home, "lake",
        last: direction == .present ? nil : .screen()
      ) { _ in .screen() }

      let run = try await GalleryRun("crossfade-with-blur", direction)
      for fraction in fractions {
        let found = backdrops(run.picture(at: fraction).root)
        // The light style's numbers: 20 points, saturation 1.8; nothing of it is left at the end.
        let progress = fraction == 1 ? 0 : strength(run.elapsed(fraction))
        #expect(found.count == (progress > 0 ? 1 : 0), "\(direction) at \(fraction)")
        for backdrop in found {
          #expect(abs(backdrop.radius - 20 * progress) < 1e-5)
          #expect(abs(backdrop.saturation - (1 + 0.8 * progress)) < 1e-6)
          #expect(backdrop.outline.rect == CGRect(x: 0, y: 0, width: 390, height: 844))
        }
      }
    }
  }

  private func backdrops(_ node: DisplayNode) -> [Backdrop] {
    (node.backdrop.map { [$0] } ?? []) + node.children.flatMap(backdrops)
  }

  // MARK: card: (16, 390, 358, 420) over black at 45 %

  @Test("card: it slides from the lower edge, the dimming follows with the same spring")
  func card() async throws {
    let rest = Pose(16, 390, 358, 420)
    func moved(_ progress: Double) -> Pose { Pose(16, 844 - 454 * progress, 358, 420) }
    try await compare("card", .present, steps: 31, \.presented, "card", last: rest) {
      moved(Progress.systemSpring($0))
    }
    try await compare(
      "card", .present, steps: 31, { $0.container?.subviews.first }, "dimming",
      last: .screen()
    ) {
      let alpha = Progress.systemSpring($0)
      return alpha > 0 ? .screen(opacity: alpha) : nil
    }
    try await compare("card", .dismiss, steps: 24, tolerance: 0.001, \.presented, "card", last: nil)
    {
      moved(1 - Progress.critical(settlingIn: 0.4, $0))
    }
    try await compare(
      "card", .dismiss, steps: 24, tolerance: 0.001, { $0.container?.subviews.first },
      "dimming", last: nil
    ) { .screen(opacity: 1 - Progress.critical(settlingIn: 0.4, $0)) }
    for direction in Direction.allCases {
      let steps = direction == .present ? 31 : 24
      try await compare("card", direction, steps: steps, \.home, "home", last: .screen()) { _ in
        .screen()
      }
    }
  }

  // MARK: UIKit's own

  @Test("cover-vertical")
  func coverVertical() async throws {
    try await compare(
      "cover-vertical", .present, steps: 31, \.presented, "presented",
      last: .screen()
    ) { Pose(0, 844 * (1 - Progress.systemSpring($0)), 390, 844) }
    try await compare(
      "cover-vertical", .dismiss, steps: 24, tolerance: 0.001, \.presented,
      "presented", last: nil
    ) { Pose(0, 844 * Progress.critical(settlingIn: 0.4, $0), 390, 844) }
  }

  @Test("cross-dissolve: 0.4 s")
  func crossDissolve() async throws {
    try await compare(
      "cross-dissolve", .present, steps: 24, \.presented, "presented",
      last: .screen()
    ) {
      let alpha = Progress.easeInOut($0, of: 0.4)
      return alpha > 0 ? .screen(opacity: alpha) : nil
    }
    try await compare("cross-dissolve", .dismiss, steps: 24, \.presented, "presented", last: nil) {
      .screen(opacity: 1 - Progress.easeInOut($0, of: 0.4))
    }
    for direction in Direction.allCases {
      try await compare(
        "cross-dissolve", direction, steps: 24, \.home, "home",
        last: direction == .present ? nil : .screen()
      ) { _ in .screen() }
    }
  }

  @Test("page-sheet: the card to 57, its presenter to 0.9165 of its size with its top at 47")
  func pageSheet() async throws {
    func card(_ progress: Double) -> Pose { Pose(0, 57 + 787 * (1 - progress), 390, 787) }
    // (390 - 0.9165 · 390) / 2 = 16.2825
    func presenter(_ progress: Double) -> Pose {
      let scale = 1 - 0.0835 * progress
      return Pose(16.2825 * progress, 47 * progress, 390 * scale, 844 * scale)
    }
    try await compare("page-sheet", .present, steps: 31, \.presented, "card", last: card(1)) {
      card(Progress.systemSpring($0))
    }
    try await compare("page-sheet", .present, steps: 31, \.home, "presenter", last: presenter(1)) {
      presenter(Progress.systemSpring($0))
    }
    try await compare(
      "page-sheet", .dismiss, steps: 24, tolerance: 0.001, \.presented, "card",
      last: nil
    ) { card(1 - Progress.critical(settlingIn: 0.4, $0)) }
    try await compare(
      "page-sheet", .dismiss, steps: 24, tolerance: 0.001, \.home, "presenter",
      last: .screen()
    ) { presenter(1 - Progress.critical(settlingIn: 0.4, $0)) }
  }
}
