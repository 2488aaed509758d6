import Stage
import Testing
import UIKit

@Suite("The keyboard's ring") @MainActor struct FocusTests {
  private let stage = TestStage.settled()

  @Test("A control whose own views take its touches has it; one under another view has not")
  func usable() {
    let control = stage.add(UIControl(), CGRect(x: 10, y: 20, width: 40, height: 30))
    let hidden = stage.add(UIControl(), CGRect(x: 10, y: 100, width: 40, height: 30))
    stage.perform {
      // Two deep, so that the touch is the control's by way of another view.
      let (outer, inner) = (UIView(frame: control.bounds), UIView(frame: control.bounds))
      outer.addSubview(inner)
      control.addSubview(outer)
    }
    stage.add(UIView(), hidden.frame)
    stage.settle()
    let focus = StageFocus()
    for _ in 1...2 {
      focus.move(backwards: false, on: stage.stage)
      #expect(focus.frame(on: stage.stage) == control.frame)
    }
  }
}
