import Testing
import UIKit

@Suite("10.10, 10.14: recognisers switched off by their own actions") @MainActor
struct DisabledInHandlerTests {
  @MainActor private final class Target {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }

    func once(_ recognizer: UIGestureRecognizer) {
      log.note("inner")
      recognizer.isEnabled = false
    }

    func outer(_ recognizer: UIGestureRecognizer) { log.note("outer") }
  }

  /// Begins when the finger lands, and ends when it leaves.
  private final class Press: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  }

  private let stage = TestStage.settled()
  private let log = CallLog()
  private let target: Target
  private let pad: LoggedTouchView

  private init() {
    target = Target(log)
    pad = stage.add(LoggedTouchView("pad", log), CGRect(x: 10, y: 10, width: 40, height: 40))
    stage.view.addGestureRecognizer(
      UITapGestureRecognizer(target: target, action: Selector("outer:", Target.outer(_:))))
    stage.settle()
  }

  @Test("A tap that is good for once still takes the touch from the view and from the others")
  func tap() {
    pad.addGestureRecognizer(
      UITapGestureRecognizer(target: target, action: Selector("once:", Target.once(_:))))
    stage.tap(20, 20)
    #expect(log.take() == ["pad began (10.0, 10.0)", "inner", "pad cancelled (10.0, 10.0)"])
    stage.tap(20, 20)
    #expect(
      log.take() == ["pad began (10.0, 10.0)", "outer", "pad cancelled (10.0, 10.0)"])
  }

  @Test("One that began and was switched off sees no more of the touch")
  func press() {
    let press = Press(target: target, action: Selector("once:", Target.once(_:)))
    pad.addGestureRecognizer(press)
    stage.touch(.began, 20, 20)
    stage.advance()
    // Began, and cancelled by being switched off.
    #expect(log.take() == ["inner", "inner"])
    press.isEnabled = true
    stage.touch(.ended, 20, 20)
    stage.advance()
    #expect(log.take() == [])
    #expect(press.state == .possible)
  }
}
