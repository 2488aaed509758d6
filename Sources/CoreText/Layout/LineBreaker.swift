internal import CoreGraphics

/// Breaks a text into lines, in font units.
struct LineBreaker {
  struct Line: Sendable {
    var text: String
    var width: Int
  }

  struct Result: Sendable {
    var lines: [Line] = []
    var isTruncated = false
    var missing: [Character] = []
  }

  let clusters: [Cluster]
  let face: FontFace
  /// The room for a line; nil for any.
  let width: Int?

  /// A width in points as whole font units, nil for unlimited.
  ///
  /// A thousandth of a point is granted, so that a width that was measured and then computed with
  /// still holds its text.
  static func units(_ width: CGFloat, _ font: FontDescriptor) -> Int? {
    let units = ((max(width, 0) + 0.001) / font.pointsPerUnit).rounded(.down)
    return units < 1e15 ? Int(units) : nil
  }

  func lines(limit: Int, _ shelf: inout FontShelf) -> Result {
    var result = Result()
    var drawn: [Cluster] = []
    var start = 0
    // A text that ends in a newline has one more, empty line.
    var isUnfinished = !clusters.isEmpty
    while isUnfinished {
      let end = clusters[start...].firstIndex { $0.kind == .newline } ?? clusters.endIndex
      var next = start
      repeat {
        let isLast = result.lines.count + 1 == limit
        var line = nextLine(from: next, to: end, &shelf)
        if isLast, hasInk(after: line.next) {
          line.content = truncated(from: next, to: end, &shelf)
          result.isTruncated = true
        }
        result.lines.append(
          Line(
            text: String(line.content.map(\.character)),
            width: shelf.width(of: line.content[...], face)))
        drawn += line.content.filter(\.isMissing)
        next = line.next
        if isLast { return finished(result, drawn) }
      } while next < end
      isUnfinished = end < clusters.endIndex
      start = end + 1
    }
    return finished(result, drawn)
  }

  private func finished(_ result: Result, _ drawn: [Cluster]) -> Result {
    var result = result
    result.missing = Cluster.missing(in: drawn)
    return result
  }

  /// Whether anything but white space follows.
  private func hasInk(after index: Int) -> Bool {
    clusters[index...].contains { $0.kind != .space && $0.kind != .newline }
  }
}
