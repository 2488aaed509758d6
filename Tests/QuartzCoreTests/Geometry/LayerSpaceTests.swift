import CoreGraphics
import DisplayList
import QuartzCore
import Testing

@MainActor @Suite("Layers in space")
struct LayerSpaceTests {
  private let tree = LayerTree()
  private let layer: CALayer

  /// 40 x 40 in the middle of 100 x 100.
  init() { layer = tree.layer(CGRect(x: 30, y: 30, width: 40, height: 40), in: tree.root) }

  private func shownNode() -> DisplayNode? { tree.list(at: 0).root.node(of: layer.number) }

  @Test("8.5.1: the defaults, and affine transforms as ever")
  func defaults() {
    #expect(CATransform3DIsIdentity(layer.transform))
    #expect(CATransform3DIsIdentity(layer.sublayerTransform))
    #expect(layer.isDoubleSided && layer.anchorPointZ == 0 && layer.zPosition == 0)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(layer.transform.numbers == CATransform3DMakeScale(2, 3, 1).numbers)
    layer.transform = CATransform3DMakeTranslation(4, 5, 0)
    #expect(layer.affineTransform() == CGAffineTransform(translationX: 4, y: 5))
    layer.transform = turned
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 0.6, y: 1))
  }

  @Test("8.5.4: m34 of the layer itself: x′ = x/(1 − z/d) about its anchor point")
  func ownPerspective() throws {
    layer.transform = CATransform3DConcat(turned, eye(100))
    // 20 to the right: x = 12, z = −16, divided by 1.16; to the left: −12, 16, by 0.84.
    let (left, right) = (50 - 12 / 0.84, 50 + 12 / 1.16)
    let tallest = 20 / 0.84
    #expect(
      near(
        layer.frame,
        CGRect(x: left, y: 50 - tallest, width: right - left, height: 2 * tallest)))
    let corners = [(0, 0), (40, 0), (0, 40), (40, 40)].map { CGPoint(x: $0.0, y: $0.1) }
    let expected = [
      CGPoint(x: left, y: 50 - tallest), CGPoint(x: right, y: 50 - 20 / 1.16),
      CGPoint(x: left, y: 50 + tallest), CGPoint(x: right, y: 50 + 20 / 1.16),
    ]
    let node = try #require(shownNode())
    let divisor = try #require(node.perspective)
    for (corner, place) in zip(corners, expected) {
      #expect(near(layer.convert(corner, to: tree.root), place))
      #expect(near(layer.convert(place, from: tree.root), corner))
      // The same from the numbers of the display list.
      let affine = corner.applying(node.transform)
      let w = divisor.x * corner.x + divisor.y * corner.y + divisor.w
      #expect(near(CGPoint(x: affine.x / w, y: affine.y / w), place))
    }
    #expect(near(layer.convert(layer.bounds, to: nil), layer.frame))
  }

  @Test("8.5.4: the superlayer's sublayerTransform acts about the superlayer's anchor point")
  func sharedEye() {
    tree.root.sublayerTransform = eye(100)
    layer.position = CGPoint(x: 80, y: 50)
    layer.transform = turned
    // The right edge is 30 + 12 from the eye's axis, and 16 away.
    #expect(
      near(
        layer.convert(CGPoint(x: 40, y: 20), to: tree.root), CGPoint(x: 50 + 42 / 1.16, y: 50)))
    tree.root.anchorPoint = .zero
    #expect(
      near(
        layer.convert(CGPoint(x: 40, y: 20), to: tree.root), CGPoint(x: 92 / 1.16, y: 50 / 1.16)))
  }

  @Test("zPosition brings nearer only where there is an eye")
  func zPosition() {
    layer.zPosition = 50
    #expect(
      layer.convert(layer.bounds, to: tree.root) == CGRect(x: 30, y: 30, width: 40, height: 40))
    #expect(shownNode()?.perspective == nil)
    tree.root.sublayerTransform = eye(100)
    // 1/(1 − 50/100): twice as large about the eye's axis.
    #expect(
      near(layer.convert(layer.bounds, to: tree.root), CGRect(x: 10, y: 10, width: 80, height: 80)))
    #expect(shownNode()?.transform == CGAffineTransform(2, 0, 0, 2, 10, 10))
    #expect(shownNode()?.perspective == nil)
    // The frame is the layer's own. Source: 8.5.2.
    #expect(layer.frame == CGRect(x: 30, y: 30, width: 40, height: 40))
  }

  @Test("anchorPointZ: a turn about a point before the plane")
  func anchorPointZ() {
    layer.anchorPointZ = 10
    layer.transform = CATransform3DConcat(turned, eye(100))
    // The middle lies 10 behind the anchor: 10 · 0.8 to the left, 6 behind it: divided by 1.06.
    #expect(
      near(layer.convert(CGPoint(x: 20, y: 20), to: tree.root), CGPoint(x: 50 - 8 / 1.06, y: 50)))
  }

  @Test("A sublayer's depth is flattened into its superlayer's plane")
  func flattening() throws {
    let inner = tree.layer(CGRect(x: 0, y: 0, width: 40, height: 40), in: layer)
    inner.transform = CATransform3DMakeTranslation(0, 0, 30)
    layer.transform = CATransform3DConcat(turned, eye(100))
    #expect(
      near(
        inner.convert(CGPoint(x: 40, y: 20), to: tree.root), CGPoint(x: 50 + 12 / 1.16, y: 50)))
  }

  @Test("A layer that no longer has an eye above it gets another node, and its sublayers do not")
  func stillNodes() throws {
    let inner = tree.layer(CGRect(x: 0, y: 0, width: 10, height: 10), in: layer)
    layer.zPosition = 50
    let before = try #require(shownNode())
    tree.root.sublayerTransform = eye(100)
    let after = try #require(shownNode())
    #expect(before !== after && after.transform.a == 2)
    #expect(before.node(of: inner.number) === after.node(of: inner.number))
    #expect(shownNode() === after)
  }

  @Test("8.5.6: a layer with one side says so")
  func oneSided() throws {
    layer.isDoubleSided = false
    layer.transform = CATransform3DConcat(turned, eye(100))
    #expect(try #require(shownNode()).isOneSided)
    layer.isDoubleSided = true
    #expect(try !#require(shownNode()).isOneSided)
  }

  @Test("A layer that reaches behind the eye is cut before it")
  func nearPlane() {
    layer.bounds.size.width = 400
    layer.transform = CATransform3DConcat(turned, eye(100))
    // At x from the middle the divisor is 1 + 0.008 x; it is 0.001 at −124.875.
    let left = 50 - 0.6 * 124.875 / 0.001
    #expect(abs(layer.frame.minX - left) < 1e-6)
    #expect(abs(layer.frame.maxX - (50 + 120 / 2.6)) < 1e-9)
    layer.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 150), eye(100))
    #expect(layer.frame.isNull && layer.convert(layer.bounds, to: nil).isNull)
  }

  @Test("A plane is not touched where it is edge-on or behind the eye")
  func unseen() throws {
    let middle = CGPoint(x: 50, y: 50)
    layer.transform = CATransform3DConcat(turned, eye(100))
    #expect(near(try #require(layer.point(seenAt: middle)), CGPoint(x: 20, y: 20)))
    layer.transform = CATransform3DConcat(CATransform3DMakeRotation(.pi / 2, 0, 1, 0), eye(100))
    #expect(layer.point(seenAt: middle) == nil)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
    #expect(layer.point(seenAt: middle) == nil)
    layer.setAffineTransform(CGAffineTransform(scaleX: 1, y: 0))
    #expect(layer.point(seenAt: middle) == nil)
    for z in [100.0, 150] {
      layer.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, z), eye(100))
      #expect(layer.point(seenAt: middle) == nil)
    }
    // However far the turned plane goes on to the right: its horizon is at x = 50 + 0.6/0.008.
    layer.transform = CATransform3DConcat(turned, eye(100))
    #expect(layer.point(seenAt: CGPoint(x: 50 + 76, y: 50)) == nil)
    #expect(layer.point(seenAt: CGPoint(x: 50 + 74, y: 50)) != nil)
  }

  @Test("To an ancestor, to a cousin and back is where it began", arguments: [UInt64(1), 2, 3])
  func random(_ seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    func shape(_ layer: CALayer) {
      layer.frame = CGRect(
        x: random.next(in: -50...50), y: random.next(in: -50...50),
        width: random.next(in: 1...100), height: random.next(in: 1...100))
      layer.zPosition = random.next(in: -50...50)
      var transform = eye(random.next(in: 400...900))
      transform = CATransform3DTranslate(transform, 0, 0, random.next(in: -50...50))
      transform = CATransform3DRotate(
        transform, random.next(in: -1.1...1.1), random.next(in: -1...1), random.next(in: -1...1),
        random.next(in: -1...1))
      layer.transform = CATransform3DScale(transform, random.next(in: 0.5...2), 1, 1)
      layer.sublayerTransform = eye(random.next(in: 400...900))
    }
    for _ in 0..<50 {
      let (outer, inner, cousin) = (tree.layer(), tree.layer(), tree.layer())
      tree.root.addSublayer(outer)
      outer.addSublayer(inner)
      tree.root.addSublayer(cousin)
      for layer in [outer, inner, cousin] { shape(layer) }
      let point = CGPoint(
        x: random.next(in: 0...inner.bounds.width), y: random.next(in: 0...inner.bounds.height))
      for other in [tree.root, outer, cousin] {
        let there = inner.convert(point, to: other)
        #expect(near(inner.convert(there, from: other), point), "seed \(seed)")
      }
      let steps = outer.convert(inner.convert(point, to: outer), to: tree.root)
      #expect(near(inner.convert(point, to: tree.root), steps), "seed \(seed)")
      #expect(
        outer.point(seenAt: steps).flatMap { inner.point(seenAt: $0) }.map { near($0, point) }
          == true, "seed \(seed)")
    }
  }

  @Test("A value that is not a number stops with Core Animation's message")
  func notANumber() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { CALayer().transform.m34 = .nan }
      })
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("CALayerInvalidGeometry: CALayer transform contains NaN"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run { CALayer().sublayerTransform.m12 = .nan }
    }
    await #expect(processExitsWith: .failure) { await MainActor.run { CALayer().zPosition = .nan } }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { CALayer().anchorPointZ = .nan }
    }
  }

  @Test("What is infinite in space shows nothing")
  func infinite() {
    layer.transform = CATransform3DMakeScale(.infinity, 1, 2)
    #expect(layer.frame.isNull && shownNode() == nil)
    layer.transform = eye(100)
    layer.transform.m43 = .infinity
    layer.transform.m44 = -.infinity
    #expect(layer.frame.isNull && shownNode() == nil)
  }
}
