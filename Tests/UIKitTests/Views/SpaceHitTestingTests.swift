import Testing
import UIKit

@Suite("Touching views in space") @MainActor struct SpaceHitTestingTests {
  private let stage = TestStage.settled()
  private let board: UIView
  private let card: UIView
  private let button: UIView

  /// A card of 40 x 40 in the middle of a board of 100 x 100, with a button along its right edge;
  /// the eye is 100 before the board.
  private init() {
    board = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
    board.layer.sublayerTransform.m34 = -1.0 / 100
    card = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
    button = UIView(frame: CGRect(x: 30, y: 0, width: 10, height: 40))
    board.addSubview(card)
    card.addSubview(button)
  }

  private func hit(_ x: Double, _ y: Double) -> UIView? {
    stage.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  /// About the vertical axis, by the angle whose cosine is 0.6 and whose sine 0.8.
  private func turn() {
    card.transform3D.m11 = 0.6
    card.transform3D.m13 = -0.8
    card.transform3D.m31 = 0.8
    card.transform3D.m33 = 0.6
  }

  @Test("8.5.4: what is touched is what is seen under the finger")
  func seen() {
    #expect(hit(65, 50) === button && hit(69, 35) === button)
    turn()
    // The right edge is 12/1.16 to the right of the middle, the button's left edge 6/1.08; above
    // and below, the card ends 20/1.16 and 20/0.84 from the middle.
    #expect(hit(50 + 10.3, 50) === button && hit(50 + 10.4, 50) === board)
    #expect(hit(50 + 5.6, 50) === button && hit(50 + 5.5, 50) === card)
    #expect(hit(50 - 14.2, 50 - 23.7) === card && hit(50 - 14.2, 50 - 23.9) === board)
    #expect(hit(50 + 10.3, 50 - 17.2) === button && hit(50 + 10.3, 50 - 17.4) === board)
  }

  @Test("A view edge-on or behind the eye takes no touches")
  func unseen() {
    card.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(hit(50, 50) === board)
    card.transform3D = CATransform3DIdentity
    card.layer.zPosition = 99
    #expect(hit(50, 50) === card)
    card.layer.zPosition = 101
    #expect(hit(50, 50) === board)
  }

  @Test("Points and rectangles are converted as they are seen")
  func conversion() {
    turn()
    let edge = card.convert(CGPoint(x: 40, y: 0), to: stage.view)
    #expect(near(edge.x, 50 + 12 / 1.16) && near(edge.y, 50 - 20 / 1.16))
    let back = card.convert(edge, from: stage.view)
    #expect(near(back.x, 40) && near(back.y, 0))
    let strip = button.convert(button.bounds, to: nil)
    #expect(near(strip.minX, 50 + 6 / 1.08) && near(strip.maxX, 50 + 12 / 1.16))
    #expect(near(strip.minY, 50 - 20 / 1.08) && near(strip.height, 40 / 1.08))
  }
}
