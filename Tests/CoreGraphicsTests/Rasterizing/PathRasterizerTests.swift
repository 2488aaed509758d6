import Testing

@testable import CoreGraphics

@Suite("Bitmaps of paths") struct PathRasterizerTests {
  private func drawing(
    _ path: CGPath, _ change: (inout ShapeDrawing) -> Void = { _ in }
  )
    -> ShapeDrawing
  {
    var drawing = ShapeDrawing()
    drawing.path = path
    change(&drawing)
    return drawing
  }

  private let square = CGPath(rect: CGRect(2, 3, 4, 5), transform: nil)

  @Test("A picture is as large as its path, in whole pixels, at the scale")
  func frame() {
    let picture = PathRasterizer.picture(of: drawing(square), scale: 2)!
    #expect(picture.frame == CGRect(2, 3, 4, 5))
    #expect(picture.image.width == 8 && picture.image.height == 10)
    #expect(picture.image[0, 0] == 0xFF00_0000 && picture.image[7, 9] == 0xFF00_0000)
    let between = PathRasterizer.picture(
      of: drawing(CGPath(rect: CGRect(-0.5, 0.25, 1, 1), transform: nil)), scale: 1)!
    #expect(between.frame == CGRect(-1, 0, 2, 2))
    #expect(between.image.alphas(row: 0) == [96, 96])
  }

  @Test("The line lies on the filling and reaches beyond it")
  func stroke() {
    let picture = PathRasterizer.picture(
      of: drawing(square) {
        $0.fillColor = .red
        $0.strokeColor = .blue
        $0.stroke.width = 2
        $0.stroke.join = .round
      }, scale: 1)!
    let (x, y) = (Int(-picture.frame.minX), Int(-picture.frame.minY))
    #expect(
      picture.image[x + 1, y + 5] == 0xFF00_00FF && picture.image[x + 2, y + 5] == 0xFF00_00FF)
    #expect(picture.image[x + 3, y + 5] == 0xFFFF_0000 && picture.image.alpha(x, y + 5) == 0)
  }

  @Test("Only a part of the line is drawn, by the length of the whole path")
  func trimming() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(0, 1), CGPoint(8, 1)])
    func row(_ start: CGFloat, _ end: CGFloat) -> [Int] {
      let picture = PathRasterizer.picture(
        of: drawing(line) {
          $0.fillColor = nil
          $0.strokeColor = .black
          $0.stroke.width = 2
          $0.stroke.miterLimit = 1
          ($0.strokeStart, $0.strokeEnd) = (start, end)
        }, scale: 1)
      guard let picture else { return [] }
      let left = Int(-picture.frame.minX)
      return Array(picture.image.alphas(row: Int(-picture.frame.minY))[left..<left + 8])
    }
    #expect(row(0.25, 0.75) == [0, 0, 255, 255, 255, 255, 0, 0])
    #expect(row(0, 1) == [Int](repeating: 255, count: 8))
    #expect(row(0.5, 0.5).isEmpty && row(0.8, 0.2).isEmpty && row(1, 2).isEmpty)
  }

  @Test("Half of a circle's line ends where the half circle does")
  func halfCircle() {
    let circle = CGPath(ellipseIn: CGRect(2, 2, 20, 20), transform: nil)
    let picture = PathRasterizer.picture(
      of: drawing(circle) {
        $0.fillColor = nil
        $0.strokeColor = .black
        $0.stroke.width = 2
        $0.strokeEnd = 0.5
      }, scale: 1)!
    let (x, y) = (Int(-picture.frame.minX), Int(-picture.frame.minY))
    #expect(picture.image.alpha(x + 12, y + 21) > 240, "through the bottom")
    #expect(picture.image.alpha(x + 12, y + 2) == 0, "not through the top")
    #expect(picture.image.alpha(x + 2, y + 13) > 200 && picture.image.alpha(x + 2, y + 10) == 0)
  }

  @Test("Nothing to see is no picture")
  func nothing() {
    let empty = [
      ShapeDrawing(), drawing(CGMutablePath()), drawing(square) { $0.fillColor = nil },
      drawing(square) { $0.fillColor = CGColor(gray: 0, alpha: 0) },
      drawing(square) {
        $0.fillColor = nil
        $0.strokeColor = .red
        $0.stroke.width = .nan
      },
      drawing(CGPath(rect: CGRect(1e6, 0, 5, 5), transform: nil)),
    ]
    for drawing in empty {
      #expect(PathRasterizer.picture(of: drawing, scale: 2) == nil)
    }
    #expect(PathRasterizer.picture(of: drawing(square), scale: .nan) == nil)
  }

  @Test("A huge path is cut, and coarser than asked for")
  func huge() {
    let path = CGPath(rect: CGRect(-1e12, -1, 2e12, 2), transform: nil)
    let picture = PathRasterizer.picture(of: drawing(path), scale: 3)!
    #expect(picture.image.width <= PixelBuffer.largestSide)
    #expect(picture.image.alpha(picture.image.width / 2, 0) > 0)
    let area = CGPath(rect: CGRect(-1e12, -1e12, 2e12, 2e12), transform: nil)
    let large = RasterLimits.scale(for: area.boundingBox.size, wanted: 3)
    #expect(large * 2e12 <= 8193)
  }
}
