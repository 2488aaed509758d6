extension LineBreaker {
  /// The line that begins at `start` in a paragraph that ends before `end`.
  func nextLine(
    from start: Int, to end: Int, _ shelf: inout FontShelf
  ) -> (content: [Cluster], next: Int) {
    let fitting = longestFit(from: start, to: end, ending: [], &shelf)
    // Spaces after the last word that fits hang over the edge.
    if fitting == end, width.map({ shelf.width(of: clusters[start..<end], face) <= $0 }) ?? true {
      return (Array(clusters[start..<end]), end)
    }
    let reach = skipSpaces(from: fitting, to: end)
    if reach == end { return (trimmed(start..<fitting), end) }
    var cut = reach
    while cut > start, !allowsBreak(before: cut) { cut -= 1 }
    if cut == start { cut = max(fitting, start + 1) }
    return (trimmed(start..<cut), cut)
  }

  /// The rest of a paragraph, shortened until it fits with an ellipsis at its end.
  ///
  /// Where nothing fits, the ellipsis stands alone.
  func truncated(from start: Int, to end: Int, _ shelf: inout FontShelf) -> [Cluster] {
    let ellipsis = shelf.cluster("…", face)
    let fitting = longestFit(from: start, to: end, ending: [ellipsis], &shelf)
    return trimmed(start..<fitting) + [ellipsis]
  }

  /// Where the longest run from `start` ends that fits, without spaces at its end, before `ending`.
  ///
  /// A first guess comes from the characters' own widths, which kerning changes little; the run
  /// is then measured and lengthened or shortened.
  private func longestFit(
    from start: Int, to end: Int, ending: [Cluster], _ shelf: inout FontShelf
  ) -> Int {
    guard let width else { return end }
    let room = width - ending.reduce(0) { $0 + $1.advance }
    var guess = start
    var sum = 0
    while guess < end, sum + clusters[guess].advance <= room {
      sum += clusters[guess].advance
      guess += 1
    }
    func fits(_ cut: Int) -> Bool {
      shelf.width(of: (trimmed(start..<cut) + ending)[...], face) <= width
    }
    // Gallop away from the guess, then halve: `low` fits (or is empty), `high` does not.
    var low = guess
    var high = guess + 1
    var stride = 1
    while low > start, !fits(low) {
      high = low
      low = max(start, low - stride)
      stride *= 2
    }
    while high <= end, high > low, fits(high) {
      low = high
      high = min(high + stride, end + 1)
      stride *= 2
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  private func trimmed(_ range: Range<Int>) -> [Cluster] {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].kind == .space { end -= 1 }
    return Array(clusters[range.lowerBound..<end])
  }

  private func skipSpaces(from index: Int, to end: Int) -> Int {
    var index = index
    while index < end, clusters[index].kind == .space { index += 1 }
    return index
  }

  /// Whether a line may end before this cluster, which is not the paragraph's first.
  private func allowsBreak(before index: Int) -> Bool {
    if clusters[index].kind == .space { return false }
    switch clusters[index - 1].kind {
    case .space: return true
    case .hyphen: return index > 1 && clusters[index - 2].character.isWordPart
    case .ordinary, .newline: return false
    }
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
