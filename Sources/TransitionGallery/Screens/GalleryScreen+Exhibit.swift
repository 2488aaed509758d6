import UIKit

/// What a screen shows besides its text stands above or below it, and beside it where a phone lies on
/// its side. It becomes smaller where there is less room.
extension GalleryScreen {
  /// Between the text and the button.
  ///
  /// - Parameter y: where it begins if it can.
  func frameBelowText(of size: CGSize, y: CGFloat) -> CGRect {
    if isLow { return fitted(size, in: roomBeside) }
    let (top, bottom) = (explanation.frame.maxY + 12, button.frame.minY - 12)
    var frame = fitted(
      size, in: CGRect(x: column.minX, y: top, width: column.width, height: bottom - top))
    frame.origin.y = max(top, min(y, bottom - frame.height))
    return frame
  }

  /// The text follows, and then the button.
  ///
  /// - Parameter y: where it begins.
  func showAboveText(_ exhibit: UIView, _ size: CGSize, y: CGFloat) {
    if isLow { return exhibit.frame = fitted(size, in: roomBeside) }
    let text = 24 + headline.frame.height + 8 + explanation.frame.height + 12
    let room = CGRect(
      x: 16, y: y, width: view.bounds.width - 32, height: button.frame.minY - text - y)
    exhibit.frame = fitted(size, in: room)
    exhibit.frame.origin.y = y
    headline.frame.origin.y = exhibit.frame.maxY + 24
    explanation.frame.origin.y = headline.frame.maxY + 8
  }

  private var roomBeside: CGRect {
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    return CGRect(
      x: safe.midX, y: 24, width: safe.width / 2 - 24, height: view.bounds.height - 48)
  }

  /// In the middle of `room`, and no larger.
  private func fitted(_ size: CGSize, in room: CGRect) -> CGRect {
    let scale = max(0, min(1, room.width / size.width, room.height / size.height))
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
  }
}
