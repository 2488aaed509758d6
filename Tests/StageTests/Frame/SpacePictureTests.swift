import Compositor
import DisplayList
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Pictures of layers in space")
struct SpacePictureTests {
  /// A white square of 40 points about (50, 50), turned about the vertical axis by the angle whose
  /// cosine is 0.6 and whose sine 0.8, before an eye at 100 points.
  private func picture(_ change: (UIView) -> Void = { _ in }) -> Frame {
    let driver = StageDriver { view in
      view.backgroundColor = .black
      let card = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
      card.backgroundColor = .white
      let board = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      board.layer.sublayerTransform.m34 = -1.0 / 100
      card.transform3D.m11 = 0.6
      card.transform3D.m13 = -0.8
      card.transform3D.m31 = 0.8
      card.transform3D.m33 = 0.6
      change(card)
      board.addSubview(card)
      view.addSubview(board)
    }
    driver.settle()
    return Compositor().composite(driver.outputs.last!.displayList, scale: 1)
  }

  /// How much of each pixel lies within a convex polygon, 0...255, by 16 x 16 samples.
  private func coverage(_ corners: [CGPoint], _ x: Int, _ y: Int) -> Double {
    var count = 0
    for index in 0..<256 {
      let px = Double(x) + (Double(index % 16) + 0.5) / 16
      let py = Double(y) + (Double(index / 16) + 0.5) / 16
      let isInside = corners.indices.allSatisfy { corner in
        let (a, b) = (corners[corner], corners[(corner + 1) % corners.count])
        return (b.x - a.x) * (py - a.y) - (b.y - a.y) * (px - a.x) >= 0
      }
      if isInside { count += 1 }
    }
    return Double(count) * 255 / 256
  }

  private func worstError(_ frame: Frame, _ corners: [CGPoint]) -> Double {
    var worst = 0.0
    for y in 0..<100 {
      for x in 0..<100 {
        let level = Double(frame.pixels[x, y] & 255)
        worst = max(worst, abs(level - coverage(corners, x, y)))
      }
    }
    return worst
  }

  /// The right edge is 12 to the right and 16 away, the left one as far to the other side.
  private let corners = [
    CGPoint(x: 50 - 12 / 0.84, y: 50 - 20 / 0.84), CGPoint(x: 50 + 12 / 1.16, y: 50 - 20 / 1.16),
    CGPoint(x: 50 + 12 / 1.16, y: 50 + 20 / 1.16), CGPoint(x: 50 - 12 / 0.84, y: 50 + 20 / 0.84),
  ]

  @Test("8.5.4: a layer under an eye covers the quadrilateral of its projected corners")
  func quadrilateral() {
    // Samples are as far from the exact area as two levels in a hundred.
    #expect(worstError(picture(), corners) < 8)
  }

  @Test("9: render(in:) shows the plane's part only, drawHierarchy what the screen shows")
  func drawn() {
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let card = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
    card.backgroundColor = .white
    card.transform3D.m11 = 0.5
    card.transform3D.m14 = 0.01
    board.layer.sublayerTransform.m34 = -1.0 / 100
    card.layer.zPosition = 50
    board.addSubview(card)
    let driver = StageDriver { $0.addSubview(board) }
    driver.settle()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: board.bounds.size, format: format)
    let (flat, deep) = driver.stage.perform {
      (
        renderer.image { board.layer.render(in: $0.cgContext) },
        renderer.image { _ in
          _ = board.drawHierarchy(in: board.bounds, afterScreenUpdates: true)
        }
      )
    }
    func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> UInt32 {
      image.cgImage?.buffer[x, y] ?? 1
    }
    // Half as wide about (50, 50), and no nearer.
    #expect(pixel(flat, 41, 31) == 0xffff_ffff && pixel(flat, 58, 68) == 0xffff_ffff)
    #expect(pixel(flat, 38, 50) == 0 && pixel(flat, 61, 50) == 0 && pixel(flat, 50, 28) == 0)
    // Half of 20 to the left is divided by (1 − 20 · 0.01)(1 − 50/100) = 0.4, to the right by 0.6.
    #expect(pixel(deep, 26, 50) == 0xffff_ffff && pixel(deep, 23, 50) == 0)
    #expect(pixel(deep, 65, 50) == 0xffff_ffff && pixel(deep, 68, 50) == 0)
  }

  @Test("8.5.6: with one side only it shows its front, and not its back")
  func oneSided() {
    #expect(worstError(picture { $0.layer.isDoubleSided = false }, corners) < 8)
    let back = picture { card in
      card.layer.isDoubleSided = false
      card.transform3D = CATransform3DMakeRotation(.pi, 0, 1, 0)
    }
    #expect(
      worstError(back, [CGPoint(x: -1, y: -1), CGPoint(x: -2, y: -1), CGPoint(x: -1, y: -2)]) == 0)
  }
}
