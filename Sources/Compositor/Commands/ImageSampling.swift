import CoreGraphics

/// Where an image's pixels fall on the device.
enum ImageSampling: Equatable {
  /// At its own size, moved by this much: 1/256 device pixels.
  case translated(x: Int32, y: Int32)
  /// From the device (pixels' corners) to the image (pixels' corners).
  case affine(CGAffineTransform)
  /// Likewise; the whole of it may have any factor.
  case perspective(DeviceTransform)
}
