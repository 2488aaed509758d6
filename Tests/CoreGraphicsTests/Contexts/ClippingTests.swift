import Testing

@testable import CoreGraphics

@Suite("Clips and layers") struct ClippingTests {
  private let all = CGRect(0, 0, 10, 10)

  @Test("Clips cut each other; an empty path clips nothing, no rectangles clip everything")
  func paths() {
    let image = picture(10, 10) { context in
      context.clip(to: CGRect(0, 0, 6, 10))
      context.addRect(CGRect(4, 0, 6, 10))
      context.clip()
      context.clip()
      context.fill(all)
    }
    #expect(image.alphas(row: 5) == [0, 0, 0, 0, 255, 255, 0, 0, 0, 0])
    let none = picture(10, 10) { context in
      context.clip(to: [])
      context.fill(all)
      context.setShadow(offset: .zero, blur: 3, color: .red)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(all)
      context.endTransparencyLayer()
    }
    #expect(none == picture(10, 10) { _ in })
  }

  @Test("By the even-odd rule; several rectangles; and taken away again")
  func more() {
    let image = picture(10, 10) { context in
      context.addRect(all)
      context.addRect(CGRect(2, 2, 6, 6))
      context.clip(using: .evenOdd)
      context.fill(all)
    }
    #expect(image.alpha(1, 5) == 255 && image.alpha(5, 5) == 0)
    let two = picture(10, 10) { context in
      context.clip(to: [CGRect(0, 0, 2, 10), CGRect(8, 0, 2, 10)])
      #expect(context.boundingBoxOfClipPath == CGRect(0, 0, 10, 10))
      context.fill(all)
      context.resetClip()
      context.fill(CGRect(5, 0, 1, 10))
    }
    #expect(two.alphas(row: 5) == [255, 255, 0, 0, 0, 255, 0, 0, 255, 255])
  }

  @Test("A mask cuts by its alpha, upside down in a context whose y points down")
  func mask() {
    let mask = picture(2, 2) { context in
      context.fill(CGRect(0, 0, 1, 1))
      context.setFillColor(gray: 0, alpha: 0.5)
      context.fill(CGRect(1, 0, 1, 1))
    }
    let image = picture(8, 8) { context in
      context.interpolationQuality = .none
      context.clip(to: CGRect(2, 2, 2, 2), mask: mask)
      context.setFillColor(.red)
      context.fill(all)
    }
    #expect(image[2, 3] == 0xFFFF_0000 && image[3, 3] == 0x8080_0000)
    #expect(image[2, 2] == 0 && image[1, 3] == 0 && image[5, 5] == 0)
  }

  @Test("An opaque mask cuts by how bright it is")
  func brightMask() {
    let context = CGContext(size: CGSize(width: 3, height: 1), scale: 1, isOpaque: true)
    context.setFillColor(.white)
    context.fill(CGRect(0, 0, 1, 1))
    context.setFillColor(.green)
    context.fill(CGRect(1, 0, 1, 1))
    let image = picture(3, 1) {
      $0.clip(to: CGRect(0, 0, 3, 1), mask: context.image())
      $0.fill(all)
    }
    // Green is 0.7152 of white.
    #expect(image.alphas(row: 0) == [255, 182, 0])
  }

  @Test("A layer is faded as one picture, and begins without alpha, mode and shadow")
  func layers() {
    let image = picture(10, 10) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(.red)
      context.fill(CGRect(0, 0, 6, 10))
      context.setFillColor(.blue)
      context.fill(CGRect(4, 0, 6, 10))
      context.endTransparencyLayer()
      context.fill(CGRect(0, 9, 10, 1))
    }
    #expect(image[1, 1] == 0x8080_0000 && image[5, 1] == 0x8000_0080)
    // Alpha is back afterwards, and so is the colour.
    #expect(image[1, 9] == 0xC040_0000 || image.alpha(1, 9) == 192)
  }

  @Test("Saves that were not restored in a layer end with it; its own clip does too")
  func balance() {
    let image = picture(10, 10) { context in
      context.beginTransparencyLayer(in: CGRect(0, 0, 5, 10), auxiliaryInfo: nil)
      context.saveGState()
      context.translateBy(x: 100, y: 0)
      context.saveGState()
      context.endTransparencyLayer()
      context.endTransparencyLayer()
      context.fill(CGRect(0, 0, 10, 5))
    }
    #expect(image.alphas(row: 2).allSatisfy { $0 == 255 })
    let within = picture(10, 10) { context in
      context.beginTransparencyLayer(in: CGRect(0, 0, 5, 10), auxiliaryInfo: nil)
      // None was saved here: the layer's own stays.
      context.restoreGState()
      context.fill(all)
      context.endTransparencyLayer()
    }
    #expect(within.alphas(row: 2) == (0..<10).map { $0 < 5 ? 255 : 0 })
  }

  @Test("A layer with a mode of its own mixes as a whole; layers nest")
  func nested() {
    let image = picture(4, 1) { context in
      context.setFillColor(.red)
      context.fill(CGRect(0, 0, 4, 1))
      context.setBlendMode(.destinationOut)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(1, 0, 1, 1))
      context.endTransparencyLayer()
      context.fill(CGRect(1, 0, 2, 1))
      context.endTransparencyLayer()
    }
    #expect(image.alphas(row: 0) == [255, 0, 0, 255])
  }
}
