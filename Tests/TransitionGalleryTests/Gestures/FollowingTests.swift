import CoreGraphics
import Stage
import Testing
import UIKit

@Suite("The gallery's gestures: what is dragged stays under the finger") @MainActor
struct FollowingTests {
  /// Fifteen points in the first step, which begins the drag there; each further step is followed to
  /// the point.
  private func follow(
    _ entry: GestureEntry, from point: (Double, Double), by way: (Double, Double)
  ) throws {
    let run = try entry.start()
    run.land([CGPoint(x: point.0, y: point.1)])
    let length = (way.0 * way.0 + way.1 * way.1).squareRoot()
    run.move(
      by: [CGPoint(x: way.0 / length * 15, y: way.1 / length * 15)], seconds: GestureRun.step)
    run.advance()
    // Some moves later the transition has begun; from here on the differences count.
    run.move(by: [CGPoint(x: way.0 / length * 5, y: way.1 / length * 5)], seconds: 0.1)
    let start = try #require(entry.seen(run))
    for _ in 0..<10 {
      run.move(by: [CGPoint(x: way.0 / 10, y: way.1 / 10)], seconds: GestureRun.step)
    }
    let seen = try #require(entry.seen(run))
    #expect(abs(seen.x - start.x - way.0) < 1e-6, "\(entry.id): \(start) to \(seen)")
    #expect(abs(seen.y - start.y - way.1) < 1e-6, "\(entry.id): \(start) to \(seen)")
    run.lift()
    try run.settle()
    #expect(run.findings == [])
  }

  @Test("Point by point", arguments: GestureEntry.all)
  func follow(_ entry: GestureEntry) throws {
    switch entry.id {
    case "swipe-down": try follow(entry, from: (195, 300), by: (0, 300))
    case "edge-pan": try follow(entry, from: (4, 300), by: (200, 0))
    case "card-drag": try follow(entry, from: (195, 500), by: (0, 200))
    case "shared-photo": try follow(entry, from: (195, 250), by: (-80, 160))
    case "flick-away": try follow(entry, from: (195, 350), by: (90, -120))
    case "pull-menu" where entry.direction == .present:
      try follow(entry, from: (4, 300), by: (200, 0))
    case "pull-menu": try follow(entry, from: (230, 300), by: (-180, 0))
    default: break
    }
  }

  @Test("pinch-close: the photo is as large as the fingers are apart, about their centre")
  func pinch() throws {
    let run = try GestureRun.presented("pinch-close")
    run.land([CGPoint(x: 95, y: 400), CGPoint(x: 295, y: 400)])
    run.move(by: [CGPoint(x: 10, y: 0), CGPoint(x: -10, y: 0)], seconds: 0.1)
    run.move(by: [CGPoint(x: 40, y: 30), CGPoint(x: -40, y: 30)], seconds: 0.2)
    let photo = try #require(run.presented?.view.subviews.last)
    // 200 points at first, 100 now.
    #expect(abs(photo.transform.a - 0.5) < 1e-9)
    #expect(photo.transform.tx == 0)
    #expect(abs(photo.transform.ty - 30) < 1e-9)
    // (1 − 0.5) / 0.7 of the way.
    let backdrop = try #require(run.presented?.view.subviews.first)
    #expect(abs(backdrop.alpha - (1 - 0.5 / 0.7)) < 1e-9)
    // Apart: 300 is half as much again, which yields 0.4 · (1 − 1/(0.5 · 0.55/0.4 + 1)).
    run.move(by: [CGPoint(x: -100, y: -30), CGPoint(x: 100, y: -30)], seconds: 0.2)
    #expect(abs(photo.transform.a - (1 + 0.4 * (1 - 1 / 1.6875))) < 1e-9)
    run.wait(10)
    run.lift()
    try run.settle()
    #expect(photo.transform == .identity)
    #expect(run.findings == [])
  }

  @Test("pinch-close: the titles of the two buttons are never read at once")
  func buttons() throws {
    let run = try GestureRun("pinch-close")
    /// How much is seen of each at most while the other one is, too.
    func expectOne() throws {
      guard let close = run.stage.view(identifiedBy: "dismiss"),
        let shown = close.layer.presentation(),
        let backdrop = close.superview?.layer.presentation()
      else { return }
      #expect(min(shown.opacity * backdrop.opacity, 1 - backdrop.opacity) < 0.2)
    }
    func watch() throws {
      for _ in 0..<40 {
        run.advance()
        try expectOne()
      }
    }
    try run.tap("present")
    try watch()
    run.land([CGPoint(x: 95, y: 400), CGPoint(x: 295, y: 400)])
    for _ in 0..<20 {
      run.move(by: [CGPoint(x: 3, y: 0), CGPoint(x: -3, y: 0)], seconds: GestureRun.step)
      try expectOne()
    }
    // Back to full size, whose button is there again.
    for _ in 0..<20 {
      run.move(by: [CGPoint(x: -3, y: 0), CGPoint(x: 3, y: 0)], seconds: GestureRun.step)
      try expectOne()
    }
    run.lift()
    try watch()
    #expect(run.stage.view(identifiedBy: "dismiss")?.alpha == 1)
    try run.tap("dismiss")
    try watch()
    #expect(run.presented == nil)
  }

  @Test("card-drag: pulled up it yields less and less, and springs back")
  func rubberBand() throws {
    let run = try GestureRun.presented("card-drag")
    let picture = run.picture
    let begin = run.trace.count
    run.land([CGPoint(x: 195, y: 600)])
    run.move(by: [CGPoint(x: 0, y: -12)], seconds: GestureRun.step)
    run.move(by: [CGPoint(x: 0, y: -120)], seconds: 0.2)
    // 120 · (1 − 1/(120 · 0.55/120 + 1)), whatever it took to begin.
    let seen = try #require(run.presented?.view.transform.ty)
    #expect(abs(seen + 120 * (1 - 1 / 1.55)) < 1e-9)
    run.lift()
    try run.settle()
    #expect(run.picture == picture)
    #expect(run.states(from: begin) == [])
  }
}
