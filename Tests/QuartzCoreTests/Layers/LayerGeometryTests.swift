import CoreGraphics
import QuartzCore
import Testing

@MainActor @Suite("The geometry of a layer")
struct LayerGeometryTests {
  @Test("8.5.1: the defaults")
  func defaults() {
    let layer = CALayer()
    #expect(layer.opacity == 1)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.cornerRadius == 0)
    #expect(!layer.masksToBounds && !layer.isHidden)
    #expect(layer.backgroundColor == nil && layer.contents == nil)
    #expect(layer.affineTransform() == .identity)
    #expect(layer.frame == .zero && layer.sublayers == nil && layer.superlayer == nil)
  }

  @Test(
    "8.5.2–3: setting the frame gives position and size for each anchor point",
    arguments: [
      (CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 20)),
      (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 30, y: 50)),
      (CGPoint(x: 1, y: 0.25), CGPoint(x: 50, y: 35)),
      (CGPoint(x: 2, y: -1), CGPoint(x: 90, y: -40)),
    ])
  func frame(_ anchor: CGPoint, _ position: CGPoint) {
    let layer = CALayer()
    layer.anchorPoint = anchor
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 40, height: 60))
    #expect(layer.position == position)
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 40, height: 60))
  }

  @Test("8.5.3: another anchor point keeps the position, so the picture moves")
  func anchorMoves() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.anchorPoint = .zero
    #expect(layer.position == CGPoint(x: 20, y: 10))
    #expect(layer.frame == CGRect(x: 20, y: 10, width: 40, height: 20))
  }

  @Test("The frame does not depend on where the bounds begin, and setting it keeps that")
  func boundsOrigin() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 7, y: -3, width: 40, height: 20)
    layer.position = CGPoint(x: 100, y: 100)
    #expect(layer.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer.bounds == CGRect(x: 7, y: -3, width: 10, height: 10))
  }

  @Test("8.5.2, 8.5.4: under a transform the frame is the upright rectangle, about the anchor")
  func transformed() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.setAffineTransform(CGAffineTransform(0, 1, -1, 0, 0, 0))
    // A quarter turn about the centre (20, 10).
    #expect(layer.frame == CGRect(x: 10, y: -10, width: 20, height: 40))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
    #expect(layer.frame == CGRect(x: -20, y: 5, width: 80, height: 10))
    layer.anchorPoint = .zero
    layer.position = .zero
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 80, height: 10))
    layer.setAffineTransform(CGAffineTransform(translationX: 3, y: 4))
    #expect(layer.frame == CGRect(x: 3, y: 4, width: 40, height: 20))
  }

  @Test("A frame of negative size is the same rectangle as its positive form")
  func negativeSizes() {
    let layer = CALayer()
    layer.frame = CGRect(origin: CGPoint(x: 10, y: 10), size: CGSize(width: -4, height: 6))
    #expect(layer.frame == CGRect(x: 6, y: 10, width: 4, height: 6))
    #expect(layer.bounds.size == CGSize(width: 4, height: 6))
    layer.bounds.size = CGSize(width: -8, height: -2)
    #expect(layer.bounds.size.width == 8 && layer.bounds.size.height == 2)
  }

  @Test("Opacity stays in 0...1 and the radius at 0 or more")
  func clamping() {
    let layer = CALayer()
    layer.opacity = 1.5
    #expect(layer.opacity == 1)
    layer.opacity = -1
    #expect(layer.opacity == 0)
    layer.cornerRadius = -3
    #expect(layer.cornerRadius == 0)
  }

  @Test("A value that is not a number stops with Core Animation's message and the layer")
  func notANumber() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { CALayer().position.x = .nan }
      })
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("CALayerInvalidGeometry: CALayer position contains NaN"))
    #expect(message.contains("CALayer"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run { CALayer().bounds.size.height = .nan }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { CALayer().frame.origin.y = .nan }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { CALayer().anchorPoint.x = .nan }
    }
    await #expect(processExitsWith: .failure) { await MainActor.run { CALayer().opacity = .nan } }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { CALayer().setAffineTransform(CGAffineTransform(scaleX: .nan, y: 1)) }
    }
  }

  @Test("A layer that is infinitely large or far has a null frame and shows nothing")
  func infinite() {
    let tree = LayerTree()
    let changes: [(CALayer) -> Void] = [
      { $0.position.x = .infinity }, { $0.bounds.size.width = .infinity },
      { $0.bounds.origin.x = -.infinity }, { $0.frame = .null },
      { $0.setAffineTransform(CGAffineTransform(scaleX: .infinity, y: 1)) },
    ]
    for (index, change) in changes.enumerated() {
      let layer = tree.layer(CGRect(x: 0, y: 0, width: 10, height: 10), in: tree.root)
      change(layer)
      #expect(layer.frame.isNull, "change \(index)")
      layer.frame = layer.frame
      #expect(tree.list(at: Double(index)).root.node(of: layer.number) == nil, "change \(index)")
      layer.removeFromSuperlayer()
    }
    let layer = tree.layer(.infinite, in: tree.root)
    #expect(layer.frame == .infinite)
  }

  @Test("An infinite corner radius is as round as there is room for")
  func infiniteRadius() throws {
    let tree = LayerTree()
    let layer = tree.layer(CGRect(x: 0, y: 0, width: 40, height: 20), in: tree.root)
    layer.backgroundColor = CGColor(gray: 0, alpha: 1)
    layer.cornerRadius = .infinity
    let node = try #require(tree.list(at: 0).root.node(of: layer.number))
    guard case .fill(_, let outline) = node.items.first else { throw NoFill() }
    #expect(outline.cornerRadius == 10)
  }

  private struct NoFill: Error {}
}
