import CoreGraphics
import DisplayList
import Testing

@testable import QuartzCore

@MainActor @Suite("Animated drawings")
struct DrawnAnimationTests {
  private let tree = LayerTree()

  private func add(
    _ path: String, _ from: AnimatableValue, _ to: AnimatableValue, to layer: CALayer
  ) throws {
    let keyPath = try #require(AnimatedKeyPath(path))
    let body = TimedAnimation(
      timing: MediaTiming(duration: 1), curve: .linear,
      content: .property(PropertyAnimation(keyPath, .between(from, to))))
    layer.add(
      LayerAnimation(id: tree.context.nextNumber(), body: body), to: nil, in: tree.context)
  }

  private func shape() -> CAShapeLayer {
    tree.context.perform {
      let layer = CAShapeLayer()
      layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
      layer.fillColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      tree.root.addSublayer(layer)
      return layer
    }
  }

  private func item(_ list: DisplayList, _ layer: CALayer) throws -> (CGImage, CGRect) {
    let node = try #require(list.root.node(of: layer.number))
    guard case .image(let image, let frame, _) = try #require(node.items.last) else {
      throw Missing()
    }
    return (image, frame)
  }

  private struct Missing: Error {}

  @Test("A path on its way is drawn as one of that form would be, and the model's picture stays")
  func path() throws {
    let layer = shape()
    let wide = CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: 10), transform: nil)
    try add("path", .path(layer.path), .path(wide), to: layer)
    let roots = [tree.commit(at: 0)]
    let (image, frame) = try item(tree.picture(roots, at: 0.5), layer)
    #expect(frame == CGRect(x: 0, y: 0, width: 40, height: 10))
    let other = shape()
    other.path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 10), transform: nil)
    let (expected, _) = try item(tree.list(at: 0), other)
    #expect(image == expected)
    #expect(try #require(roots[0].committed(layer.number)).values.drawing == .shape(layer.drawing))
    #expect(try item(tree.picture(roots, at: 1), layer).1.width == 60)
    #expect(try item(tree.picture(roots, at: 0.25), layer).1.width == 30)
  }

  @Test(
    "A commit that another follows keeps no picture; looked back at, it gives the same as before")
  func followedCommit() throws {
    let layer = shape()
    let wide = CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: 10), transform: nil)
    try add("path", .path(layer.path), .path(wide), to: layer)
    let roots = [tree.commit(at: 0)]
    let before = tree.picture(roots, at: 0.5)
    let former = try #require(roots[0].committed(layer.number))
    #expect(former.lastPicture != nil && former.still != nil)
    layer.opacity = 0.5
    tree.commit(at: 0.5)
    #expect(former.lastPicture == nil && former.still == nil)
    #expect(tree.picture(roots, at: 0.5) == before)
  }

  @Test("A colour half-way, a stroke half drawn")
  func colourAndStroke() throws {
    let layer = shape()
    try add(
      "fillColor", .color(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)),
      .color(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)), to: layer)
    let line = shape()
    line.fillColor = nil
    line.strokeColor = CGColor(gray: 0, alpha: 1)
    line.lineWidth = 2
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 50, y: 10))
    line.path = path
    try add("strokeEnd", .number(0), .number(1), to: line)
    let roots = [tree.commit(at: 0)]
    let (image, _) = try item(tree.picture(roots, at: 0.5), layer)
    let pixel = image.buffer.pixels[0]
    #expect(pixel == 0xFF80_0080 || pixel == 0xFF7F_0080 || pixel == 0xFF80_007F)
    let node = try #require(tree.picture(roots, at: 0.5).root.node(of: line.number))
    guard case .image(let drawn, let frame, _) = try #require(node.items.last) else { return }
    // Forty points long, of which twenty are drawn, from x = 10 on.
    func alpha(at x: CGFloat) -> UInt32 {
      let row = Int(10 - frame.minY) * drawn.buffer.stride
      return drawn.buffer.pixels[row + Int(x - frame.minX)] >> 24
    }
    #expect(alpha(at: 12) == 255 && alpha(at: 28) == 255)
    #expect(alpha(at: 32) == 0 && alpha(at: 48) == 0)
    #expect(try #require(tree.picture(roots, at: 0).root.node(of: line.number)).items.isEmpty)
  }

  @Test("Gradients, texts and shadows' paths are drawn anew as well")
  func others() throws {
    let (gradient, text) = tree.context.perform { (CAGradientLayer(), CATextLayer()) }
    let shadowed = tree.layer(CGRect(x: 0, y: 0, width: 20, height: 20), in: tree.root)
    for layer in [gradient, text] {
      layer.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
      tree.root.addSublayer(layer)
    }
    let (black, white) = (CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1))
    gradient.colors = [black, black]
    try add("colors", .colors([black, black]), .colors([white, white]), to: gradient)
    text.string = "Hand"
    text.fontSize = 10
    try add("fontSize", .number(10), .number(30), to: text)
    shadowed.shadowOpacity = 1
    shadowed.shadowPath = CGPath(
      ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let large = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30), transform: nil)
    try add("shadowPath", .path(shadowed.shadowPath), .path(large), to: shadowed)
    let roots = [tree.commit(at: 0)]

    let pixel = try item(tree.picture(roots, at: 0.5), gradient).0.buffer.pixels[0] & 0xFF
    #expect((126...129).contains(pixel))
    let small = try item(tree.picture(roots, at: 0), text).1
    let middle = try item(tree.picture(roots, at: 0.5), text).1
    #expect(abs(middle.width - 2 * small.width) < 3)
    let node = try #require(tree.picture(roots, at: 0.5).root.node(of: shadowed.number))
    guard case .image(_, let frame) = try #require(node.shadow).shape else { throw Missing() }
    #expect(frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("The same time gives the same bytes, whatever was shown in between")
  func pure() throws {
    let layer = shape()
    let wide = CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: 10), transform: nil)
    try add("path", .path(layer.path), .path(wide), to: layer)
    let roots = [tree.commit(at: 0)]
    let first = try item(tree.picture(roots, at: 0.3), layer)
    _ = tree.picture(roots, at: 0.9)
    let second = try item(tree.picture(roots, at: 0.3), layer)
    #expect(first.0 == second.0 && first.1 == second.1)
  }

  @Test("hidden is no gradual animation: it changes half-way; 8.5.12")
  func hidden() throws {
    let layer = tree.layer(CGRect(x: 0, y: 0, width: 9, height: 9), in: tree.root)
    try add("hidden", .flag(false), .flag(true), to: layer)
    let roots = [tree.commit(at: 0)]
    #expect(tree.picture(roots, at: 0.4).root.node(of: layer.number) != nil)
    #expect(tree.picture(roots, at: 0.6).root.node(of: layer.number) == nil)
  }
}
