import CoreGraphics
import DisplayList
import UIKit

/// What a picture shows of one view.
struct ShownView {
  /// From the view's coordinates to the screen's.
  var transform = CGAffineTransform.identity
  /// With that of everything above it.
  var opacity = 1.0
  /// The area of the background in the view's coordinates; nil without a background.
  var background: CGRect?
  var color: DisplayColor?
  /// The contents, and the area that they cover in the view's coordinates.
  var image: CGImage?
  var imageFrame: CGRect?
  var isMoving = false

  @MainActor init?(_ view: UIView, in list: DisplayList) {
    guard let path = Self.path(to: view.layer.number, from: list.root) else { return nil }
    for node in path {
      transform = node.transform.concatenating(transform)
      opacity *= node.opacity
    }
    let node = path[path.count - 1]
    isMoving = node.isMoving
    for item in node.items {
      switch item {
      case .fill(let fill, let outline): (color, background) = (fill, outline.rect)
      case .image(let contents, let frame, _): (image, imageFrame) = (contents, frame)
      }
    }
  }

  /// Where the background lies on the screen, without regard to turns.
  var frame: CGRect? {
    background.map { rect in
      let corner = rect.origin.applying(transform)
      let end = CGPoint(x: rect.maxX, y: rect.maxY).applying(transform)
      return CGRect(x: corner.x, y: corner.y, width: end.x - corner.x, height: end.y - corner.y)
    }
  }

  private static func path(to owner: Int, from node: DisplayNode) -> [DisplayNode]? {
    if node.owner == owner { return [node] }
    for child in node.children {
      if let path = path(to: owner, from: child) { return [node] + path }
    }
    return nil
  }
}
