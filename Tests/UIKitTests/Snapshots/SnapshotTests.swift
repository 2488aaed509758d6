import DisplayList
import QuartzCore
import Testing
import UIKit

/// 9: what a snapshot shows, as the display list has it.
@Suite("9: snapshots") @MainActor struct SnapshotTests {
  private let stage = TestStage.settled()
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 30))
  private let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
  private let red = DisplayColor(red: 1, green: 0, blue: 0)

  private init() {
    view.backgroundColor = .red
    inner.backgroundColor = .black
    view.addSubview(inner)
    stage.perform { stage.view.addSubview(view) }
    stage.settle()
  }

  private func take(_ view: UIView? = nil, afterUpdates: Bool) -> UIView? {
    stage.perform { (view ?? self.view).snapshotView(afterScreenUpdates: afterUpdates) }
  }

  /// What `snapshot` holds, put onto the screen at the origin: colours and where they lie there.
  private func fills(_ snapshot: UIView) -> [(color: DisplayColor, frame: CGRect, alpha: Double)] {
    stage.perform {
      snapshot.frame.origin = .zero
      stage.view.addSubview(snapshot)
    }
    stage.settle()
    defer { snapshot.removeFromSuperview() }
    var found: [(DisplayColor, CGRect, Double)] = []
    func walk(_ node: DisplayNode, _ above: CGAffineTransform, _ alpha: Double, _ inside: Bool) {
      let transform = node.transform.concatenating(above)
      let isInside = inside || node.owner == snapshot.layer.number
      let opacity = isInside ? alpha * node.opacity : alpha
      if isInside {
        for case .fill(let color, let outline) in node.items {
          found.append((color, outline.rect.applying(transform), opacity))
        }
      }
      for child in node.children { walk(child, transform, opacity, isInside) }
    }
    walk(stage.output!.displayList.root, .identity, 1, false)
    return found
  }

  @Test("Both kinds show view and subviews, as large as the view", arguments: [true, false])
  func whole(_ afterUpdates: Bool) {
    let snapshot = take(afterUpdates: afterUpdates)!
    #expect(snapshot.bounds.size == CGSize(width: 40, height: 30))
    let fills = fills(snapshot)
    #expect(fills.map(\.color) == [red, DisplayColor(red: 0, green: 0, blue: 0)])
    #expect(
      fills.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 40, height: 30), CGRect(x: 5, y: 5, width: 10, height: 10),
      ])
    #expect(snapshot.subviews == [])
    #expect(stage.consoleLines == [])
  }

  @Test("false: what is on the screen; true: what is pending too")
  func pending() {
    stage.perform { view.backgroundColor = .black }
    #expect(fills(take(afterUpdates: false)!).first?.color == red)
    stage.perform { view.backgroundColor = .red }
    stage.settle()
    stage.perform { inner.frame.origin.x = 20 }
    #expect(fills(take(afterUpdates: true)!).last?.frame.minX == 20)
  }

  @Test("true lays out first")
  func laysOut() {
    final class Laid: UIView {
      let child = UIView()
      override func layoutSubviews() { child.frame = bounds.insetBy(dx: 2, dy: 2) }
    }
    let laid = Laid(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    laid.child.backgroundColor = .red
    laid.addSubview(laid.child)
    let snapshot = stage.perform { laid.snapshotView(afterScreenUpdates: true) }!
    #expect(fills(snapshot).map(\.frame) == [CGRect(x: 2, y: 2, width: 16, height: 16)])
  }

  @Test("false in the middle of an animation: where things are; true: where they go")
  func animated() {
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [inner] in
        inner.frame.origin.x = 25
      }
    }
    stage.advance(31)
    #expect(near(fills(take(afterUpdates: false)!).last?.frame.minX, 15))
    #expect(near(fills(take(afterUpdates: true)!).last?.frame.minX, 25))
  }

  @Test("It is a picture: later changes do not show, nor does the view's removal")
  func isStill() {
    let snapshot = take(afterUpdates: false)!
    stage.perform {
      view.backgroundColor = .black
      view.removeFromSuperview()
    }
    stage.settle()
    #expect(fills(snapshot).first?.color == red)
  }

  @Test("false of what was never on the screen: UIKit's message, and blank")
  func neverRendered() {
    let fresh = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    fresh.backgroundColor = .red
    let outside = take(fresh, afterUpdates: false)
    #expect(outside?.bounds.size == CGSize(width: 20, height: 20))
    #expect(fills(outside!).isEmpty)
    stage.perform { stage.view.addSubview(fresh) }
    #expect(fills(take(fresh, afterUpdates: false)!).isEmpty)
    #expect(stage.consoleLines.count == 2)
    for line in stage.consoleLines {
      #expect(line.hasPrefix("Snapshotting a view (0x"))
      #expect(
        line.hasSuffix(
          ", UIView) that has not been rendered at least once requires afterScreenUpdates:YES."))
    }
    stage.settle()
    #expect(fills(take(fresh, afterUpdates: false)!).count == 1)
    #expect(stage.consoleLines.count == 2)
  }

  @Test("9.4: a view that has left the window: false is blank, with the message; true works")
  func leftWindow() {
    stage.perform { view.removeFromSuperview() }
    stage.settle()
    #expect(fills(take(afterUpdates: false)!).isEmpty)
    #expect(stage.consoleLines.count == 1)
    #expect(fills(take(afterUpdates: true)!).count == 2)
  }

  @Test("9.4: nil for what has no area", arguments: [true, false])
  func empty(_ afterUpdates: Bool) {
    let empty = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    #expect(take(empty, afterUpdates: afterUpdates) == nil)
    let part = stage.perform {
      view.resizableSnapshotView(
        from: .zero, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }
    #expect(part == nil)
  }

  @Test("9.2: alpha is part of it, 0 leaves nothing; so is being hidden", arguments: [true, false])
  func alpha(_ afterUpdates: Bool) {
    stage.perform { view.alpha = 0.5 }
    stage.settle()
    #expect(fills(take(afterUpdates: afterUpdates)!).map(\.alpha) == [0.5, 0.5])
    stage.perform { view.alpha = 0 }
    stage.settle()
    #expect(fills(take(afterUpdates: afterUpdates)!).isEmpty)
    stage.perform {
      view.alpha = 1
      view.isHidden = true
    }
    stage.settle()
    #expect(fills(take(afterUpdates: afterUpdates)!).isEmpty)
    #expect(stage.consoleLines == [])
  }

  @Test("9.2: its own transform is not, those within are", arguments: [true, false])
  func transform(_ afterUpdates: Bool) {
    stage.perform {
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    stage.settle()
    let snapshot = take(afterUpdates: afterUpdates)!
    #expect(snapshot.bounds.size == CGSize(width: 40, height: 30))
    #expect(snapshot.transform == .identity)
    #expect(
      fills(snapshot).map(\.frame) == [
        CGRect(x: 0, y: 0, width: 40, height: 30), CGRect(x: 0, y: 0, width: 20, height: 20),
      ])
  }

  @Test("A scrolled view shows what it shows", arguments: [true, false])
  func scrolled(_ afterUpdates: Bool) {
    stage.perform { view.bounds.origin = CGPoint(x: 3, y: 4) }
    stage.settle()
    #expect(
      fills(take(afterUpdates: afterUpdates)!).map(\.frame) == [
        CGRect(x: 0, y: 0, width: 40, height: 30), CGRect(x: 2, y: 1, width: 10, height: 10),
      ])
  }

  @Test("9.1: of a snapshot", arguments: [true, false])
  func nested(_ afterUpdates: Bool) {
    let first = take(afterUpdates: true)!
    stage.perform {
      first.frame.origin = CGPoint(x: 50, y: 50)
      stage.view.addSubview(first)
    }
    stage.settle()
    let second = take(first, afterUpdates: afterUpdates)!
    first.removeFromSuperview()
    #expect(
      fills(second).map(\.frame) == [
        CGRect(x: 0, y: 0, width: 40, height: 30), CGRect(x: 5, y: 5, width: 10, height: 10),
      ])
  }
}
