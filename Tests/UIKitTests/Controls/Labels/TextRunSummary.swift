import CoreText
import UIKit

/// A drawn run in short.
struct TextRunSummary: Equatable {
  let text: String
  let x: CGFloat
  /// Of the baseline.
  let y: CGFloat
  /// The font's.
  let size: CGFloat
  let color: CGColor
}

extension UILabel {
  /// What the label draws in `rect`, shadows left out.
  func runs(in rect: CGRect) -> [TextRunSummary] {
    let (layout, top) = fittedLayout(in: rect.size)
    return layout.elements(in: rect.width, at: CGPoint(x: rect.minX, y: rect.minY + top))
      .compactMap { element in
        guard case .run(let run, let font, let color) = element else { return nil }
        return TextRunSummary(
          text: run.text, x: run.origin.x, y: run.origin.y, size: font.size, color: color)
      }
  }
}
