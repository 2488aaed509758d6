import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("UIGraphicsImageRenderer", .ownStage) @MainActor struct ImageRendererTests {
  private let stage = TestStage.settled()

  private func image(
    bounds: CGRect, scale: CGFloat? = nil, opaque: Bool = false,
    _ body: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    stage.perform {
      let format = UIGraphicsImageRendererFormat()
      if let scale { format.scale = scale }
      format.opaque = opaque
      return UIGraphicsImageRenderer(bounds: bounds, format: format).image(actions: body)
    }
  }

  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> UInt32 { image.cgImage!.buffer[x, y] }

  @Test("9.6: the screen's scale by default, so a picture is as sharp as the device")
  func defaultScale() {
    let made = image(bounds: CGRect(x: 0, y: 0, width: 10, height: 4)) { _ in }
    #expect(made.scale == 2)
    #expect(made.size == CGSize(width: 10, height: 4))
    #expect(made.cgImage?.width == 20 && made.cgImage?.height == 8)
    #expect(pixel(made, 0, 0) == 0)
    let short = stage.perform { UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)) }
    #expect(short.format.scale == 2 && !short.format.opaque)
  }

  @Test("A scale of its own; 0 means the screen's; parts of a pixel count as one")
  func scale() {
    let bounds = CGRect(x: 0, y: 0, width: 10.2, height: 4)
    #expect(image(bounds: bounds, scale: 1) { _ in }.cgImage?.width == 11)
    #expect(image(bounds: bounds, scale: 3) { _ in }.cgImage?.width == 31)
    #expect(image(bounds: bounds, scale: 0) { _ in }.scale == 2)
  }

  @Test("Opaque: what is not painted is black")
  func opaque() {
    let made = image(bounds: CGRect(x: 0, y: 0, width: 4, height: 4), scale: 1, opaque: true) {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    #expect(pixel(made, 0, 0) == 0xFFFF_0000)
    #expect(pixel(made, 3, 3) == 0xFF00_0000)
    #expect(made.cgImage?.isOpaque == true)
  }

  @Test("The bounds say which coordinates the picture shows")
  func bounds() {
    let made = image(bounds: CGRect(x: 10, y: 20, width: 4, height: 4), scale: 1) { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 12, y: 0, width: 100, height: 22))
    }
    #expect(pixel(made, 1, 0) == 0 && pixel(made, 2, 0) == 0xFFFF_0000)
    #expect(pixel(made, 2, 1) == 0xFFFF_0000 && pixel(made, 2, 2) == 0)
  }

  @Test("The context is the current one inside the closure only")
  func current() {
    stage.perform { #expect(UIGraphicsGetCurrentContext() == nil) }
    var inside: [Bool] = []
    _ = image(bounds: CGRect(x: 0, y: 0, width: 2, height: 2)) { context in
      inside.append(UIGraphicsGetCurrentContext() === context.cgContext)
      _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { inner in
        inside.append(UIGraphicsGetCurrentContext() === inner.cgContext)
      }
      inside.append(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(inside == [true, true, true])
    stage.perform { #expect(UIGraphicsGetCurrentContext() == nil) }
  }

  @Test("Pictures within pictures: stretched, and in their own size")
  func pictures() {
    let bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
    let dot = image(bounds: bounds, scale: 2) {
      UIColor.red.setFill()
      $0.fill(bounds)
    }
    let made = image(bounds: CGRect(x: 0, y: 0, width: 10, height: 10), scale: 1) { _ in
      dot.draw(at: CGPoint(x: 1, y: 1))
      dot.draw(in: CGRect(x: 5, y: 5, width: 4, height: 3))
    }
    #expect(pixel(made, 1, 1) == 0xFFFF_0000 && pixel(made, 2, 2) == 0xFFFF_0000)
    #expect(pixel(made, 3, 2) == 0 && pixel(made, 0, 1) == 0)
    #expect(pixel(made, 5, 5) == 0xFFFF_0000 && pixel(made, 8, 7) == 0xFFFF_0000)
    #expect(pixel(made, 9, 7) == 0 && pixel(made, 8, 8) == 0)
  }

  @Test("Files: PNG as it is, JPEG on white")
  func files() throws {
    let bounds = CGRect(x: 0, y: 0, width: 16, height: 8)
    let (png, jpeg) = stage.perform {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
      @MainActor func draw(_ context: UIGraphicsImageRendererContext) {
        UIColor.red.withAlphaComponent(0.5).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      }
      return (
        renderer.pngData(actions: draw),
        renderer.jpegData(withCompressionQuality: 0.9, actions: draw)
      )
    }
    let first = try #require(UIImage(data: png)?.cgImage)
    #expect(first.width == 16 && first.height == 8)
    #expect(first.buffer[0, 0] == 0x8080_0000 && first.buffer[15, 0] == 0)
    let second = try #require(UIImage(data: jpeg)?.cgImage)
    #expect(second.width == 16 && second.isOpaque)
    for (x, levels) in [(2, [255, 127, 127]), (13, [255, 255, 255])] {
      for (shift, level) in zip([16, 8, 0], levels) {
        #expect(abs(Int(second.buffer[x, 4] >> shift & 255) - level) < 12)
      }
    }
    #expect(jpeg.starts(with: [0xFF, 0xD8]))
  }

  @Test("currentImage is the picture so far")
  func soFar() {
    var early: UIImage?
    let bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
    let made = image(bounds: bounds, scale: 1) {
      early = $0.currentImage
      UIColor.red.setFill()
      $0.fill(bounds)
    }
    #expect(pixel(early!, 0, 0) == 0)
    #expect(pixel(made, 0, 0) == 0xFFFF_0000)
  }

  @Test(
    "Without an extent there is no picture, though the closure runs",
    arguments: [
      CGSize.zero, CGSize(width: 0, height: 5), CGSize(width: 5, height: 0),
      CGSize(width: -5, height: 5), CGSize(width: -CGFloat.infinity, height: 1),
    ])
  func empty(_ size: CGSize) {
    var soFar: UIImage?
    let made = image(bounds: CGRect(origin: .zero, size: size), scale: 1) { context in
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      soFar = context.currentImage
    }
    for picture in [made, soFar] {
      #expect(picture?.cgImage == nil)
      #expect(picture?.size == .zero)
    }
    #expect(UIImageView(image: made).bounds.size == .zero)
  }

  @Test("Up to the longest side a picture can have")
  func longest() {
    let bounds = CGRect(x: 0, y: 0, width: 8192, height: 0.5)
    #expect(image(bounds: bounds, scale: 2) { _ in }.cgImage?.width == 16384)
  }

  @Test("A size that no picture can have stops with the size and the limit, before any drawing")
  func tooLarge() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let size = CGSize(width: 1e9, height: 2e9)
        _ = UIGraphicsImageRenderer(size: size, format: format).image { _ in exit(EXIT_SUCCESS) }
      }
    }
    #expect(
      result.standardErrorText.contains(
        """
        UIGraphicsImageRenderer: 1000000000.0 x 2000000000.0 points at scale 3.0 are \
        3000000000.0 x 6000000000.0 pixels; a side can have 16384 pixels at most
        """))
  }

  @Test("So do one pixel too many, infinity and what is no number")
  func noSize() async {
    let results = [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await Self.render(16384.5, 1)
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await Self.render(0, .infinity)
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await Self.render(.nan, 1)
      },
    ]
    for (result, size) in zip(results, ["16384.5 x 1.0", "0.0 x inf", "nan x 1.0"]) {
      #expect(result.standardErrorText.contains("UIGraphicsImageRenderer: \(size) points"))
    }
  }

  private nonisolated static func render(_ width: CGFloat, _ height: CGFloat) async {
    await MainActor.run {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: width, height: height)
      _ = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
    }
  }
}
