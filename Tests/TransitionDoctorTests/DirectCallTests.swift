import Stage
import Testing
import TransitionDoctor
import UIKit

@Suite("1.4.2: an appearance callback called by hand") @MainActor struct DirectCallTests {
  /// Tells itself at each tap, and a friend once, that they come on.
  private final class Impatient: RehearsalScreen {
    final class Friend: UIViewController {}

    override func viewDidLoad() {
      super.viewDidLoad()
      view.accessibilityIdentifier = "first"
      whenTapped = { [unowned self] in viewWillAppear(true) }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      Friend().viewDidAppear(animated)
    }
  }

  @Test("It is named with who called whom, once")
  func named() throws {
    let scenario = Scenario(
      id: "impatient", title: "", present: .tap("first"), dismiss: .tap("first")
    ) { Impatient() }
    let examination = try Examination(scenario)
    #expect(examination.rules == ["appearance-called-directly"])
    let first = try #require(examination.findings.first)
    #expect(first.place == "Impatient.viewDidAppear(_:)")
    #expect(first.fault.hasPrefix("viewDidAppear(_:) of Friend was called by hand"))
    for _ in 0..<2 { try examination.perform(.tap("first")) }
    #expect(examination.rules == ["appearance-called-directly", "appearance-called-directly"])
    let finding = try #require(examination.findings.last)
    #expect(finding.fault.hasPrefix("viewWillAppear(_:) of Impatient was called by hand"))
    #expect(finding.place == "Impatient")
    #expect(finding.cure.contains("beginAppearanceTransition"))
    #expect(!finding.isHang)
  }
}
