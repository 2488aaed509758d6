import UIKit

/// A bar with a thumb that is dragged, or goes where the bar is pressed.
final class ChromeSlider: UIControl {
  private let track = UIView()
  private let fill = UIView()
  private let thumb = UIView()
  private let moved: (Double) -> Void

  /// What the slider stands for, 0…1. The thumb is there unless it is held.
  var fraction = 0.0 { didSet { if fraction != oldValue { setNeedsLayout() } } }
  /// Where the thumb is held, 0…1; nil when nobody holds it.
  private var held: Double? { didSet { if held != oldValue { setNeedsLayout() } } }
  var tint = ChromeStyle.accent { didSet { updateColors() } }

  init(identifier: String, _ moved: @escaping (Double) -> Void) {
    self.moved = moved
    super.init(frame: .zero)
    accessibilityIdentifier = identifier
    for view in [track, fill, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.backgroundColor = ChromeStyle.raised
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  private static let trackHeight: CGFloat = 6
  private static let thumbSize: CGFloat = 16

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.width - Self.thumbSize
    let y = (bounds.height - Self.trackHeight) / 2
    track.frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.trackHeight)
    track.layer.cornerRadius = Self.trackHeight / 2
    let x = room * CGFloat(min(max(held ?? fraction, 0), 1))
    fill.frame = CGRect(x: 0, y: y, width: x + Self.thumbSize / 2, height: Self.trackHeight)
    fill.layer.cornerRadius = Self.trackHeight / 2
    thumb.frame = CGRect(
      x: x, y: (bounds.height - Self.thumbSize) / 2, width: Self.thumbSize,
      height: Self.thumbSize)
    thumb.layer.cornerRadius = Self.thumbSize / 2
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { held = nil }

  override func cancelTracking(with event: UIEvent?) { held = nil }

  private func follow(_ touch: UITouch) {
    let room = bounds.width - Self.thumbSize
    guard room > 0 else { return }
    let x = touch.location(in: self).x - Self.thumbSize / 2
    let place = Double(min(max(x / room, 0), 1))
    held = place
    moved(place)
  }

  private func updateColors() {
    fill.backgroundColor = tint
    thumb.backgroundColor = tint
  }
}
