import CoreGraphics
import Testing
import UIKit

@Suite("What touches and events say of themselves") @MainActor struct TouchFactsTests {
  private let stage = TestStage.settled()
  private let log = CallLog()
  private let left: LoggedTouchView
  private let right: LoggedTouchView
  private let pan = UIPanGestureRecognizer()

  private init() {
    left = stage.add(LoggedTouchView("left", log), CGRect(x: 3, y: 7, width: 40, height: 90))
    right = stage.add(LoggedTouchView("right", log), CGRect(x: 50, y: 11, width: 45, height: 90))
    pan.cancelsTouchesInView = false
    left.addGestureRecognizer(pan)
    stage.settle()
  }

  @Test("An event finds its touches by window, by view and by recogniser; nil means none")
  func finding() throws {
    stage.touch(.began, 13, 27, finger: 1)
    stage.touch(.began, 60, 41, finger: 2)
    stage.advance()
    let event = try #require(right.lastEvent)
    let (one, other) = (try #require(left.lastTouch), try #require(right.lastTouch))
    #expect(event.allTouches == [one, other] && event.timestamp == stage.time)
    #expect(event.touches(for: stage.window) == [one, other])
    #expect(event.touches(for: left) == [one] && event.touches(for: right) == [other])
    #expect(event.touches(for: pan) == [one])
    #expect(event.touches(for: UIWindow()) == nil && event.touches(for: stage.view) == nil)
    #expect(event.touches(for: UITapGestureRecognizer()) == nil)
    #expect(one.gestureRecognizers == [pan] && other.gestureRecognizers == nil)
    #expect(one.view === left && other.view === right && one.window === stage.window)
    #expect(event.coalescedTouches(for: UITouch()) == nil)
    // Over for its view, it is nobody's any more.
    stage.lift(13, 27, finger: 1)
    #expect(one.gestureRecognizers == nil && one.phase == .ended)
    let last = try #require(left.lastEvent)
    #expect(last.touches(for: left) == [one] && last.allTouches == [one, other])
  }

  @Test(
    "What was measured since the event before, each with its place, its time and what was before")
  func coalesced() throws {
    stage.touch(.began, 13, 27)
    stage.advance()
    let start = stage.time
    for (x, y) in [(14.0, 30.0), (16, 35), (19, 31)] { stage.touch(.moved, x, y) }
    stage.advance()
    let (event, touch) = (try #require(left.lastEvent), try #require(left.lastTouch))
    let all = try #require(event.coalescedTouches(for: touch))
    #expect(
      all.map { $0.location(in: nil) } == [
        CGPoint(x: 14, y: 30), CGPoint(x: 16, y: 35), CGPoint(x: 19, y: 31),
      ])
    #expect(
      all.map { $0.previousLocation(in: left) } == [
        CGPoint(x: 10, y: 20), CGPoint(x: 11, y: 23), CGPoint(x: 13, y: 28),
      ])
    for one in all {
      #expect(one !== touch && one.phase == .moved && one.tapCount == touch.tapCount)
      #expect(one.view === left && one.window === stage.window && one.timestamp > start)
    }
    // The touch itself has gone from the first place to the last.
    #expect(touch.location(in: left) == CGPoint(x: 16, y: 24))
    #expect(touch.previousLocation(in: left) == CGPoint(x: 10, y: 20))
    #expect(touch.timestamp == stage.time && event.timestamp == stage.time)
    stage.lift(19, 31)
    #expect(touch.previousLocation(in: nil) == CGPoint(x: 19, y: 31))
    #expect(left.lastEvent?.coalescedTouches(for: touch)?.map(\.phase) == [.ended])
  }

  @Test("Many moves and fingers of one step come to their views in order, to the last")
  func many() {
    for finger in 0..<5 {
      let x = 55 + 8 * Double(finger)
      right.isMultipleTouchEnabled = true
      for (phase, y) in [(0, 20.0), (1, 30), (2, 40), (3, 50)] {
        stage.touch(phase == 0 ? .began : phase == 3 ? .ended : .moved, x, y, finger: finger)
      }
    }
    stage.advance()
    let lines = log.take()
    for finger in 0..<5 {
      let x = "\(5 + 8 * Double(finger))"
      #expect(
        lines.filter { $0.contains("(\(x),") } == [
          "right began (\(x), 9.0)", "right moved (\(x), 29.0)", "right ended (\(x), 39.0)",
        ])
    }
    #expect(lines.count == 15)
  }
}
