import CoreGraphics
import CoreText
import Testing

@Suite("Font descriptors and metrics")
struct FontDescriptorTests {
  @Test("Each weight is shown by the bundled face whose weight class is nearest")
  func faces() {
    let faces = FontWeight.allCases.map { FontFace(family: .inter, weight: $0) }
    #expect(
      faces == [
        .interRegular, .interRegular, .interRegular, .interRegular, .interMedium, .interSemiBold,
        .interBold, .interBold, .interBold,
      ])
  }

  // python3 -c "from fontTools.ttLib import TTFont; f = TTFont('assets/fonts/Inter-Regular.otf')
  // print(f['head'].unitsPerEm, f['hhea'].ascent, f['hhea'].descent, f['hhea'].lineGap,
  // f['OS/2'].sCapHeight, f['OS/2'].sxHeight)"  ->  2816 2728 -680 0 2048 1536, in all four faces
  @Test("The tables of every face are read as fontTools reads them", arguments: FontFace.allCases)
  func tables(face: FontFace) {
    let tables = face.tables
    #expect(tables.unitsPerEm == 2816)
    #expect(tables.ascender == 2728)
    #expect(tables.descender == -680)
    #expect(tables.lineGap == 0)
    #expect(tables.capHeight == 2048)
    #expect(tables.xHeight == 1536)
  }

  // fontTools: f['post'].underlinePosition, .underlineThickness, f['OS/2'].yStrikeoutPosition,
  // .yStrikeoutSize
  @Test("So are the measures of lines under and through the text")
  func lineTables() {
    let all = FontFace.allCases.map(\.tables)
    #expect(all.map(\.underlinePosition) == [-464, -454, -445, -435])
    #expect(all.map(\.underlineThickness) == [192, 218, 243, 269])
    #expect(all.map(\.strikeoutPosition) == [922, 922, 922, 922])
    #expect(all.map(\.strikeoutThickness) == [192, 218, 243, 269])
  }

  @Test(
    "Metrics are proportional to the size and not rounded", arguments: [0.1, 11, 17, 17.5, 500])
  func metrics(size: CGFloat) {
    let metrics = FontDescriptor(size: size).metrics
    #expect(abs(metrics.ascender - size * 2728 / 2816) < 1e-9)
    #expect(abs(metrics.descender + size * 680 / 2816) < 1e-9)
    #expect(metrics.leading == 0)
    #expect(abs(metrics.lineHeight - size * 3408 / 2816) < 1e-9)
    #expect(abs(metrics.capHeight - size * 2048 / 2816) < 1e-9)
    #expect(abs(metrics.xHeight - size * 1536 / 2816) < 1e-9)
  }

  @Test("A size that is not a positive number stops with the rule")
  func badSizes() async {
    await #expect(processExitsWith: .failure) { _ = FontDescriptor(size: 0) }
    await #expect(processExitsWith: .failure) { _ = FontDescriptor(size: .nan) }
    await #expect(processExitsWith: .failure) { _ = FontDescriptor(size: .infinity) }
  }
}
