import CoreGraphics
import Stage
import Testing
import Trace
import UIKit

@Suite("Field reports: safe areas") @MainActor struct SafeAreaReportTests {
  @Test("R69: an animation that is reversed leaves the safe area of its beginning, each time")
  func r69() {
    let stage = TestStage.settled(device: .iPhone13)
    let view = UIView()
    let start = CGRect(x: 10, y: 10, width: 100, height: 100)
    stage.add(view, start)
    for _ in 0..<2 {
      let animator = stage.perform {
        let animator = UIViewPropertyAnimator(duration: 3, curve: .linear) {
          view.frame = CGRect(x: 10, y: 10, width: 300, height: 300)
        }
        animator.startAnimation()
        return animator
      }
      stage.advance(30)
      stage.perform {
        animator.pauseAnimation()
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
      stage.settle()
      #expect(view.frame == start)
      #expect(
        view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 37, width: 100, height: 63))
    }
  }

  @Test("R97: what is scaled away from the edges has no safe area, and the trace says so")
  func r97() {
    let device = Device(
      name: "report", size: CGSize(width: 375, height: 667), scale: 2,
      safeArea: Device.Margins(top: 44, bottom: 34))
    let stage = TestStage.settled(device: device)
    let view = UIView()
    stage.add(view, stage.view.bounds)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    stage.perform { view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    #expect(view.safeAreaInsets == .zero)
    stage.advance()
    let changes = stage.traceLines { if case .safeAreaChange = $0 { true } else { false } }
    #expect(changes == ["UIView safe area [44.0, 0.0, 34.0, 0.0] → [0.0, 0.0, 0.0, 0.0]"])
    stage.perform { view.transform = .identity }
    #expect(view.safeAreaInsets.top == 44)
  }

  @Test("R99: a copy of a header that lies lower has other margins than the original")
  func r99() {
    let device = Device(
      name: "report", size: CGSize(width: 375, height: 667), scale: 2,
      safeArea: Device.Margins(top: 20))
    let stage = TestStage.settled(device: device)
    let (original, copy) = (UIView(), UIView())
    for view in [original, copy] {
      view.layoutMargins = UIEdgeInsets(top: 28, left: 8, bottom: 8, right: 8)
    }
    stage.add(original, CGRect(x: 0, y: 0, width: 375, height: 100))
    stage.add(copy, CGRect(x: 0, y: 200, width: 375, height: 100))
    #expect(original.safeAreaInsets.top == 20 && original.layoutMargins.top == 48)
    #expect(copy.safeAreaInsets.top == 0 && copy.layoutMargins.top == 28)
    // The cure: margins of its own.
    copy.layoutMargins.top = original.layoutMargins.top
    #expect(copy.layoutMargins.top == 48)
  }
}
