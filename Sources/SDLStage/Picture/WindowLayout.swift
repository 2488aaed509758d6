import CoreGraphics

/// Where the device lies in the window, and how the window's units relate.
///
/// A window has three: *pixels* of its picture; *window units*, in which the system tells sizes and
/// the mouse's place; and *points* of its chrome, whose size the person chooses.
package struct WindowLayout: Hashable, Sendable {
  /// At least this much of the window, in its points, stays free around the device.
  package static let margin = 24.0
  /// A zoom this near to a multiple of 1/2, where the device's edges meet pixels, becomes it.
  private static let snapping = 0.01

  package let pixelSize: PixelSize
  /// The device's screen in its own points.
  package let deviceSize: CGSize
  /// Pixels per window unit.
  private let density: CGSize
  /// Pixels per point of the window's chrome.
  package let pixelsPerPoint: Double
  /// Pixels per point of the device: zoom and display scale together.
  package let deviceScale: Double
  /// Whole pixels.
  package let deviceFrame: CGRect

  /// - Parameters:
  ///   - windowSize: the window's size in window units.
  ///   - uiScale: points of the chrome are this much larger than window units.
  ///   - sidePanelWidth: points of the chrome at the window's right that the device leaves free.
  package init(
    pixelSize: PixelSize, windowSize: CGSize, deviceSize: CGSize, uiScale: Double,
    sidePanelWidth: Double = 0
  ) {
    self.pixelSize = pixelSize
    self.deviceSize = deviceSize
    let fullWidth = Double(pixelSize.width)
    let height = Double(pixelSize.height)
    density = CGSize(
      width: fullWidth / max(windowSize.width, 1), height: height / max(windowSize.height, 1))
    pixelsPerPoint = density.width * uiScale
    let width = max(fullWidth - (sidePanelWidth * pixelsPerPoint).rounded(), 1)

    let margins = 2 * Self.margin * pixelsPerPoint
    let fitting = min((width - margins) / deviceSize.width, (height - margins) / deviceSize.height)
    let half = (fitting * 2).rounded() / 2
    let isNearHalf = half > 0 && abs(fitting - half) <= Self.snapping * half
    deviceScale = isNearHalf ? half : max(fitting, 1 / max(deviceSize.width, deviceSize.height))

    // Rounded down: what is cut off is less than a pixel, and the edge is sharp.
    let shownWidth = max((deviceSize.width * deviceScale + 1e-6).rounded(.down), 1)
    let shownHeight = max((deviceSize.height * deviceScale + 1e-6).rounded(.down), 1)
    deviceFrame = CGRect(
      x: ((width - shownWidth) / 2).rounded(.down), y: ((height - shownHeight) / 2).rounded(.down),
      width: shownWidth, height: shownHeight)
  }

  /// Of what a picture can show of a window that may be larger: from its upper left.
  ///
  /// - Parameter pixelSize: of the whole window.
  package init(
    fitting pixelSize: PixelSize, windowSize: CGSize, deviceSize: CGSize, uiScale: Double,
    sidePanelWidth: Double = 0
  ) {
    let largest = PixelBuffer.largestSide
    let shown = PixelSize(
      width: min(max(pixelSize.width, 1), largest), height: min(max(pixelSize.height, 1), largest))
    self.init(
      pixelSize: shown,
      windowSize: CGSize(
        width: windowSize.width * Double(shown.width) / Double(max(pixelSize.width, 1)),
        height: windowSize.height * Double(shown.height) / Double(max(pixelSize.height, 1))),
      deviceSize: deviceSize, uiScale: uiScale, sidePanelWidth: sidePanelWidth)
  }

  /// The size of the chrome's screen, in points.
  package var chromeSize: CGSize {
    CGSize(
      width: Double(pixelSize.width) / pixelsPerPoint,
      height: Double(pixelSize.height) / pixelsPerPoint)
  }

  /// From window units to pixels.
  package func pixel(at place: CGPoint) -> CGPoint {
    CGPoint(x: place.x * density.width, y: place.y * density.height)
  }

  /// From window units to points of the device's screen, also outside of it.
  package func devicePoint(at place: CGPoint) -> CGPoint {
    let pixel = pixel(at: place)
    return CGPoint(
      x: (pixel.x - deviceFrame.minX) / deviceScale, y: (pixel.y - deviceFrame.minY) / deviceScale)
  }

  /// From window units to points of the chrome's screen.
  package func chromePoint(at place: CGPoint) -> CGPoint {
    let pixel = pixel(at: place)
    return CGPoint(x: pixel.x / pixelsPerPoint, y: pixel.y / pixelsPerPoint)
  }

  /// The middle of the device's screen, in window units.
  package var deviceCenter: CGPoint {
    CGPoint(x: deviceFrame.midX / density.width, y: deviceFrame.midY / density.height)
  }

  /// Window units in a point of the device.
  package var unitsPerPoint: Double { deviceScale / density.width }

  /// Whether the place, in window units, lies on the device's screen.
  package func isOnDevice(_ place: CGPoint) -> Bool { deviceFrame.contains(pixel(at: place)) }
}
