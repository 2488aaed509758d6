import Testing
import UIKit

/// At 17 points an H is 2084 of 2816 units, 12.58 points wide, a line 20.57 high.
@Suite("Sizes of labels and their texts") @MainActor struct LabelSizeTests {
  private let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 60))

  private init() { label.text = "HHH HHH HHH" }

  @Test("The intrinsic size keeps to the preferred width when there may be several lines")
  func preferredWidth() {
    label.preferredMaxLayoutWidth = 40
    #expect(label.intrinsicContentSize == CGSize(width: 123, height: 21))
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == CGSize(width: 38, height: 62))
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize.height == 42)
    label.preferredMaxLayoutWidth = 0
    #expect(label.intrinsicContentSize == CGSize(width: 123, height: 21))
  }

  @Test("The text's rectangle is as large as the text, in the middle of the height")
  func textRect() {
    label.numberOfLines = 0
    let bounds = CGRect(x: 5, y: 7, width: 100, height: 60)
    // "HHH HHH" is 80.27 points wide; two lines are 41.14 high.
    func rect(_ lines: Int) -> CGRect {
      label.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
    }
    #expect(rect(0) == CGRect(x: 5, y: 16, width: 81, height: 42))
    label.textAlignment = .right
    #expect(rect(0) == CGRect(x: 24, y: 16, width: 81, height: 42))
    label.textAlignment = .center
    #expect(rect(0) == CGRect(x: 14.5, y: 16, width: 81, height: 42))
    // One line, cut: "HHH HHH…" of 15608 units is 94.22 points wide.
    #expect(rect(1) == CGRect(x: 7.5, y: 26.5, width: 95, height: 21))
    #expect(label.textRect(forBounds: .zero, limitedToNumberOfLines: 1).size.height == 21)
  }

  @Test("Text in a line becomes smaller to fit, on the baseline it would have")
  func smaller() throws {
    label.adjustsFontSizeToFitWidth = true
    // 20340 units at 17 points are 122.79 points.
    let factor = 100 * 2816 / (20_340 * 17.0)
    let run = try #require(label.runs(in: label.bounds).first)
    #expect(run.text == "HHH HHH HHH")
    #expect(abs(run.size - 17 * factor) < 1e-3)
    // The full-size text would stand 19.71 below the top with its baseline 16.47 lower.
    let line = 17 * 3408 / 2816.0
    let baseline = (60 - line) / 2 + 17 * 2728 / 2816.0
    #expect(abs(run.y - baseline) < 1e-6)
    label.baselineAdjustment = .alignCenters
    let centered = (60 - line * factor) / 2 + 17 * factor * 2728 / 2816
    #expect(abs(label.runs(in: label.bounds)[0].y - centered) < 1e-3)
    label.baselineAdjustment = .none
    let top = (60 - line) / 2 + 17 * factor * 2728 / 2816
    #expect(abs(label.runs(in: label.bounds)[0].y - top) < 1e-3)
  }

  @Test("It becomes no smaller than permitted, and is cut then; never with any number of lines")
  func limits() throws {
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.9
    let run = try #require(label.runs(in: label.bounds).first)
    #expect(abs(run.size - 15.3) < 1e-9)
    #expect(run.text.hasSuffix("…"))
    label.numberOfLines = 0
    label.minimumScaleFactor = 0
    #expect(label.runs(in: CGRect(x: 0, y: 0, width: 100, height: 21)).map(\.size) == [17])
    // The intrinsic size is that of the full-size text.
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize.width == 123)
  }

  @Test("Two lines become smaller until all their text is there")
  func twoLines() {
    label.numberOfLines = 2
    label.adjustsFontSizeToFitWidth = true
    let runs = label.runs(in: CGRect(x: 0, y: 0, width: 50, height: 60))
    // "HHH HHH" of 13296 units must fit into 50 points.
    let size = 50 * 2816 / 13_296.0
    #expect(runs.map(\.text) == ["HHH HHH", "HHH"])
    #expect(runs.allSatisfy { $0.size <= size + 1e-3 && $0.size > size - 0.1 })
  }

  @Test("Sizes are rounded up, whatever is left over")
  func roundedUp() {
    label.text = "HHH"
    for size in 8...40 {
      label.font = .systemFont(ofSize: CGFloat(size))
      let (width, height) = (3 * 2084 * Double(size) / 2816, 3408 * Double(size) / 2816)
      #expect(
        label.intrinsicContentSize
          == CGSize(width: width.rounded(.up), height: height.rounded(.up)), "\(size)")
    }
  }
}
