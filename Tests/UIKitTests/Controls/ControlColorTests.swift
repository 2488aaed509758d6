import Stage
import Testing
import UIKit

/// Red, green, blue and alpha: black and 60, 60, 67 of 255 are the label colours in the light, white
/// and 235, 235, 245 in the dark.
@Suite("The colours that controls have by themselves") @MainActor struct ControlColorTests {
  private func parts(_ color: CGColor?) -> [Double] {
    (color?.components ?? []).map { (Double($0) * 1000).rounded() / 1000 }
  }

  @Test(
    "Switched off, text is as pale as what is said after the first thing, at 0.3",
    arguments: [
      (StageEnvironment.Appearance.light, [0.235, 0.235, 0.263, 0.3]),
      (.dark, [0.922, 0.922, 0.961, 0.3]),
    ])
  func disabled(_ appearance: StageEnvironment.Appearance, _ expected: [Double]) {
    var environment = StageEnvironment()
    environment.appearance = appearance
    let stage = TestStage.settled(environment: environment)
    for type in [UIButton.ButtonType.custom, .system] {
      let button = stage.add(UIButton(type: type), CGRect(x: 5, y: 10, width: 80, height: 40))
      stage.perform {
        button.setTitle("H", for: .normal)
        button.isEnabled = false
      }
      stage.settle()
      let runs = button.titleLabel?.runs(in: button.bounds)
      #expect(parts(runs?.first?.color) == expected)
      // A colour of its own counts even so.
      stage.perform { button.setTitleColor(.red, for: .normal) }
      #expect(button.currentTitleColor == .red)
    }
    let label = stage.add(UILabel(), CGRect(x: 5, y: 80, width: 80, height: 40))
    stage.perform {
      (label.text, label.textColor, label.isEnabled) = ("H", .green, false)
      (label.highlightedTextColor, label.isHighlighted) = (.red, true)
    }
    stage.settle()
    #expect(parts(label.runs(in: label.bounds).first?.color) == expected)
    stage.perform { label.isEnabled = true }
    #expect(label.runs(in: label.bounds).first?.color == UIColor.red.cgColor)
    stage.perform { label.isHighlighted = false }
    #expect(label.runs(in: label.bounds).first?.color == UIColor.green.cgColor)
  }

  @Test("A label's text has the label colour, and its shadow lies a point above it")
  func plain() {
    let label = UILabel()
    #expect(label.textColor == .label && label.highlightedTextColor == nil)
    #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.isEnabled && !label.isHighlighted && label.numberOfLines == 1)
    #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail)
    #expect(label.baselineAdjustment == .alignBaselines && !label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0 && label.preferredMaxLayoutWidth == 0)
    #expect(!label.adjustsFontForContentSizeCategory && !label.isUserInteractionEnabled)
    #expect(label.font.pointSize == 17 && label.text == nil && label.attributedText == nil)
    label.textColor = nil
    label.font = nil
    #expect(label.textColor == .label && label.font.pointSize == 17)
  }
}
