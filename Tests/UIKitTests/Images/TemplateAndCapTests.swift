import CoreGraphics
import Foundation
import Testing
import UIKit

/// Pictures of a few pixels, made and read by hand.
@Suite("Templates, cap insets, orientations", .ownStage) @MainActor struct TemplateAndCapTests {
  private let stage = TestStage.settled()

  /// One pixel for each number, rows from the top.
  private func picture(_ rows: [[UInt32]]) -> CGImage {
    let buffer = PixelBuffer(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, pixel) in row.enumerated() { buffer[x, y] = pixel }
    }
    return CGImage(buffer: buffer, isOpaque: false)
  }

  private func rows(_ image: CGImage?) -> [[UInt32]] {
    guard let image else { return [] }
    return (0..<image.height).map { y in (0..<image.width).map { image.buffer[$0, y] } }
  }

  private func drawn(
    _ width: CGFloat, _ height: CGFloat, _ body: @MainActor (CGRect) -> Void
  ) -> [[UInt32]] {
    stage.perform {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: width, height: height)
      let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
        body(CGRect(origin: .zero, size: size))
      }
      return rows(image.cgImage)
    }
  }

  private let a: UInt32 = 0xFFAA_0000
  private let b: UInt32 = 0xFF00_BB00
  private let c: UInt32 = 0xFF00_00CC
  private let d: UInt32 = 0xFFDD_DD00
  private let e: UInt32 = 0xFF00_EEEE
  private let f: UInt32 = 0xFFFF_00FF

  // MARK: Orientation

  /// What a picture of two rows, abc and def, looks like. Up to mirrored by the definition of Exif.
  private func seen(_ orientation: UIImage.Orientation) -> [[UInt32]] {
    switch orientation {
    case .up: [[a, b, c], [d, e, f]]
    case .down: [[f, e, d], [c, b, a]]
    case .left: [[c, f], [b, e], [a, d]]
    case .right: [[d, a], [e, b], [f, c]]
    case .upMirrored: [[c, b, a], [f, e, d]]
    case .downMirrored: [[d, e, f], [a, b, c]]
    case .leftMirrored: [[a, d], [b, e], [c, f]]
    case .rightMirrored: [[f, c], [e, b], [d, a]]
    }
  }

  @Test("All eight orientations: drawn, shown, written and measured the right way up")
  func orientations() throws {
    let stored = picture([[a, b, c], [d, e, f]])
    for raw in 0..<8 {
      let orientation = try #require(UIImage.Orientation(rawValue: raw))
      let image = UIImage(cgImage: stored, scale: 1, orientation: orientation)
      let expected = seen(orientation)
      #expect(image.imageOrientation == orientation)
      let size = CGSize(width: expected[0].count, height: expected.count)
      #expect(image.size == size)
      #expect(drawn(size.width, size.height) { image.draw(in: $0) } == expected, "\(orientation)")
      #expect(drawn(size.width, size.height) { _ in image.draw(at: .zero) } == expected)
      let view = stage.add(UIImageView(image: image), CGRect(x: 0, y: 0, width: 30, height: 30))
      stage.settle()
      #expect(rows(stage.shown(view)?.image) == expected)
      #expect(image.pngData().flatMap(UIImage.init(data:)).map { rows($0.cgImage) } == expected)
      #expect(image.cgImage === stored)
    }
    #expect(UIImage.Orientation(rawValue: 8) == nil)
  }

  @Test("The scale counts for the size as it is seen")
  func orientedSize() {
    let stored = picture([[a, b, c, d], [d, e, f, a]])
    let image = UIImage(cgImage: stored, scale: 2, orientation: .right)
    #expect(image.size == CGSize(width: 1, height: 2))
    #expect(image.jpegData(compressionQuality: 1)?.starts(with: [0xFF, 0xD8]) == true)
    #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil)
  }

  // MARK: Templates

  @Test("A template shows the tint colour by its alpha, and follows it down the tree")
  func templates() {
    let image = UIImage(cgImage: picture([[a, 0x8000_0000, 0]]))
    #expect(image.renderingMode == .automatic)
    let view = stage.add(
      UIImageView(image: image.withRenderingMode(.alwaysTemplate)),
      CGRect(x: 0, y: 0, width: 3, height: 1))
    stage.perform { stage.view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    stage.settle()
    #expect(rows(stage.shown(view)?.image) == [[0xFFFF_0000, 0x8080_0000, 0]])
    stage.perform { stage.view.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    stage.settle()
    #expect(rows(stage.shown(view)?.image) == [[0xFF00_00FF, 0x8000_0080, 0]])
    stage.perform { view.image = image }
    stage.settle()
    #expect(stage.shown(view)?.image === image.cgImage)
    stage.perform { view.image = image.withRenderingMode(.alwaysOriginal) }
    stage.settle()
    #expect(stage.shown(view)?.image === image.cgImage)
  }

  @Test("A picture with a colour of its own keeps it, but as a template takes the tint colour")
  func withTintColor() {
    let image = UIImage(cgImage: picture([[a, 0x8000_0000]]))
    let green = image.withTintColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(rows(green.cgImage) == [[0xFF00_FF00, 0x8000_8000]])
    #expect(green.renderingMode == .automatic && green.size == image.size)
    let template = image.withTintColor(.white, renderingMode: .alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate)
    let view = stage.add(UIImageView(image: template), CGRect(x: 0, y: 0, width: 2, height: 1))
    stage.perform { view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    stage.settle()
    #expect(rows(stage.shown(view)?.image) == [[0xFFFF_0000, 0x8080_0000]])
    #expect(rows(image.cgImage) == [[a, 0x8000_0000]])
    #expect(UIImage().withTintColor(.red).cgImage == nil)
  }

  @Test("tintAdjustmentMode is inherited; dimmed is grey, and who listens is told")
  func dimmed() {
    final class Listener: UIView {
      var calls = 0
      override func tintColorDidChange() { calls += 1 }
    }
    let (parent, child, own) = (UIView(), Listener(), Listener())
    parent.addSubview(child)
    parent.addSubview(own)
    own.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    parent.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    (child.calls, own.calls) = (0, 0)
    #expect(child.tintAdjustmentMode == .normal)
    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed && child.calls == 1 && own.calls == 1)
    // The luminance of red is 0.2126, that of green 0.7152.
    #expect(child.tintColor == UIColor(white: 0.2126, alpha: 1))
    #expect(own.tintColor == UIColor(white: 0.7152, alpha: 0.5))
    child.tintAdjustmentMode = .normal
    #expect(child.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    parent.tintAdjustmentMode = .automatic
    #expect(own.tintColor == UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
  }

  @Test("A button's picture stands left of its title; a system button tints it")
  func button() throws {
    let image = UIImage(cgImage: picture([[a, b], [c, d]]), scale: 0.1, orientation: .up)
    #expect(image.size == CGSize(width: 20, height: 20))
    let button = UIButton(type: .system)
    #expect(button.currentImage == nil && button.imageView == nil)
    button.setImage(image, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
    button.setTitle("OK", for: .normal)
    stage.add(button, CGRect(x: 0, y: 0, width: 90, height: 40))
    stage.perform { button.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    stage.settle()
    let view = try #require(button.imageView)
    let title = try #require(button.titleLabel)
    #expect(view.frame.size == CGSize(width: 20, height: 20) && view.frame.midY == 20)
    #expect(title.frame.minX == view.frame.maxX)
    #expect(abs(view.frame.minX - (90 - title.frame.maxX)) < 1e-9)
    #expect(
      rows(stage.shown(view)?.image) == [[0xFFFF_0000, 0xFFFF_0000], [0xFFFF_0000, 0xFFFF_0000]])
    stage.perform { button.setImage(image.withRenderingMode(.alwaysOriginal), for: .normal) }
    stage.settle()
    #expect(rows(stage.shown(view)?.image) == [[a, b], [c, d]])
    let plain = UIButton(type: .custom)
    plain.setImage(image, for: .normal)
    plain.setImage(UIImage(), for: .highlighted)
    stage.add(plain, CGRect(x: 0, y: 50, width: 90, height: 40))
    stage.settle()
    #expect(rows(stage.shown(plain.imageView!)?.image) == [[a, b], [c, d]])
    #expect(plain.image(for: .disabled) === image)
    #expect(plain.image(for: .highlighted)?.cgImage == nil)
    stage.perform { plain.setImage(nil, for: .normal) }
    stage.settle()
    #expect(plain.imageView?.image == nil)
  }

  // MARK: Cap insets

  private let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)

  @Test("Tiles by default: copies between ends that keep their size, the last one cut off")
  func tiles() {
    let image = UIImage(cgImage: picture([[a, b, c, d]])).resizableImage(withCapInsets: caps)
    #expect(image.resizingMode == .tile && image.capInsets == caps)
    #expect(drawn(9, 1) { image.draw(in: $0) } == [[a, b, c, b, c, b, c, b, d]])
    #expect(drawn(4, 1) { image.draw(in: $0) } == [[a, b, c, d]])
    #expect(drawn(2, 1) { image.draw(in: $0) } == [[a, d]])
    #expect(drawn(4, 3) { image.draw(in: $0) } == [[a, b, c, d], [a, b, c, d], [a, b, c, d]])
    let view = stage.add(UIImageView(image: image), CGRect(x: 0, y: 0, width: 9, height: 1))
    stage.settle()
    #expect(rows(stage.shown(view)?.image) == [[a, b, c, b, c, b, c, b, d]])
    stage.perform { view.frame.size.width = 7 }
    stage.settle()
    #expect(rows(stage.shown(view)?.image) == [[a, b, c, b, c, b, d]])
  }

  @Test("Stretched: the middle grows, the ends keep their size")
  func stretched() {
    let image = UIImage(cgImage: picture([[a, b, d]]))
      .resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(drawn(7, 1) { image.draw(in: $0) } == [[a, b, b, b, b, b, d]])
    let view = stage.add(UIImageView(image: image), CGRect(x: 0, y: 0, width: 7, height: 1))
    stage.settle()
    let center = view.layer.contentsCenter
    #expect(abs(center.minX - 1.0 / 3) < 1e-12 && abs(center.width - 1.0 / 3) < 1e-12)
    #expect(center.minY == 0 && center.height == 1)
    // One pixel is stretched either way.
    let tile = UIImage(cgImage: picture([[a, b, d]])).resizableImage(withCapInsets: caps)
    #expect(drawn(7, 1) { tile.draw(in: $0) } == [[a, b, b, b, b, b, d]])
  }

  @Test("Insets in points, with corners; insets without room stretch the whole")
  func corners() {
    let image = UIImage(
      cgImage: picture([[a, a, b, b], [a, a, b, b], [c, c, d, d], [c, c, d, d]]), scale: 2,
      orientation: .up
    ).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5),
      resizingMode: .tile)
    let made = drawn(4, 4) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4)) }
    #expect(made.count == 4 && made[0][0] >> 24 == 255)
    for insets in [
      UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9),
      UIEdgeInsets(top: -1, left: -1, bottom: -1, right: -1),
      UIEdgeInsets(top: .infinity, left: 0, bottom: 0, right: 0),
      UIEdgeInsets(top: .nan, left: .nan, bottom: 0, right: 0),
    ] {
      for mode in [UIImage.ResizingMode.tile, .stretch] {
        let odd = UIImage(cgImage: picture([[a]])).resizableImage(
          withCapInsets: insets, resizingMode: mode)
        #expect(drawn(2, 2) { odd.draw(in: $0) } == [[a, a], [a, a]], "\(insets)")
        let view = stage.add(UIImageView(image: odd), CGRect(x: 0, y: 0, width: 5, height: 5))
        stage.settle()
        stage.perform { view.removeFromSuperview() }
      }
    }
  }

  @Test("Alignment insets and modes are carried along and are part of equality")
  func carried() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = UIImage(cgImage: picture([[a, b]]))
    let other = image.withAlignmentRectInsets(insets)
    #expect(other.alignmentRectInsets == insets && other != image)
    #expect(other.withRenderingMode(.alwaysTemplate).alignmentRectInsets == insets)
    #expect(image.withRenderingMode(.alwaysTemplate) != image)
    #expect(image.withRenderingMode(.automatic) == image)
  }
}
