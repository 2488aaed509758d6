import Testing

@testable import CoreGraphics

@Suite("Gradients in a context") struct GradientTests {
  private let space = CGColorSpaceCreateDeviceRGB()

  private func gradient(_ colors: [CGColor], _ locations: [CGFloat]) -> CGGradient {
    CGGradient(colorsSpace: space, colors: colors as CFArray, locations: locations)!
  }

  @Test("From black to white over ten pixels: each pixel by its middle, within a level")
  func linear() {
    let image = picture(10, 2) { context in
      context.drawLinearGradient(
        gradient([.black, .white], [0, 1]), start: .zero, end: CGPoint(10, 0), options: [])
    }
    for x in 0..<10 {
      let truth = (Double(x) + 0.5) / 10 * 255
      #expect(abs(Double(image[x, 1] & 255) - truth) <= 1)
    }
  }

  @Test("Beyond its ends it shows as the options say")
  func options() {
    func row(_ options: CGGradientDrawingOptions) -> [UInt32] {
      let image = picture(6, 1) { context in
        context.drawLinearGradient(
          gradient([.red, .red, .blue, .blue], [0, 0.5, 0.5, 1]), start: CGPoint(2, 0),
          end: CGPoint(4, 0), options: options)
      }
      return (0..<6).map { image[$0, 0] }
    }
    let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
    #expect(row([]) == [0, 0, red, blue, 0, 0])
    #expect(row(.drawsBeforeStartLocation) == [red, red, red, blue, 0, 0])
    #expect(row(.drawsAfterEndLocation) == [0, 0, red, blue, blue, blue])
    #expect(
      row([.drawsBeforeStartLocation, .drawsAfterEndLocation])
        == [red, red, red, blue, blue, blue])
  }

  @Test("Circles around one middle: by the distance, and nothing beyond the last")
  func radial() {
    let image = picture(21, 21) { context in
      context.drawRadialGradient(
        gradient([.black, .white], [0, 1]), startCenter: CGPoint(10.5, 10.5), startRadius: 0,
        endCenter: CGPoint(10.5, 10.5), endRadius: 8, options: [])
    }
    for x in 3..<18 {
      let distance = Double(abs(x - 10))
      #expect(abs(Double(image[x, 10] & 255) - distance / 8 * 255) <= 2)
    }
    #expect(image.alpha(1, 10) == 0 && image.alpha(19, 19) == 0)
  }

  @Test("Locations: missing ones are spread, those out of order are put in order, ends go on")
  func locations() {
    #expect(
      CGGradient(colors: [.red, .green, .blue], locations: nil)!.stops.map(\.location)
        == [0, 0.5, 1])
    let odd = CGGradient(colors: [.red, .green], locations: [0.75, 0.25])!
    #expect(odd.stops.map(\.location) == [0, 0.25, 0.75, 1])
    #expect(odd.stops.map(\.color) == [.green, .green, .red, .red])
    #expect(CGGradient(colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colors: [.red], locations: [.nan])!.stops.map(\.location) == [0, 1])
  }

  @Test("Colours by components, of grays too")
  func components() {
    let made = CGGradient(
      colorSpace: space, colorComponents: [1, 0, 0, 1, 0, 0, 1, 0.5], locations: [0, 1], count: 2)!
    #expect(made.stops[1].color == CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    let gray = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [1, 1, 0, 1], locations: nil,
      count: 2)!
    #expect(gray.stops.map(\.color) == [.white, .black])
  }

  @Test("Straight components are mixed: from opaque white to clear black by way of gray")
  func straight() {
    let image = picture(1, 1) { context in
      context.drawLinearGradient(
        gradient([.white, CGColor(gray: 0, alpha: 0)], [0, 1]), start: .zero,
        end: CGPoint(1, 0), options: [])
    }
    // Half of the alpha, and half of that light.
    let parts = image.components(0, 0)
    #expect(abs(parts[0] - 0.5) < 0.005 && abs(parts[1] - 0.25) < 0.005)
  }

  @Test("It follows alpha, clip and transform; what has no way draws nothing")
  func placed() {
    let image = picture(8, 8) { context in
      context.setAlpha(0.5)
      context.clip(to: CGRect(0, 0, 4, 8))
      context.rotate(by: .pi / 2)
      context.translateBy(x: 0, y: -8)
      context.drawLinearGradient(
        gradient([.red, .blue], [0.5, 0.5]), start: .zero, end: CGPoint(8, 0), options: [])
    }
    #expect(image[1, 1] == 0x8080_0000 && image[1, 6] == 0x8000_0080 && image[5, 1] == 0)
    let nothing = picture(8, 8) { context in
      let made = gradient([.red, .blue], [0, 1])
      context.drawLinearGradient(made, start: .zero, end: .zero, options: [])
      context.drawLinearGradient(
        made, start: .zero, end: CGPoint(CGFloat.nan, 0), options: .drawsAfterEndLocation)
      context.drawRadialGradient(
        made, startCenter: .zero, startRadius: -1, endCenter: .zero, endRadius: 4, options: [])
    }
    #expect(nothing == picture(8, 8) { _ in })
  }
}
