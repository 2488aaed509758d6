import CoreGraphics
import DisplayList
import QuartzCore
import Testing
import UIKit

@Suite("9.3: snapshots taken within a layout pass") @MainActor struct LayoutPassSnapshotTests {
  private final class Taker: UIView {
    var whenLaidOut: (() -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      let work = whenLaidOut
      whenLaidOut = nil
      work?()
    }
  }

  private let stage = TestStage.settled()
  private let taker: Taker
  private let card: UIView
  private let red = DisplayColor(red: 1, green: 0, blue: 0)
  private let blue = DisplayColor(red: 0, green: 0, blue: 1)

  init() {
    taker = stage.add(Taker(), CGRect(x: 0, y: 0, width: 50, height: 50))
    card = stage.add(UIView(), CGRect(x: 60, y: 0, width: 4, height: 4))
    card.backgroundColor = .red
    stage.settle()
  }

  private func atLayout(_ work: @escaping () -> Void) {
    stage.perform {
      taker.whenLaidOut = work
      taker.setNeedsLayout()
    }
    stage.advance()
  }

  /// The colours of what the last step shows in `view`.
  private func colors(in view: UIView) -> [DisplayColor] {
    var (found, pending): ([DisplayColor], [(DisplayNode, Bool)]) = (
      [], [(stage.output!.displayList.root, false)]
    )
    while let (node, isAbove) = pending.popLast() {
      let isInside = isAbove || node.owner == view.layer.number
      if isInside { for case .fill(let color, _) in node.items { found.append(color) } }
      pending += node.children.map { ($0, isInside) }
    }
    return found
  }

  @Test(
    "9.3: with true, what the same pass changes later is in the picture, and what follows is not")
  func later() {
    var snapshot: UIView?
    atLayout {
      snapshot = card.snapshotView(afterScreenUpdates: true)
      taker.addSubview(snapshot!)
      card.backgroundColor = .blue
    }
    #expect(colors(in: snapshot!) == [blue])
    #expect(snapshot?.bounds.size == CGSize(width: 4, height: 4))
    card.backgroundColor = .green
    stage.settle()
    #expect(colors(in: snapshot!) == [blue])
  }

  @Test("9.3: with false it is what is on the screen; so is what drawHierarchy draws, either way")
  func onScreen() throws {
    var snapshot: UIView?
    var drawn: [UIImage] = []
    atLayout {
      card.backgroundColor = .blue
      snapshot = card.snapshotView(afterScreenUpdates: false)
      taker.addSubview(snapshot!)
      for afterUpdates in [false, true] {
        drawn.append(
          UIGraphicsImageRenderer(size: card.bounds.size).image { _ in
            _ = card.drawHierarchy(in: card.bounds, afterScreenUpdates: afterUpdates)
          })
      }
    }
    #expect(colors(in: snapshot!) == [red])
    for image in drawn {
      #expect(try #require(image.cgImage).buffer[1, 1] == 0xffff_0000)
    }
    // Outside of a pass, true draws the model.
    let now = stage.perform {
      UIGraphicsImageRenderer(size: card.bounds.size).image { _ in
        card.backgroundColor = .green
        _ = card.drawHierarchy(in: card.bounds, afterScreenUpdates: true)
      }
    }
    #expect(try #require(now.cgImage).buffer[1, 1] != 0xffff_0000)
  }
}
