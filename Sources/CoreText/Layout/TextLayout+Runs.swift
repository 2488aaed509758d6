package import CoreGraphics

extension TextLayout {
  /// The lines as runs in a box `width` points wide whose top left corner is (0, 0).
  ///
  /// A line wider than the box begins at its left edge, whatever the alignment.
  package func runs(in width: CGFloat, alignment: TextAlignment = .left) -> [TextRun] {
    lines.map { line in
      let free = max(width - line.width, 0)
      let x =
        switch alignment {
        case .left: CGFloat(0)
        case .center: free / 2
        case .right: free
        }
      return TextRun(text: line.text, origin: CGPoint(x: x, y: line.baseline))
    }
  }
}
