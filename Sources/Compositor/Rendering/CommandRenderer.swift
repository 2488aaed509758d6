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
  func draw(_ list: CommandList, region: PixelRect, into buffer: PixelBuffer) {
    let region = region.intersection(list.frame)
    if region.isEmpty { return }
    reserveScratch(width: region.width)
    let frame = Target(buffer: buffer, bounds: list.frame, clip: nil)
    if !list.hidesBackground { fill(region, of: frame, with: 0xff00_0000) }
    list.edges.withUnsafeBufferPointer { edges in
      draw(list, edges: edges.baseAddress, region: region, into: frame)
    }
    pool.endDrawing()
  }

  private func draw(
    _ list: CommandList, edges: UnsafePointer<CompositorEdge>?, region: PixelRect,
    into frame: Target
  ) {
    var targets = [frame]
    var index = 0
    while index < list.commands.count {
      let command = list.commands[index]
      index += 1
      switch command.content {
      case .nothing: break
      case .fill, .image:
        guard let shape = command.shape, let source = source(of: command) else { break }
        draw(command, source, shape, list, edges, region, into: targets[targets.count - 1])
      case .beginGroup(let end):
        let bounds = command.bounds.intersection(region)
          .intersection(targets[targets.count - 1].bounds)
        if bounds.isEmpty {
          index = end + 1
        } else {
          let picture = pool.take(width: bounds.width, height: bounds.height)
          targets.append(Target(buffer: picture, bounds: bounds, clip: command.clip))
          fill(bounds, of: targets[targets.count - 1], with: 0)
        }
      case .endGroup:
        let group = targets.removeLast()
        let shape = DeviceShape(pixels: group.bounds)
        draw(
          command, source(of: group), shape, list, edges, group.bounds,
          into: targets[targets.count - 1])
        pool.giveBack()
      }
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
    compositor_draw(&drawing, scratch, kernels)
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
