internal import CPixelFormats

extension CGImage {
  /// How a picture's rows and columns are stored, by Exif's number: what the first row and the
  /// first column of the stored pixels are on the screen.
  package enum Orientation: Int, Sendable {
    case topLeft = 1
    case topRight = 2
    case bottomRight = 3
    case bottomLeft = 4
    case leftTop = 5
    case rightTop = 6
    case rightBottom = 7
    case leftBottom = 8

    /// Whether rows of the stored pixels are columns on the screen.
    package var isTurned: Bool { rawValue >= 5 }
  }

  /// The picture as it is to be seen, if `orientation` is how it is stored.
  package func upright(from orientation: Orientation) -> CGImage {
    if orientation == .topLeft { return self }
    let (last, bottom) = (width - 1, (height - 1) * buffer.stride)
    let row = buffer.stride
    let (start, across, down) =
      switch orientation {
      case .topLeft: (0, 1, row)
      case .topRight: (last, -1, row)
      case .bottomRight: (bottom + last, -1, -row)
      case .bottomLeft: (bottom, 1, -row)
      case .leftTop: (0, row, 1)
      case .rightTop: (bottom, -row, 1)
      case .rightBottom: (bottom + last, -row, -1)
      case .leftBottom: (last, row, -1)
      }
    let turned = orientation.isTurned
    let result = PixelBuffer(width: turned ? height : width, height: turned ? width : height)
    pixel_formats_gather(
      result.pixels, result.stride, result.width, result.height, buffer.pixels + start, across,
      down)
    return CGImage(buffer: result, isOpaque: isOpaque)
  }
}
