import CoreGraphics
import SDLStage
import Testing

@Suite("Where the device lies in the window")
struct WindowLayoutTests {
  private let phone = CGSize(width: 390, height: 844)

  private func layout(
    _ width: Int, _ height: Int, density: Double = 1, uiScale: Double = 1,
    sidePanelWidth: Double = 0
  ) -> WindowLayout {
    WindowLayout(
      pixelSize: PixelSize(width: width, height: height),
      windowSize: CGSize(width: Double(width) / density, height: Double(height) / density),
      deviceSize: phone, uiScale: uiScale, sidePanelWidth: sidePanelWidth)
  }

  @Test("With the margin of 24 points free, the device has its own size")
  func naturalSize() {
    let layout = layout(438, 892)
    #expect(layout.deviceScale == 1)
    #expect(layout.deviceFrame == CGRect(x: 24, y: 24, width: 390, height: 844))
    #expect(layout.chromeSize == CGSize(width: 438, height: 892))
  }

  @Test("A chosen scale makes chrome, margin and device larger")
  func uiScale() {
    let layout = layout(876, 1784, uiScale: 2)
    #expect(layout.deviceScale == 2)
    #expect(layout.deviceFrame == CGRect(x: 48, y: 48, width: 780, height: 1688))
    #expect(layout.pixelsPerPoint == 2)
    #expect(layout.chromeSize == CGSize(width: 438, height: 892))
  }

  @Test("Where a window unit is two pixels, the mouse's place is converted")
  func density() {
    let layout = layout(876, 1784, density: 2)
    #expect(layout.deviceScale == 2)
    #expect(layout.pixel(at: CGPoint(x: 100, y: 200)) == CGPoint(x: 200, y: 400))
    #expect(layout.devicePoint(at: CGPoint(x: 24, y: 24)) == .zero)
    #expect(layout.devicePoint(at: CGPoint(x: 219, y: 446)) == CGPoint(x: 195, y: 422))
  }

  @Test("A side panel takes its points from the right, at any scale")
  func sidePanel() {
    let layout = layout(438 + 320, 892, sidePanelWidth: 320)
    #expect(layout.deviceScale == 1)
    #expect(layout.deviceFrame == CGRect(x: 24, y: 24, width: 390, height: 844))
    #expect(layout.chromeSize == CGSize(width: 758, height: 892))
    // 2400 pixels without 2 x 320 are 1760: the device's 780 in the middle.
    let large = self.layout(2400, 1784, uiScale: 2, sidePanelWidth: 320)
    #expect(large.deviceScale == 2)
    #expect(large.deviceFrame == CGRect(x: 490, y: 48, width: 780, height: 1688))
    #expect(large.chromePoint(at: CGPoint(x: 300, y: 100)) == CGPoint(x: 150, y: 50))
    // Wider than the window: there is still a device.
    let narrow = self.layout(300, 500, sidePanelWidth: 320)
    #expect(narrow.deviceScale > 0 && narrow.deviceFrame.width >= 1)
  }

  @Test("The device fills a wide window's height and stays in the middle, on whole pixels")
  func wide() {
    // (601 - 48) / 844 = 0.65521; 390 times that is 255.53.
    let layout = layout(1001, 601)
    #expect(abs(layout.deviceScale - 553.0 / 844) < 1e-12)
    #expect(layout.deviceFrame == CGRect(x: 373, y: 24, width: 255, height: 553))
  }

  @Test("It fills a narrow window's width")
  func narrow() {
    // (243 - 48) / 390 = 0.5.
    let layout = layout(243, 900)
    #expect(layout.deviceScale == 0.5)
    #expect(layout.deviceFrame == CGRect(x: 24, y: 239, width: 195, height: 422))
  }

  @Test("A zoom near a half becomes it, so that edges meet pixels", arguments: [1771, 1784, 1797])
  func snapping(height: Int) {
    #expect(layout(1400, height, uiScale: 2).deviceScale == 2)
  }

  @Test("A zoom further off stays as it is", arguments: [1700, 1850])
  func noSnapping(height: Int) {
    #expect(layout(1400, height, uiScale: 2).deviceScale == Double(height - 96) / 844)
  }

  @Test("Even a window that is too small for the margin has a device in it")
  func tiny() {
    let layout = layout(10, 10)
    #expect(layout.deviceScale > 0)
    #expect(layout.deviceFrame.width >= 1 && layout.deviceFrame.height >= 1)
  }

  @Test("A place is on the device from its first pixel to its last")
  func edges() {
    let layout = layout(438, 892)
    #expect(layout.isOnDevice(CGPoint(x: 24, y: 24)))
    #expect(layout.isOnDevice(CGPoint(x: 413, y: 867)))
    #expect(!layout.isOnDevice(CGPoint(x: 23, y: 24)))
    #expect(!layout.isOnDevice(CGPoint(x: 414, y: 867)))
    #expect(!layout.isOnDevice(CGPoint(x: 413, y: 868)))
  }

  @Test("A window larger than any picture shows its upper left, where the mouse is where it was")
  func tooLarge() {
    let layout = WindowLayout(
      fitting: PixelSize(width: 20_000, height: 1000),
      windowSize: CGSize(width: 10_000, height: 500),
      deviceSize: phone, uiScale: 1)
    #expect(layout.pixelSize == PixelSize(width: 16_384, height: 1000))
    // Two pixels a unit, as in the whole window.
    #expect(layout.pixel(at: CGPoint(x: 100, y: 100)) == CGPoint(x: 200, y: 200))
    let none = WindowLayout(
      fitting: PixelSize(width: 0, height: 0), windowSize: .zero, deviceSize: phone, uiScale: 1)
    #expect(none.pixelSize == PixelSize(width: 1, height: 1))
  }
}
