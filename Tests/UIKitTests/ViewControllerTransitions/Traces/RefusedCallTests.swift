import Testing
import Trace
import UIKit

@Suite("What the trace says of calls and touches that come to nothing") @MainActor
struct RefusedCallTests {
  /// The next step's trace has what was refused before it.
  private func refusals(_ stage: TestStage) -> [String] {
    stage.advance()
    return stage.traceLines { if case .callRefused = $0 { true } else { false } }
  }

  @Test("R12, 1.1.7-9: refused calls, with the reason")
  func refusals() {
    let trio = Trio(.overFullScreen)
    trio.present()
    trio.stage.advance(2)
    trio.stage.perform {
      trio.b.dismiss(animated: true)
      trio.a.present(UIViewController(), animated: true)
    }
    #expect(
      refusals(trio.stage) == [
        "dismiss of DelegatingController refused: transitionUnderWay",
        "present of DelegatingController refused: transitionUnderWay",
      ])
    trio.stage.settle()
    trio.stage.perform {
      trio.a.present(UIViewController(), animated: true)
      UIViewController().present(UIViewController(), animated: true)
    }
    #expect(
      refusals(trio.stage).suffix(2) == [
        "present of DelegatingController refused: alreadyPresenting",
        "present of UIViewController refused: notInWindow",
      ])
    trio.stage.perform { trio.b.dismiss(animated: true) }
    #expect(refusals(trio.stage).count == 4)
    trio.stage.settle()
  }

  @Test("R51, 10.6: who would have taken a touch that the container keeps")
  func blockedTouches() {
    let trio = Trio(.overFullScreen)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    trio.b.view.addSubview(button)
    func blocked() -> [String] {
      trio.stage.traceLines { if case .touchBlocked = $0 { true } else { false } }
    }
    trio.present()
    trio.stage.advance(2)
    #expect(trio.b.isBeingPresented)
    trio.stage.tap(50, 190)
    let count = blocked().count
    button.isUserInteractionEnabled = false
    trio.stage.tap(50, 190)
    #expect(blocked().count == count)
    #expect(blocked().allSatisfy { $0 == "UIButton is kept from a touch" })
    button.isUserInteractionEnabled = true
    trio.stage.settle()
    trio.stage.tap(50, 190)
    #expect(blocked().count == count)
    #expect(count == 1)
  }
}
