import CoreGraphics
import Testing
import UIKit

@Suite("UIBezierPath") @MainActor struct BezierPathTests {
  private let stage = TestStage.settled()
  private let square = CGRect(x: 2, y: 2, width: 6, height: 6)

  private func drawing(_ width: CGFloat = 10, _ body: () -> Void) -> CGImage {
    stage.perform {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: CGSize(width: width, height: 10), format: format)
        .image { _ in body() }.cgImage!
    }
  }

  private func alphas(_ image: CGImage, row y: Int) -> [Int] {
    (0..<image.width).map { Int(image.buffer[$0, y] >> 24) }
  }

  @Test("What it is before anything is set")
  func defaults() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.lineWidth == 1 && path.miterLimit == 10)
    #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    #expect(!path.usesEvenOddFillRule && path.currentPoint == .zero && path.bounds.isNull)
  }

  @Test("Only the named corners are round")
  func corners() {
    let path = UIBezierPath(
      roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 3, height: 3))
    #expect(!path.contains(CGPoint(x: 2.3, y: 2.3)) && !path.contains(CGPoint(x: 7.7, y: 7.7)))
    #expect(path.contains(CGPoint(x: 7.7, y: 2.3)) && path.contains(CGPoint(x: 2.3, y: 7.7)))
    let all = UIBezierPath(
      roundedRect: square, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 99, height: 2)
    )
    #expect(all.bounds == square && !all.contains(CGPoint(x: 7.8, y: 2.2)))
    let round = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 50)
    #expect(round.contains(CGPoint(x: 5.1, y: 0.1)) && !round.contains(CGPoint(x: 1, y: 1)))
  }

  @Test("A clockwise arc is seen to turn clockwise: from the right by way of the bottom")
  func arcs() {
    let half = UIBezierPath(
      arcCenter: CGPoint(x: 5, y: 5), radius: 4, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(half.contains(CGPoint(x: 5, y: 8)) && !half.contains(CGPoint(x: 5, y: 2)))
    let other = UIBezierPath(
      arcCenter: CGPoint(x: 5, y: 5), radius: 4, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(other.contains(CGPoint(x: 5, y: 2)) && !other.contains(CGPoint(x: 5, y: 8)))
  }

  @Test("Filling and stroking leave the path, and the context as it was")
  func drawn() {
    let image = drawing {
      let context = UIGraphicsGetCurrentContext()!
      let path = UIBezierPath(rect: square)
      path.lineWidth = 2
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      path.fill()
      path.stroke()
      #expect(!path.isEmpty)
      context.stroke(CGRect(x: 0, y: 0.5, width: 0.5, height: 20))
    }
    #expect(image.buffer[5, 5] == 0xFFFF_0000 && image.buffer[2, 5] == 0xFF00_00FF)
    #expect(image.buffer[1, 5] == 0xFF00_00FF)
  }

  @Test("With a blend mode and an alpha of its own")
  func blended() {
    let image = drawing {
      UIColor.red.set()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.green.setFill()
      UIBezierPath(rect: square).fill(with: .multiply, alpha: 0.5)
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill(with: .clear, alpha: 1)
    }
    // Red times green is black, half of it.
    #expect(image.buffer[5, 5] == 0xFF80_0000 || image.buffer[5, 5] == 0xFF7F_0000)
    #expect(image.buffer[0, 0] == 0)
  }

  @Test("The even-odd rule counts for filling, clipping and asking")
  func evenOdd() {
    let path = UIBezierPath(rect: square)
    path.append(UIBezierPath(rect: CGRect(x: 4, y: 4, width: 2, height: 2)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    let ring = [0, 0, 255, 255, 0, 0, 255, 255, 0, 0]
    #expect(alphas(drawing { path.fill() }, row: 5) == ring)
    let clipped = drawing {
      path.addClip()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(alphas(clipped, row: 5) == ring)
  }

  @Test("Dashes are kept, and drawn")
  func dashes() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 10, y: 5))
    path.lineWidth = 2
    path.setLineDash([3, 2], count: 2, phase: 1)
    var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [3, 2] && count == 2 && phase == 1)
    #expect(
      alphas(drawing { path.stroke() }, row: 5) == [255, 255, 0, 0, 255, 255, 255, 0, 0, 255])
    path.setLineDash(nil, count: 0, phase: 0)
    #expect(alphas(drawing { path.stroke() }, row: 5) == [Int](repeating: 255, count: 10))
  }

  @Test("Moved, reversed, emptied, copied")
  func edited() {
    let path = UIBezierPath(rect: square)
    path.lineWidth = 7
    let copy = path.copy() as! UIBezierPath
    path.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(path.bounds == square.offsetBy(dx: 10, dy: 0))
    #expect(copy.bounds == square && copy.lineWidth == 7)
    let reversed = path.reversing()
    #expect(reversed.lineWidth == 7 && reversed.bounds == path.bounds)
    #expect(reversed.cgPath != path.cgPath)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("Building: curves, and parts without a beginning")
  func building() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.addQuadCurve(to: .zero, controlPoint: .zero)
    path.close()
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    path.addCurve(
      to: .zero, controlPoint1: CGPoint(x: 10, y: -5), controlPoint2: CGPoint(x: 0, y: -5))
    path.close()
    #expect(path.bounds.maxY == 5 && path.currentPoint == .zero)
  }

  @Test("Frames and clips of rectangles")
  func rectangles() {
    let frame = drawing { UIRectFrame(square) }
    #expect(alphas(frame, row: 2) == [0, 0, 255, 255, 255, 255, 255, 255, 0, 0])
    #expect(alphas(frame, row: 5) == [0, 0, 255, 0, 0, 0, 0, 255, 0, 0])
    let clipped = drawing {
      UIRectClip(square)
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 10))
    }
    #expect(alphas(clipped, row: 5) == [0, 0, 255, 255, 0, 0, 0, 0, 0, 0])
  }

  @Test("UIRectFill puts a colour in the place of what is there, clear ones too")
  func copying() {
    let image = drawing {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.clear.setFill()
      UIRectFill(square)
    }
    #expect(alphas(image, row: 5) == [255, 255, 0, 0, 0, 0, 0, 0, 255, 255])
  }
}
