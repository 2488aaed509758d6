import CoreGraphics
import Stage
import Testing
import UIKit

@Suite("The gallery, read from the right, and with less motion") @MainActor struct PreferenceTests {
  private let rightToLeft: StageEnvironment = {
    var environment = StageEnvironment()
    environment.direction = .rightToLeft
    return environment
  }()
  private let lessMotion: StageEnvironment = {
    var environment = StageEnvironment()
    environment.reducesMotion = true
    return environment
  }()

  // MARK: From the right

  @Test("pull-menu: the menu stands at the right, and comes from there")
  func menu() throws {
    let run = try GestureRun.presented("pull-menu", rightToLeft)
    let menu = try #require(run.presented?.view)
    // 390 - 288
    #expect(menu.convert(menu.bounds, to: nil) == CGRect(x: 102, y: 0, width: 288, height: 844))
    run.drag(Drag((170, 600), by: (180, 0), in: 0.2))
    try run.settle()
    #expect(run.presented == nil)
    #expect(run.findings == [] && run.complaints == [])
  }

  @Test("pull-menu: a pan from the right edge opens it, and one from the left does not")
  func pull() throws {
    let run = try GestureRun("pull-menu", rightToLeft)
    run.drag(Drag((4, 400), by: (240, 0), in: 0.25))
    try run.settle()
    #expect(run.presented == nil)
    run.drag(Drag((386, 400), by: (-240, 0), in: 0.25))
    try run.settle()
    #expect(run.presented != nil)
    #expect(run.findings == [] && run.complaints == [])
  }

  @Test("edge-pan: a pan from the right edge leads back, and one from the left does not")
  func edge() throws {
    let run = try GestureRun.presented("edge-pan", rightToLeft)
    run.drag(Drag((4, 400), by: (240, 0), in: 0.2))
    try run.settle()
    #expect(run.presented != nil)
    let screen = try #require(run.presented?.view)
    run.land([CGPoint(x: 386, y: 400)])
    run.move(by: [CGPoint(x: -200, y: 0)], seconds: 0.2)
    // It follows the finger to the left.
    #expect(try #require(screen.layer.presentation()).transform.m41 < -150)
    run.lift(moving: [CGPoint(x: -16, y: 0)])
    try run.settle()
    #expect(run.presented == nil)
    #expect(run.findings == [] && run.complaints == [])
  }

  // MARK: With less motion

  @Test("Zooms fade in place", arguments: ["scale-from-center", "interruptible-zoom"])
  func fade(_ id: String) throws {
    let run = try GestureRun(id, lessMotion)
    try run.tap("present")
    var opacities: Set<Float> = []
    for _ in 0..<20 {
      run.advance()
      guard let layer = run.presented?.view.layer.presentation() else { continue }
      #expect(layer.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
      #expect(CATransform3DIsIdentity(layer.transform))
      opacities.insert(layer.opacity)
    }
    // It fades gradually.
    #expect(opacities.filter { $0 > 0 && $0 < 1 }.count > 10)
    try run.settle()
    #expect(run.presented?.view.alpha == 1)
    try run.tap("dismiss")
    try run.settle()
    #expect(run.presented == nil)
    #expect(run.findings == [] && run.complaints == [])
  }
}
