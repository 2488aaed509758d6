import Testing
import UIKit

@Suite("10: fingers that follow each other on one view") @MainActor
struct FingerAfterFingerTests {
  @Test("A finger that the view does not get is not in the way of the next")
  func unwantedFinger() {
    let (stage, log) = (TestStage.settled(), CallLog())
    stage.add(LoggedTouchView("pad", log), TestStage.bounds)
    stage.touch(.began, 5, 5, finger: 1)
    stage.touch(.began, 25, 5, finger: 2)
    stage.touch(.ended, 5, 5, finger: 1)
    stage.advance()
    #expect(log.take() == ["pad began (5.0, 5.0)", "pad ended (5.0, 5.0)"])
    // The second finger still lies there, and the view has none.
    stage.touch(.began, 45, 5, finger: 3)
    stage.touch(.ended, 45, 5, finger: 3)
    stage.advance()
    #expect(log.take() == ["pad began (45.0, 5.0)", "pad ended (45.0, 5.0)"])
  }
}
