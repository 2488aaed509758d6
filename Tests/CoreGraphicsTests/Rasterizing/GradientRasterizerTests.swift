import Foundation
import Testing

@testable import CoreGraphics

@Suite("Bitmaps of gradients") struct GradientRasterizerTests {
  private func image(
    _ size: CGSize, scale: CGFloat = 1, _ change: (inout GradientDrawing) -> Void
  ) -> CGImage? {
    var drawing = GradientDrawing()
    drawing.colors = [.black, .white]
    change(&drawing)
    return GradientRasterizer.image(of: drawing, size: size, scale: scale)
  }

  private let size = CGSize(width: 20, height: 10)

  /// The level of the pixel, of 255.
  private func level(_ image: CGImage, _ x: Int, _ y: Int) -> Double {
    Double(image[x, y] & 255)
  }

  @Test("Axial: from top to bottom unless said otherwise, at the scale")
  func axial() {
    let made = image(size, scale: 2) { _ in }!
    #expect(made.width == 40 && made.height == 20)
    for y in 0..<20 {
      #expect(abs(level(made, 7, y) - (Double(y) + 0.5) / 20 * 255) <= 1)
    }
  }

  @Test("Axial from corner to corner: the same along lines at right angles to it")
  func diagonal() {
    let made = image(size) { ($0.startPoint, $0.endPoint) = (.zero, CGPoint(1, 1)) }!
    for (x, y) in [(0, 0), (10, 3), (19, 9), (4, 8)] {
      // The way from the start along (20, 10), as a part of it.
      let part = ((Double(x) + 0.5) * 20 + (Double(y) + 0.5) * 10) / 500
      #expect(abs(level(made, x, y) - part * 255) <= 1)
    }
  }

  @Test("Radial: ellipses, and the last colour beyond them")
  func radial() {
    let made = image(size) {
      $0.kind = .radial
      ($0.startPoint, $0.endPoint) = (CGPoint(0.5, 0.5), CGPoint(1, 1))
    }!
    for (x, y) in [(10, 5), (15, 5), (10, 8), (19, 9), (3, 2)] {
      let (dx, dy) = ((Double(x) + 0.5 - 10) / 10, (Double(y) + 0.5 - 5) / 5)
      let part = min((dx * dx + dy * dy).squareRoot(), 1)
      #expect(abs(level(made, x, y) - part * 255) <= 2)
    }
  }

  @Test("Conic: once round from the end's direction, from x towards y, within half a level")
  func conic() {
    let made = image(size) {
      $0.kind = .conic
      ($0.startPoint, $0.endPoint) = (CGPoint(0.5, 0.5), CGPoint(0.5, 0))
    }!
    for y in 0..<10 {
      for x in 0..<20 {
        // From straight up.
        var turn = atan2(Double(y) + 0.5 - 5, Double(x) + 0.5 - 10) / (2 * .pi) + 0.25
        turn -= turn.rounded(.down)
        #expect(abs(level(made, x, y) - turn * 255) <= 0.51)
      }
    }
    #expect(made.isOpaque)
  }

  @Test("Stops at their places, with an edge where two share one")
  func stops() {
    let made = image(CGSize(width: 10, height: 1)) {
      $0.colors = [.red, .red, .blue, .green]
      $0.locations = [0, 0.5, 0.5, 1]
      ($0.startPoint, $0.endPoint) = (CGPoint(0, 0.5), CGPoint(1, 0.5))
    }!
    #expect(made[4, 0] == 0xFFFF_0000 && made[5, 0] & 0xFF > 0xE0)
    let conic = image(CGSize(width: 10, height: 10)) {
      $0.kind = .conic
      $0.colors = [.red, .red, .blue, CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)]
      $0.locations = [0, 0.5, 0.5, 1]
      ($0.startPoint, $0.endPoint) = (CGPoint(0.5, 0.5), CGPoint(1, 0.5))
    }!
    #expect(conic[5, 9] == 0xFFFF_0000 && conic[5, 0] >> 24 < 255 && !conic.isOpaque)
  }

  @Test("Nothing to see is no picture; huge ones are coarser than asked for")
  func extremes() {
    #expect(image(.zero) { _ in } == nil)
    #expect(image(size) { $0.colors = [] } == nil)
    #expect(image(CGSize(width: CGFloat.infinity, height: 1)) { _ in } == nil)
    for kind in [GradientDrawing.Kind.axial, .radial, .conic] {
      #expect(
        image(size) {
          $0.kind = kind
          $0.endPoint = $0.startPoint
        } == nil)
      #expect(
        image(size) {
          $0.kind = kind
          $0.endPoint.x = .nan
        } == nil)
    }
    let wide = image(CGSize(width: 1e7, height: 10)) { $0.endPoint = CGPoint(1, 0) }!
    #expect(wide.width <= PixelBuffer.largestSide && wide.height == 1)
  }
}
