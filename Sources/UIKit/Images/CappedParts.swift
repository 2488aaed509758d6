import QuartzCore

/// The up to nine parts into which cap insets cut a picture.
struct CappedParts {
  struct Part: Equatable {
    /// In the picture's pixels.
    let source: CGRect
    /// Where it is drawn, in the same pixels.
    let target: CGRect
    /// Whether it does not keep its size.
    let isStretched: Bool
  }

  /// In rows from the upper left.
  let all: [Part]

  /// Nil where the insets leave nothing between them, or have no room in `rect`: then the picture is
  /// stretched as a whole.
  ///
  /// - Parameter rect: to be filled, in whole pixels as large as the picture's.
  init?(of picture: CGImage, scale: CGFloat, _ insets: UIEdgeInsets, in rect: CGRect) {
    guard
      let columns = Self.spans(
        picture.width, scale, insets.left, insets.right, rect.minX, rect.width),
      let rows = Self.spans(
        picture.height, scale, insets.top, insets.bottom, rect.minY, rect.height)
    else { return nil }
    all = rows.flatMap { row in
      columns.map { column in
        Part(
          source: CGRect(x: column.from, y: row.from, width: column.pixels, height: row.pixels),
          target: CGRect(x: column.to, y: row.to, width: column.points, height: row.points),
          isStretched: column.isStretched || row.isStretched)
      }
    }
  }

  private typealias Span = (
    from: CGFloat, pixels: CGFloat, to: CGFloat, points: CGFloat, isStretched: Bool
  )

  /// One axis: an end, the middle, an end.
  private static func spans(
    _ count: Int, _ scale: CGFloat, _ near: CGFloat, _ far: CGFloat, _ start: CGFloat,
    _ length: CGFloat
  ) -> [Span]? {
    let first = (max(near, 0) * scale).rounded()
    let last = (max(far, 0) * scale).rounded()
    let middle = CGFloat(count) - first - last
    let rest = length - first - last
    guard middle >= 1, rest >= 0 else { return nil }
    let spans: [Span] = [
      (0, first, start, first, false),
      (first, middle, start + first, rest, true),
      (first + middle, last, start + length - last, last, false),
    ]
    return spans.filter { $0.pixels > 0 && $0.points > 0 }
  }
}
