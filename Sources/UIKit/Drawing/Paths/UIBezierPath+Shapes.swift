import QuartzCore

extension UIBezierPath {
  /// From the upper left corner clockwise.
  public convenience init(rect: CGRect) {
    self.init()
    cgPath = CGPath(rect: rect, transform: nil)
  }

  /// From the right end clockwise.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    cgPath = CGPath(ellipseIn: rect, transform: nil)
  }

  /// Corners are parts of circles, and at most half the shorter side. From the end of the upper left
  /// corner clockwise.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let rect = rect.standardized
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: radius, height: radius))
  }

  /// Only the corners in `corners` are round: parts of ellipses, at most half as wide and high as
  /// the rectangle.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let path = CGMutablePath()
    let inOrder: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    path.addRoundedRect(
      in: rect, corners: inOrder.map { corners.contains($0) ? cornerRadii : .zero })
    cgPath = path
  }

  /// A part of a circle; see `addArc`.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
}
