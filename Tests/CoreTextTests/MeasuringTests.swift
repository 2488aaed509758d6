import CoreGraphics
import CoreText
import Testing

/// Widths against numbers computed from the font files by this program, which knows nothing of
/// SDL2_ttf, FreeType or HarfBuzz (fontTools 4.68):
///
///     from fontTools.ttLib import TTFont
///     def width(face, text):
///         font = TTFont(f"assets/fonts/Inter-{face}.otf")
///         glyphs = [font.getBestCmap()[ord(c)] for c in text]
///         total = sum(font["hmtx"][g][0] for g in glyphs)
///         for a, b in zip(glyphs, glyphs[1:]):
///             for table in font["GPOS"].table.LookupList.Lookup[1].SubTable:
///                 if a not in table.Coverage.glyphs: continue
///                 if table.Format == 1:
///                     pairs = table.PairSet[table.Coverage.glyphs.index(a)].PairValueRecord
///                     value = next((p.Value1 for p in pairs if p.SecondGlyph == b), None)
///                     if value is None: continue
///                 else:
///                     first, second = (d.classDefs.get(g, 0) for d, g in
///                                      ((table.ClassDef1, a), (table.ClassDef2, b)))
///                     value = table.Class1Record[first].Class2Record[second].Value1
///                 total += value.XAdvance if value and hasattr(value, "XAdvance") else 0
///                 break
///         return total
@Suite("Measuring")
struct MeasuringTests {
  struct Sample: Sendable {
    let text: String
    let regular: Int
    let medium: Int
    let semibold: Int
    let bold: Int

    init(_ text: String, _ regular: Int, _ medium: Int, _ semibold: Int, _ bold: Int) {
      self.text = text
      self.regular = regular
      self.medium = medium
      self.semibold = semibold
      self.bold = bold
    }
  }

  static let samples = [
    Sample("A", 1904, 1971, 2038, 2106),
    Sample("V", 1904, 1971, 2038, 2106),
    Sample("AV", 3616, 3729, 3842, 3958),
    Sample("T", 1808, 1833, 1858, 1882),
    Sample("o", 1680, 1696, 1712, 1728),
    Sample("To", 3264, 3305, 3346, 3386),
    Sample(" ", 792, 746, 699, 653),
    Sample("j", 668, 701, 734, 766),
    Sample("…", 2312, 2291, 2270, 2250),
    Sample("Hello, world", 15700, 15883, 16064, 16244),
    Sample("WAVE Toyota Yolk", 23944, 24277, 24603, 24941),
    Sample("fjord", 6112, 6224, 6336, 6448),
    Sample("Quick brown fox", 21536, 21803, 22071, 22341),
    Sample("Привет", 10096, 10229, 10362, 10494),
    Sample("Привет, мир!", 17712, 17900, 18084, 18272),
    Sample("Съешь ещё этих булок", 31540, 31882, 32224, 32572),
    Sample("ČŠŽ Ąę Łódź", 17268, 17392, 17513, 17639),
    Sample("□", 2576, 2576, 2576, 2576),
  ]

  @Test("Widths are those of the font's units, kerning included", arguments: samples)
  func widths(sample: Sample) {
    let expected: [(FontWeight, Int)] = [
      (.regular, sample.regular), (.medium, sample.medium), (.semibold, sample.semibold),
      (.bold, sample.bold),
    ]
    for (weight, units) in expected {
      // At 2816 points to the em a font unit is a point.
      #expect(FontDescriptor(weight: weight, size: 2816).width(of: sample.text) == CGFloat(units))
      let small = FontDescriptor(weight: weight, size: 17).width(of: sample.text)
      #expect(abs(small - CGFloat(units) * 17 / 2816) < 1e-9)
    }
  }

  @Test("Pairs are kerned: 'AV' and 'To' are narrower than their letters")
  func kerning() {
    let font = FontDescriptor(size: 2816)
    #expect(font.width(of: "A") + font.width(of: "V") - font.width(of: "AV") == 192)
    #expect(font.width(of: "T") + font.width(of: "o") - font.width(of: "To") == 224)
  }

  @Test("A long text is as wide as its parts, kerning between them included")
  func longText() {
    let font = FontDescriptor(size: 2816)
    // By the program above: "AV" repeated has one width for each pair and one between pairs.
    let pair = font.width(of: "AVAV") - font.width(of: "AV")
    let expected = font.width(of: "AV") + 49_999 * pair
    #expect(font.width(of: String(repeating: "AV", count: 50_000)) == expected)
  }

  @Test("Newlines, control characters and NUL take no room; a tab is four spaces wide")
  func controls() {
    let font = FontDescriptor(size: 2816)
    #expect(font.width(of: "") == 0)
    #expect(font.width(of: "\0") == 0)
    #expect(font.width(of: "T\0o") == font.width(of: "To"))
    #expect(font.width(of: "T\u{7}o\n") == font.width(of: "To"))
    #expect(font.width(of: "\r\n\u{2028}") == 0)
    #expect(font.width(of: "\t") == 3168)
    #expect(font.width(of: "\u{200B}\u{2060}\u{FEFF}\u{00AD}") == 0)
  }

  @Test("A letter with a combining mark is as wide as the composed letter")
  func marks() {
    let font = FontDescriptor(size: 2816)
    #expect(font.width(of: "e\u{301}") == font.width(of: "é"))
    #expect(font.width(of: "и\u{306}") == font.width(of: "й"))
    let pile = "e" + String(repeating: "\u{301}", count: 2_000)
    #expect(font.width(of: pile) == font.width(of: "e"))
  }

  @Test("Spellings of one character are alike in every order of asking, and keep their scalars")
  func spellings() {
    // Swift calls these equal; Inter has wider glyphs for the second form of the first two.
    let pairs = [("\u{3CC}", "\u{1F79}"), ("\u{1FF9}", "\u{38C}"), ("e\u{301}", "é")]
    let font = FontDescriptor(size: 2816)
    for (first, second) in pairs {
      #expect(font.width(of: first) == font.width(of: second))
      for text in [first, second] {
        let scalars = TextLayout(text, font: font).lines.map { Array($0.text.unicodeScalars) }
        #expect(scalars == [Array(text.unicodeScalars)])
      }
    }
  }

  @Test("What no face has is one box a character, and is told")
  func missing() {
    let font = FontDescriptor(size: 2816)
    for character in ["😀", "👨‍👩‍👧", "🇵🇱", "👍🏽", "日", "ب", "\u{378}", "\u{10FFFF}"] {
      #expect(font.width(of: character) == 2576)
      #expect(font.missingCharacters(in: character) == [Character(character)])
    }
    #expect(font.missingCharacters(in: "a😀b日😀") == ["😀", "日"])
    #expect(font.missingCharacters(in: "Grüße, Привет, Ἀθῆναι, □ \t\0\u{200D}") == [])
  }
}
