import CoreGraphics
import DisplayList
import UIKit

/// Where a picture shows a view, and how strongly.
struct Pose: Equatable {
  var frame: CGRect
  var opacity: Double
  /// Of what the view cuts.
  var cornerRadius: CGFloat?

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double, opacity: Double = 1) {
    frame = CGRect(x: x, y: y, width: width, height: height)
    self.opacity = opacity
  }

  /// The whole screen of 390 x 844 points.
  static func screen(opacity: Double = 1) -> Pose { Pose(0, 0, 390, 844, opacity: opacity) }

  /// What `list` shows of `view`; nil when it is not in the picture.
  @MainActor init?(of view: UIView?, in list: DisplayList) {
    guard let view, let path = Self.path(to: view.layer.number, from: list.root) else {
      return nil
    }
    var (transform, opacity) = (CGAffineTransform.identity, 1.0)
    for node in path {
      transform = node.transform.concatenating(transform)
      opacity *= node.opacity
    }
    let node = path[path.count - 1]
    // A view with a background, or a snapshot, whose picture is stretched over all of it.
    var area: CGRect?
    for case .fill(_, let outline) in node.items { area = outline.rect }
    if let piece = node.children.first, let clip = piece.clip, area == nil {
      area = clip.rect.applying(piece.transform)
    }
    guard let area else { return nil }
    frame = area.applying(transform)
    self.opacity = opacity
    cornerRadius = node.clip?.cornerRadius
  }

  private static func path(to owner: Int, from node: DisplayNode) -> [DisplayNode]? {
    if node.owner == owner { return [node] }
    // The pieces of a snapshot are its own; the views in its picture are not those in the window.
    for child in node.children where child.owner != node.owner {
      if let path = path(to: owner, from: child) { return [node] + path }
    }
    return nil
  }

  func isNear(_ other: Pose, _ tolerance: Double) -> Bool {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
    let others = [other.frame.minX, other.frame.minY, other.frame.width, other.frame.height]
      .map(Double.init)
    return zip(numbers, others).allSatisfy { abs($0 - $1) <= tolerance }
      && abs(opacity - other.opacity) <= tolerance / 100
  }
}
