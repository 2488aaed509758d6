import DisplayList
import Testing
import UIKit

@Suite("9: snapshots with one point between the insets") @MainActor struct ThinMiddleTests {
  @Test("The point between the insets stretches")
  func onePoint() throws {
    let stage = TestStage.settled()
    let view = stage.add(UIView(), CGRect(x: 10, y: 20, width: 40, height: 30))
    view.backgroundColor = .red
    stage.settle()
    let snapshot = try #require(
      stage.perform {
        view.resizableSnapshotView(
          from: view.bounds, afterScreenUpdates: true,
          withCapInsets: UIEdgeInsets(top: 0, left: 19, bottom: 0, right: 20))
      })
    stage.add(snapshot, CGRect(x: 0, y: 0, width: 90, height: 30))
    stage.settle()
    let node = try #require(self.node(of: snapshot, stage.output!.displayList.root))
    let parts = node.children.compactMap(\.clip?.rect)
    let places = node.children.map { $0.clip!.rect.applying($0.transform) }
    #expect(parts.map(\.minX) == [0, 19, 20])
    #expect(parts.map(\.width) == [19, 1, 20])
    #expect(places.map(\.minX) == [0, 19, 70])
    #expect(places.map(\.width) == [19, 51, 20])
  }

  private func node(of view: UIView, _ node: DisplayNode) -> DisplayNode? {
    if node.owner == view.layer.number { return node }
    return node.children.lazy.compactMap { self.node(of: view, $0) }.first
  }
}
