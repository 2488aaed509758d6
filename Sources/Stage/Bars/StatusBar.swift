import UIKit

/// The status bar's signs: the time, how well one can be reached, and how much power there is.
final class StatusBar: UIView {
  private let time = UILabel()
  private let signs = StatusSigns()
  /// The room that the device keeps for it (points), which decides how it is laid out.
  var room: CGFloat = 0 { didSet { setNeedsLayout() } }

  var ink = UIColor.black {
    didSet {
      time.textColor = ink
      signs.ink = ink
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    // What the pictures of phones have shown since the first one was introduced.
    time.text = "9:41"
    time.textColor = ink
    time.textAlignment = .center
    addSubview(time)
    addSubview(signs)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Where the display has a cut-out, the time and the signs stand at its sides.
    let isCut = room > 30
    time.font = .systemFont(ofSize: isCut ? 17 : 12, weight: .semibold)
    let size = time.intrinsicContentSize
    let middle = isCut ? (room * 0.54).rounded() : room / 2
    let side = (bounds.width * 0.15).rounded()
    let isWide = bounds.width > 600
    let timeX = isCut ? side - size.width / 2 : isWide ? 16 : bounds.midX - size.width / 2
    time.frame = CGRect(
      x: timeX.rounded(), y: (middle - size.height / 2).rounded(), width: size.width,
      height: size.height)
    let scale: CGFloat = isCut ? 1 : 0.85
    let signsSize = CGSize(width: 70 * scale, height: 13 * scale)
    let signsX =
      isCut ? bounds.width - side - signsSize.width / 2 : bounds.width - signsSize.width - 8
    signs.frame = CGRect(
      x: signsX.rounded(), y: (middle - signsSize.height / 2).rounded(), width: signsSize.width,
      height: signsSize.height)
  }
}

/// Four bars, three waves and a battery, drawn for 70 x 13 points.
final class StatusSigns: UIView {
  var ink = UIColor.black { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.scaleBy(x: bounds.width / 70, y: bounds.height / 13)
    ink.set()
    for step in 0..<4 {
      let height = 4 + CGFloat(step) * 2.5
      UIBezierPath(
        roundedRect: CGRect(x: CGFloat(step) * 4.7, y: 12 - height, width: 3, height: height),
        cornerRadius: 0.8
      ).fill()
    }
    let foot = CGPoint(x: 32, y: 11.5)
    for ring in 0..<3 {
      let wave = UIBezierPath(
        arcCenter: foot, radius: 2 + CGFloat(ring) * 3.6, startAngle: -.pi * 0.75,
        endAngle: -.pi * 0.25, clockwise: true)
      wave.lineWidth = ring == 0 ? 3.4 : 2
      wave.stroke()
    }
    let body = UIBezierPath(
      roundedRect: CGRect(x: 44.5, y: 0.5, width: 21, height: 11.5), cornerRadius: 3.6)
    body.lineWidth = 1
    ink.withAlphaComponent(0.4).set()
    body.stroke()
    UIBezierPath(
      roundedRect: CGRect(x: 66.8, y: 4.2, width: 1.6, height: 4), cornerRadius: 0.8
    ).fill()
    ink.set()
    UIBezierPath(
      roundedRect: CGRect(x: 46.2, y: 2.2, width: 17.6, height: 8.1), cornerRadius: 2.2
    ).fill()
  }
}
