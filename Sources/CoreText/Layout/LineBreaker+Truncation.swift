internal import CoreGraphics

extension LineBreaker {
  /// What the last permitted line shows of the rest of its paragraph.
  ///
  /// - Parameters:
  ///   - rest: from the line's beginning to the paragraph's end.
  ///   - kept: what the line holds when nothing is cut.
  func cut(
    _ rest: Range<Int>, kept: [StyledCluster], _ mode: LineBreakMode, _ room: CGFloat,
    _ shelf: inout FontShelf
  ) -> [StyledCluster] {
    switch mode {
    case .byWordWrapping, .byCharWrapping: return kept
    case .byClipping: return Array(clusters[rest])
    case .byTruncatingHead: return withoutHead(rest, room, &shelf)
    case .byTruncatingTail: return withoutTail(rest, room, &shelf)
    case .byTruncatingMiddle: return withoutMiddle(rest, room, &shelf)
    }
  }

  // Where nothing fits, the ellipsis stands alone; it looks like the text it touches, and spaces
  // beside it are dropped.

  private func withoutTail(
    _ rest: Range<Int>, _ room: CGFloat, _ shelf: inout FontShelf
  ) -> [StyledCluster] {
    func content(_ count: Int, _ shelf: inout FontShelf) -> [StyledCluster] {
      let kept = clusters[rest.prefix(count)].withoutTrailingSpaces
      return kept + [ellipsis(like: kept.last, in: rest, &shelf)]
    }
    let guess = self.guess(clusters[rest], room)
    let count = largestCount(upTo: rest.count, near: guess) {
      shelf.width(of: content($0, &shelf)[...], in: text) <= room
    }
    return content(count, &shelf)
  }

  private func withoutHead(
    _ rest: Range<Int>, _ room: CGFloat, _ shelf: inout FontShelf
  ) -> [StyledCluster] {
    func content(_ count: Int, _ shelf: inout FontShelf) -> [StyledCluster] {
      let kept = clusters[rest.suffix(count)].withoutLeadingSpaces
      return [ellipsis(like: kept.first, in: rest, &shelf)] + kept
    }
    let guess = self.guess(clusters[rest].reversed(), room)
    let count = largestCount(upTo: rest.count, near: guess) {
      shelf.width(of: content($0, &shelf)[...], in: text) <= room
    }
    return content(count, &shelf)
  }

  /// The end gets at most half of the room that the ellipsis leaves, the beginning all the rest.
  private func withoutMiddle(
    _ rest: Range<Int>, _ room: CGFloat, _ shelf: inout FontShelf
  ) -> [StyledCluster] {
    let alone = [ellipsis(like: nil, in: rest, &shelf)]
    let half = (room - shelf.width(of: alone[...], in: text)) / 2
    let tailGuess = guess(clusters[rest].reversed(), half)
    let tailCount = largestCount(upTo: rest.count, near: tailGuess) {
      let tail = clusters[rest.suffix($0)].withoutLeadingSpaces
      return shelf.width(of: tail, in: text) <= half
    }
    let tail = clusters[rest.suffix(tailCount)].withoutLeadingSpaces
    func content(_ count: Int, _ shelf: inout FontShelf) -> [StyledCluster] {
      let head = clusters[rest.prefix(count)].withoutTrailingSpaces
      return head + [ellipsis(like: head.last ?? tail.first, in: rest, &shelf)] + tail
    }
    let headCount = largestCount(upTo: rest.count - tailCount, near: tailCount) {
      shelf.width(of: content($0, &shelf)[...], in: text) <= room
    }
    return content(headCount, &shelf)
  }

  private func ellipsis(
    like neighbor: StyledCluster?, in rest: Range<Int>, _ shelf: inout FontShelf
  ) -> StyledCluster {
    let span = neighbor?.span ?? clusters[min(rest.lowerBound, clusters.endIndex - 1)].span
    return StyledCluster(
      cluster: shelf.cluster("…", text.spans[span].attributes.font.face), span: span)
  }
}
