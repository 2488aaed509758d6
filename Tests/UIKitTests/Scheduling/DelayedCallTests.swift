import Foundation
import Testing
import UIKit

@MainActor @Suite("perform(_:with:afterDelay:)")
struct DelayedCallTests {
  private final class Screen: UIViewController {
    var calls: [String] = []
    func show() { calls.append("show") }
    func say(_ text: String) { calls.append("say \(text)") }
    func take(_ view: UIView) { calls.append("take") }
  }

  private let stage = TestStage.settled()
  private let screen = Screen()

  @Test("With an argument and without, at their times")
  func times() {
    stage.perform {
      screen.perform(Selector("say:", Screen.say(_:)), with: "later", afterDelay: 0.1)
      screen.perform(Selector("show", Screen.show), with: nil, afterDelay: 0)
    }
    #expect(screen.calls.isEmpty)
    stage.advance()
    #expect(screen.calls == ["show"])
    stage.advance(4)
    #expect(screen.calls == ["show"])
    stage.advance()
    #expect(screen.calls == ["show", "say later"])
  }

  @Test("Called off: all of a target's, or those of one method and argument")
  func calledOff() {
    let view = UIView()
    let other = Screen()
    stage.perform {
      screen.perform(Selector("show", Screen.show), with: nil, afterDelay: 0.1)
      screen.perform(Selector("take:", Screen.take(_:)), with: view, afterDelay: 0.1)
      screen.perform(Selector("take:", Screen.take(_:)), with: UIView(), afterDelay: 0.1)
      other.perform(Selector("show", Screen.show), with: nil, afterDelay: 0.1)
      NSObject.cancelPreviousPerformRequests(
        withTarget: screen, selector: Selector("take:", Screen.take(_:)), object: view)
    }
    stage.advance(6)
    #expect(screen.calls == ["show", "take"] && other.calls == ["show"])
    stage.perform {
      screen.perform(Selector("show", Screen.show), with: nil, afterDelay: 0.1)
      other.perform(Selector("show", Screen.show), with: nil, afterDelay: 0.1)
      NSObject.cancelPreviousPerformRequests(withTarget: screen)
    }
    stage.advance(6)
    #expect(screen.calls.count == 2 && other.calls.count == 2)
  }

  @Test("The receiver is kept until then, and no longer")
  func lifetime() {
    weak var kept: Screen?
    stage.perform {
      let screen = Screen()
      kept = screen
      screen.perform(Selector("show", Screen.show), with: nil, afterDelay: 0.05)
    }
    #expect(kept != nil)
    stage.settle()
    #expect(kept == nil)
  }
}
