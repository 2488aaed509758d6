internal import CSDL2TTF
internal import CTextPixels
internal import CoreGraphics

/// Draws runs at one face, size and scale.
struct TextCanvas {
  let key: FontShelf.Key
  /// Pixels per point.
  let scale: CGFloat
  let clip: CGRect

  /// Coordinates beyond this many pixels are not drawn; far more than any image holds.
  static let reach: CGFloat = 1e6

  /// A run with something to see: its text for the library and where its bitmap goes.
  struct Placed {
    let utf8: [UInt8]
    let frame: PixelRect
  }

  func draw(_ runs: [TextRun], color: CGColor, _ shelf: inout FontShelf) -> TextImage {
    let visible = PixelRect(covering: clip, scale: scale, limit: Self.reach)
    var missing: [Cluster] = []
    var placed: [Placed] = []
    for run in runs {
      let clusters = shelf.clusters(of: run.text, key.face)
      missing += clusters.filter(\.isMissing)
      if let run = place(clusters, at: run.origin, visible, &shelf) { placed.append(run) }
    }
    let missingCharacters = Cluster.missing(in: missing)
    guard let first = placed.first else {
      return TextImage(image: nil, frame: .zero, missingCharacters: missingCharacters)
    }
    var bounds = placed.dropFirst().reduce(first.frame) { $0.union($1.frame) }
    bounds = bounds.intersection(visible)
    bounds.width = min(bounds.width, PixelBuffer.largestSide)
    bounds.height = min(bounds.height, PixelBuffer.largestSide)

    let buffer = PixelBuffer(width: bounds.width, height: bounds.height)
    let font = shelf.pen(key)
    for run in placed { add(run, to: buffer, at: bounds, font) }
    text_pixels_tint(buffer.pixels, buffer.stride, buffer.width, buffer.height, color.straight)
    return TextImage(
      image: CGImage(buffer: buffer, isOpaque: false),
      frame: CGRect(
        x: CGFloat(bounds.x) / scale, y: CGFloat(bounds.y) / scale,
        width: CGFloat(bounds.width) / scale, height: CGFloat(bounds.height) / scale),
      missingCharacters: missingCharacters)
  }

  /// Where a run's bitmap goes, or nil when nothing of it can be seen.
  private func place(
    _ clusters: [Cluster], at origin: CGPoint, _ visible: PixelRect, _ shelf: inout FontShelf
  ) -> Placed? {
    let x = (origin.x * scale + 0.5).rounded(.down)
    let y = (origin.y * scale + 0.5).rounded(.down)
    guard abs(x) < Self.reach, abs(y) < Self.reach else { return nil }
    let room = min(visible.maxX - Int(x), PixelBuffer.largestSide)
    let line = prefix(of: clusters, coveringPixels: room)
    guard line.contains(where: { $0.kind != .space && !$0.utf8.isEmpty }) else { return nil }
    let utf8 = line.flatMap(\.utf8)
    let size = FontShelf.extent(of: utf8, shelf.pen(key))
    let origin = shelf.bitmapOrigin(of: line, utf8, height: size.height, key)
    let frame = PixelRect(
      x: Int(x) - origin.x, y: Int(y) - origin.y, width: size.width, height: size.height)
    // A space narrower than a pixel has no bitmap at all.
    return frame.intersection(visible).isEmpty ? nil : Placed(utf8: utf8, frame: frame)
  }

  /// The beginning of a line that surely covers this many pixels; the rest cannot be seen.
  private func prefix(of clusters: [Cluster], coveringPixels room: Int) -> ArraySlice<Cluster> {
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

  private func add(
    _ run: Placed, to buffer: PixelBuffer, at bounds: PixelRect, _ font: OpaquePointer
  ) {
    let shown = run.frame.intersection(bounds)
    if shown.isEmpty { return }
    let drawn = LibraryBitmap(utf8: run.utf8, font)
    text_pixels_unite(
      buffer.row(shown.y - bounds.y) + (shown.x - bounds.x), buffer.stride,
      drawn.pixels + (shown.y - run.frame.y) * drawn.stride + (shown.x - run.frame.x),
      drawn.stride, min(shown.width, drawn.width), min(shown.height, drawn.height))
  }
}

extension CGColor {
  /// 0xAARRGGBB, not premultiplied.
  fileprivate var straight: UInt32 {
    func byte(_ component: CGFloat) -> UInt32 { UInt32((component * 255).rounded()) }
    return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
