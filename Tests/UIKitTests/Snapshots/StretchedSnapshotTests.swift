import DisplayList
import QuartzCore
import Testing
import UIKit

@Suite("9: snapshots that are stretched, and parts of views") @MainActor
struct StretchedSnapshotTests {
  private let stage = TestStage.settled()
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 30))

  private init() {
    view.backgroundColor = .red
    stage.perform { stage.view.addSubview(view) }
    stage.settle()
  }

  /// The pieces of a snapshot that fills the screen: the part of the picture, and where it goes.
  private func pieces(
    _ rect: CGRect, _ insets: UIEdgeInsets, size: CGSize
  ) -> [(part: CGRect, place: CGRect)] {
    let snapshot = stage.perform {
      view.resizableSnapshotView(
        from: rect, afterScreenUpdates: true, withCapInsets: insets)!
    }
    #expect(snapshot.bounds.size == rect.size)
    stage.perform {
      snapshot.frame = CGRect(origin: .zero, size: size)
      stage.view.addSubview(snapshot)
    }
    stage.settle()
    return node(of: snapshot, stage.output!.displayList.root)!.children.map { piece in
      let part = piece.clip!.rect
      return (part, part.applying(piece.transform))
    }
  }

  private func node(of view: UIView, _ node: DisplayNode) -> DisplayNode? {
    if node.owner == view.layer.number { return node }
    return node.children.lazy.compactMap { self.node(of: view, $0) }.first
  }

  @Test("Without insets it is stretched as one piece")
  func onePiece() {
    let pieces = pieces(view.bounds, .zero, size: CGSize(width: 80, height: 90))
    #expect(pieces.map(\.part) == [CGRect(x: 0, y: 0, width: 40, height: 30)])
    #expect(pieces.map(\.place) == [CGRect(x: 0, y: 0, width: 80, height: 90)])
  }

  @Test("A part of the view, in the view's coordinates")
  func part() {
    let rect = CGRect(x: 10, y: 5, width: 20, height: 10)
    let pieces = pieces(rect, .zero, size: CGSize(width: 20, height: 10))
    #expect(pieces.map(\.part) == [rect])
    #expect(pieces.map(\.place) == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    // Of a view that is scrolled, the same content.
    stage.perform { view.bounds.origin = CGPoint(x: 3, y: 4) }
    stage.settle()
    let scrolled = self.pieces(rect, .zero, size: CGSize(width: 20, height: 10))
    #expect(scrolled.map(\.part) == [rect.offsetBy(dx: -3, dy: -4)])
  }

  @Test("Nine parts: corners keep their size, edges stretch one way, the middle both")
  func nineParts() {
    let insets = UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8)
    let pieces = pieces(view.bounds, insets, size: CGSize(width: 92, height: 58))
    func grid(_ xs: [(CGFloat, CGFloat)], _ ys: [(CGFloat, CGFloat)]) -> [CGRect] {
      ys.flatMap { y in xs.map { CGRect(x: $0.0, y: y.0, width: $0.1, height: y.1) } }
    }
    #expect(pieces.map(\.part) == grid([(0, 4), (4, 28), (32, 8)], [(0, 2), (2, 22), (24, 6)]))
    #expect(pieces.map(\.place) == grid([(0, 4), (4, 80), (84, 8)], [(0, 2), (2, 50), (52, 6)]))
  }

  @Test("Insets on one side only leave fewer parts")
  func twoParts() {
    let insets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    let pieces = pieces(view.bounds, insets, size: CGSize(width: 40, height: 60))
    #expect(
      pieces.map(\.part) == [
        CGRect(x: 0, y: 0, width: 40, height: 10), CGRect(x: 0, y: 10, width: 40, height: 20),
      ])
    #expect(
      pieces.map(\.place) == [
        CGRect(x: 0, y: 0, width: 40, height: 10), CGRect(x: 0, y: 10, width: 40, height: 50),
      ])
  }

  @Test("No room for the insets: stretched as one piece")
  func noRoom() {
    let insets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    #expect(pieces(view.bounds, insets, size: CGSize(width: 80, height: 30)).count == 1)
    let fitting = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    #expect(pieces(view.bounds, fitting, size: CGSize(width: 15, height: 30)).count == 1)
  }

  @Test("It is stretched in every frame of an animation of its size")
  func animated() throws {
    let snapshot = stage.perform { view.snapshotView(afterScreenUpdates: false)! }
    stage.perform {
      snapshot.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
      stage.view.addSubview(snapshot)
    }
    stage.settle()
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        snapshot.frame = CGRect(x: 0, y: 0, width: 80, height: 150)
      }
    }
    stage.advance()
    let begin = stage.time
    for (time, width, height) in [(0, 40.0, 30.0), (0.25, 50, 60), (0.5, 60, 90), (1, 80, 150)] {
      let list = stage.stage.picture(at: begin + time)
      let piece = try #require(node(of: snapshot, list.root)?.children.first)
      let place = try #require(piece.clip).rect.applying(piece.transform)
      #expect(near(place.width, width) && near(place.height, height), "at \(time)")
    }
  }
}
