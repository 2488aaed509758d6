import Testing
import UIKit

@Suite("Labels of any height") @MainActor struct HugeLabelTests {
  @Test(
    "However high a label is, it shows its lines",
    arguments: [CGFloat.greatestFiniteMagnitude, 1e18, 1e30], [0, 2])
  func huge(_ height: CGFloat, _ lines: Int) {
    let stage = TestStage.settled()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: height))
    label.numberOfLines = lines
    label.text = "One line and another one"
    stage.perform { stage.view.addSubview(label) }
    stage.settle()
    #expect(label.window != nil)
    #expect(label.sizeThatFits(CGSize(width: 80, height: height)).height > 0)
  }
}
