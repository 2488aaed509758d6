internal import CTextPixels
internal import CoreGraphics

/// Fills a bitmap with elements, one in front of the other.
struct TextPainter {
  /// What the bitmap shows.
  let bounds: PixelRect
  let buffer: PixelBuffer

  init(bounds: PixelRect) {
    self.bounds = bounds
    buffer = PixelBuffer(width: bounds.width, height: bounds.height)
  }

  func paint(_ elements: [PlacedElement], _ shelf: inout FontShelf) {
    var isBlank = true
    var next = 0
    while next < elements.count {
      switch elements[next] {
      case .fill(let rect, let color):
        fill(rect, color)
        next += 1
      case .run(_, let color):
        let runs = runs(in: elements[next...], of: color)
        if isBlank {
          draw(runs, color, on: self, &shelf)
        } else {
          drawInFront(runs, color, &shelf)
        }
        next += runs.count
      }
      isBlank = false
    }
  }

  /// The runs in one colour with which `elements` begins: where their shapes overlap they unite.
  private func runs(in elements: ArraySlice<PlacedElement>, of color: CGColor) -> [PlacedRun] {
    var runs: [PlacedRun] = []
    for element in elements {
      guard case .run(let run, color) = element else { break }
      runs.append(run)
    }
    return runs
  }

  private func fill(_ rect: PixelRect, _ color: CGColor) {
    let shown = rect.intersection(bounds)
    if shown.isEmpty { return }
    text_pixels_fill(pixel(shown), buffer.stride, shown.width, shown.height, color.straight)
  }

  /// Draws on `painter`'s bitmap where it is still blank.
  private func draw(
    _ runs: [PlacedRun], _ color: CGColor, on painter: TextPainter, _ shelf: inout FontShelf
  ) {
    for run in runs {
      let shown = run.frame.intersection(painter.bounds)
      if shown.isEmpty { continue }
      let drawn = shelf.bitmap(of: run.utf8, run.key)
      text_pixels_unite(
        painter.pixel(shown), painter.buffer.stride,
        drawn.pixels + (shown.y - run.frame.y) * drawn.stride + (shown.x - run.frame.x),
        drawn.stride, min(shown.width, drawn.width), min(shown.height, drawn.height))
    }
    let target = painter.buffer
    text_pixels_tint(target.pixels, target.stride, target.width, target.height, color.straight)
  }

  private func drawInFront(_ runs: [PlacedRun], _ color: CGColor, _ shelf: inout FontShelf) {
    let frames = runs.map(\.frame)
    let area = frames.dropFirst().reduce(frames[0]) { $0.union($1) }.intersection(bounds)
    if area.isEmpty { return }
    let sheet = TextPainter(bounds: area)
    draw(runs, color, on: sheet, &shelf)
    text_pixels_over(
      pixel(area), buffer.stride, sheet.buffer.pixels, sheet.buffer.stride, area.width,
      area.height)
  }

  /// The first pixel of a part of the bitmap.
  private func pixel(_ part: PixelRect) -> UnsafeMutablePointer<UInt32> {
    buffer.row(part.y - bounds.y) + (part.x - bounds.x)
  }
}

extension CGColor {
  /// 0xAARRGGBB, not premultiplied.
  fileprivate var straight: UInt32 {
    func byte(_ component: CGFloat) -> UInt32 { UInt32((component * 255).rounded()) }
    return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
