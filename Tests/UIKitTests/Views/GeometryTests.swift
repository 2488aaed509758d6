import Testing
import UIKit

@Suite("Frames, bounds and conversion") @MainActor struct GeometryTests {
  private let stage = TestStage()

  @Test("The frame places the centre and sizes the bounds, and the other way round")
  func frame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(view.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(view.bounds == CGRect(x: 5, y: 5, width: 20, height: 20))
  }

  @Test("With a transform the frame is the upright rectangle around what shows")
  func transformedFrame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: -5, y: 30, width: 60, height: 20))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    // A quarter turn swaps the sides about the centre.
    view.transform = CGAffineTransform(0, 1, -1, 0, 0, 0)
    #expect(view.frame == CGRect(x: 5, y: 25, width: 40, height: 30))
  }

  @Test("Points convert through scrolled bounds")
  func scrolled() {
    let outer = stage.add(UIView(), CGRect(x: 10, y: 20, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 3, y: 4)
    // inner (1, 1) is outer (6, 6), which lies 3 right of and 2 below outer's corner.
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 6, y: 6))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 13, y: 22))
    #expect(inner.convert(CGPoint(x: 13, y: 22), from: nil) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(CGPoint(x: 6, y: 6), from: outer) == CGPoint(x: 1, y: 1))
  }

  @Test("Points convert through transforms about the centre")
  func transformed() {
    let outer = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    outer.addSubview(inner)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 30, y: 30))
    #expect(inner.convert(CGPoint(x: 50, y: 50), from: outer) == CGPoint(x: 10, y: 10))
    // A quarter turn clockwise: what was the upper left corner is the upper right one.
    inner.transform = CGAffineTransform(0, 1, -1, 0, 0, 0)
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 60, y: 40))
    #expect(inner.convert(CGPoint(x: 60, y: 40), from: outer) == .zero)
  }

  @Test("Between siblings, through the ancestor they share")
  func siblings() {
    let one = stage.add(UIView(), CGRect(x: 10, y: 10, width: 10, height: 10))
    let two = stage.add(UIView(), CGRect(x: 50, y: 80, width: 10, height: 10))
    #expect(one.convert(CGPoint(x: 1, y: 2), to: two) == CGPoint(x: -39, y: -68))
    #expect(one.convert(one.bounds, from: two) == CGRect(x: 40, y: 70, width: 10, height: 10))
  }

  @Test("A rectangle becomes the upright one around it")
  func rectangles() {
    let outer = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 40, y: 30, width: 20, height: 40))
    outer.addSubview(inner)
    inner.transform = CGAffineTransform(0, 1, -1, 0, 0, 0)
    #expect(
      inner.convert(inner.bounds, to: outer) == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(
      inner.convert(CGRect(x: 30, y: 40, width: 40, height: 20), from: outer)
        == CGRect(x: 0, y: 0, width: 20, height: 40))
  }

  @Test("sizeToFit keeps the upper left corner")
  func sizeToFit() {
    final class Fixed: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 9) }
    }
    let view = Fixed(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 7, height: 9))
    let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    plain.sizeToFit()
    #expect(plain.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("A geometry that is not a number stops, naming the layer")
  func notANumber() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UIView().center.x = .nan }
    }
    #expect(result.standardErrorText.contains("CALayerInvalidGeometry"))
  }
}
