import Testing
import Trace
import UIKit

/// In the bundled Inter an H is 2084 units of 2816 wide, a line 3408 high; at 17 points that is
/// 12.58 and 20.57 points.
@Suite("Labels") @MainActor struct UILabelTests {
  private let stage = TestStage.settled()
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 21))

  private init() {
    label.text = "HHH"
    stage.view.addSubview(label)
  }

  @Test("Its own size is the text's, rounded up to whole points")
  func intrinsicSize() {
    #expect(label.intrinsicContentSize == CGSize(width: 38, height: 21))
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize == CGSize(width: 76, height: 42))
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
    label.text = ""
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("It fits into a width in as many lines as it may have")
  func lines() {
    label.text = "HHH HHH HHH"
    let narrow = CGSize(width: 40, height: 0)
    // One line: 9 letters and 2 spaces of 792 units are 122.8 points.
    #expect(label.sizeThatFits(narrow) == CGSize(width: 123, height: 21))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(narrow) == CGSize(width: 38, height: 62))
    label.numberOfLines = 2
    #expect(label.sizeThatFits(narrow).height == 42)
    #expect(label.sizeThatFits(CGSize(width: 1000, height: 0)) == CGSize(width: 123, height: 21))
  }

  @Test("The text stands left, in the middle or right, and in the middle of the height")
  func alignment() {
    stage.advance()
    let left = stage.shown(label)!.imageFrame!
    label.textAlignment = .right
    stage.advance()
    let right = stage.shown(label)!.imageFrame!
    label.textAlignment = .center
    stage.advance()
    let middle = stage.shown(label)!.imageFrame!
    // The free width is 100 - 37.74 points; lines begin at whole pixels.
    #expect(abs(right.minX - left.minX - 62.26) <= 0.5)
    #expect(abs(middle.minX - left.minX - 31.13) <= 0.5)
    #expect(left.size == right.size)
    label.textAlignment = .natural
    label.frame.size.height = 61
    stage.advance()
    let high = stage.shown(label)!.imageFrame!
    #expect(high.minX == left.minX)
    #expect(high.minY - left.minY == 20)
  }

  @Test("What does not fit ends in an ellipsis within the width")
  func truncation() {
    label.text = "HHH HHH HHH HHH"
    stage.advance()
    let cut = stage.shown(label)!.imageFrame!
    #expect(cut.maxX <= 100)
    #expect(cut.maxX > 80)
  }

  @Test("Lines that do not fit into the height are left out, but the first")
  func height() {
    label.text = "HHH\nHHH\nHHH"
    label.numberOfLines = 0
    label.frame.size.height = 63
    stage.advance()
    let three = stage.shown(label)!.imageFrame!
    label.frame.size.height = 42
    stage.advance()
    let two = stage.shown(label)!.imageFrame!
    label.frame.size.height = 5
    stage.advance()
    let one = stage.shown(label)!.imageFrame!
    #expect(abs(three.height - two.height - 20.57) <= 1)
    #expect(abs(two.height - one.height - 20.57) <= 1)
  }

  @Test("The text is drawn for the output's pixels, anew when their scale changes")
  func scale() {
    stage.scale = 1
    stage.advance()
    let once = stage.shown(label)!
    stage.advance()
    #expect(stage.shown(label)!.image === once.image)
    stage.scale = 3
    stage.advance()
    let thrice = stage.shown(label)!
    #expect(abs(thrice.image!.width - 3 * once.image!.width) <= 6)
    #expect(thrice.imageFrame!.width * 3 == CGFloat(thrice.image!.width))
    #expect(abs(thrice.imageFrame!.minX - once.imageFrame!.minX) < 1)
    stage.scale = 1
    stage.advance()
    #expect(stage.shown(label)!.image!.width == once.image!.width)
  }

  @Test("Text, colour, font and size draw it anew; its place and alpha do not")
  func drawnAnew() {
    var last: CGImage?
    func isNew(_ change: () -> Void) -> Bool {
      change()
      stage.advance()
      defer { last = stage.shown(label)?.image }
      return stage.shown(label)?.image !== last
    }
    #expect(isNew {})
    #expect(!isNew { label.frame.origin = CGPoint(x: 5, y: 5) })
    #expect(!isNew { label.alpha = 0.5 })
    #expect(!isNew { label.text = "HHH" })
    #expect(isNew { label.text = "HH" })
    #expect(isNew { label.textColor = .red })
    #expect(isNew { label.font = .boldSystemFont(ofSize: 17) })
    // "HH" in bold is wider than 20 points.
    #expect(isNew { label.bounds.size = CGSize(width: 20, height: 42) })
    #expect(isNew { label.numberOfLines = 2 })
  }

  @Test("A letter that no font has is a box, and told of")
  func missingGlyph() {
    // Whatever other tests made outside a stage before is in the log then.
    stage.advance()
    let start = stage.trace.count
    label.text = "H漢H漢"
    stage.advance()
    let lines = stage.traceLines(from: start) {
      if case .glyphMissing = $0 { true } else { false }
    }
    #expect(lines == ["no 漢 in fonts/Inter-Regular.otf"])
    #expect(stage.shown(label)?.image != nil)
  }

  @Test("An attributed text takes the plain one's place, and leaves none behind it")
  func attributedTextGone() {
    label.attributedText = NSAttributedString(string: "HH")
    #expect(label.text == "HH")
    label.attributedText = nil
    #expect(label.text == nil && label.attributedText == nil)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("Without text nothing is drawn")
  func empty() {
    label.text = ""
    stage.advance()
    #expect(stage.shown(label)?.image == nil)
  }
}
