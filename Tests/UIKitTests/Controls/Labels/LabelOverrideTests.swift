import Testing
import UIKit

/// A label with room around its text, as it is often written.
@MainActor private final class PaddedLabel: UILabel {
  let insets = UIEdgeInsets(top: 4, left: 8, bottom: 6, right: 10)

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let inner = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
    return inner.inset(by: UIEdgeInsets(top: -4, left: -8, bottom: -6, right: -10))
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}

/// A label whose text stands at its top.
@MainActor private final class TopLabel: UILabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
    rect.origin.y = bounds.minY
    return rect
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
  }
}

@Suite("Labels that draw their text in their own way") @MainActor struct LabelOverrideTests {
  private let stage = TestStage.settled()

  /// The rows and columns of a label's picture that show ink, in points at scale 1.
  private func ink(_ label: UILabel) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    guard let shown = stage.shown(label), let image = shown.image, let frame = shown.imageFrame
    else { return nil }
    var columns: [Int] = []
    var rows: [Int] = []
    for y in 0..<image.height {
      for x in 0..<image.width where image.buffer[x, y] >> 24 > 0 {
        columns.append(x + Int(frame.minX))
        rows.append(y + Int(frame.minY))
      }
    }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return nil }
    return (left...right, top...bottom)
  }

  private func add(_ label: UILabel, _ frame: CGRect) -> UILabel {
    stage.scale = 1
    label.text = "HHH"
    stage.add(label, frame)
    stage.advance()
    return label
  }

  @Test("Margins around the text move it and add to the label's size")
  func padding() throws {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let plain = try #require(ink(add(UILabel(), frame)))
    let padded = add(PaddedLabel(), frame)
    let moved = try #require(ink(padded))
    #expect(moved.x == plain.x.lowerBound + 8...plain.x.upperBound + 8)
    // The room's middle is one point higher.
    #expect(moved.y == plain.y.lowerBound - 1...plain.y.upperBound - 1)
    #expect(padded.intrinsicContentSize == CGSize(width: 38 + 18, height: 21 + 10))
    #expect(padded.sizeThatFits(.zero) == CGSize(width: 56, height: 31))
  }

  @Test("A text rectangle at the top draws the text there")
  func top() throws {
    let high = try #require(ink(add(TopLabel(), CGRect(x: 0, y: 0, width: 100, height: 90))))
    let low = try #require(ink(add(TopLabel(), CGRect(x: 0, y: 0, width: 100, height: 21))))
    #expect(high.y == low.y)
  }

  @Test("A subclass shows the same picture as a label", arguments: [1, 2, 3])
  func samePixels(scale: CGFloat) throws {
    final class Same: UILabel {}
    let frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    let plain = add(UILabel(), frame)
    let same = add(Same(), frame)
    stage.scale = scale
    stage.advance()
    let first = try #require(stage.shown(plain))
    let second = try #require(stage.shown(same))
    let image = try #require(first.image)
    let whole = try #require(second.image)
    #expect(second.imageFrame == frame)
    let x = Int((first.imageFrame!.minX * scale).rounded())
    let y = Int((first.imageFrame!.minY * scale).rounded())
    var different = 0
    for row in 0..<image.height {
      for column in 0..<image.width
      where (0..<whole.width).contains(column + x) && (0..<whole.height).contains(row + y) {
        if image.buffer[column, row] != whole.buffer[column + x, row + y] { different += 1 }
      }
    }
    #expect(different == 0)
  }

  @Test("A label without room, or of any size, shows something or nothing, and goes on")
  func sizes() {
    for size in [CGSize.zero, CGSize(width: 1e6, height: 1e6), CGSize(width: 5, height: 1e30)] {
      let label = add(PaddedLabel(), CGRect(origin: .zero, size: size))
      #expect(label.window != nil)
    }
  }
}
