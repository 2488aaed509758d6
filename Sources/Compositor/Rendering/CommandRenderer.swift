internal import CompositorKernels
import CoreGraphics

/// Carries out commands on pixels, for any part of a frame: a pixel comes out the same whatever
/// part is asked for.
final class CommandRenderer {
  private let kernels: UnsafePointer<CompositorKernels>
  private let clips: UnsafeMutablePointer<CompositorShape>
  private var scratch: OpaquePointer?
  private var scratchWidth = 0
  private let blurs: BlurPainter
  private var pool = BufferPool()
  /// What lies beneath everything, a premultiplied pixel.
  private var ground: UInt32 = 0
  /// How many backdrops are being made, each for the next one.
  private var depth = 0

  /// Where is drawn to: the frame, or a group's picture.
  private struct Target {
    var buffer: PixelBuffer
    /// Where it lies on the device.
    var bounds: PixelRect
    /// The clip that cuts the whole of it.
    var clip: Int?
    var scene: Scene
  }

  /// What a backdrop sees: the commands before it from `start` on.
  private struct Scene {
    var start: Int
    var extent: PixelRect
    var clip: Int?
  }

  /// A backdrop that is seen through so many others shows nothing: each of them draws anew what lies
  /// beneath it.
  private static let deepestBackdrop = 3

  init(kernels: KernelSet) {
    self.kernels = kernels.kernels
    blurs = BlurPainter(kernels: kernels)
    clips = .allocate(capacity: Clip.deepest)
  }

  deinit {
    clips.deallocate()
    compositor_scratch_destroy(scratch)
  }

  /// Draws the part `region` of the frame into `buffer`, which holds the whole frame.
  ///
  /// - Parameter backdrop: what lies beneath everything, a premultiplied pixel.
  func draw(
    _ list: CommandList, region: PixelRect, into buffer: PixelBuffer,
    backdrop: UInt32 = 0xff00_0000
  ) {
    let region = region.intersection(list.frame)
    if region.isEmpty { return }
    reserveScratch(width: list.frame.width)
    pool.expectPictures(of: list.frame)
    ground = backdrop
    let frame = Target(
      buffer: buffer, bounds: list.frame, clip: nil,
      scene: Scene(start: 0, extent: list.frame, clip: nil))
    if !list.hidesBackground { fill(region, of: frame, with: ground) }
    list.edges.withUnsafeBufferPointer { edges in
      draw(list.commands.indices, of: list, edges.baseAddress, region, into: frame)
    }
  }

  /// All regions of a frame are drawn.
  func endFrame() { pool.endFrame() }

  /// How many times memory had to be got for a picture.
  var poolMisses: Int { pool.misses }

  private func draw(
    _ commands: Range<Int>, of list: CommandList, _ edges: UnsafePointer<CompositorEdge>?,
    _ region: PixelRect, into target: Target
  ) {
    var index = commands.lowerBound
    while index < commands.upperBound {
      let command = list.commands[index]
      switch command.content {
      case .nothing, .endGroup, .endMask: break
      case .fill, .image:
        guard let shape = command.shape, let source = source(of: command) else { break }
        draw(command, source, shape, list, edges, region, into: target)
      case .beginGroup(let end):
        // A clip's group around a backdrop ends for it where the backdrop stands: else it would see
        // itself and what follows it.
        let part = index + 1..<min(end, commands.upperBound)
        drawGroup(part, list.commands[end], list, edges, region, into: target)
        index = end
      case .beginMask(let end):
        mask(target, by: index + 1..<end, list, edges, region)
        index = end
      case .backdrop(let backdrop):
        draw(backdrop, at: index, list, edges, region, into: target)
      }
      index += 1
    }
  }

  /// - Parameters:
  ///   - commands: all of the group, or those before a backdrop in it that sees beyond it.
  ///   - end: the group's last command, which draws its picture.
  private func drawGroup(
    _ commands: Range<Int>, _ end: DrawCommand, _ list: CommandList,
    _ edges: UnsafePointer<CompositorEdge>?, _ region: PixelRect, into target: Target
  ) {
    let bounds = end.bounds.intersection(region).intersection(target.bounds)
    if bounds.isEmpty || commands.isEmpty { return }
    let isForClip = end.alphaLevel == 255 && end.use == .plain && !hasMask(commands, list)
    let scene =
      isForClip
      ? target.scene : Scene(start: commands.lowerBound, extent: end.extent, clip: end.clip)
    func drawPicture(_ bounds: PixelRect) {
      let picture = Target(
        buffer: pool.take(width: bounds.width, height: bounds.height), bounds: bounds,
        clip: end.clip, scene: scene)
      fill(bounds, of: picture, with: 0)
      draw(commands, of: list, edges, bounds, into: picture)
      if end.use == .share {
        // The mix around it has the same clip.
        add(picture, times: end.alphaLevel, to: target)
      } else {
        draw(
          end, source(of: picture), DeviceShape(pixels: bounds), list, edges, bounds,
          into: target)
      }
      pool.giveBack()
    }
    guard isForClip else { return drawPicture(bounds) }
    // Only the clip's edge needs the picture.
    var inside = InnerRects(list.frame)
    list.forEachClip(of: end, inside: target.clip) { inside.cut(by: $0) }
    let uncut = Target(
      buffer: target.buffer, bounds: target.bounds, clip: end.clip, scene: scene)
    inside.forEachPart(of: bounds) { part, isInside in
      if isInside { draw(commands, of: list, edges, part, into: uncut) } else { drawPicture(part) }
    }
  }

  /// Whether a mask ends the group that is made of these commands.
  private func hasMask(_ commands: Range<Int>, _ list: CommandList) -> Bool {
    guard let last = commands.last else { return false }
    if case .endMask = list.commands[last].content { return true }
    return false
  }

  private func mask(
    _ target: Target, by commands: Range<Int>, _ list: CommandList,
    _ edges: UnsafePointer<CompositorEdge>?, _ region: PixelRect
  ) {
    let bounds = region.intersection(target.bounds)
    if bounds.isEmpty { return }
    let picture = Target(
      buffer: pool.take(width: bounds.width, height: bounds.height), bounds: bounds,
      clip: target.clip,
      scene: Scene(
        start: commands.lowerBound, extent: target.scene.extent, clip: target.clip))
    fill(bounds, of: picture, with: 0)
    draw(commands, of: list, edges, bounds, into: picture)
    for y in bounds.y0..<bounds.y1 {
      let row = target.buffer.row(y - target.bounds.y0) + (bounds.x0 - target.bounds.x0)
      kernels.pointee.multiply_alpha(row, picture.buffer.row(y - bounds.y0), Int32(bounds.width))
    }
    pool.giveBack()
  }

  /// Draws what lies beneath the command at `index`, blurred. It is drawn anew, so that it does not
  /// depend on what region is asked for.
  private func draw(
    _ backdrop: BackdropBlur, at index: Int, _ list: CommandList,
    _ edges: UnsafePointer<CompositorEdge>?, _ region: PixelRect, into target: Target
  ) {
    let command = list.commands[index]
    let bounds = command.bounds.intersection(region).intersection(target.bounds)
    guard !bounds.isEmpty, depth < Self.deepestBackdrop, let shape = command.shape else { return }
    depth += 1
    defer { depth -= 1 }
    let blur = backdrop.blur
    let scene = target.scene
    // What lies further away does not matter, and beyond the scene's edges it goes on as at them.
    let visible = bounds.grown(by: blur.reach).intersection(scene.extent)
    if visible.isEmpty { return }
    let wanted = visible.aligned(to: blur.factor)
    let beneath = Target(
      buffer: pool.take(width: wanted.width, height: wanted.height), bounds: wanted,
      clip: scene.clip, scene: scene)
    let isFrame = scene.start == 0 && scene.extent == list.frame
    fill(wanted, of: beneath, with: isFrame ? ground : 0)
    draw(scene.start..<index, of: list, edges, visible, into: beneath)
    extend(visible, of: beneath)
    let picture = pool.take(
      width: wanted.width / blur.factor, height: wanted.height / blur.factor)
    blurs.blur(
      beneath.buffer, width: wanted.width, height: wanted.height, with: blur,
      saturation: backdrop.saturation, into: picture)
    var source = CompositorSource(picture, isOpaque: isFrame && ground >> 24 == 255)
    source.width = Int32(wanted.width / blur.factor)
    source.height = Int32(wanted.height / blur.factor)
    let step = 1 / Double(blur.factor)
    source.place(
      .affine(
        CGAffineTransform(
          step, 0, 0, step, -Double(wanted.x0) * step, -Double(wanted.y0) * step)))
    draw(command, source, shape, list, edges, bounds, into: target)
    pool.giveBack()
    pool.giveBack()
  }

  /// Repeats what lies at the edges of `visible` in all of the target outside of it.
  private func extend(_ visible: PixelRect, of target: Target) {
    let bounds = target.bounds
    if visible == bounds { return }
    for y in visible.y0..<visible.y1 {
      let row = target.buffer.row(y - bounds.y0)
      let (left, right) = (visible.x0 - bounds.x0, visible.x1 - bounds.x0)
      kernels.pointee.fill(row, Int32(left), row[left])
      kernels.pointee.fill(row + right, Int32(bounds.width - right), row[right - 1])
    }
    for y in bounds.y0..<bounds.y1 where y < visible.y0 || y >= visible.y1 {
      let nearest = min(max(y, visible.y0), visible.y1 - 1)
      target.buffer.row(y - bounds.y0).update(
        from: target.buffer.row(nearest - bounds.y0), count: bounds.width)
    }
  }

  /// Makes all of `buffer` one colour, as far as `mask`, of the same size, is opaque.
  func fill(_ buffer: PixelBuffer, with color: UInt32, timesAlphaOf mask: PixelBuffer) {
    for y in 0..<buffer.height {
      kernels.pointee.fill(buffer.row(y), Int32(buffer.width), color)
      kernels.pointee.multiply_alpha(buffer.row(y), mask.row(y), Int32(buffer.width))
    }
  }

  private func draw(
    _ command: DrawCommand, _ source: CompositorSource, _ shape: DeviceShape,
    _ list: CommandList, _ edges: UnsafePointer<CompositorEdge>?, _ region: PixelRect,
    into target: Target
  ) {
    // The command's bounds lie within its shape's, so a shape of whole pixels needs no edges.
    let scissor = command.bounds.intersection(region).intersection(target.bounds)
    let alpha = command.alphaLevel
    if scissor.isEmpty || alpha == 0 { return }
    func drawn(_ shape: DeviceShape) -> CompositorShape {
      guard let edges, !shape.isWholePixels else { return CompositorShape() }
      let down = edges + shape.edges.lowerBound
      return CompositorShape(
        down: down, up: down + shape.downCount, down_count: Int32(shape.downCount),
        up_count: Int32(shape.edges.count - shape.downCount))
    }
    var clipCount = 0
    list.forEachClip(of: command, inside: target.clip) {
      clips[clipCount] = drawn($0)
      clipCount += 1
    }
    var inner = command.inner.map(drawn) ?? CompositorShape()
    var drawing = CompositorDrawing(
      target: CompositorTarget(
        pixels: target.buffer.pixels, stride: Int32(target.buffer.stride),
        bounds: CompositorRect(target.bounds)),
      source: source, shape: drawn(shape), inner: nil, clips: clips, clip_count: Int32(clipCount),
      alpha: alpha, scissor: CompositorRect(scissor))
    withUnsafePointer(to: &inner) { inner in
      if command.inner != nil { drawing.inner = inner }
      if command.hole.intersection(scissor).area < Self.leastHole {
        compositor_draw(&drawing, scratch, kernels)
        return
      }
      InnerRects(command.hole).forEachPart(of: scissor) { part, isInside in
        if isInside { return }
        drawing.scissor = CompositorRect(part)
        compositor_draw(&drawing, scratch, kernels)
      }
    }
  }

  /// Pixels: drawing around a smaller hole costs more than drawing it too.
  private static let leastHole = 4096

  private func add(_ picture: Target, times alpha: Int32, to target: Target) {
    let bounds = picture.bounds
    for y in bounds.y0..<bounds.y1 {
      let row = target.buffer.row(y - target.bounds.y0) + (bounds.x0 - target.bounds.x0)
      kernels.pointee.add(row, picture.buffer.row(y - bounds.y0), Int32(bounds.width), alpha)
    }
  }

  private func source(of group: Target) -> CompositorSource {
    var source = CompositorSource(group.buffer, isOpaque: false)
    source.width = Int32(group.bounds.width)
    source.height = Int32(group.bounds.height)
    source.tx = Int32(group.bounds.x0 * 256)
    source.ty = Int32(group.bounds.y0 * 256)
    return source
  }

  private func source(of command: DrawCommand) -> CompositorSource? {
    switch command.content {
    case .fill(let color):
      var source = CompositorSource()
      source.kind = compositor_solid
      source.color = color
      return source
    case .image(let image, let sampling):
      var source = CompositorSource(image.buffer, isOpaque: image.isOpaque)
      source.place(sampling)
      return source
    case .backdrop, .beginGroup, .endGroup, .beginMask, .endMask, .nothing:
      return nil
    }
  }

  private func fill(_ rect: PixelRect, of target: Target, with pixel: UInt32) {
    for y in rect.y0..<rect.y1 {
      let row = target.buffer.row(y - target.bounds.y0) + (rect.x0 - target.bounds.x0)
      kernels.pointee.fill(row, Int32(rect.width), pixel)
    }
  }

  private func reserveScratch(width: Int) {
    guard width > scratchWidth else { return }
    compositor_scratch_destroy(scratch)
    scratch = compositor_scratch_create(Int32(width))
    require(scratch != nil, "Compositor: no memory for rows of \(width) pixels")
    scratchWidth = width
  }
}
