import CoreGraphics
import QuartzCore
import Testing
import UIKit

@Suite("draw(_:)") @MainActor struct ViewDrawingTests {
  /// Draws its upper left quarter and counts.
  private final class Drawn: UIView {
    var rects: [CGRect] = []
    var color = UIColor.red

    override func draw(_ rect: CGRect) {
      rects.append(rect)
      color.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
  }

  private final class Silent: UIView {
    override func draw(_ rect: CGRect) {}
  }

  private let stage = TestStage.settled()
  private let frame = CGRect(x: 10, y: 10, width: 10, height: 10)

  private func contents(_ view: UIView) -> CGImage? { view.layer.values.contents }

  private func pixel(_ view: UIView, _ x: Int, _ y: Int) -> UInt32? {
    contents(view)?.buffer[x, y]
  }

  @Test("It is called once, with the bounds, before the first picture")
  func once() {
    let view = stage.add(Drawn(), frame)
    view.isOpaque = false
    #expect(view.rects.isEmpty)
    stage.advance(3)
    #expect(view.rects == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    #expect(pixel(view, 4, 4) == 0xFFFF_0000 && pixel(view, 5, 4) == 0)
    stage.perform { #expect(UIGraphicsGetCurrentContext() == nil) }
  }

  @Test("A view without it has no bitmap, nor one that calls the basic one only; its own stays")
  func none() {
    final class Basic: UIView {
      override func draw(_ rect: CGRect) { super.draw(rect) }
    }
    let plain = stage.add(UIView(), frame)
    let basic = stage.add(Basic(), frame)
    let given = stage.add(UIView(), frame)
    stage.perform { given.layer.contents = UIImage(named: "missing")?.cgImage }
    stage.advance()
    #expect(contents(plain) == nil && contents(basic) == nil)
    let made = CGContext(size: frame.size, scale: 1).makeImage()!
    stage.perform {
      given.layer.contents = made
      given.setNeedsDisplay()
    }
    stage.advance()
    #expect(contents(given) === made)
  }

  @Test("setNeedsDisplay draws it anew, any number of calls once")
  func again() {
    let view = stage.add(Drawn(), frame)
    stage.advance()
    stage.perform {
      view.color = .blue
      view.setNeedsDisplay()
      view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    stage.advance(2)
    #expect(view.rects.count == 2 && pixel(view, 0, 0) == 0xFF00_00FF)
  }

  @Test("It is as sharp as the output, and drawn anew for another scale")
  func scale() {
    let view = stage.add(Drawn(), frame)
    stage.scale = 3
    stage.advance()
    #expect(contents(view)?.width == 30 && view.layer.contentsScale == 3)
    stage.scale = 1
    stage.advance()
    #expect(contents(view)?.width == 10 && view.rects.count == 2)
  }

  @Test("Another size stretches the content; with .redraw it is drawn anew; from nothing too")
  func sizes() {
    let view = stage.add(Drawn(), frame)
    let anew = stage.add(Drawn(), frame)
    let late = stage.add(Drawn(), .zero)
    stage.perform { anew.contentMode = .redraw }
    stage.advance()
    #expect(late.rects.isEmpty)
    stage.perform {
      for view in [view, anew, late] {
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      }
    }
    stage.advance(2)
    #expect(view.rects.count == 1 && contents(view)?.width == 10)
    #expect(anew.rects.count == 2 && contents(anew)?.width == 40)
    #expect(late.rects.count == 1 && contents(late)?.width == 40)
    #expect(stage.shown(view) != nil)
  }

  @Test("Opaque, as views are: what is not drawn is the background's colour, or black")
  func opaque() {
    let black = stage.add(Drawn(), frame)
    let green = stage.add(Drawn(), frame)
    let clear = stage.add(Drawn(), frame)
    let silent = stage.add(Silent(), frame)
    stage.perform {
      green.backgroundColor = .green
      clear.backgroundColor = .clear
    }
    stage.advance()
    #expect(pixel(black, 9, 9) == 0xFF00_0000 && contents(black)!.isOpaque)
    #expect(pixel(green, 9, 9) == 0xFF00_FF00 && pixel(green, 0, 0) == 0xFFFF_0000)
    #expect(pixel(clear, 9, 9) == 0)
    #expect(pixel(silent, 5, 5) == 0xFF00_0000)
    stage.perform { black.isOpaque = false }
    stage.advance()
    #expect(pixel(black, 9, 9) == 0)
  }

  @Test("The context's coordinates are those of the bounds")
  func bounds() {
    final class Corner: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 102, y: 50, width: 1, height: 1))
      }
    }
    let view = stage.add(Corner(), frame)
    stage.perform { view.bounds.origin = CGPoint(x: 100, y: 50) }
    stage.advance()
    #expect(pixel(view, 2, 0) == 0xFFFF_0000)
  }

  @Test("Without clearing, a drawing begins with the last one")
  func uncleared() {
    final class Growing: UIView {
      var x: CGFloat = 0
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: x, y: 0, width: 1, height: 1))
      }
    }
    let (kept, cleared) = (stage.add(Growing(), frame), stage.add(Growing(), frame))
    kept.clearsContextBeforeDrawing = false
    stage.advance()
    stage.perform {
      for view in [kept, cleared] {
        view.x = 3
        view.setNeedsDisplay()
      }
    }
    stage.advance()
    #expect(pixel(kept, 0, 0) == 0xFFFF_0000 && pixel(kept, 3, 0) == 0xFFFF_0000)
    #expect(pixel(cleared, 0, 0) == 0xFF00_0000 && pixel(cleared, 3, 0) == 0xFFFF_0000)
  }

  @Test("Views of a size that no bitmap has are coarser, or are not drawn")
  func extremes() {
    let wide = stage.add(Drawn(), CGRect(x: 0, y: 0, width: 1e6, height: 4))
    let infinite = stage.add(Drawn(), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 4))
    stage.advance()
    #expect(wide.rects.count == 1 && contents(wide)!.width <= 16384)
    #expect(infinite.rects.isEmpty && contents(infinite) == nil)
  }

  @Test("A layer asks its delegate to draw, or draws itself, when it needs display")
  func layers() {
    final class Own: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        ctx.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
    }
    final class Delegate: CALayerDelegate {
      func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        ctx.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
    }
    let delegate = Delegate()
    let (own, asking, plain) = stage.perform { (Own(), CALayer(), Own()) }
    stage.perform {
      for layer in [own, asking, plain] {
        layer.frame = frame
        stage.view.layer.addSublayer(layer)
      }
      asking.delegate = delegate
      own.setNeedsDisplay()
      asking.setNeedsDisplay()
    }
    stage.advance()
    #expect(own.values.contents?.buffer[1, 1] == 0xFFFF_0000)
    #expect(own.values.contents?.buffer[3, 3] == 0)
    #expect(asking.values.contents?.buffer[1, 1] == 0xFF00_00FF)
    #expect(plain.values.contents == nil)
  }
}
