import Compositor
import CoreGraphics

/// Shows finished pictures in a window.
@MainActor protocol Presenter: AnyObject {
  /// Whether `present` waits until the display takes the picture.
  var isPacedByDisplay: Bool { get }
  /// The pixels that the window has now.
  var pixelSize: PixelSize { get }
  /// Shows `pixels`; what does not fit the window, because it has just changed, is cut off.
  ///
  /// - Parameter changes: where they differ from what was shown last; at first, all of them.
  func present(_ pixels: PixelBuffer, changes: [PixelRect])
  /// Gives the window free, which is closed next.
  func close()
}
