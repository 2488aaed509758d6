import CoreGraphics
import QuartzCore
import Testing
import UIKit

@Suite("Layers that draw shapes and gradients") @MainActor struct DrawnLayerTests {
  private let stage = TestStage.settled()

  private func add<Layer: CALayer>(_ layer: Layer, _ change: (Layer) -> Void) -> Layer {
    stage.perform {
      layer.frame = CGRect(x: 10, y: 10, width: 20, height: 10)
      change(layer)
      stage.view.layer.addSublayer(layer)
    }
    stage.advance()
    return layer
  }

  @Test("What a shape layer is before anything is set")
  func shapeDefaults() {
    let layer = stage.perform { CAShapeLayer() }
    #expect(layer.path == nil && layer.fillColor == CGColor(gray: 0, alpha: 1))
    #expect(layer.strokeColor == nil && layer.lineWidth == 1 && layer.miterLimit == 10)
    #expect(layer.strokeStart == 0 && layer.strokeEnd == 1 && layer.lineDashPhase == 0)
    #expect(layer.lineCap == .butt && layer.lineJoin == .miter && layer.fillRule == .nonZero)
    #expect(layer.lineDashPattern == nil)
  }

  @Test("A shape may reach beyond the bounds, and follows its properties and the scale")
  func shape() {
    let path = UIBezierPath(rect: CGRect(x: -5, y: 0, width: 40, height: 4)).cgPath
    let layer = add(CAShapeLayer()) {
      $0.path = path
      $0.fillColor = UIColor.red.cgColor
    }
    #expect(layer.values.contentsFrame == CGRect(x: -5, y: 0, width: 40, height: 4))
    #expect(layer.values.contents?.buffer[0, 0] == 0xFFFF_0000)
    stage.perform { layer.fillColor = UIColor.blue.cgColor }
    stage.advance()
    #expect(layer.values.contents?.buffer[0, 0] == 0xFF00_00FF)
    stage.scale = 2
    stage.advance()
    #expect(layer.values.contents?.width == 80)
    stage.perform { layer.path = nil }
    stage.advance()
    #expect(layer.values.contents == nil)
  }

  @Test("Every property of a shape layer's line counts")
  func line() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 2, y: 2))
    path.addLine(to: CGPoint(x: 18, y: 2))
    path.addLine(to: CGPoint(x: 4, y: 9))
    path.addLine(to: CGPoint(x: 12, y: 0))
    let layer = add(CAShapeLayer()) {
      $0.path = path.cgPath
      $0.strokeColor = UIColor.red.cgColor
      $0.lineWidth = 3
    }
    var last = layer.values.contents
    let changes: [(CAShapeLayer) -> Void] = [
      { $0.lineWidth = 2 }, { $0.lineCap = .round }, { $0.lineJoin = .round },
      { $0.lineDashPattern = [4, 2] }, { $0.lineDashPhase = 1 }, { $0.strokeStart = 0.25 },
      { $0.strokeEnd = 0.5 }, { $0.fillRule = .evenOdd }, { $0.fillColor = nil },
      {
        $0.lineJoin = .miter
        $0.lineDashPattern = nil
        $0.strokeStart = 0
        $0.strokeEnd = 1
      }, { $0.miterLimit = 1 }, { $0.strokeColor = nil },
    ]
    for (index, change) in changes.enumerated() {
      stage.perform { change(layer) }
      stage.advance()
      #expect(index == 7 || layer.values.contents != last, "change \(index)")
      last = layer.values.contents
    }
    #expect(last == nil)
  }

  @Test("What a gradient layer is before anything is set")
  func gradientDefaults() {
    let layer = stage.perform { CAGradientLayer() }
    #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
  }

  @Test("A gradient fills the bounds, in each of its kinds, and is drawn anew for another size")
  func gradient() {
    let layer = add(CAGradientLayer()) {
      $0.colors = [UIColor.red.cgColor, UIColor.red.cgColor, UIColor.blue.cgColor]
      $0.locations = [0, 0.5, 0.5]
      $0.startPoint = CGPoint(x: 0, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 0.5)
    }
    #expect(layer.values.contents?.width == 20 && layer.values.contentsFrame == nil)
    #expect(layer.values.contents?.buffer[9, 5] == 0xFFFF_0000)
    #expect(layer.values.contents?.buffer[10, 5] == 0xFF00_00FF)
    stage.perform {
      layer.type = .conic
      layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    }
    stage.advance()
    // The first half turn from the right, with y pointing down, is the lower half.
    #expect(layer.values.contents?.buffer[3, 9] == 0xFFFF_0000)
    #expect(layer.values.contents?.buffer[3, 0] == 0xFF00_00FF)
    stage.perform {
      layer.type = .radial
      layer.endPoint = CGPoint(x: 1, y: 1)
      layer.frame.size.width = 30
    }
    stage.advance()
    #expect(layer.values.contents?.width == 30)
    #expect(layer.values.contents?.buffer[15, 5] == 0xFFFF_0000)
    #expect(layer.values.contents?.buffer[1, 5] == 0xFF00_00FF)
    stage.perform { layer.colors = nil }
    stage.advance()
    #expect(layer.values.contents == nil)
  }

  @Test("A gradient has the layer's corners without masking")
  func corners() {
    _ = add(CAGradientLayer()) {
      $0.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      $0.cornerRadius = 4
    }
    let line = stage.picture.split(separator: "\n").first { $0.contains("image") }
    #expect(line?.contains("radius") == true || line?.contains("4") == true, "\(line ?? "none")")
  }
}
