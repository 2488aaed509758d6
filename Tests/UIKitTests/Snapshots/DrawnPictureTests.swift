import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// The stage rasterises with the compositor, whose pixels at whole points are exact.
@Suite("9: pictures drawn from views") @MainActor struct DrawnPictureTests {
  private let stage = TestStage.settled()
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 8, height: 6))
  private let inner = UIView(frame: CGRect(x: 4, y: 3, width: 4, height: 3))

  private let red: UInt32 = 0xFFFF_0000
  private let black: UInt32 = 0xFF00_0000

  private init() {
    view.backgroundColor = .red
    inner.backgroundColor = .black
    view.addSubview(inner)
    stage.perform { stage.view.addSubview(view) }
    stage.settle()
  }

  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> UInt32 { image.cgImage!.buffer[x, y] }

  /// Draws into a bitmap of 8 x 6 points, one pixel each.
  private func draw(
    scale: CGFloat = 1, _ size: CGSize = CGSize(width: 8, height: 6),
    _ body: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    stage.perform {
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      return UIGraphicsImageRenderer(size: size, format: format).image(actions: body)
    }
  }

  @Test("drawHierarchy: view and subviews, at their places", arguments: [true, false])
  func drawHierarchy(_ afterUpdates: Bool) {
    var answer = false
    let image = draw { _ in
      answer = view.drawHierarchy(in: view.bounds, afterScreenUpdates: afterUpdates)
    }
    #expect(answer)
    #expect(pixel(image, 0, 0) == red && pixel(image, 3, 2) == red && pixel(image, 7, 2) == red)
    #expect(pixel(image, 4, 3) == black && pixel(image, 7, 5) == black)
  }

  @Test("drawHierarchy stretches over the rectangle, and what it leaves stays as it was")
  func stretched() {
    let image = draw(CGSize(width: 20, height: 20)) { _ in
      _ = view.drawHierarchy(
        in: CGRect(x: 2, y: 4, width: 16, height: 12), afterScreenUpdates: true)
    }
    #expect(pixel(image, 2, 4) == red && pixel(image, 17, 9) == red)
    #expect(pixel(image, 10, 10) == black && pixel(image, 17, 15) == black)
    #expect(pixel(image, 1, 4) == 0 && pixel(image, 18, 15) == 0 && pixel(image, 2, 16) == 0)
  }

  @Test("drawHierarchy draws as sharp as the bitmap is")
  func sharp() {
    let image = draw(scale: 3) { _ in
      _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    #expect(image.cgImage?.width == 24 && image.cgImage?.height == 18)
    #expect(pixel(image, 11, 9) == red && pixel(image, 12, 8) == red)
    #expect(pixel(image, 12, 9) == black)
  }

  @Test("drawHierarchy answers false where there is nothing to draw, or nowhere")
  func nothing() {
    let fresh = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let empty = UIView()
    var answers: [Bool] = []
    let image = draw { _ in
      answers.append(fresh.drawHierarchy(in: fresh.bounds, afterScreenUpdates: false))
      answers.append(empty.drawHierarchy(in: fresh.bounds, afterScreenUpdates: true))
      answers.append(view.drawHierarchy(in: .zero, afterScreenUpdates: true))
    }
    answers.append(
      stage.perform { view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) })
    #expect(answers == [false, false, false, false])
    #expect(pixel(image, 0, 0) == 0)
  }

  @Test("drawHierarchy(false): where things are; layer.render: the model, without animations")
  func animated() {
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [inner] in
        inner.frame.origin.x = 0
      }
    }
    stage.advance(31)
    // Half way: from 2 to 6.
    let shown = draw { _ in
      _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
    }
    #expect(
      (0..<8).map { pixel(shown, $0, 4) == black } == [0, 0, 1, 1, 1, 1, 0, 0].map { $0 == 1 })
    let model = draw { view.layer.render(in: $0.cgContext) }
    #expect(
      (0..<8).map { pixel(model, $0, 4) == black } == [1, 1, 1, 1, 0, 0, 0, 0].map { $0 == 1 })
  }

  @Test("layer.render works on what was never on the screen, and leaves out its own transform")
  func neverRendered() {
    let fresh = UIView(frame: CGRect(x: 50, y: 60, width: 8, height: 6))
    fresh.backgroundColor = .red
    fresh.transform = CGAffineTransform(scaleX: 3, y: 3)
    let image = draw(CGSize(width: 10, height: 10)) { fresh.layer.render(in: $0.cgContext) }
    #expect(pixel(image, 0, 0) == red && pixel(image, 7, 5) == red)
    #expect(pixel(image, 8, 5) == 0 && pixel(image, 7, 6) == 0)
  }

  @Test("layer.render follows the context's own transform and clip")
  func transformed() {
    let image = draw(CGSize(width: 20, height: 20)) { context in
      context.cgContext.translateBy(x: 10, y: 10)
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 6))
      view.layer.render(in: context.cgContext)
    }
    #expect(pixel(image, 10, 10) == red && pixel(image, 11, 15) == red)
    #expect(pixel(image, 12, 10) == 0 && pixel(image, 9, 10) == 0)
  }
}
