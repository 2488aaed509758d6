import Testing
import UIKit

@Suite("Text styles and the device's text size") @MainActor struct TextStyleTests {
  private static let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption1, .caption2,
  ]

  // Human Interface Guidelines, Typography, "Large (default)".
  @Test("At the default text size styles have the sizes of the Human Interface Guidelines")
  func defaults() {
    let fonts = Self.styles.map { UIFont.preferredFont(forTextStyle: $0) }
    #expect(fonts.map(\.pointSize) == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    for (style, font) in zip(Self.styles, fonts) where style != .headline {
      #expect(font == .systemFont(ofSize: font.pointSize))
    }
    #expect(fonts[4] == .systemFont(ofSize: 17, weight: .semibold))
  }

  // The rows "xSmall", "xxxLarge" and "AX5" of the same tables, and all of "Body".
  @Test("At other text sizes they have the sizes of that row")
  func otherSizes() {
    let stage = TestStage.settled()
    func sizes(_ category: UIContentSizeCategory) -> [CGFloat] {
      stage.perform {
        UIApplication.shared.setContentSizeCategory(category)
        #expect(UIApplication.shared.preferredContentSizeCategory == category)
        return Self.styles.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
      }
    }
    #expect(sizes(.extraSmall) == [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11])
    #expect(sizes(.extraExtraExtraLarge) == [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17])
    #expect(
      sizes(.accessibilityExtraExtraExtraLarge) == [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40])
    let all: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    #expect(all.map { sizes($0)[5] } == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 && $1 > $0 && $0 <= $0 && $1 >= $0 })
    #expect(all.filter(\.isAccessibilityCategory).count == 5)
  }

  @Test("Metrics leave fonts and lengths alone at the default text size")
  func metricsAtDefault() {
    let metrics = UIFontMetrics(forTextStyle: .title1)
    let font = UIFont.systemFont(ofSize: 31, weight: .bold)
    #expect(metrics.scaledFont(for: font) == font)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 20).pointSize == 20)
    #expect(metrics.scaledValue(for: 12.5) == 12.5)
    #expect(UIFontMetrics.default.scaledFont(for: font) == font)
  }

  @Test("Metrics scale as their style's size does, up to the limit")
  func metricsAtOthers() {
    let stage = TestStage.settled()
    stage.perform {
      UIApplication.shared.setContentSizeCategory(.accessibilityLarge)
      // Body is 33 instead of 17.
      let font = UIFont.systemFont(ofSize: 34, weight: .medium)
      let scaled = UIFontMetrics.default.scaledFont(for: font)
      #expect(abs(scaled.pointSize - 66) < 1e-9)
      #expect(scaled == .systemFont(ofSize: scaled.pointSize, weight: .medium))
      let limited = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 50)
      #expect(abs(limited.pointSize - 50) < 1e-9)
      #expect(abs(UIFontMetrics.default.scaledValue(for: 17) - 33) < 1e-9)
    }
  }

  @Test("A label that follows the text size gets its style's new font, others do not")
  func following() {
    let stage = TestStage.settled()
    let following = stage.add(UILabel(), TestStage.bounds)
    let fixed = stage.add(UILabel(), TestStage.bounds)
    let plain = stage.add(UILabel(), TestStage.bounds)
    let rich = stage.add(UILabel(), TestStage.bounds)
    stage.perform {
      following.font = .preferredFont(forTextStyle: .footnote)
      following.adjustsFontForContentSizeCategory = true
      fixed.font = .preferredFont(forTextStyle: .footnote)
      plain.font = .systemFont(ofSize: 13)
      plain.adjustsFontForContentSizeCategory = true
      let text = NSMutableAttributedString(
        string: "ab", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
      text.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 9), range: NSRange(location: 1, length: 1))
      rich.attributedText = text
      rich.adjustsFontForContentSizeCategory = true
      UIApplication.shared.setContentSizeCategory(.extraExtraExtraLarge)
    }
    #expect(following.font.pointSize == 19)
    #expect(fixed.font.pointSize == 13)
    #expect(plain.font.pointSize == 13)
    #expect(rich.runs(in: rich.bounds).map(\.size) == [23, 9])
    stage.perform { UIApplication.shared.setContentSizeCategory(.large) }
    #expect(following.font.pointSize == 13)
  }
}
