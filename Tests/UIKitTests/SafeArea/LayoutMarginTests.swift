import Stage
import Testing
import UIKit

@Suite("Layout margins") @MainActor struct LayoutMarginTests {
  private func insets(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  )
    -> UIEdgeInsets
  { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

  @Test("8 points by default; the safe area on top, unless that is switched off")
  func defaults() {
    let stage = TestStage.settled(device: .iPhone13)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layoutMargins == insets(8, 8, 8, 8))
    stage.add(view, view.frame)
    #expect(view.layoutMargins == insets(55, 8, 8, 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == insets(8, 8, 8, 8))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 84))
  }

  @Test("A controller's view has at least the system's margins, and none above and below")
  func system() {
    let stage = TestStage.settled(device: .iPhone13)
    #expect(stage.view.layoutMargins == insets(47, 16, 34, 16))
    stage.perform { stage.view.layoutMargins = insets(10, 10, 10, 30) }
    #expect(stage.view.layoutMargins == insets(57, 16, 44, 30))
    stage.root.viewRespectsSystemMinimumLayoutMargins = false
    #expect(stage.view.layoutMargins == insets(57, 10, 44, 30))
    let large = TestStage.settled(device: Device.named("iphone14promax")!)
    #expect(large.view.layoutMargins.left == 20)
  }

  @Test("A view that preserves its superview's margins stays out of them")
  func preserved() {
    let stage = TestStage.settled()
    let (outer, inner) = (UIView(), UIView())
    stage.add(outer, CGRect(x: 0, y: 50, width: 100, height: 100))
    outer.layoutMargins = insets(20, 20, 20, 20)
    stage.perform { outer.addSubview(inner) }
    inner.frame = CGRect(x: 5, y: 0, width: 90, height: 50)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == insets(20, 15, 8, 15))
    outer.layoutMargins.left = 40
    #expect(inner.layoutMargins.left == 35)
  }
}
