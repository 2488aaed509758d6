import Testing
import UIKit

@Suite("Field reports: anchor points and copied transforms") @MainActor
struct GeometryReportTests {
  private let pair = Pair.report(.custom)

  /// A red view in A, which has settled.
  private func addView(_ frame: CGRect) -> UIView {
    let view = pair.stage.add(UIView(), frame)
    view.backgroundColor = .red
    pair.stage.settle()
    return view
  }

  @Test("R91, the mistake: another anchor point alone moves the view by as much of its size")
  func r91Mistake() {
    let view = addView(CGRect(x: 50, y: 50, width: 100, height: 100))
    pair.settle { view.layer.anchorPoint = .zero }
    #expect(view.layer.position == CGPoint(x: 100, y: 100))
    let moved = CGRect(x: 100, y: 100, width: 100, height: 100)
    #expect(view.frame == moved && pair.stage.shown(view)?.frame == moved)
  }

  @Test("R91: with the position moved along nothing is seen of it, and the door turns on its hinge")
  func r91() {
    let frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    let view = addView(frame)
    pair.settle {
      let old = view.layer.anchorPoint
      view.layer.anchorPoint = CGPoint(x: 0, y: 0)
      view.layer.position.x += (0 - old.x) * view.bounds.width
      view.layer.position.y += (0 - old.y) * view.bounds.height
    }
    #expect(view.frame == frame && pair.stage.shown(view)?.frame == frame)
    // Half as wide, seen from its left edge, which stays.
    pair.settle { view.transform = CGAffineTransform(scaleX: 0.5, y: 1) }
    let narrow = CGRect(x: 50, y: 50, width: 50, height: 100)
    #expect(view.frame == narrow && pair.stage.shown(view)?.frame == narrow)
  }

  /// B's view shows a copy of a view of A that is twice as large as its bounds.
  private func copying(_ copy: @escaping (UIView, UIView, UIView) -> Void) -> CGRect? {
    // About (100, 100), 200 points wide and high.
    let view = addView(CGRect(x: 50, y: 50, width: 100, height: 100))
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    let twin = UIView()
    pair.settle { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
    #expect(pair.stage.shown(view)?.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    pair.presenter.animation = { context in
      context.containerView.addSubview(box)
      twin.backgroundColor = .blue
      box.addSubview(twin)
      copy(view, twin, box)
      showAtOnce(context)
      context.containerView.bringSubviewToFront(box)
    }
    pair.presentAndSettle()
    return pair.stage.shown(twin)?.frame
  }

  @Test("R92, the mistake: the frame has the scale in it, with the transform it counts twice")
  func r92Mistake() {
    let frame = copying { view, twin, box in
      twin.frame = box.convert(view.frame, from: view.superview)
      twin.transform = view.transform
    }
    #expect(frame == CGRect(x: -100, y: -100, width: 400, height: 400))
  }

  @Test("R92: bounds, centre and transform make the copy that it should be")
  func r92() {
    let frame = copying { view, twin, box in
      twin.bounds = view.bounds
      twin.center = box.convert(view.center, from: view.superview)
      twin.transform = view.transform
    }
    #expect(frame == CGRect(x: 0, y: 0, width: 200, height: 200))
  }
}
