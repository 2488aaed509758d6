import CoreGraphics

/// One step of painting a frame, in device pixels.
struct DrawCommand {
  enum Content {
    /// An opaque colour, 0xAARRGGBB.
    case fill(UInt32)
    case image(CGImage, ImageSampling)
    /// What was painted so far in the innermost group with an alpha or a mask, blurred.
    case backdrop(BackdropBlur)
    /// What follows goes into a picture of its own, up to the command at `end`.
    case beginGroup(end: Int)
    /// That picture is drawn with this command's alpha.
    case endGroup
    /// What follows, up to the command at `end`, goes into a picture by whose alpha that of the group
    /// around it is multiplied.
    case beginMask(end: Int)
    case endMask
    /// A group that turned out not to need a picture of its own.
    case nothing
  }

  var content: Content
  /// Groups have none.
  var shape: DeviceShape?
  /// What of the shape is left out, and lies within it; it has edges.
  var inner: DeviceShape?
  /// The innermost clip; an index into the list's clips, or nil.
  var clip: Int?
  /// What may change on the screen; within the bounds of shape and clip.
  var bounds: PixelRect
  /// Of the end of a group: the bounds of all that is in it.
  var extent = PixelRect.empty
  /// A part of a drawing's bounds that is painted over later and need not be drawn.
  var hole = PixelRect.empty
  /// 0…1.
  var alpha: Double
  /// Of the end of a group.
  var use = GroupUse.plain

  /// 0…255, as the kernels count.
  var alphaLevel: Int32 { Int32((alpha * 255).rounded()) }
}
