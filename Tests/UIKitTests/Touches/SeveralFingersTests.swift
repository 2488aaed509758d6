import Testing
import UIKit

@Suite("Several fingers") @MainActor struct SeveralFingersTests {
  private let stage = TestStage.settled()
  private let log = CallLog()
  private let left: LoggedTouchView
  private let right: LoggedTouchView

  private init() {
    left = stage.add(LoggedTouchView("left", log), CGRect(x: 0, y: 0, width: 50, height: 50))
    right = stage.add(LoggedTouchView("right", log), CGRect(x: 50, y: 0, width: 50, height: 50))
  }

  @Test("Each finger has its own touch and view, and moves are coalesced for each")
  func independent() {
    stage.touch(.began, 5, 5, finger: 1)
    stage.touch(.began, 55, 5, finger: 2)
    stage.touch(.moved, 6, 5, finger: 1)
    stage.touch(.moved, 56, 5, finger: 2)
    stage.touch(.moved, 7, 5, finger: 1)
    stage.touch(.moved, 57, 5, finger: 2)
    stage.advance()
    #expect(
      log.take() == [
        "left began (5.0, 5.0)", "right began (5.0, 5.0)", "left moved (7.0, 5.0)",
        "right moved (7.0, 5.0)",
      ])
    stage.touch(.ended, 7, 5, finger: 1)
    stage.advance()
    stage.touch(.moved, 60, 5, finger: 2)
    stage.advance()
    #expect(log.take() == ["left ended (7.0, 5.0)", "right moved (10.0, 5.0)"])
  }

  @Test("An event knows all fingers that are down")
  func allTouches() {
    stage.touch(.began, 5, 5, finger: 1)
    stage.touch(.began, 55, 5, finger: 2)
    stage.advance()
    #expect(right.lastEvent?.allTouches == [left.lastTouch!, right.lastTouch!])
    stage.touch(.ended, 5, 5, finger: 1)
    stage.advance()
    #expect(left.lastEvent?.allTouches == [left.lastTouch!, right.lastTouch!])
    stage.touch(.moved, 56, 5, finger: 2)
    stage.advance()
    #expect(right.lastEvent?.allTouches == [right.lastTouch!])
  }

  @Test("A view gets one finger at a time unless it asks for more")
  func multipleTouch() {
    #expect(!left.isMultipleTouchEnabled)
    stage.touch(.began, 5, 5, finger: 1)
    stage.touch(.began, 25, 5, finger: 2)
    stage.touch(.moved, 26, 5, finger: 2)
    stage.touch(.ended, 26, 5, finger: 2)
    stage.touch(.ended, 5, 5, finger: 1)
    stage.advance()
    #expect(log.take() == ["left began (5.0, 5.0)", "left ended (5.0, 5.0)"])
    left.isMultipleTouchEnabled = true
    stage.touch(.began, 5, 5, finger: 1)
    stage.touch(.began, 25, 5, finger: 2)
    stage.advance()
    #expect(log.take() == ["left began (5.0, 5.0)", "left began (25.0, 5.0)"])
  }
}
