internal import CompositorKernels
import CoreGraphics

/// Carries out commands on pixels, for any part of a frame: a pixel comes out the same whatever
/// part is asked for.
final class CommandRenderer {
  private let kernels: UnsafePointer<CompositorKernels>
  private let clips: UnsafeMutablePointer<CompositorShape>
  private var scratch: OpaquePointer?
  private var scratchWidth = 0
  private var pool = BufferPool()

  /// Where is drawn to: the frame, or a group's picture.
  private struct Target {
    var buffer: PixelBuffer
    /// Where it lies on the device.
    var bounds: PixelRect
    /// The clip that cuts the whole of it.
    var clip: Int?
  }

  init(kernels: KernelSet) {
    self.kernels = kernels.kernels
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
    reserveScratch(width: region.width)
    let frame = Target(buffer: buffer, bounds: list.frame, clip: nil)
    if !list.hidesBackground { fill(region, of: frame, with: backdrop) }
    list.edges.withUnsafeBufferPointer { edges in
      draw(list.commands.indices, of: list, edges.baseAddress, region, into: frame)
    }
    pool.endDrawing()
  }

  private func draw(
    _ commands: Range<Int>, of list: CommandList, _ edges: UnsafePointer<CompositorEdge>?,
    _ region: PixelRect, into target: Target
  ) {
    var index = commands.lowerBound
    while index < commands.upperBound {
      let command = list.commands[index]
      switch command.content {
      case .nothing, .endGroup: break
      case .fill, .image:
        guard let shape = command.shape, let source = source(of: command) else { break }
        draw(command, source, shape, list, edges, region, into: target)
      case .beginGroup(let end):
        drawGroup(index + 1..<end, list.commands[end], list, edges, region, into: target)
        index = end
      }
      index += 1
    }
  }

  /// - Parameter end: the group's last command, which draws its picture.
  private func drawGroup(
    _ commands: Range<Int>, _ end: DrawCommand, _ list: CommandList,
    _ edges: UnsafePointer<CompositorEdge>?, _ region: PixelRect, into target: Target
  ) {
    let bounds = end.bounds.intersection(region).intersection(target.bounds)
    if bounds.isEmpty { return }
    func drawPicture(_ bounds: PixelRect) {
      let picture = Target(
        buffer: pool.take(width: bounds.width, height: bounds.height), bounds: bounds,
        clip: end.clip)
      fill(bounds, of: picture, with: 0)
      draw(commands, of: list, edges, bounds, into: picture)
      draw(
        end, source(of: picture), DeviceShape(pixels: bounds), list, edges, bounds, into: target)
      pool.giveBack()
    }
    guard end.alphaLevel == 255 else { return drawPicture(bounds) }
    // A group that is there for the sake of its clip: only the clip's edge needs the picture.
    var inside = InnerRects(list.frame)
    list.forEachClip(of: end, inside: target.clip) { inside.cut(by: $0) }
    let uncut = Target(buffer: target.buffer, bounds: target.bounds, clip: end.clip)
    inside.forEachPart(of: bounds) { part, isInside in
      if isInside { draw(commands, of: list, edges, part, into: uncut) } else { drawPicture(part) }
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
    var drawing = CompositorDrawing(
      target: CompositorTarget(
        pixels: target.buffer.pixels, stride: Int32(target.buffer.stride),
        bounds: CompositorRect(target.bounds)),
      source: source, shape: drawn(shape), clips: clips, clip_count: Int32(clipCount),
      alpha: alpha, scissor: CompositorRect(scissor))
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

  /// Pixels: drawing around a smaller hole costs more than drawing it too.
  private static let leastHole = 4096

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
    case .beginGroup, .endGroup, .nothing:
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
    precondition(scratch != nil, "Compositor: no memory for rows of \(width) pixels")
    scratchWidth = width
  }
}
