extension CGMutablePath {
  /// A part of a circle, from `startAngle` to `endAngle` (radians from the x axis towards the y
  /// axis), after a line to its beginning if there is a subpath.
  ///
  /// - Parameter clockwise: whether the angle falls on the way. (With y pointing down, as in
  ///   UIKit's contexts, falling angles are seen to turn *counterclockwise*.) A difference of a
  ///   full turn or more that way gives the whole circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, endAngle.isFinite else { return }
    let way: CGFloat = clockwise ? -1 : 1
    let turn = Self.turn(way * (endAngle - startAngle))
    addTurn(center, radius, from: startAngle, by: way * turn, transform)
  }

  /// The same with the angle to go instead of the one to end at; its sign says which way.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let whole = 2 * CGFloat.pi
    // Turns on top of one cover nothing new.
    let turn =
      abs(delta) > 2 * whole ? delta.truncatingRemainder(dividingBy: whole) : delta
    let rest = abs(delta) > 2 * whole ? (delta < 0 ? -whole : whole) : 0
    addTurn(center, radius, from: startAngle, by: turn + rest, transform)
  }

  /// A line towards `tangent1End` that turns, in an arc of `radius`, into the direction to
  /// `tangent2End`. Where there is nothing to round it is a line to `tangent1End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current else { return }
    let start = current.applying(transform.inverted())
    func unit(to point: CGPoint) -> CGPoint? {
      let (dx, dy) = (point.x - tangent1End.x, point.y - tangent1End.y)
      let length = (dx * dx + dy * dy).squareRoot()
      return length > 0 && length.isFinite ? CGPoint(x: dx / length, y: dy / length) : nil
    }
    guard radius > 0, let from = unit(to: start), let to = unit(to: tangent2End),
      case let sine = from.x * to.y - from.y * to.x,
      case let cosine = from.x * to.x + from.y * to.y, abs(sine) > 1e-12
    else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    // Of the corner's half angle.
    let tangent = abs(sine) / (1 + cosine)
    let length = radius / tangent
    let first = CGPoint(
      x: tangent1End.x + from.x * length, y: tangent1End.y + from.y * length)
    let last = CGPoint(x: tangent1End.x + to.x * length, y: tangent1End.y + to.y * length)
    let side: CGFloat = sine > 0 ? 1 : -1
    let center = CGPoint(
      x: first.x - side * from.y * radius, y: first.y + side * from.x * radius)
    let startAngle = ElementaryFunctions.arctangent(y: first.y - center.y, x: first.x - center.x)
    let endAngle = ElementaryFunctions.arctangent(y: last.y - center.y, x: last.x - center.x)
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: sine > 0, transform: transform)
  }

  /// A difference of angles as a turn of 0 to 2π; whole turns are 2π, none is 0.
  private static func turn(_ difference: CGFloat) -> CGFloat {
    let whole = 2 * CGFloat.pi
    guard difference < whole else { return whole }
    guard difference < 0 else { return difference }
    let rest = difference.truncatingRemainder(dividingBy: whole) + whole
    // Rounding may leave a hair's breadth of a whole turn.
    return rest > 0 ? rest : whole
  }

  private func addTurn(
    _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, by turn: CGFloat,
    _ transform: CGAffineTransform
  ) {
    guard radius.isFinite, radius >= 0, start.isFinite, turn.isFinite, center.x.isFinite,
      center.y.isFinite
    else { return }
    func unit(_ angle: CGFloat) -> CGPoint {
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(angle)
      return CGPoint(x: cosine, y: sine)
    }
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: center.x + point.x * radius, y: center.y + point.y * radius)
    }
    var from = unit(start)
    if elements.isEmpty {
      move(to: place(from), transform: transform)
    } else {
      addLine(to: place(from), transform: transform)
    }
    let pieces = Int((abs(turn) / (.pi / 2) - 1e-9).rounded(.up))
    guard pieces > 0 else { return }
    let piece = turn / CGFloat(pieces)
    // How far the control points lie along the tangents: 4/3·tan(piece/4).
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(piece / 4)
    let handle = 4 / 3 * sine / cosine
    for index in 1...pieces {
      let to = unit(start + piece * CGFloat(index))
      addCurve(
        to: place(to),
        control1: place(CGPoint(x: from.x - handle * from.y, y: from.y + handle * from.x)),
        control2: place(CGPoint(x: to.x + handle * to.y, y: to.y - handle * to.x)),
        transform: transform)
      from = to
    }
  }
}
