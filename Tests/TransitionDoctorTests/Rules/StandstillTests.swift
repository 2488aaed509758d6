import Testing
import TransitionDoctor
import UIKit

@Suite("R77: additive animations that cancel each other") @MainActor struct StandstillTests {
  private func findings(_ curve: UIView.AnimationOptions, back: Double = 0) -> [Finding] {
    let rehearsal = DrivenRehearsal()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    rehearsal.then { rehearsal.first.view.addSubview(view) }
    rehearsal.then(30) {
      UIView.animate(withDuration: 1, delay: 0, options: curve) { view.center.x = 65 }
    }
    rehearsal.then(60) {
      UIView.animate(withDuration: 1, delay: 0, options: curve) { view.center.x = 5 + back }
    }
    return rehearsal.findings
  }

  @Test("R77: sent back half way: half a second without a movement")
  func even() {
    let findings = findings(.curveLinear)
    #expect(findings.map(\.rule) == ["additive-standstill"])
    #expect(findings.first?.fault.contains("for 500 ms") == true)
    #expect(findings.first?.place == "UIView")
  }

  @Test("With a curve that eases, or to another place, it moves")
  func moves() {
    #expect(findings(.curveEaseInOut) == [])
    #expect(findings(.curveLinear, back: 20) == [])
  }
}
