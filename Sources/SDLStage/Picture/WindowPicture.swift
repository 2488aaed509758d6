import CoreGraphics
import DisplayList

/// All that the window shows at one moment.
package struct WindowPicture: Sendable {
  package var layout: WindowLayout
  /// The device's screen.
  package var device: DisplayList
  /// The window's own controls, transparent where there are none.
  package var chrome: DisplayList?
  /// Where fingers touch, in window units.
  package var touches: [CGPoint] = []
  /// What the keyboard would use, in points of the device's screen.
  package var focus: CGRect?

  /// Points of the device.
  package static let cornerRadius = 10.0
  /// Points of the device.
  package static let touchRadius = 22.0
  private static let ringWidth = 1.5

  package static let backdrop = DisplayColor(
    red: 48.0 / 255, green: 52.0 / 255, blue: 60.0 / 255)
  private static let screen = DisplayColor(red: 0, green: 0, blue: 0)
  // A light disc with a dark rim is seen on any ground.
  private static let touchRim = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.35)
  private static let touchDisc = DisplayColor(red: 1, green: 1, blue: 1, alpha: 0.5)
  // A blue ring between two light ones, so that it is seen on any ground.
  private static let focusRing = DisplayColor(red: 0.04, green: 0.38, blue: 0.77)
  private static let focusRim = DisplayColor(red: 1, green: 1, blue: 1)
  /// Points of the device between the control and the ring, and the ring's width.
  private static let (focusGap, focusWidth) = (2.0, 3.0)

  package init(
    layout: WindowLayout, device: DisplayList, chrome: DisplayList? = nil, touches: [CGPoint] = [],
    focus: CGRect? = nil
  ) {
    self.focus = focus
    self.layout = layout
    self.device = device
    self.chrome = chrome
    self.touches = touches
  }

  /// Everything in one list whose points are the window's pixels: the backdrop, the device cut to
  /// its screen, the touches, the chrome.
  package var displayList: DisplayList {
    let size = CGSize(width: layout.pixelSize.width, height: layout.pixelSize.height)
    let whole = Outline(rect: CGRect(origin: .zero, size: size))
    var children = [deviceNode]
    if let focus { children.append(focusNode(around: focus)) }
    children.append(contentsOf: touches.map(touchNode))
    if let chrome {
      let scale = layout.pixelsPerPoint
      children.append(
        DisplayNode(
          owner: 0, transform: CGAffineTransform(scaleX: scale, y: scale), children: [chrome.root]))
    }
    return DisplayList(
      root: DisplayNode(owner: 0, items: [.fill(Self.backdrop, whole)], children: children),
      size: size)
  }

  private var deviceNode: DisplayNode {
    let frame = layout.deviceFrame
    let scale = layout.deviceScale
    let outline = Outline(
      rect: CGRect(x: 0, y: 0, width: frame.width / scale, height: frame.height / scale),
      cornerRadius: Self.cornerRadius)
    return DisplayNode(
      owner: 0, transform: CGAffineTransform(scale, 0, 0, scale, frame.minX, frame.minY),
      clip: outline, items: [.fill(Self.screen, outline)], children: [device.root])
  }

  /// Strips around the control, so that nothing of it is covered.
  private func focusNode(around frame: CGRect) -> DisplayNode {
    let device = layout.deviceFrame
    let scale = layout.deviceScale
    func strips(_ inner: CGFloat, _ width: CGFloat, _ color: DisplayColor) -> [DrawItem] {
      let (hole, whole) = (
        frame.insetBy(dx: -inner, dy: -inner), frame.insetBy(dx: -inner - width, dy: -inner - width)
      )
      return [
        CGRect(x: whole.minX, y: whole.minY, width: whole.width, height: width),
        CGRect(x: whole.minX, y: hole.maxY, width: whole.width, height: width),
        CGRect(x: whole.minX, y: hole.minY, width: width, height: hole.height),
        CGRect(x: hole.maxX, y: hole.minY, width: width, height: hole.height),
      ].map { .fill(color, Outline(rect: $0)) }
    }
    return DisplayNode(
      owner: 0, transform: CGAffineTransform(scale, 0, 0, scale, device.minX, device.minY),
      items: strips(Self.focusGap - 1, 1, Self.focusRim)
        + strips(Self.focusGap, Self.focusWidth, Self.focusRing)
        + strips(Self.focusGap + Self.focusWidth, 1, Self.focusRim))
  }

  private func touchNode(at place: CGPoint) -> DisplayNode {
    let center = layout.pixel(at: place)
    let scale = layout.deviceScale
    return DisplayNode(
      owner: 0, transform: CGAffineTransform(scale, 0, 0, scale, center.x, center.y),
      items: [
        .fill(Self.touchRim, Self.circle(radius: Self.touchRadius)),
        .fill(Self.touchDisc, Self.circle(radius: Self.touchRadius - Self.ringWidth)),
      ])
  }

  private static func circle(radius: Double) -> Outline {
    Outline(
      rect: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius),
      cornerRadius: radius)
  }
}
