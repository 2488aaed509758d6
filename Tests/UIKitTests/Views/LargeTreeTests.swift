import QuartzCore
import Testing
import UIKit

/// Trees whose size makes every way through all of their views long. Who walks it for each view
/// makes this suite take minutes.
@Suite("Wide and deep trees") @MainActor struct LargeTreeTests {
  private let stage = TestStage.settled()

  private func views(_ count: Int) -> [UIView] {
    (0..<count).map { _ in UIView(frame: TestStage.bounds) }
  }

  @Test("Two thousand subviews come, change places and go, the layers with them")
  func wide() {
    let parent = stage.add(UIView(), TestStage.bounds)
    let views = views(2_000)
    func expectOrder(_ order: [UIView], sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(parent.subviews == order, sourceLocation: sourceLocation)
      #expect(parent.layer.sublayers ?? [] == order.map(\.layer), sourceLocation: sourceLocation)
    }
    for view in views { parent.addSubview(view) }
    expectOrder(views)
    stage.advance()
    for view in views { parent.sendSubviewToBack(view) }
    expectOrder(views.reversed())
    for view in views { parent.bringSubviewToFront(view) }
    expectOrder(views)
    for view in views.dropFirst() { parent.insertSubview(view, aboveSubview: views[0]) }
    expectOrder([views[0]] + views.dropFirst().reversed())
    for view in views.dropFirst() { parent.insertSubview(view, belowSubview: views[0]) }
    expectOrder(views.dropFirst() + [views[0]])
    stage.advance()
    for view in parent.subviews { view.removeFromSuperview() }
    expectOrder([])
    for view in views { parent.insertSubview(view, at: 0) }
    expectOrder(views.reversed())
    while let view = parent.subviews.last { view.removeFromSuperview() }
    expectOrder([])
    #expect(views.allSatisfy { $0.superview == nil && $0.window == nil })
  }

  /// In its layout each asks for that of the ones beneath it, as some do.
  private final class Eager: UIView {
    var layouts = 0

    override func layoutSubviews() {
      layouts += 1
      for view in subviews { view.layoutIfNeeded() }
    }
  }

  @Test("Two thousand views in one another are laid out, shown, hit and taken apart")
  func deep() throws {
    let views = (0..<2_000).map { _ in Eager(frame: CGRect(x: 0.25, y: 0, width: 900, height: 9)) }
    var innermost = stage.view
    for view in views {
      innermost.addSubview(view)
      innermost = view
    }
    #expect(views.allSatisfy { $0.window === stage.window })
    stage.advance()
    #expect(views.allSatisfy { $0.layouts == 1 })
    for view in views { view.setNeedsLayout() }
    stage.advance()
    #expect(views.allSatisfy { $0.layouts == 2 })

    // 2000 times 0.25.
    let place = innermost.convert(CGPoint(x: 1, y: 1), to: stage.view)
    #expect(place == CGPoint(x: 501, y: 1))
    #expect(innermost.convert(place, from: stage.view) == CGPoint(x: 1, y: 1))
    #expect(stage.view.convert(place, to: innermost) == CGPoint(x: 1, y: 1))
    stage.view.bounds.origin.x = 500
    #expect(stage.window.hitTest(CGPoint(x: 1, y: 1), with: nil) === innermost)
    stage.tap(1, 1)

    UIView.animate(withDuration: 1) { for view in views { view.alpha = 0.5 } }
    stage.advance()
    views[0].removeFromSuperview()
    #expect(views.allSatisfy { $0.window == nil && $0.layer.context == nil })
    stage.view.addSubview(views[0])
    #expect(views.allSatisfy { $0.window === stage.window })
    for view in views.reversed() { view.removeFromSuperview() }
    #expect(views.allSatisfy { $0.subviews.isEmpty && $0.window == nil })
  }

  @Test("Built from the inside out, outside the window, and then put in")
  func insideOut() {
    var views = views(1_000)
    let whole = views.removeLast()
    var inner = whole
    for view in views {
      view.addSubview(inner)
      inner = view
    }
    #expect(whole.window == nil)
    stage.view.addSubview(inner)
    #expect(whole.window === stage.window)
    #expect(whole.isDescendant(of: inner))
  }
}
