import CoreGraphics

/// A place on the screen that a gesture names.
public enum GesturePlace: Hashable, Codable, Sendable {
  /// Points of the screen.
  case point(CGPoint)
  /// Parts of the screen's width and height, 0 to 1.
  case part(CGPoint)
  /// The middle of the view whose `accessibilityIdentifier` is this.
  case view(String)
  /// One point in from the middle of an edge.
  case edge(Edge)
  case center

  /// An edge of the screen. Leading is left and trailing right, and the other way round where the
  /// interface is laid out from right to left.
  public enum Edge: String, CaseIterable, Codable, Sendable {
    case leading, trailing, left, right, top, bottom
  }

  /// The same place with its edge, if it is one, by the name of its side.
  func onSide(isRightToLeft: Bool) -> GesturePlace {
    guard case .edge(let edge) = self else { return self }
    return .edge(edge.side(isRightToLeft: isRightToLeft))
  }

  /// In points of a screen of this size; `view` finds the middle of a view by its identifier.
  func point(on screen: CGSize, view: (String) throws -> CGPoint) rethrows -> CGPoint {
    switch self {
    case .point(let point): point
    case .part(let part): CGPoint(x: part.x * screen.width, y: part.y * screen.height)
    case .view(let identifier): try view(identifier)
    case .edge(let edge): edge.point(1, of: screen)
    case .center: CGPoint(x: screen.width / 2, y: screen.height / 2)
    }
  }
}

extension GesturePlace.Edge {
  /// The same edge by the name of its side.
  func side(isRightToLeft: Bool) -> GesturePlace.Edge {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .left, .right, .top, .bottom: self
    }
  }

  /// So many points in from the middle of the edge.
  func point(_ distance: CGFloat, of screen: CGSize) -> CGPoint {
    switch self {
    case .leading, .left: CGPoint(x: distance, y: screen.height / 2)
    case .trailing, .right: CGPoint(x: screen.width - distance, y: screen.height / 2)
    case .top: CGPoint(x: screen.width / 2, y: distance)
    case .bottom: CGPoint(x: screen.width / 2, y: screen.height - distance)
    }
  }

  /// One point away from this edge.
  var inwards: CGPoint {
    switch self {
    case .leading, .left: CGPoint(x: 1, y: 0)
    case .trailing, .right: CGPoint(x: -1, y: 0)
    case .top: CGPoint(x: 0, y: 1)
    case .bottom: CGPoint(x: 0, y: -1)
    }
  }

  /// Points from this edge to the opposite one.
  func depth(of screen: CGSize) -> CGFloat {
    switch self {
    case .leading, .trailing, .left, .right: screen.width
    case .top, .bottom: screen.height
    }
  }
}
