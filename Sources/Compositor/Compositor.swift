import CoreGraphics
import DisplayList

/// Paints display lists: a pure function from a list and a scale to a frame.
///
/// An object owns only memory that is used again from one frame to the next, so equal arguments
/// give equal bytes, whichever compositor and whichever processor draws, and on however many
/// threads. One object draws one frame at a time; several objects may draw at once.
///
/// Colours are blended as they are stored, without regard to gamma. What is not painted is black.
/// Edges are antialiased by the exact area that they cover of each pixel.
package final class Compositor {
  private var shapes = ShapeBuilder()
  /// One for each thread that has painted so far.
  private var renderers: [CommandRenderer] = []
  private let shadows: ShadowPainter
  private let kernels: KernelSet
  private let banding: Banding

  package init(kernels: KernelSet = .fastest, banding: Banding = .automatic) {
    self.kernels = kernels
    self.banding = banding
    shadows = ShadowPainter(kernels: kernels)
  }

  /// - Parameter scale: output pixels per point, more than 0.
  package func composite(_ list: DisplayList, scale: Double) -> Frame {
    let size = Self.pixelSize(of: list, scale: scale)
    let buffer = PixelBuffer(width: size.width, height: size.height)
    composite(list, scale: scale, into: buffer)
    return Frame(pixels: buffer)
  }

  /// Paints over all of `buffer`, whose size must be `pixelSize(of:scale:)`.
  package func composite(_ list: DisplayList, scale: Double, into buffer: PixelBuffer) {
    let size = Self.pixelSize(of: list, scale: scale)
    let frame = PixelRect(x0: 0, y0: 0, x1: size.width, y1: size.height)
    composite(list, scale: scale, region: frame, into: buffer)
  }

  /// Paints only the part `region` of the frame; its pixels come out as in the whole frame.
  package func composite(
    _ list: DisplayList, scale: Double, region: PixelRect, into buffer: PixelBuffer
  ) {
    paint(commands(for: list, scale: scale), in: [region], of: buffer)
  }

  /// Paints parts of the frame, which do not overlap; `buffer` has its size.
  ///
  /// - Parameter ground: what lies beneath everything, a premultiplied pixel.
  func paint(
    _ commands: CommandList, in regions: [PixelRect], of buffer: PixelBuffer,
    ground: UInt32 = 0xff00_0000
  ) {
    let frame = commands.frame
    require(
      buffer.width == frame.width && buffer.height == frame.height,
      "Compositor: a frame of \(frame.width) x \(frame.height) pixels does not fit a buffer of "
        + "\(buffer.width) x \(buffer.height)")
    let readsAround = commands.readsAround
    let bands = regions.flatMap { banding.bands(of: $0, readsAround: readsAround) }
    let workers = min(banding.threads, bands.count)
    while renderers.count < workers { renderers.append(CommandRenderer(kernels: kernels)) }
    let painters = renderers
    WorkerPool.shared.run(count: bands.count, workers: workers) { worker, band in
      painters[worker].draw(commands, region: bands[band], into: buffer, backdrop: ground)
    }
    for renderer in renderers { renderer.endFrame() }
  }

  /// How many times memory had to be got for a picture of a group or of what lies behind glass.
  var poolMisses: Int { renderers.reduce(0) { $0 + $1.poolMisses } }

  /// The list as a picture that is transparent where nothing is painted.
  package func image(of list: DisplayList, scale: Double) -> CGImage {
    let size = Self.pixelSize(of: list, scale: scale)
    let buffer = PixelBuffer(width: size.width, height: size.height)
    let commands = commands(for: list, scale: scale)
    paint(commands, in: [commands.frame], of: buffer, ground: 0)
    return CGImage(buffer: buffer, isOpaque: commands.hidesBackground)
  }

  func commands(for list: DisplayList, scale: Double) -> CommandList {
    let size = Self.pixelSize(of: list, scale: scale)
    var flattener = Flattener(
      frame: PixelRect(x0: 0, y0: 0, x1: size.width, y1: size.height), shapes: shapes,
      shadows: shadows)
    flattener.flatten(list.root, scale: scale)
    shapes = flattener.shapes
    flattener.list.removeHidden()
    return flattener.list
  }

  /// The size of a list's frame: rounded up to whole pixels, 1...16384 a side; what is larger is
  /// cut off on the right and below.
  package static func pixelSize(
    of list: DisplayList, scale: Double
  ) -> (width: Int, height: Int) {
    require(
      scale > 0 && scale.isFinite, "Compositor: the scale must be a number above 0, not \(scale)")
    func pixels(_ points: CGFloat) -> Int {
      let exact = points * scale
      if exact.isNaN { return 1 }
      // Rounding in the product must not add a pixel.
      let whole = (exact - 1e-6).rounded(.up)
      return Int(min(max(whole, 1), CGFloat(PixelBuffer.largestSide)))
    }
    return (pixels(list.size.width), pixels(list.size.height))
  }
}
