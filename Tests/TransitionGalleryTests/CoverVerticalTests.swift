import Compositor
import DisplayList
import Stage
import Testing
import TransitionGallery
import UIKit

@Suite("The gallery's cover-vertical") @MainActor struct CoverVerticalTests {
  private func run(_ device: Device = .iPhone13) throws -> ScenarioRun {
    let scenario = Scenario(
      id: "cover-vertical", title: "Cover vertical", present: .tap("present"),
      dismiss: .tap("dismiss")
    ) { CoverVerticalHome() }
    let run = ScenarioRun(scenario, device: device, scale: 2)
    try run.settle()
    return run
  }

  @Test("Home, on a screen of 390 x 844: 24 points of margin, one thing beneath the other")
  func home() throws {
    let run = try run()
    let view = try #require(run.stage.rootViewController?.view)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(view.backgroundColor == .systemBackground)
    #expect(
      view.subviews.map(\.frame) == [
        // 0.26 · 844 = 219.44
        CGRect(x: 24, y: 219, width: 342, height: 44),
        // Two lines of 17 points: 2 · 20.57, rounded up.
        CGRect(x: 24, y: 275, width: 342, height: 42),
        CGRect(x: 24, y: 704, width: 342, height: 52),
      ])
    let button = try #require(view.subviews[2] as? UIButton)
    #expect(button.layer.cornerRadius == 14)
    #expect(button.currentTitle == "Present")
    let title = try #require(button.titleLabel)
    #expect(title.textColor.resolvedColor(with: view.traitCollection) == .white)
    // In the middle of the button.
    #expect(title.center == CGPoint(x: 171, y: 26))
    #expect(title.bounds.height == 21)
  }

  @Test("The detail: covers the screen, its button at the same place")
  func detail() throws {
    let run = try run()
    try run.perform(run.scenario.present)
    try run.settle()
    let detail = try #require(run.stage.rootViewController?.presentedViewController)
    let view = try #require(detail.view)
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(view.backgroundColor == .systemIndigo)
    #expect(
      view.subviews.map(\.frame) == [
        CGRect(x: 24, y: 219, width: 342, height: 44),
        CGRect(x: 24, y: 275, width: 342, height: 21),
        CGRect(x: 24, y: 704, width: 342, height: 52),
      ])
    let button = try #require(view.subviews[2] as? UIButton)
    #expect(button.currentTitle == "Dismiss")
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(button.titleLabel?.textColor == UIColor.systemIndigo.resolvedColor(with: light))
    #expect(button.titleLabel?.center == CGPoint(x: 171, y: 26))
  }

  @Test("On a wide and low screen the text is a column in the middle, and the button keeps below")
  func otherSize() throws {
    let run = try run(Device(name: "wide", size: CGSize(width: 844, height: 390), scale: 3))
    let view = try #require(run.stage.rootViewController?.view)
    // 0.14 · 390 = 54.6; (844 - 672) / 2 = 86; 390 - 36 - 52 = 302
    #expect(view.subviews[0].frame == CGRect(x: 86, y: 55, width: 672, height: 44))
    #expect(view.subviews[1].frame.height == 21)
    #expect(view.subviews[2].frame == CGRect(x: 86, y: 302, width: 672, height: 52))
  }

  @Test("Presented and dismissed, twice, home is the same picture to the byte")
  func samePicture() throws {
    let run = try run()
    let compositor = Compositor()
    func frame() throws -> Frame {
      compositor.composite(try #require(run.lastOutput?.displayList), scale: 2)
    }
    let before = try frame()
    #expect(before.width == 780 && before.height == 1688)
    for _ in 0..<2 {
      try run.perform(run.scenario.present)
      try run.settle()
      #expect(try frame() != before)
      try run.perform(run.scenario.dismiss)
      try run.settle()
      #expect(try frame() == before)
    }
  }

  @Test("Everything on both screens has its letters")
  func glyphs() throws {
    let run = try run()
    try run.perform(run.scenario.present)
    try run.settle()
    #expect(
      run.trace.allSatisfy { if case .glyphMissing = $0.event { false } else { true } })
    #expect(run.trace.allSatisfy { if case .console = $0.event { false } else { true } })
  }
}
