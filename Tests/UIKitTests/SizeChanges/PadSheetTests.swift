import CoreGraphics
import Stage
import Testing
import UIKit

@Suite("Sheets on a tablet") @MainActor struct PadSheetTests {
  private func pair(_ style: UIModalPresentationStyle) -> Pair {
    let pair = Pair(custom: false, device: Device.named("ipadair")!)
    pair.b.modalPresentationStyle = style
    return pair
  }

  @Test("2.1 A form stands in the middle, 540 x 620 points or as large as it would like to be")
  func form() {
    let pair = pair(.formSheet)
    pair.presentAndSettle()
    let card = pair.stage.shown(pair.b.view)?.frame
    #expect(card == CGRect(x: 140, y: 280, width: 540, height: 620))
    #expect(pair.stage.rootCard.transform == .identity)
    pair.settle { pair.b.preferredContentSize = CGSize(width: 300, height: 400) }
    #expect(
      pair.stage.shown(pair.b.view)?.frame == CGRect(x: 260, y: 390, width: 300, height: 400))
    #expect(pair.b.view.safeAreaInsets == .zero)
  }

  @Test("2.1 A page is centred, narrower than the screen and nearly as high")
  func page() throws {
    let pair = pair(.pageSheet)
    pair.presentAndSettle()
    let frame = try #require(pair.stage.shown(pair.b.view)?.frame)
    #expect(frame.width == 704)
    #expect(frame.midX == 410 && frame.midY == 590)
    #expect(frame.height > 1000 && frame.height < 1180)
    pair.stage.turn(.landscapeLeft)
    pair.stage.settle()
    let turned = try #require(pair.stage.shown(pair.b.view)?.frame)
    #expect(turned.midX == 590 && turned.midY == 410 && turned.width == 704)
  }
}
