import QuartzCore
import Testing
import Trace

@MainActor @Suite("Who did this?")
struct CallOutStackTests {
  private struct Animator {}
  private struct Mistake: Error {}
  private let stack = StageContext(isNewest: false).callOuts

  @Test("The innermost call-out is the cause; UIKit's own work within it is UIKit's again")
  func nesting() {
    #expect(stack.innermost == .uikit)
    stack.callOut(to: Animator(), "outer()") {
      #expect(stack.innermost == .user(type: "Animator", method: "outer()"))
      stack.uikit {
        #expect(stack.innermost == .uikit)
        stack.callOut(to: self, "inner()") {
          #expect(stack.innermost == .user(type: "CallOutStackTests", method: "inner()"))
        }
        #expect(stack.innermost == .uikit)
      }
      #expect(stack.innermost == .user(type: "Animator", method: "outer()"))
    }
    #expect(stack.innermost == .uikit)
  }

  @Test("It hands back what the call answers")
  func results() {
    #expect(stack.callOut(to: Animator(), "answer()") { 42 } == 42)
    #expect(stack.uikit { "yes" } == "yes")
  }

  @Test("An error leaves no cause behind")
  func errors() {
    #expect(throws: Mistake.self) {
      try stack.callOut(to: Animator(), "fail()") { throw Mistake() }
    }
    #expect(stack.innermost == .uikit)
  }
}
