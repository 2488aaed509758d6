internal import CoreGraphics

/// Gives the characters of a line their places in it.
struct LineSetter {
  let text: StyledText
  /// What each space is widened by.
  var extraSpace: CGFloat = 0

  /// Widens the spaces of a line so that it becomes `width` wide; spaces at its beginning stay.
  static func justifying(_ line: BrokenLine, to width: CGFloat, in text: StyledText) -> LineSetter {
    let spaces = line.content[...].withoutLeadingSpaces.count(where: \.isSpace)
    let free = width - line.width
    guard spaces > 0, free > 0, free.isFinite else { return LineSetter(text: text) }
    return LineSetter(text: text, extraSpace: free / CGFloat(spaces))
  }

  func segments(of line: BrokenLine, _ shelf: inout FontShelf) -> [TextSegment] {
    var x: CGFloat = 0
    var hasInk = false
    return line.content[...].groupedBySpan.map { group in
      let attributes = text.spans[group[group.startIndex].span].attributes
      let clusters = group.map(\.cluster)
      var places = places(of: clusters, attributes, &shelf)
      if extraSpace > 0 { widen(&places, clusters, &hasInk) }
      defer { x += places.end }
      return TextSegment(
        attributes: attributes, x: x, width: places.end,
        pieces: pieces(clusters, places.starts, at: x, isSpaced: attributes.kern != 0))
    }
  }

  /// Where the clusters begin; only what `pieces` asks for is right.
  private func places(
    of clusters: [Cluster], _ attributes: TextAttributes, _ shelf: inout FontShelf
  ) -> (starts: [CGFloat], end: CGFloat) {
    if attributes.kern != 0 { return shelf.spacedPositions(of: clusters, attributes) }
    let end = shelf.width(of: clusters, attributes)
    var starts = [CGFloat](repeating: 0, count: clusters.count)
    if extraSpace > 0 {
      for index in clusters.indices where isWordStart(index, clusters) {
        starts[index] = shelf.width(of: clusters[..<index], attributes)
      }
    }
    return (starts, end)
  }

  private func widen(
    _ places: inout (starts: [CGFloat], end: CGFloat), _ clusters: [Cluster], _ hasInk: inout Bool
  ) {
    var extra: CGFloat = 0
    for (index, cluster) in clusters.enumerated() {
      places.starts[index] += extra
      if cluster.kind != .space { hasInk = true } else if hasInk { extra += extraSpace }
    }
    places.end += extra
  }

  private func pieces(
    _ clusters: [Cluster], _ starts: [CGFloat], at x: CGFloat, isSpaced: Bool
  ) -> [TextSegment.Piece] {
    var pieces: [TextSegment.Piece] = []
    var first = 0
    for index in clusters.indices.dropFirst()
    where isSpaced || (extraSpace > 0 && isWordStart(index, clusters)) {
      pieces.append(piece(clusters[first..<index], x + starts[first]))
      first = index
    }
    pieces.append(piece(clusters[first...], x + starts[first]))
    return pieces
  }

  private func piece(_ clusters: ArraySlice<Cluster>, _ x: CGFloat) -> TextSegment.Piece {
    TextSegment.Piece(text: String(clusters.map(\.character)), x: x)
  }

  private func isWordStart(_ index: Int, _ clusters: [Cluster]) -> Bool {
    index > 0 && clusters[index - 1].kind == .space && clusters[index].kind != .space
  }
}
