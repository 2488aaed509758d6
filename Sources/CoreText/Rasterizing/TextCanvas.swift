internal import CSDL2TTF
internal import CoreGraphics

/// Draws elements at one scale.
struct TextCanvas {
  /// Pixels per point.
  let scale: CGFloat
  let clip: CGRect

  /// Coordinates beyond this many pixels are not drawn; far more than any image holds.
  static let reach: CGFloat = 1e6

  func draw(_ elements: [TextElement], _ shelf: inout FontShelf) -> TextImage {
    let visible = PixelRect(covering: clip, scale: scale, limit: Self.reach)
    var missing: [MissingCharacter] = []
    let placed = elements.flatMap { place($0, visible, &missing, &shelf) }
    guard let first = placed.first else {
      return TextImage(image: nil, frame: .zero, missing: missing)
    }
    var bounds = placed.dropFirst().reduce(first.frame) { $0.union($1.frame) }
    bounds = bounds.intersection(visible)
    bounds.width = min(bounds.width, PixelBuffer.largestSide)
    bounds.height = min(bounds.height, PixelBuffer.largestSide)
    let painter = TextPainter(bounds: bounds)
    painter.paint(placed, &shelf)
    return TextImage(
      image: CGImage(buffer: painter.buffer, isOpaque: false),
      frame: CGRect(
        x: CGFloat(bounds.x) / scale, y: CGFloat(bounds.y) / scale,
        width: CGFloat(bounds.width) / scale, height: CGFloat(bounds.height) / scale),
      missing: missing)
  }

  private func place(
    _ element: TextElement, _ visible: PixelRect, _ missing: inout [MissingCharacter],
    _ shelf: inout FontShelf
  ) -> [PlacedElement] {
    func isSeen(_ rect: PixelRect) -> Bool { !rect.intersection(visible).isEmpty }
    switch element {
    case .fill(let rect, let color):
      let rect = PixelRect(nearest: rect, scale: scale, limit: Self.reach)
      return isSeen(rect) ? [.fill(rect, color)] : []
    case .stroke(let stroke, let color):
      return stroke.rects(scale: scale, limit: Self.reach).filter(isSeen)
        .map { .fill($0, color) }
    case .run(let run, let font, let color):
      let clusters = shelf.clusters(of: run.text, font.face)
      for character in Cluster.missing(in: clusters) {
        let absent = MissingCharacter(character: character, face: font.face)
        if !missing.contains(absent) { missing.append(absent) }
      }
      let placed = place(clusters, at: run.origin, key(font), visible, &shelf)
      return placed.map { [.run($0, color)] } ?? []
    }
  }

  private func key(_ font: FontDescriptor) -> FontShelf.Key {
    let range = TextRasterizer.pixelsPerEm
    let size = min(max(font.size * scale, range.lowerBound), range.upperBound)
    return FontShelf.Key(face: font.face, size64: Int((size * 64).rounded()))
  }

  /// Where a run's bitmap goes, or nil when nothing of it can be seen.
  private func place(
    _ clusters: [Cluster], at origin: CGPoint, _ key: FontShelf.Key, _ visible: PixelRect,
    _ shelf: inout FontShelf
  ) -> PlacedRun? {
    let x = (origin.x * scale + 0.5).rounded(.down)
    let y = (origin.y * scale + 0.5).rounded(.down)
    guard abs(x) < Self.reach, abs(y) < Self.reach else { return nil }
    let room = min(visible.maxX - Int(x), PixelBuffer.largestSide)
    // Ink reaches less than four ems back.
    guard room > -4 * key.size64 / 64 else { return nil }
    let line = prefix(of: clusters, coveringPixels: room, key)
    guard line.contains(where: { $0.kind != .space && !$0.utf8.isEmpty }) else { return nil }
    let utf8 = line.flatMap(\.utf8)
    let extent = shelf.bitmapExtent(of: line, utf8, key)
    let frame = PixelRect(
      x: Int(x) - extent.originX, y: Int(y) - extent.originY, width: extent.width,
      height: extent.height)
    // A space narrower than a pixel has no bitmap at all.
    let isSeen = !frame.intersection(visible).isEmpty
    return isSeen ? PlacedRun(utf8: utf8, key: key, frame: frame) : nil
  }

  /// The beginning of a line that surely covers this many pixels; the rest cannot be seen.
  private func prefix(
    of clusters: [Cluster], coveringPixels room: Int, _ key: FontShelf.Key
  ) -> ArraySlice<Cluster> {
    let unitsPerPixel = Double(key.face.tables.unitsPerEm) * 64 / Double(key.size64)
    // Kerning takes away less than a quarter of the room; ink reaches less than four ems back.
    let limit =
      Int(Double(max(room, 0)) * 1.25 * unitsPerPixel) + 4 * key.face.tables.unitsPerEm
    var sum = 0
    let end = clusters.firstIndex { cluster in
      defer { sum += cluster.advance }
      return sum > limit
    }
    return clusters[..<(end ?? clusters.endIndex)]
  }
}
