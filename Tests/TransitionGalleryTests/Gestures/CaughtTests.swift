import CoreGraphics
import Stage
import Testing
import UIKit

@Suite("The gallery's interruptible entries: caught on their way") @MainActor struct CaughtTests {
  /// States of a transition of its own.
  private func states(_ operation: String, _ end: String) -> [String] {
    ["requested", "asked", "prepared", "running", end, "ended"].map { "\(operation) \($0)" }
  }

  @Test("R51: interruptible-zoom: a tap while it opens closes it again, byte for byte")
  func tapWhileOpening() throws {
    let run = try GestureRun("interruptible-zoom")
    let (remains, picture) = (run.remains, run.picture)
    let begin = run.trace.count
    try run.tap("thumbnail")
    run.wait(10)
    run.tap(at: CGPoint(x: 30, y: 60))
    try run.settle()
    #expect(run.states(from: begin) == states("present", "cancelling"))
    #expect(run.presented == nil)
    #expect(run.remains == remains)
    #expect(run.picture == picture)
    #expect(run.findings == [])
    #expect(run.complaints == [])
  }

  @Test("R51: interruptible-zoom: tapped twice it opens after all, however often one taps")
  func tapTwice() throws {
    for taps in 1...5 {
      let run = try GestureRun("interruptible-zoom")
      try run.tap("present")
      run.wait(6)
      for _ in 0..<taps {
        run.tap(at: CGPoint(x: 30, y: 60))
        run.wait(2)
      }
      try run.settle()
      #expect((run.presented != nil) == (taps % 2 == 0), "\(taps) taps")
      #expect(run.findings == [])
      #expect(run.complaints == [])
    }
  }

  @Test("interruptible-zoom: caught, held, moved back and forth, let go of either way")
  func dragWhileOpening() throws {
    for goesOn in [true, false] {
      let run = try GestureRun("interruptible-zoom")
      let (remains, picture) = (run.remains, run.picture)
      let begin = run.trace.count
      try run.tap("thumbnail")
      run.wait(8)
      run.land([CGPoint(x: 195, y: 500)])
      run.move(by: [CGPoint(x: 0, y: -20)], seconds: 0.1)
      // In the hand it stays where it is, however long.
      let held = run.picture
      run.wait(120)
      #expect(run.picture == held)
      #expect(run.presented?.isBeingPresented == true)
      run.move(by: [CGPoint(x: 0, y: goesOn ? -300 : 300)], seconds: 0.2)
      run.lift()
      try run.settle()
      #expect(run.states(from: begin) == states("present", goesOn ? "finishing" : "cancelling"))
      #expect((run.presented != nil) == goesOn)
      if !goesOn {
        #expect(run.remains == remains)
        #expect(run.picture == picture)
      }
      #expect(run.findings == [])
    }
  }

  @Test("interruptible-zoom: the photo is in one place only, at every moment")
  func onePhoto() throws {
    let run = try GestureRun("interruptible-zoom")
    let source = try #require(run.stage.view(identifiedBy: "thumbnail")?.subviews.last)
    #expect(!source.isHidden)
    try run.tap("thumbnail")
    try run.settle()
    #expect(source.isHidden)
    try run.tap("dismiss")
    run.wait(10)
    run.tap(at: CGPoint(x: 30, y: 60))
    try run.settle()
    #expect(source.isHidden && run.presented != nil)
    try run.tap("dismiss")
    try run.settle()
    #expect(!source.isHidden && run.presented == nil)
    #expect(run.findings == [])
  }

  @Test(
    "A dismissal by the button is caught and brought back",
    arguments: [
      ("card-drag", (195.0, 760.0), (0.0, -200.0)), ("pull-menu", (100.0, 600.0), (200.0, 0.0)),
    ])
  func caughtLeaving(_ id: String, _ point: (Double, Double), _ way: (Double, Double)) throws {
    let run = try GestureRun.presented(id)
    let (remains, picture) = (run.remains, run.picture)
    let begin = run.trace.count
    try run.tap("dismiss")
    run.wait(6)
    run.land([CGPoint(x: point.0, y: point.1)])
    run.move(by: [CGPoint(x: way.0, y: way.1)], seconds: 0.2)
    run.lift()
    try run.settle()
    #expect(run.states(from: begin) == states("dismiss", "cancelling"))
    #expect(run.remains == remains)
    #expect(run.picture == picture)
    #expect(run.findings == [])
    #expect(run.complaints == [])
  }

  @Test("pull-menu: a menu that comes by the button is caught and pushed back")
  func caughtComing() throws {
    let run = try GestureRun("pull-menu")
    let (remains, picture) = (run.remains, run.picture)
    try run.tap("present")
    run.wait(10)
    run.land([CGPoint(x: 60, y: 600)])
    run.move(by: [CGPoint(x: -200, y: 0)], seconds: 0.2)
    run.lift()
    try run.settle()
    #expect(run.presented == nil)
    #expect(run.remains == remains)
    #expect(run.picture == picture)
    #expect(run.findings == [])
    #expect(run.complaints == [])
  }

  @Test("card-drag: let go of, caught again, let go of: three times in one dismissal")
  func caughtAgain() throws {
    let run = try GestureRun.presented("card-drag")
    let begin = run.trace.count
    for _ in 0..<3 {
      run.land([CGPoint(x: 195, y: 640)])
      run.move(by: [CGPoint(x: 0, y: 40)], seconds: 0.4)
      run.lift()
      run.wait(2)
    }
    try run.settle()
    #expect(run.presented != nil)
    #expect(run.states(from: begin).count { $0.hasSuffix("requested") } == 1)
    #expect(run.findings == [])
  }

  @Test("swipe-down: let go of, caught while it goes on, and pushed back: byte for byte")
  func swipeCaught() throws {
    let run = try GestureRun.presented("swipe-down")
    let (remains, picture) = (run.remains, run.picture)
    let begin = run.trace.count
    run.land([CGPoint(x: 195, y: 300)])
    run.move(by: [CGPoint(x: 0, y: 250)], seconds: 0.2)
    run.lift()
    run.wait(4)
    run.land([CGPoint(x: 195, y: 800)])
    run.move(by: [CGPoint(x: 0, y: -500)], seconds: 0.4)
    run.lift()
    try run.settle()
    #expect(run.states(from: begin) == states("dismiss", "cancelling"))
    #expect(run.remains == remains)
    #expect(run.picture == picture)
    #expect(run.findings == [])
    #expect(run.complaints == [])
  }

  @Test("swipe-down: a drag on what still comes, or goes by the button, changes nothing")
  func notCaught() throws {
    let run = try GestureRun("swipe-down")
    try run.tap("present")
    run.wait(4)
    run.land([CGPoint(x: 195, y: 800)])
    run.move(by: [CGPoint(x: 0, y: 40)], seconds: 0.1)
    run.lift()
    try run.settle()
    #expect(run.presented != nil)
    try run.tap("dismiss")
    run.wait(4)
    run.land([CGPoint(x: 195, y: 800)])
    run.move(by: [CGPoint(x: 0, y: -100)], seconds: 0.1)
    run.lift()
    try run.settle()
    #expect(run.presented == nil)
    #expect(run.findings == [])
    #expect(run.complaints == [])
  }
}
