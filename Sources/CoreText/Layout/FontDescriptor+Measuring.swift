package import CoreGraphics

extension FontDescriptor {
  /// The width in points of `text` set in one line, kerning included; newlines take no room.
  ///
  /// It comes from unhinted font units: proportional to the size and the same at every scale.
  package func width(of text: String) -> CGFloat {
    let face = self.face
    let units = FontLibrary.withShelf { shelf in
      shelf.width(of: shelf.clusters(of: text, face), face)
    }
    return CGFloat(units) * pointsPerUnit
  }

  /// The characters of `text` for which a box is drawn, each once, in order of appearance.
  package func missingCharacters(in text: String) -> [Character] {
    let face = self.face
    return FontLibrary.withShelf { Cluster.missing(in: $0.clusters(of: text, face)) }
  }
}

extension Cluster {
  static func missing(in clusters: [Cluster]) -> [Character] {
    var seen: Set<Character> = []
    return clusters.filter { $0.isMissing && seen.insert($0.character).inserted }.map(\.character)
  }
}
