import CoreGraphics
import CoreText
import Testing

/// At 2816 points to the em a font unit is a point: o 1680, a space 792, a line 3408 high with the
/// baseline at 2728.
@Suite("Paragraphs")
struct ParagraphTests {
  func layout(
    _ text: String, width: CGFloat = .infinity, _ change: (inout ParagraphAttributes) -> Void
  ) -> TextLayout {
    var paragraph = ParagraphAttributes()
    change(&paragraph)
    return TextLayout(
      StyledText(text, TextAttributes(font: FontDescriptor(size: 2816)), paragraph),
      in: TextBox(width: width))
  }

  @Test("Spacing comes between lines, not after the last")
  func lineSpacing() {
    let layout = layout("o o\no", width: 2000) { $0.lineSpacing = 100 }
    #expect(layout.lines.map(\.baseline) == [2728, 6236, 9744])
    #expect(layout.size.height == 10424)
  }

  @Test("Paragraphs are set apart after and before, not at the text's ends")
  func paragraphSpacing() {
    let layout = layout("o o\no", width: 2000) {
      $0.paragraphSpacing = 100
      $0.paragraphSpacingBefore = 10
    }
    #expect(layout.lines.map(\.top) == [0, 3408, 6926])
    #expect(layout.size.height == 10334)
  }

  @Test("What a line is made higher stands above its text, what it is made lower is missing there")
  func lineHeights() {
    let double = layout("o\no") { $0.lineHeightMultiple = 2 }
    #expect(double.lines.map(\.baseline) == [6136, 12952])
    #expect(double.size.height == 13632)
    let high = layout("o\no") { $0.minimumLineHeight = 4000 }
    #expect(high.lines.map(\.baseline) == [3320, 7320])
    let low = layout("o\no") { $0.maximumLineHeight = 3000 }
    #expect(low.lines.map(\.baseline) == [2320, 5320])
    let both = layout("o") {
      $0.lineHeightMultiple = 3
      $0.maximumLineHeight = 5000
    }
    #expect(both.size.height == 5000)
  }

  @Test("Indents move lines and leave them less room")
  func indents() {
    let layout = layout("oo oo oo oo", width: 8000) {
      $0.firstLineHeadIndent = 4000
      $0.headIndent = 400
      $0.tailIndent = -50
    }
    // First line: 3950 of room; others 7550, in which "oo oo" is 7512.
    #expect(layout.lines.map(\.text) == ["oo", "oo oo", "oo"])
    #expect(layout.runs(in: 8000).map(\.origin.x) == [4000, 400, 400])
    #expect(layout.size.width == 7912)
    let narrow = self.layout("oo oo", width: 9000) {
      $0.tailIndent = 7511
      $0.alignment = .right
    }
    #expect(narrow.lines.map(\.text) == ["oo", "oo"])
    #expect(narrow.runs(in: 9000).map(\.origin.x) == [4151, 4151])
  }

  @Test("Each paragraph is aligned as its first character says")
  func alignments() {
    func paragraph(_ alignment: TextAlignment) -> ParagraphAttributes {
      var paragraph = ParagraphAttributes()
      paragraph.alignment = alignment
      return paragraph
    }
    let font = TextAttributes(font: FontDescriptor(size: 2816))
    let text = StyledText([
      .init("o\n", font, paragraph(.right)), .init("o", font, paragraph(.center)),
      .init("o\no", font, paragraph(.left)),
    ])
    let layout = TextLayout(text, in: TextBox(width: 5360))
    #expect(layout.lines.map(\.text) == ["o", "oo", "o"])
    #expect(layout.lines.map(\.alignment) == [.right, .center, .left])
    #expect(layout.runs(in: 5360).map(\.origin.x) == [3680, 1000, 2680, 0])
  }

  // "oo oo oo" in 9000: the first line is "oo oo", 7512 wide, so that its space takes 1488 more.
  @Test("Justified lines fill the width by their spaces, but not a paragraph's last")
  func justified() {
    let layout = layout("oo oo oo\noo oo", width: 9000) { $0.alignment = .justified }
    #expect(layout.lines.map(\.text) == ["oo oo", "oo", "oo oo"])
    #expect(layout.lines.map(\.width) == [9000, 3360, 7512])
    let runs = layout.runs(in: 9000)
    #expect(runs.map(\.text) == ["oo ", "oo", "oo", "oo oo"])
    #expect(runs.map(\.origin.x) == [0, 5640, 0, 0])
  }

  @Test("Where nothing ends a line, and in words without spaces, justified is left")
  func unjustified() {
    let endless = layout("oo oo") { $0.alignment = .justified }
    #expect(endless.lines[0].width == 7512)
    let word = layout("oooo", width: 5500) { $0.alignment = .justified }
    #expect(word.lines.map(\.width) == [5040, 1680])
  }
}
