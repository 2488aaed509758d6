import CoreGraphics
import DisplayList

/// A picture in memory that is painted again only where it changes.
package final class Canvas {
  package let pixels: PixelBuffer
  private let compositor: Compositor
  private let scale: Double
  private var shown: (list: DisplayList, commands: CommandList)?

  /// - Parameter scale: output pixels per point, more than 0.
  package init(
    width: Int, height: Int, scale: Double = 1, kernels: KernelSet = .fastest,
    banding: Banding = .automatic
  ) {
    pixels = PixelBuffer(width: width, height: height)
    compositor = Compositor(kernels: kernels, banding: banding)
    self.scale = scale
  }

  /// Makes `pixels` the frame of `list`, whose size at the canvas's scale must be the canvas's.
  ///
  /// - Returns: where the picture was painted again; empty where it showed the list already.
  package func show(_ list: DisplayList) -> [PixelRect] {
    if let shown, shown.list == list { return [] }
    let commands = compositor.commands(for: list, scale: scale)
    let damage = shown.map { commands.damage(since: $0.commands).rects } ?? [commands.frame]
    compositor.paint(commands, in: damage, of: pixels)
    shown = (list, commands)
    return damage
  }

  /// As the compositor counts them.
  var poolMisses: Int { compositor.poolMisses }

  /// Makes the next list be painted whole.
  package func invalidate() { shown = nil }
}
