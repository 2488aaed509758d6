import DisplayList
import Testing
import UIKit

@Suite("Field reports: snapshots") @MainActor struct SnapshotReportTests {
  private let red = DisplayColor(red: 1, green: 0, blue: 0)

  /// Whether anything of what the last step shows is red.
  private func showsRed(_ pair: Pair) -> Bool {
    var pending = [pair.stage.output!.displayList.root]
    while let node = pending.popLast() {
      for case .fill(let color, _) in node.items where color == red { return true }
      pending += node.children
    }
    return false
  }

  @Test("R81: no frame shows what was prepared for a snapshot with true")
  func r81() {
    let pair = Pair.report(.custom)
    var kept: [UIView] = []
    pair.presenter.animation = { context in
      let (a, b) = (pair.a.view!, context.view(forKey: .to)!)
      a.alpha = 0
      kept = [true, false].map {
        context.containerView.window!.snapshotView(afterScreenUpdates: $0)!
      }
      a.alpha = 1
      b.frame = CGRect(x: 0, y: 667, width: 375, height: 667)
      context.containerView.addSubview(b)
      UIView.animate(withDuration: 0.4) {
        b.frame.origin.y = 0
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    pair.a.view.backgroundColor = .red
    pair.present()
    for _ in 0..<10 {
      pair.stage.advance()
      let shown = pair.stage.shown(pair.a.view)
      #expect(shown?.opacity == 1 && shown?.frame == Pair.reportBounds)
    }
    // What true saw is A with alpha 0, what false saw is the screen as it was.
    pair.stage.settle()
    for (snapshot, seesA) in zip(kept, [false, true]) {
      pair.settle {
        pair.a.view.isHidden = true
        pair.stage.window.addSubview(snapshot)
      }
      #expect(showsRed(pair) == seesA)
      snapshot.removeFromSuperview()
    }
  }

  @Test("R82: a snapshot is as large as its view, and its place is the view's, converted")
  func r82() {
    let pair = Pair.report(.custom)
    let panel = pair.stage.add(UIView(), CGRect(x: 20, y: 30, width: 200, height: 100))
    pair.stage.settle()
    var (frame, size) = (CGRect.zero, CGSize.zero)
    pair.presenter.animation = { context in
      let snapshot = panel.snapshotView(afterScreenUpdates: false)!
      size = snapshot.bounds.size
      snapshot.frame = context.containerView.convert(panel.bounds, from: panel)
      frame = snapshot.frame
      showAtOnce(context)
    }
    pair.presentAndSettle()
    #expect(size == CGSize(width: 200, height: 100))
    #expect(frame == CGRect(x: 20, y: 30, width: 200, height: 100))
  }

  @Test("R87: what changes under a snapshot shows only when the live view is back")
  func r87() {
    let pair = Pair.report(.custom)
    let label = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    pair.b.hooks["viewDidLoad"] = { [b = pair.b] in b.view.addSubview(label) }
    pair.presenter.animation = { context in
      let b = context.view(forKey: .to)!
      b.frame = context.containerView.bounds
      let snapshot = b.snapshotView(afterScreenUpdates: true)!
      snapshot.alpha = 0
      context.containerView.addSubview(b)
      context.containerView.addSubview(snapshot)
      b.isHidden = true
      UIView.animate(withDuration: 0.6) {
        snapshot.alpha = 1
      } completion: { _ in
        b.isHidden = false
        snapshot.removeFromSuperview()
        context.completeTransition(true)
      }
    }
    pair.present()
    pair.stage.advance(2 + 12)
    pair.stage.perform { label.backgroundColor = .red }
    pair.stage.advance(23)
    #expect(!showsRed(pair))
    #expect(pair.b.isBeingPresented)
    pair.stage.settle()
    #expect(showsRed(pair))
  }

  @Test("R89: a bitmap at scale 1 is half as sharp as the screen; the renderer's default is not")
  func r89() {
    let pair = Pair.report(.custom)
    func bitmap(_ format: UIGraphicsImageRendererFormat) -> UIImage {
      UIGraphicsImageRenderer(size: Pair.reportBounds.size, format: format).image {
        pair.a.view.layer.render(in: $0.cgContext)
      }
    }
    pair.stage.perform {
      let coarse = UIGraphicsImageRendererFormat()
      coarse.scale = 1
      let (blurred, sharp) = (bitmap(coarse), bitmap(.default()))
      #expect(blurred.scale == 1)
      #expect(blurred.cgImage?.width == 375 && blurred.cgImage?.height == 667)
      #expect(sharp.scale == 2 && sharp.size == Pair.reportBounds.size)
      #expect(sharp.cgImage?.width == 750 && sharp.cgImage?.height == 1334)
    }
  }
}
