import QuartzCore

extension UIImage {
  /// What is done to the stored pixels for them to be seen the right way up.
  public enum Orientation: Int, Sendable {
    case up = 0
    /// Turned by 180°.
    case down = 1
    /// Turned by 90° against the clock.
    case left = 2
    /// Turned by 90° with the clock.
    case right = 3
    /// Left and right change places.
    case upMirrored = 4
    /// Top and bottom change places.
    case downMirrored = 5
    /// Rows become columns.
    case leftMirrored = 6
    /// Rows become columns, from the lower right.
    case rightMirrored = 7

    /// Whether width and height change places.
    var isTurned: Bool { stored.isTurned }

    /// Exif's name for pixels that need it.
    var stored: CGImage.Orientation {
      switch self {
      case .up: .topLeft
      case .down: .bottomRight
      case .left: .leftBottom
      case .right: .rightTop
      case .upMirrored: .topRight
      case .downMirrored: .bottomLeft
      case .leftMirrored: .leftTop
      case .rightMirrored: .rightBottom
      }
    }

    /// For pixels that are stored so.
    init(_ stored: CGImage.Orientation) {
      self =
        switch stored {
        case .topLeft: .up
        case .topRight: .upMirrored
        case .bottomRight: .down
        case .bottomLeft: .downMirrored
        case .leftTop: .leftMirrored
        case .rightTop: .right
        case .rightBottom: .rightMirrored
        case .leftBottom: .left
        }
    }
  }
}
