import Foundation
import Testing

@testable import CoreGraphics

@Suite("Shadows") struct ShadowTests {
  private let offset = CGSize(width: 3, height: 5)

  @Test("A sharp shadow is the shape again, to the right and down, in the shadow's colour")
  func sharp() {
    let image = picture(12, 12) { context in
      context.setShadow(offset: offset, blur: 0, color: .red)
      context.setFillColor(.blue)
      context.fill(CGRect(1, 1, 4, 4))
    }
    #expect(image[2, 2] == 0xFF00_00FF && image[4, 4] == 0xFF00_00FF)
    #expect(image[4, 6] == 0xFFFF_0000 && image[7, 9] == 0xFFFF_0000)
    #expect(image[8, 9] == 0 && image[3, 9] == 0 && image[7, 10] == 0)
  }

  @Test("The offset is in points of the untransformed context; up where y points up")
  func offsets() {
    let scaled = picture(12, 12, scale: 2) { context in
      context.rotate(by: .pi)
      context.translateBy(x: -12, y: -12)
      context.setShadow(offset: offset, blur: 0, color: .red)
      context.fill(CGRect(7, 7, 4, 4))
    }
    #expect(scaled[14, 18] == 0xFFFF_0000 && scaled[15, 19] == 0xFFFF_0000)
    #expect(scaled[16, 18] == 0)
    let context = CGContext(
      data: nil, width: 12, height: 12, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    context.setShadow(offset: offset, blur: 0, color: .red)
    context.fill(CGRect(1, 1, 4, 4))
    // Rows from the top: the shadow is above the square.
    #expect(context.makeImage()![7, 4] == 0xFFFF_0000)
  }

  @Test(
    "A straight edge fades as the integral of a Gaussian does, within 1 level up to 12 and 2 above",
    arguments: [1, 2.5, 6, 20, 24, 25, 50, 100])
  func gaussian(_ blur: CGFloat) {
    let reach = Int(blur * 3)
    let sigma = blur / 2
    let image = picture(2 * reach + 40, 3) { context in
      context.setShadow(
        offset: CGSize(width: 0, height: 4500), blur: blur, color: CGColor(gray: 0, alpha: 1))
      // So large that only its left edge counts; itself it is out of the picture.
      context.fill(CGRect(CGFloat(reach), -5500, 4000, 4000))
    }
    var greatest = 0.0
    for x in 0..<image.width {
      let distance = Double(x) + 0.5 - Double(reach)
      let truth = 255 * 0.5 * (1 + erf(distance / (sigma * 2.0.squareRoot())))
      greatest = max(greatest, abs(Double(image.alpha(x, 1)) - truth))
    }
    #expect(greatest <= (sigma <= 12 ? 1.1 : 2), "blur \(blur): \(greatest)")
  }

  @Test("A shadow shows inside the clip although its shape does not; alpha counts twice over")
  func clipped() {
    let image = picture(12, 12) { context in
      context.clip(to: CGRect(4, 6, 8, 6))
      context.setShadow(offset: offset, blur: 0, color: CGColor(gray: 0, alpha: 0.5))
      context.setAlpha(0.5)
      context.fill(CGRect(1, 1, 4, 4))
    }
    #expect(image[2, 2] == 0)
    #expect(abs(image.alpha(6, 8) - 64) <= 1)
  }

  @Test("Of strokes and images too, of a layer once for all; nil takes it away")
  func everything() {
    let dot = picture(2, 2) { $0.fill(CGRect(0, 0, 1, 2)) }
    let image = picture(30, 12) { context in
      context.setShadow(offset: CGSize(width: 0, height: 6), blur: 0, color: .red)
      context.setLineWidth(2)
      context.move(to: CGPoint(0, 2))
      context.addLine(to: CGPoint(4, 2))
      context.strokePath()
      context.draw(dot, in: CGRect(6, 0, 4, 4))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(12, 0, 4, 3))
      context.fill(CGRect(12, 3, 4, 4))
      context.endTransparencyLayer()
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(CGRect(20, 0, 4, 4))
    }
    #expect(image[1, 8] == 0xFFFF_0000)
    #expect(image[6, 7] == 0xFFFF_0000 && image[9, 7] == 0)
    // The lower square hides the upper one's shadow, as one picture would.
    #expect(image[13, 6] == 0xFF00_0000 && image[13, 8] == 0xFFFF_0000)
    #expect(image[21, 8] == 0)
  }

  @Test("Without a colour it is black at a third; senseless ones are none, or cut")
  func senseless() {
    let plain = picture(4, 8) { context in
      context.setShadow(offset: CGSize(width: 0, height: 4), blur: 0)
      context.fill(CGRect(0, 0, 4, 4))
    }
    #expect(plain[1, 6] == 0x5500_0000)
    for (height, blur) in [(CGFloat.nan, 0), (.infinity, 0), (0, .nan), (1e300, 0), (0, 1e300)]
      as [(CGFloat, CGFloat)]
    {
      let image = picture(4, 4) { context in
        context.setShadow(offset: CGSize(width: 0, height: height), blur: blur, color: .red)
        context.fill(CGRect(0, 0, 2, 2))
      }
      #expect(image[0, 0] == 0xFF00_0000)
    }
  }
}
