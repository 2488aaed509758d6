internal import CSDL2TTF
internal import CoreGraphics

extension FontShelf {
  /// Two em spaces: two ems wide, without ink, and no kerning or substitution knows them.
  ///
  /// The library reports the extent of ink and advance together. Between such margins ink lies
  /// within the advances, so that the extent is the advance.
  static let margin: [UInt8] = [0xE2, 0x80, 0x83, 0xE2, 0x80, 0x83]

  /// Bytes measured in one call; longer texts would overflow the library's 32-bit sums.
  static let pieceLimit = 1024

  /// The width of a line of clusters with kerning, in font units.
  ///
  /// Long lines are measured in pieces, kerning between the pieces included.
  mutating func width(of line: some Sequence<Cluster>, _ face: FontFace) -> Int {
    var total = 0
    var piece: [UInt8] = []
    var last: Cluster?
    for cluster in line where !cluster.utf8.isEmpty {
      if piece.count + cluster.utf8.count > Self.pieceLimit, let last {
        total += advance(of: piece, face) + kerning(last, cluster, face)
        piece = []
      }
      piece += cluster.utf8
      last = cluster
    }
    return total + advance(of: piece, face)
  }

  /// The width of a line of clusters in points, kerning and the attributes' own kern included.
  mutating func width(of line: some Sequence<Cluster>, _ attributes: TextAttributes) -> CGFloat {
    let font = attributes.font
    if attributes.kern == 0 { return CGFloat(width(of: line, font.face)) * font.pointsPerUnit }
    return spacedPositions(of: line, attributes).end
  }

  /// Where each drawn cluster begins when each is set apart from the next by `attributes.kern`.
  mutating func spacedPositions(
    of line: some Sequence<Cluster>, _ attributes: TextAttributes
  ) -> (starts: [CGFloat], end: CGFloat) {
    let font = attributes.font
    var starts: [CGFloat] = []
    var end: CGFloat = 0
    var last: Cluster?
    for cluster in line {
      if cluster.utf8.isEmpty {
        starts.append(end)
        continue
      }
      if let last { end += CGFloat(kerning(last, cluster, font.face)) * font.pointsPerUnit }
      starts.append(end)
      end += CGFloat(cluster.advance) * font.pointsPerUnit + attributes.kern
      last = cluster
    }
    return (starts, end)
  }

  /// What the library says of the advances of a piece of text, in font units.
  mutating func measuredAdvance(of utf8: [UInt8], _ face: FontFace) -> Int {
    let extent = Self.extent(of: Self.margin + utf8 + Self.margin, ruler(face)).width
    return extent - 4 * face.tables.unitsPerEm
  }

  private mutating func kerning(_ first: Cluster, _ second: Cluster, _ face: FontFace) -> Int {
    advance(of: first.utf8 + second.utf8, face) - first.advance - second.advance
  }

  /// The size of the bitmap that the library would draw, in pixels.
  static func extent(of utf8: [UInt8], _ font: OpaquePointer) -> (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    let failed = (utf8 + [0]).withUnsafeBytes {
      TTF_SizeUTF8(font, $0.assumingMemoryBound(to: CChar.self).baseAddress, &width, &height)
    }
    require(failed == 0, "SDL2_ttf cannot measure: \(String(cString: SDL_GetError()))")
    return (Int(width), Int(height))
  }
}
