import Compositor
import CoreGraphics
import DisplayList
import SDLStage
import Testing

@Suite("What a window shows")
struct WindowPictureTests {
  private let layout = WindowLayout(
    pixelSize: PixelSize(width: 248, height: 348), windowSize: CGSize(width: 248, height: 348),
    deviceSize: CGSize(width: 100, height: 150), uiScale: 1)
  private let backdrop: UInt32 = 0xff30_343c

  private func rectangle(_ rect: CGRect, _ color: DisplayColor) -> DisplayNode {
    DisplayNode(owner: 1, items: [.fill(color, Outline(rect: rect))])
  }

  private let red = DisplayColor(red: 1, green: 0, blue: 0)
  private let green = DisplayColor(red: 0, green: 1, blue: 0)

  private func pixels(_ picture: WindowPicture) -> PixelBuffer {
    Compositor().composite(picture.displayList, scale: 1).pixels
  }

  /// The device is 200 x 300 pixels at (24, 24): a zoom of 2.
  private var device: DisplayList {
    DisplayList(
      root: rectangle(CGRect(x: -50, y: 50, width: 300, height: 10), red),
      size: CGSize(width: 100, height: 150))
  }

  @Test("The picture has the window's pixels, at one per point")
  func size() {
    let list = WindowPicture(layout: layout, device: device).displayList
    #expect(list.size == CGSize(width: 248, height: 348))
    #expect(layout.deviceFrame == CGRect(x: 24, y: 24, width: 200, height: 300))
    #expect(layout.deviceScale == 2)
  }

  @Test("The device is drawn larger, cut to its screen, black where it paints nothing")
  func devicePixels() {
    let pixels = pixels(WindowPicture(layout: layout, device: device))
    #expect(pixels[0, 0] == backdrop)
    #expect(pixels[247, 347] == backdrop)
    #expect(pixels[124, 60] == 0xff00_0000)
    // Points 50 to 60 are pixels 124 to 143.
    #expect(pixels[124, 123] == 0xff00_0000)
    #expect(pixels[124, 124] == 0xffff_0000)
    #expect(pixels[124, 143] == 0xffff_0000)
    #expect(pixels[124, 144] == 0xff00_0000)
    #expect(pixels[23, 130] == backdrop)
    #expect(pixels[24, 130] == 0xffff_0000)
    #expect(pixels[223, 130] == 0xffff_0000)
    #expect(pixels[224, 130] == backdrop)
  }

  @Test("Its corners are round, with the radius of 10 points")
  func corners() {
    let pixels = pixels(WindowPicture(layout: layout, device: device))
    for (x, y) in [(24, 24), (223, 24), (24, 323), (223, 323)] {
      #expect(pixels[x, y] == backdrop)
    }
    // An arc of 20 pixels reaches the edge 20 pixels from the corner.
    #expect(pixels[45, 24] == 0xff00_0000)
    #expect(pixels[24, 45] == 0xff00_0000)
  }

  @Test("A touch is a light disc with a darker rim at its place, also outside the device")
  func touch() {
    let center = CGPoint(x: 220, y: 200)
    let pixels = pixels(
      WindowPicture(layout: layout, device: device, touches: [center]))
    // 35 % black, then 50 % white, over black: half of 255.
    #expect(pixels[210, 200] == 0xff80_8080)
    // The rim is the outer 1.5 points of 22, at a zoom of 2: 41 to 44 pixels from the centre. This
    // pixel, beside the device, is 42.8 away: 65 % of 0x30, 0x34, 0x3c is 31.2, 33.8, 39.
    #expect(pixels[236, 160] == 0xff1f_2227)
    // And this one 45.3.
    #expect(pixels[237, 158] == backdrop)
  }

  @Test("The chrome lies over everything, in its own points")
  func chrome() {
    let scaled = WindowLayout(
      pixelSize: PixelSize(width: 248, height: 348), windowSize: CGSize(width: 124, height: 174),
      deviceSize: CGSize(width: 100, height: 150), uiScale: 1)
    #expect(scaled.chromeSize == CGSize(width: 124, height: 174))
    let chrome = DisplayList(
      root: rectangle(CGRect(x: 60, y: 80, width: 10, height: 10), green),
      size: scaled.chromeSize)
    let pixels = pixels(
      WindowPicture(
        layout: scaled, device: device, chrome: chrome, touches: [CGPoint(x: 62, y: 82)]))
    #expect(pixels[120, 160] == 0xff00_ff00)
    #expect(pixels[139, 179] == 0xff00_ff00)
    #expect(pixels[140, 179] != 0xff00_ff00)
    #expect(pixels[0, 0] == backdrop)
  }
}
