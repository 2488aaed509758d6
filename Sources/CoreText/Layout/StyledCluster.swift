internal import CoreGraphics

/// A character to be laid out.
struct StyledCluster {
  var cluster: Cluster
  /// Which of the text's spans it belongs to.
  var span: Int

  var isSpace: Bool { cluster.kind == .space }
}

extension FontShelf {
  /// The characters of `text`, each as its own font draws it.
  mutating func clusters(of text: StyledText) -> [StyledCluster] {
    var clusters: [StyledCluster] = []
    for (index, span) in text.spans.enumerated() {
      let face = span.attributes.font.face
      clusters += span.text.map { StyledCluster(cluster: cluster($0, face), span: index) }
    }
    return clusters
  }

  /// The width in points of a line whose characters may look different.
  mutating func width(of line: ArraySlice<StyledCluster>, in text: StyledText) -> CGFloat {
    line.groupedBySpan.reduce(0) { sum, group in
      let attributes = text.spans[group[group.startIndex].span].attributes
      return sum + width(of: group.lazy.map(\.cluster), attributes)
    }
  }
}

extension ArraySlice<StyledCluster> {
  /// The longest pieces that belong to one span each.
  var groupedBySpan: [ArraySlice<StyledCluster>] {
    var groups: [ArraySlice<StyledCluster>] = []
    var start = startIndex
    while start < endIndex {
      let end = self[start...].firstIndex { $0.span != self[start].span } ?? endIndex
      groups.append(self[start..<end])
      start = end
    }
    return groups
  }

  /// Without the spaces at its end.
  var withoutTrailingSpaces: ArraySlice<StyledCluster> {
    self[startIndex..<((lastIndex { !$0.isSpace }).map { $0 + 1 } ?? startIndex)]
  }

  /// Without the spaces at its beginning.
  var withoutLeadingSpaces: ArraySlice<StyledCluster> {
    self[(firstIndex { !$0.isSpace } ?? endIndex)...]
  }
}
