/// A direction with a size: a velocity, for instance. x points right, y down in UIKit's coordinates.
public struct CGVector: Hashable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  public init() { self.init(dx: 0.0, dy: 0.0) }

  public static let zero = CGVector()
}
