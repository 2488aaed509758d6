package import CoreGraphics

extension [TextElement] {
  /// The same characters and strokes in one colour, moved by `offset`; backgrounds cast no shadow.
  package func shadow(_ color: CGColor, _ offset: CGSize) -> [TextElement] {
    compactMap { element in
      switch element {
      case .fill: return nil
      case .stroke(var stroke, _):
        stroke.start += offset.width
        stroke.end += offset.width
        stroke.baseline += offset.height
        return .stroke(stroke, color)
      case .run(let run, let font, _):
        let place = CGPoint(x: run.origin.x + offset.width, y: run.origin.y + offset.height)
        return .run(TextRun(text: run.text, origin: place), font, color)
      }
    }
  }
}
