internal import CoreGraphics

extension LineBreaker {
  /// The line that begins at `start` in a paragraph that ends before `end`, and where the next one
  /// begins.
  func nextLine(
    from start: Int, to end: Int, _ room: CGFloat, _ paragraph: ParagraphAttributes,
    _ shelf: inout FontShelf
  ) -> (content: [StyledCluster], next: Int) {
    guard room.isFinite, breaksLines(paragraph) else { return (Array(clusters[start..<end]), end) }
    let fitting = longestFit(from: start, to: end, room, &shelf)
    // Spaces after the last word that fits hang over the edge.
    if fitting == end, shelf.width(of: clusters[start..<end], in: text) <= room {
      return (Array(clusters[start..<end]), end)
    }
    let reach = clusters[fitting..<end].firstIndex { !$0.isSpace } ?? end
    if reach == end { return (Array(clusters[start..<fitting].withoutTrailingSpaces), end) }
    var cut = reach
    if paragraph.lineBreakMode != .byCharWrapping {
      while cut > start, !allowsBreak(before: cut) { cut -= 1 }
    }
    if cut == start { cut = max(fitting, start + 1) }
    return (Array(clusters[start..<cut].withoutTrailingSpaces), cut)
  }

  /// Where the longest run from `start` ends that fits without the spaces at its end.
  private func longestFit(
    from start: Int, to end: Int, _ room: CGFloat, _ shelf: inout FontShelf
  ) -> Int {
    start
      + largestCount(upTo: end - start, near: guess(clusters[start..<end], room)) { count in
        shelf.width(of: clusters[start..<start + count].withoutTrailingSpaces, in: text) <= room
      }
  }

  /// How many of these would fit if they were not kerned.
  func guess(_ line: some Collection<StyledCluster>, _ room: CGFloat) -> Int {
    var sum: CGFloat = 0
    var count = 0
    for item in line {
      let attributes = text.spans[item.span].attributes
      sum += CGFloat(item.cluster.advance) * attributes.font.pointsPerUnit + attributes.kern
      if sum > room { break }
      count += 1
    }
    return count
  }

  /// The largest number for which `fits` holds, if it holds for all smaller ones; at least 0.
  ///
  /// Looks first around `guess`: up or down in doubling steps, then by halves.
  func largestCount(upTo limit: Int, near guess: Int, fits: (Int) -> Bool) -> Int {
    var low = min(max(guess, 0), limit)
    var high = low + 1
    var stride = 1
    while low > 0, !fits(low) {
      high = low
      low = max(0, low - stride)
      stride *= 2
    }
    while high <= limit, high > low, fits(high) {
      low = high
      high = min(high + stride, limit + 1)
      stride *= 2
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// Whether a line may end before this cluster, which is not the paragraph's first.
  private func allowsBreak(before index: Int) -> Bool {
    if clusters[index].isSpace { return false }
    switch clusters[index - 1].cluster.kind {
    case .space: return true
    case .hyphen: return index > 1 && clusters[index - 2].cluster.character.isWordPart
    case .ordinary, .newline: return false
    }
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
