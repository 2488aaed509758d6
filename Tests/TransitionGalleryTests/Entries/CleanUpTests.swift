import DisplayList
import Stage
import Testing
import Trace
import UIKit

@Suite("O7: no entry of the gallery leaves anything behind") @MainActor struct CleanUpTests {
  /// All views of the stage's window, with all that a transition may change on them.
  private func remains(_ run: ScenarioRun) -> [String] {
    var lines: [String] = []
    func note(_ view: UIView, _ depth: Int) {
      let name = (view as? UIButton) == nil ? "\(type(of: view))" : "button"
      lines.append(
        "\(depth) \(ObjectIdentifier(view)) \(name) \(view.frame) \(view.transform) \(view.alpha) "
          + "\(view.isHidden) \(view.clipsToBounds) \(view.layer.cornerRadius) "
          + "\(view.layer.animations.count) \(view.transform3D) \(view.layer.sublayerTransform) "
          + "\(view.layer.anchorPoint) \(view.layer.anchorPointZ) \(view.layer.zPosition)")
      for subview in view.subviews { note(subview, depth + 1) }
    }
    run.stage.rootViewController?.view.window.map { note($0, 0) }
    return lines
  }

  @Test(
    "After present and dismiss, twice: views, picture, controllers", arguments: GalleryRun.entries)
  func remains(_ id: String) throws {
    let run = ScenarioRun(GalleryRun.scenario(id))
    try run.settle()
    let (before, picture) = (remains(run), run.lastOutput?.displayList)
    for _ in 0..<2 {
      let start = run.trace.count
      try run.perform(run.scenario.present)
      try run.settle()
      #expect(remains(run) != before)
      weak let presented = run.stage.rootViewController?.presentedViewController
      #expect(presented != nil)
      try run.perform(run.scenario.dismiss)
      try run.settle()
      #expect(remains(run) == before)
      #expect(run.lastOutput?.displayList == picture)
      run.advance()
      #expect(presented == nil)
      #expect(run.stage.context.animations.isEmpty)
      // The trace's own account of it.
      var states: [ObjectReference: [ViewState]] = [:]
      for case .viewState(let moment, let state) in run.trace[start...].map(\.event)
      where moment != .begun {
        states[state.view, default: []].append(state)
      }
      let home = try #require(run.stage.rootViewController?.view)
      let ofHome = states.first { $0.key.id == home.layer.number }?.value ?? []
      #expect(ofHome.count == 2)
      #expect(ofHome.first == ofHome.last)
    }
    for case .console(let line) in run.trace.map(\.event) { Issue.record("\(id) says: \(line)") }
    for case .glyphMissing(let glyph, _) in run.trace.map(\.event) {
      Issue.record("\(id) has no \(glyph)")
    }
  }

  @Test("The other two circles of grow-from-button, and a tap beside the card")
  func otherWays() throws {
    for circle in ["circle-1", "circle-3", "grow"] {
      let run = ScenarioRun(GalleryRun.scenario("grow-from-button"))
      try run.settle()
      let before = run.lastOutput?.displayList
      try run.perform(.tap(circle))
      try run.settle()
      #expect(run.stage.rootViewController?.presentedViewController != nil)
      try run.perform(.tap("dismiss"))
      try run.settle()
      #expect(run.lastOutput?.displayList == before)
    }
    let run = ScenarioRun(GalleryRun.scenario("card"))
    try run.settle()
    try run.perform(run.scenario.present)
    try run.settle()
    try run.perform(InputScript([.tapPoint(CGPoint(x: 195, y: 600))]))
    try run.settle()
    #expect(run.stage.rootViewController?.presentedViewController != nil)
    try run.perform(InputScript([.tapPoint(CGPoint(x: 195, y: 200))]))
    try run.settle()
    #expect(run.stage.rootViewController?.presentedViewController == nil)
  }
}
