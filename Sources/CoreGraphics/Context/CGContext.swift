internal import CCairo

/// Draws into a bitmap.
///
/// In UIKit's contexts the origin is at the upper left and y points down; in a bitmap context that
/// you make yourself it is at the lower left and y points up, as Quartz has it. Each aspect has its
/// own file (`CGContext+Paths.swift`, …).
public final class CGContext {
  package let buffer: PixelBuffer
  /// Pixels per point of the untransformed context.
  package let scale: CGFloat
  /// Whether every pixel's alpha is 255, whatever is drawn.
  package let isOpaque: Bool
  let surface: OpaquePointer
  /// Its matrix is the identity but while a stroke is drawn; it keeps the clip and the groups.
  let cairo: OpaquePointer
  /// From the untransformed user space to pixels: where shadows fall does not follow transforms.
  let baseTransform: CGAffineTransform

  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  /// How many states were saved when each open transparency layer began.
  var layerStarts: [Int] = []
  /// Of the open layers, counted from 0, those that clip.
  var layersWithClip: Set<Int> = []
  /// The path that is being built, in pixels, so that later transforms do not move it.
  var currentPath = CGMutablePath()
  /// Whether it was begun as UIKit's current picture.
  package var isImageContext = false
  /// Fills the bitmap before anything is drawn, and only then.
  package var background: CGColor?
  /// Whether anything was drawn.
  package private(set) var wasDrawnInto = false

  /// A bitmap of `size` points, at least one pixel, at most `PixelBuffer.largestSide` on a side;
  /// y points down. It is transparent, or black if it is opaque.
  package convenience init(size: CGSize, scale: CGFloat, isOpaque: Bool = false) {
    func pixels(_ points: CGFloat) -> Int {
      let count = (points * scale).rounded(.up)
      return count.isFinite ? Int(min(max(count, 1), CGFloat(PixelBuffer.largestSide))) : 1
    }
    self.init(
      buffer: PixelBuffer(width: pixels(size.width), height: pixels(size.height)), scale: scale,
      isOpaque: isOpaque, baseTransform: CGAffineTransform(scaleX: scale, y: scale))
  }

  init(buffer: PixelBuffer, scale: CGFloat, isOpaque: Bool, baseTransform: CGAffineTransform) {
    self.buffer = buffer
    self.scale = scale
    self.isOpaque = isOpaque
    self.baseTransform = baseTransform
    state = GraphicsState(toPixels: baseTransform)
    surface = buffer.makeSurface(isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32)
    cairo = cairo_create(surface)
  }

  deinit {
    // A transparency layer that was never ended is part of `cairo`.
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// To be called before anything is drawn.
  func willDraw() {
    wasDrawnInto = true
    guard let color = background else { return }
    background = nil
    let cairo = cairo_create(surface)
    Paint.color(color).use(in: cairo!, alpha: 1)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cairo)
    cairo_destroy(cairo)
  }
}
