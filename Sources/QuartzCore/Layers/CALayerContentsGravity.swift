import CoreGraphics

/// How a layer's contents are placed in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Stretched over the bounds.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits into the bounds, in proportion, centred.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as covers the bounds, in proportion, centred.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")

  // In their own size, at a side or corner of the bounds as it is seen on the screen.
  public static let center = Self(rawValue: "center")
  public static let top = Self(rawValue: "top")
  public static let bottom = Self(rawValue: "bottom")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let topLeft = Self(rawValue: "topLeft")
  public static let topRight = Self(rawValue: "topRight")
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  public static let bottomRight = Self(rawValue: "bottomRight")
}

extension CALayerContentsGravity {
  /// Where contents of `size` points are drawn in `bounds`.
  package func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .resizeAspect: return centered(size, by: min(ratios.0, ratios.1), in: bounds)
    case .resizeAspectFill: return centered(size, by: max(ratios.0, ratios.1), in: bounds)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      let place = placement
      return CGRect(
        x: bounds.minX + (bounds.width - size.width) * place.x,
        y: bounds.minY + (bounds.height - size.height) * place.y,
        width: size.width, height: size.height)
    default: return bounds
    }
  }

  private func centered(_ size: CGSize, by scale: CGFloat, in bounds: CGRect) -> CGRect {
    let scaled = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: bounds.midX - scaled.width / 2, y: bounds.midY - scaled.height / 2,
      width: scaled.width, height: scaled.height)
  }

  /// 0 is the left or upper edge, 1 the right or lower one.
  private var placement: CGPoint {
    let isLeft = [.left, .topLeft, .bottomLeft].contains(self)
    let isRight = [.right, .topRight, .bottomRight].contains(self)
    let isTop = [.top, .topLeft, .topRight].contains(self)
    let isBottom = [.bottom, .bottomLeft, .bottomRight].contains(self)
    return CGPoint(
      x: isLeft ? 0 : isRight ? 1 : 0.5, y: isTop ? 0 : isBottom ? 1 : 0.5)
  }
}
