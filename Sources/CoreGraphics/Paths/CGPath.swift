/// An outline of lines and curves, immutable unless it is a `CGMutablePath`.
///
/// Its points are plain numbers: which way y points is the business of the context that draws it.
/// What would bring a number that is not finite into a path adds nothing to it.
public class CGPath: @unchecked Sendable {
  package internal(set) var elements: [PathElement]

  package init(elements: [PathElement]) { self.elements = elements }

  /// Begins at the rectangle's origin and goes along its upper side.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(copying: transform) { $0.addRect(rect, transform: $1) }
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(copying: transform) { $0.addEllipse(in: rect, transform: $1) }
  }

  /// Corners wider or higher than half the rectangle are cut down to that.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(copying: transform) {
      $0.addRoundedRect(
        in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: $1)
    }
  }

  private convenience init(
    copying transform: UnsafePointer<CGAffineTransform>?,
    _ build: (CGMutablePath, CGAffineTransform) -> Void
  ) {
    let path = CGMutablePath()
    build(path, transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Where the last subpath stands; the origin for an empty path.
  public var currentPoint: CGPoint { current ?? .zero }

  var current: CGPoint? {
    guard let last = elements.last else { return nil }
    return last.end ?? subpathStart
  }

  /// Where the last subpath began.
  private var subpathStart: CGPoint? {
    for index in elements.indices.reversed() {
      switch elements[index] {
      case .move(let point): return point
      case .close, .line, .quad, .cubic: continue
      }
    }
    return nil
  }
}

extension CGPath: Hashable {
  /// Two paths are equal when their parts are, one by one.
  public static func == (first: CGPath, second: CGPath) -> Bool {
    first === second || first.elements == second.elements
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
