internal import CCairo
import CoreGraphics

/// The same scenes drawn with cairo, as one would who has nothing else: each drawing straight onto
/// the frame, one after the other.
struct CairoScenes {
  let scenes: BenchScenes
  private let first: CairoPicture
  private let second: CairoPicture
  private let tiles: [CairoPicture]
  private let labels: [CairoPicture]
  private let shadow: CairoPicture

  init(_ scenes: BenchScenes) {
    self.scenes = scenes
    first = CairoPicture(scenes.pictures.first)
    second = CairoPicture(scenes.pictures.second)
    tiles = scenes.pictures.tiles.map(CairoPicture.init)
    labels = scenes.pictures.labels.map(CairoPicture.init)
    shadow = CairoPicture.shadow(of: scenes)
  }

  /// Paints over all of `target`, which has the scenes' size.
  func draw(_ workload: Workload, at t: Double, into target: PixelBuffer) {
    let surface = target.makeBenchSurface(isOpaque: true)
    let cairo = cairo_create(surface)!
    cairo_scale(cairo, scenes.size.scale, scenes.size.scale)
    draw(workload, at: t, cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    cairo_surface_destroy(surface)
  }

  private var width: Double { scenes.width }
  private var height: Double { scenes.height }

  private func draw(_ workload: Workload, at t: Double, _ cairo: OpaquePointer) {
    switch workload {
    case .slide:
      draw(first, x: -0.3 * width * t, cairo)
      draw(second, x: width * (1 - t), cairo)
    case .fade:
      copy(first, cairo)
      use(second, cairo)
      cairo_paint_with_alpha(cairo, t)
    case .scale:
      copy(first, cairo)
      shrink(t, cairo)
      draw(second, cairo)
    case .card: drawCard(t, cairo)
    case .flip: drawFlip(t, cairo)
    case .reveal:
      copy(first, cairo)
      let (center, radius) = scenes.circle(at: t)
      use(second, cairo)
      cairo_arc(cairo, center.x, center.y, radius, 0, 2 * .pi)
      cairo_fill(cairo)
    case .small200: drawTiles(t, cairo)
    case .text40:
      cairo_set_source_rgb(cairo, 1, 1, 1)
      cairo_paint(cairo)
      for (index, label) in labels.enumerated() {
        use(label, x: 16, y: scenes.labelTop(index, at: t), cairo)
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_NONE)
        cairo_paint(cairo)
      }
    case .blur: drawBlur(t, cairo)
    }
  }

  // MARK: - Parts

  /// Makes a picture, its upper left corner at (x, y) points, what is painted with.
  private func use(
    _ picture: CairoPicture, x: Double = 0, y: Double = 0, _ cairo: OpaquePointer
  ) {
    let scale = scenes.size.scale
    cairo_set_source_surface(cairo, picture.surface, 0, 0)
    var matrix = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: -x * scale, y0: -y * scale)
    cairo_pattern_set_matrix(cairo_get_source(cairo), &matrix)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
  }

  private func copy(_ picture: CairoPicture, _ cairo: OpaquePointer) {
    use(picture, cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  private func draw(
    _ picture: CairoPicture, x: Double = 0, y: Double = 0, _ cairo: OpaquePointer
  ) {
    use(picture, x: x, y: y, cairo)
    cairo_rectangle(cairo, x, y, width, height)
    cairo_fill(cairo)
  }

  private func shrink(_ factor: Double, _ cairo: OpaquePointer) {
    cairo_translate(cairo, width / 2 * (1 - factor), height / 2 * (1 - factor))
    cairo_scale(cairo, factor, factor)
  }

  static func addRounded(_ rect: CGRect, radius: Double, _ cairo: OpaquePointer) {
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, x1 - radius, y0 + radius, radius, -.pi / 2, 0)
    cairo_arc(cairo, x1 - radius, y1 - radius, radius, 0, .pi / 2)
    cairo_arc(cairo, x0 + radius, y1 - radius, radius, .pi / 2, .pi)
    cairo_arc(cairo, x0 + radius, y0 + radius, radius, .pi, 1.5 * .pi)
    cairo_close_path(cairo)
  }

  // MARK: - Scenes

  private func drawCard(_ t: Double, _ cairo: OpaquePointer) {
    let radius = BenchScenes.cornerRadius
    cairo_set_source_rgb(cairo, 0, 0, 0)
    cairo_paint(cairo)
    cairo_save(cairo)
    shrink(1 - 0.08 * t, cairo)
    use(first, cairo)
    Self.addRounded(CGRect(x: 0, y: 0, width: width, height: height), radius: radius, cairo)
    cairo_fill(cairo)
    cairo_restore(cairo)
    cairo_set_source_rgba(cairo, 0, 0, 0, 0.3 * t)
    cairo_paint(cairo)
    let top = scenes.sheetTop(at: t)
    let margin = 3 * BenchScenes.shadowRadius
    use(shadow, x: -margin, y: top - margin, cairo)
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_NONE)
    cairo_paint(cairo)
    use(second, y: top, cairo)
    // The lower corners lie below the frame.
    Self.addRounded(
      CGRect(x: 0, y: top, width: width, height: height + 2 * radius), radius: radius, cairo)
    cairo_fill(cairo)
  }

  /// cairo knows no perspective: strips of four pixels, each stretched evenly.
  private func drawFlip(_ t: Double, _ cairo: OpaquePointer) {
    cairo_set_source_rgb(cairo, 0.2, 0.2, 0.25)
    cairo_paint(cairo)
    let (isBack, angle) = scenes.flip(at: t)
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(angle)
    let (lean, x, y) = (-sine / BenchScenes.eyeDistance, width / 2, height / 2)
    /// From the screen's x, from its middle, to where it is seen, and back.
    func seen(_ place: Double) -> Double { cosine * place / (1 + lean * place) }
    func place(_ seen: Double) -> Double { seen / (cosine - lean * seen) }
    let strip = 4 / scenes.size.scale
    let last = seen(x)
    var left = seen(-x)
    while left < last {
      let right = min(left + strip, last)
      let (from, to) = (place(left), place(right))
      let stretch = (right - left) / (to - from)
      let height = 1 / (1 + lean * (from + to) / 2)
      cairo_save(cairo)
      cairo_rectangle(cairo, x + left, 0, right - left, scenes.height)
      cairo_clip(cairo)
      cairo_translate(cairo, x + left, y)
      cairo_scale(cairo, stretch, height)
      cairo_translate(cairo, -x - from, -y)
      draw(isBack ? second : first, cairo)
      cairo_restore(cairo)
      left += strip
    }
  }

  private func drawTiles(_ t: Double, _ cairo: OpaquePointer) {
    copy(first, cairo)
    let side = BenchScenes.tileSide
    for (index, place) in scenes.tilePlaces(at: t).enumerated() {
      cairo_save(cairo)
      cairo_translate(cairo, place.center.x, place.center.y)
      cairo_rotate(cairo, place.angle)
      cairo_translate(cairo, -side / 2, -side / 2)
      Self.addRounded(
        CGRect(x: 0, y: 0, width: side, height: side), radius: BenchScenes.cornerRadius, cairo)
      cairo_clip(cairo)
      use(tiles[index % 4], cairo)
      cairo_paint_with_alpha(cairo, 0.7)
      cairo_restore(cairo)
    }
  }

  private func drawBlur(_ t: Double, _ cairo: OpaquePointer) {
    cairo_set_source_rgb(cairo, 0, 0, 0)
    cairo_paint(cairo)
    draw(first, y: 40 * t, cairo)
    CairoBlur(sigma: BenchScenes.blurRadius * scenes.size.scale).apply(cairo)
    cairo_set_source_rgba(cairo, 1, 1, 1, 0.3)
    cairo_paint(cairo)
  }
}
