import Testing
import UIKit

@Suite("10.13: pans from the screen's edges") @MainActor struct ScreenEdgePanTests {
  /// The screen has 100 x 200 points; an edge is 20 wide.
  private func begins(
    _ edges: UIRectEdge, from start: (Double, Double), by way: (Double, Double)
  ) -> Bool {
    let stage = TestStage.settled()
    let targets = GestureLog()
    let pan = targets.watch(UIScreenEdgePanGestureRecognizer(), "edge")
    pan.edges = edges
    stage.view.addGestureRecognizer(pan)
    stage.settle()
    stage.drag([start, (start.0 + way.0, start.1 + way.1)])
    stage.lift(start.0 + way.0, start.1 + way.1)
    return !targets.take().isEmpty
  }

  @Test("10.13: without edges it never begins")
  func none() {
    #expect(UIScreenEdgePanGestureRecognizer().edges == [])
    #expect(!begins([], from: (1, 100), by: (30, 0)))
  }

  @Test("10.13: from a listed edge, inwards")
  func inwards() {
    #expect(begins(.left, from: (0, 100), by: (30, 0)))
    #expect(begins(.left, from: (19, 100), by: (30, 10)))
    #expect(!begins(.left, from: (20, 100), by: (30, 0)))
    #expect(begins(.right, from: (99, 100), by: (-30, 0)))
    #expect(!begins(.right, from: (79, 100), by: (-30, 0)))
    #expect(begins(.top, from: (50, 5), by: (0, 30)))
    #expect(begins(.bottom, from: (50, 195), by: (0, -30)))
    #expect(begins(.all, from: (50, 195), by: (0, -30)))
  }

  @Test("10.13: from another edge, or along the edge, it does not begin")
  func elsewhere() {
    #expect(!begins(.right, from: (0, 100), by: (30, 0)))
    #expect(!begins([.left, .right], from: (50, 5), by: (0, 30)))
    #expect(!begins(.left, from: (5, 100), by: (10, 30)))
    #expect(!begins(.left, from: (15, 100), by: (-12, 0)))
  }
}
