/// A path that grows.
///
/// Each method's `transform` maps what is added, not what is there already. Lines, curves and
/// `closeSubpath` need a point to start from and are left out while the path is empty.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(elements: []) }

  override init(elements: [PathElement]) { super.init(elements: elements) }

  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    let element = PathElement.move(point.applying(transform))
    guard element.isFinite else { return }
    // Of several moves in a row only the last one counts.
    if case .move = elements.last { elements.removeLast() }
    elements.append(element)
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.line(point), transform)
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(.quad(control: control, to: end), transform)
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    add(.cubic(control1: control1, control2: control2, to: end), transform)
  }

  /// Draws a line to where the subpath began and ends it.
  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  /// A subpath through all `points`; nothing for an empty list.
  public func addLines(
    between points: [CGPoint], transform: CGAffineTransform = .identity
  ) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// All parts of `path`, as subpaths of their own.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let added = transform.isIdentity ? path.elements : path.elements.map { $0.applying(transform) }
    guard added.allSatisfy(\.isFinite) else { return }
    elements.append(contentsOf: added)
  }

  private func add(_ element: PathElement, _ transform: CGAffineTransform) {
    let element = element.applying(transform)
    guard !elements.isEmpty, element.isFinite else { return }
    elements.append(element)
  }
}
