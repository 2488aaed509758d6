package import CoreGraphics

extension TextLayout {
  /// What to draw in a box `width` points wide whose top left corner is `origin`.
  ///
  /// A line wider than the box begins at its left edge, whatever the alignment.
  package func elements(in width: CGFloat, at origin: CGPoint = .zero) -> [TextElement] {
    var fills: [TextElement] = []
    var underlines: [TextElement] = []
    var runs: [TextElement] = []
    var strikes: [TextElement] = []
    for line in lines {
      let start = CGPoint(x: origin.x + line.start(in: width), y: origin.y + line.baseline)
      for segment in line.segments {
        let attributes = segment.attributes
        if let color = attributes.backgroundColor {
          let area = CGRect(
            x: start.x + segment.x, y: origin.y + line.top, width: segment.width,
            height: line.height)
          fills.append(.fill(area, color))
        }
        underlines += segment.strokes(attributes.underline, .underline, from: start)
        strikes += segment.strokes(attributes.strikethrough, .strikethrough, from: start)
        runs += segment.pieces.map { piece in
          let place = CGPoint(x: start.x + piece.x, y: start.y - attributes.baselineOffset)
          return .run(TextRun(text: piece.text, origin: place), attributes.font, attributes.color)
        }
      }
    }
    return fills + underlines + runs + strikes
  }

  /// The lines as runs in a box `width` points wide whose top left corner is (0, 0).
  package func runs(in width: CGFloat) -> [TextRun] {
    elements(in: width).compactMap { if case .run(let run, _, _) = $0 { run } else { nil } }
  }
}

extension TextLine {
  /// Where the line begins in a box of this width.
  fileprivate func start(in width: CGFloat) -> CGFloat {
    let end = tail.isFinite ? tail : width
    let free = end.isFinite ? max(end - indent - self.width, 0) : 0
    switch alignment {
    case .left, .justified: return indent
    case .center: return indent + free / 2
    case .right: return indent + free
    }
  }
}

extension TextSegment {
  fileprivate enum Place { case underline, strikethrough }

  fileprivate func strokes(
    _ decoration: TextDecoration?, _ place: Place, from start: CGPoint
  ) -> [TextElement] {
    guard let decoration else { return [] }
    let tables = attributes.font.face.tables
    let unit = attributes.font.pointsPerUnit
    let (top, single) =
      switch place {
      case .underline: (tables.underlinePosition, tables.underlineThickness)
      case .strikethrough: (tables.strikeoutPosition, tables.strikeoutThickness)
      }
    let thickness = CGFloat(single) * unit
    func stroke(_ offset: CGFloat, _ thickness: CGFloat) -> TextElement {
      .stroke(
        TextStroke(
          start: start.x + x, end: start.x + x + width,
          baseline: start.y - attributes.baselineOffset, offset: offset, thickness: thickness,
          dashes: decoration.dashes),
        decoration.color ?? attributes.color)
    }
    let offset = -CGFloat(top) * unit
    switch decoration.strokes {
    case .single: return [stroke(offset, thickness)]
    case .thick: return [stroke(offset, 2 * thickness)]
    case .double: return [stroke(offset, thickness), stroke(offset + 2 * thickness, thickness)]
    }
  }
}
