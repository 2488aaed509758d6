import Testing
import UIKit

/// At 17.6 points a unit of 2816 to the em is 1/160 of a point: H 13.025, an o 10.5, a space 4.95,
/// "…" 14.45, a line 21.3, the baseline 17.05 below its top.
@Suite("Measuring and drawing strings") @MainActor struct StringDrawingTests {
  private let stage = TestStage.settled()
  private let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17.6)]

  private func near(_ size: CGSize, _ width: CGFloat, _ height: CGFloat) -> Bool {
    abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9
  }

  @Test("A string's size is that of its lines, which break at newlines only")
  func size() {
    #expect(near("oo".size(withAttributes: font), 21, 21.3))
    #expect(near("oo oo\no".size(withAttributes: font), 46.95, 42.6))
    #expect("".size(withAttributes: font) == .zero)
    #expect(near(NSString("oo").size(withAttributes: font), 21, 21.3))
    #expect(near(NSAttributedString(string: "oo", attributes: font).size(), 21, 21.3))
    // 12 points unless something else is said: 1680 x 12 / 2816 and 3408 x 12 / 2816.
    #expect(near("o".size(), 1680 * 12 / 2816.0, 3408 * 12 / 2816.0))
  }

  @Test("The rectangle for several lines keeps the width and takes the height it needs")
  func boundingRect() {
    func rect(_ width: CGFloat, _ height: CGFloat, _ more: NSStringDrawingOptions = []) -> CGRect {
      "oo oo oo".boundingRect(
        with: CGSize(width: width, height: height), options: [.usesLineFragmentOrigin, more],
        attributes: font, context: nil)
    }
    #expect(near(rect(50, 0).size, 46.95, 42.6))
    #expect(near(rect(50, 1000).size, 46.95, 42.6))
    #expect(near(rect(50, 21.3).size, 46.95, 42.6))
    #expect(near(rect(0, 0).size, 72.9, 21.3))
    #expect(near(rect(.infinity, .infinity).size, 72.9, 21.3))
    #expect(near(rect(.greatestFiniteMagnitude, 0).size, 72.9, 21.3))
    #expect(rect(50, 0).origin == .zero)
    // Cut to one line: "oo oo" and an ellipsis are 61.4 wide, "oo o…" is 50.9, "oo…" 35.45.
    #expect(near(rect(50, 22, .truncatesLastVisibleLine).size, 35.45, 21.3))
  }

  @Test("One line stands on its origin")
  func baselineOrigin() {
    let rect = "oo oo".boundingRect(
      with: CGSize(width: 20, height: 5), attributes: font, context: nil)
    #expect(near(rect.size, 46.95, 21.3))
    #expect(rect.minX == 0 && abs(rect.minY + 17.05) < 1e-9)
  }

  @Test("A context tells how small the text became, and where it stands")
  func context() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let text = NSMutableAttributedString(string: "oooo", attributes: font)
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 4))
    let rect = text.boundingRect(with: CGSize(width: 31.5, height: 0), context: context)
    #expect(abs(context.actualScaleFactor - 0.75) < 1e-4)
    #expect(abs(rect.width - 31.5) < 1e-2)
    #expect(context.totalBounds == rect)
    context.minimumScaleFactor = 0
    _ = text.boundingRect(with: CGSize(width: 31.5, height: 0), context: context)
    #expect(context.actualScaleFactor == 1)
  }

  @Test("Paragraph styles count")
  func paragraphs() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    style.minimumLineHeight = 30
    let text = NSMutableAttributedString(string: "o\no", attributes: font)
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 3))
    #expect(near(text.size(), 10.5, 70))
  }

  // MARK: Drawing

  private func picture(_ size: CGSize, _ draw: () -> Void) -> CGImage {
    stage.perform {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }.cgImage!
    }
  }

  /// Whether a part of a picture, in pixels, shows anything.
  private func hasInk(_ image: CGImage, _ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
    rows.contains { y in columns.contains { x in image.buffer[x, y] != 0 } }
  }

  @Test("draw(at:) draws the picture that a label of the same text shows")
  func sameAsLabel() {
    let drawn = picture(CGSize(width: 60, height: 30)) {
      "Ho".draw(at: CGPoint(x: 4, y: 3), withAttributes: font)
    }
    let label = UILabel(frame: CGRect(x: 4, y: 3, width: 56, height: 21.3))
    label.font = .systemFont(ofSize: 17.6)
    label.textColor = .black
    label.text = "Ho"
    let shown = picture(CGSize(width: 60, height: 30)) {
      label.drawText(in: CGRect(x: 4, y: 3, width: 56, height: 21.3))
    }
    #expect(drawn == shown)
    #expect(hasInk(drawn, 0..<120, 0..<60))
  }

  @Test("draw(in:) breaks lines in the rectangle and cuts what reaches beyond it")
  func drawIn() {
    let image = picture(CGSize(width: 60, height: 80)) {
      "HH HH HH".draw(in: CGRect(x: 5, y: 5, width: 30, height: 43), withAttributes: font)
    }
    // Two lines from 5 to 47.6; the third would begin there and is cut at 48.
    #expect(hasInk(image, 10..<62, 10..<52))
    #expect(hasInk(image, 10..<62, 53..<96))
    #expect(!hasInk(image, 0..<120, 96..<160))
    #expect(!hasInk(image, 0..<10, 0..<160))
    #expect(!hasInk(image, 71..<120, 0..<160))
  }

  @Test("draw(with:) stands on the baseline, or at the corner when asked")
  func drawWith() {
    let rect = CGRect(x: 5, y: 30, width: 50, height: 30)
    let onBaseline = picture(CGSize(width: 60, height: 80)) {
      "HH".draw(with: rect, attributes: font, context: nil)
    }
    #expect(hasInk(onBaseline, 0..<120, 30..<60))
    #expect(!hasInk(onBaseline, 0..<120, 60..<160))
    let inside = picture(CGSize(width: 60, height: 80)) {
      "HH".draw(with: rect, options: .usesLineFragmentOrigin, attributes: font, context: nil)
    }
    #expect(!hasInk(inside, 0..<120, 0..<60))
    #expect(hasInk(inside, 0..<120, 60..<120))
  }

  @Test("Without a context nothing is drawn, and nothing goes wrong")
  func noContext() {
    stage.perform { "o".draw(at: .zero) }
    NSAttributedString(string: "o").draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    let rect = CGRect(x: CGFloat.nan, y: 0, width: -5, height: .infinity)
    _ = picture(CGSize(width: 4, height: 4)) { "😀 o".draw(in: rect, withAttributes: font) }
  }
}
