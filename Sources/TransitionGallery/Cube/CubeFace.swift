import UIKit

/// A picture as one side of a cube that is as deep as it is wide.
final class CubeFace: UIView {
  private let shade = UIView()

  init(picture: UIView, frame: CGRect) {
    super.init(frame: frame)
    picture.frame = bounds
    addSubview(picture)
    shade.frame = bounds
    shade.backgroundColor = .black
    addSubview(shade)
    // The cube's middle lies half a width behind the face. Anchored there, a turn is a rotation and
    // nothing else: with a translation in the transform, which is animated along a straight line,
    // two faces would part on the way.
    layer.anchorPointZ = -bounds.width / 2
    layer.zPosition = -bounds.width / 2
    // A cube has no inside: a face that turns its back to the viewer is not seen through the others.
    layer.isDoubleSided = false
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter quarters: 0 faces the viewer, 1 is the right side of the cube, −1 the left.
  func turn(to quarters: CGFloat) {
    transform3D = CATransform3DMakeRotation(quarters * .pi / 2, 0, 1, 0)
    shade.alpha = abs(quarters) * 0.7
  }
}
