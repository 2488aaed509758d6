extension CGMutablePath {
  /// How far a control point lies from the end of a quarter circle of radius 1: 4/3·(√2 − 1).
  package static let quarterCircle: CGFloat = 0.552_284_749_830_793_4

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addClosed(rect, transform) { path in
      let (x, y) = (rect.origin.x, rect.origin.y)
      let (farX, farY) = (x + rect.size.width, y + rect.size.height)
      path.addLines(between: [
        CGPoint(x: x, y: y), CGPoint(x: farX, y: y), CGPoint(x: farX, y: farY),
        CGPoint(x: x, y: farY),
      ])
    }
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// The ellipse that touches the four sides, from the point of the greatest x towards that of the
  /// greatest y.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Self.quarterCircle, ry * Self.quarterCircle)
    let (x, y) = (rect.midX, rect.midY)
    addClosed(rect, transform) { path in
      path.move(to: CGPoint(x: x + rx, y: y))
      path.addCurve(
        to: CGPoint(x: x, y: y + ry), control1: CGPoint(x: x + rx, y: y + ky),
        control2: CGPoint(x: x + kx, y: y + ry))
      path.addCurve(
        to: CGPoint(x: x - rx, y: y), control1: CGPoint(x: x - kx, y: y + ry),
        control2: CGPoint(x: x - rx, y: y + ky))
      path.addCurve(
        to: CGPoint(x: x, y: y - ry), control1: CGPoint(x: x - rx, y: y - ky),
        control2: CGPoint(x: x - kx, y: y - ry))
      path.addCurve(
        to: CGPoint(x: x + rx, y: y), control1: CGPoint(x: x + kx, y: y - ry),
        control2: CGPoint(x: x + rx, y: y - ky))
    }
  }

  /// Corners wider or higher than half the rectangle are cut down to that. It begins at the end of
  /// the corner at the origin.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    addRoundedRect(in: rect, corners: [corner, corner, corner, corner], transform: transform)
  }

  /// A rectangle whose corners have sizes of their own, from the one at the origin towards greater
  /// x and round.
  package func addRoundedRect(
    in rect: CGRect, corners: [CGSize], transform: CGAffineTransform = .identity
  ) {
    let rect = rect.standardized
    let limit = CGSize(width: rect.width / 2, height: rect.height / 2)
    let sizes = corners.map { corner in
      let size = CGSize(
        width: min(max(corner.width, 0), limit.width),
        height: min(max(corner.height, 0), limit.height))
      // A corner without width or height is no corner, nor is one that is no number.
      return size.width > 0 && size.height > 0 ? size : .zero
    }
    guard sizes.contains(where: { $0 != .zero }) else {
      addRect(rect, transform: transform)
      return
    }
    addClosed(rect, transform) { $0.addCorners(sizes, of: rect) }
  }

  private func addCorners(_ sizes: [CGSize], of rect: CGRect) {
    // Each corner's point, and from it the directions to where its curve begins and ends.
    let corners: [(CGPoint, from: CGPoint, to: CGPoint)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)),
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
    ]
    move(to: CGPoint(x: rect.minX + sizes[0].width, y: rect.minY))
    for (index, corner) in corners.enumerated() {
      let size = sizes[(index + 1) % 4]
      func point(_ way: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(
          x: corner.0.x + way.x * size.width * part, y: corner.0.y + way.y * size.height * part)
      }
      let rest = 1 - Self.quarterCircle
      addLine(to: point(corner.from, 1))
      guard size != .zero else { continue }
      addCurve(
        to: point(corner.to, 1), control1: point(corner.from, rest),
        control2: point(corner.to, rest))
    }
  }

  /// Adds what `build` makes in `rect` as one closed subpath, or nothing where a number is not
  /// finite: no half shapes.
  private func addClosed(
    _ rect: CGRect, _ transform: CGAffineTransform, _ build: (CGMutablePath) -> Void
  ) {
    guard rect.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return }
    let path = CGMutablePath()
    build(path)
    path.closeSubpath()
    addPath(path, transform: transform)
  }
}
