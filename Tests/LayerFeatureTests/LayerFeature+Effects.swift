import CCairo
import CoreGraphics
import DisplayList
import QuartzCore

extension LayerFeature {
  /// Shadows, shapes, gradients, space, glass.
  static var effects: [LayerFeature] {
    [
      LayerFeature("Shadow", limits: shades) { root in
        let card = layer(22, 20, 56, 52, Ink.white, radius: 12, in: root)
        shade(card, opacity: 0.4, offset: CGSize(width: 0, height: 4), radius: 5)
      } oracle: { oracle in
        func card(_ cairo: OpaquePointer) {
          cairo.rounded(22, 20, 56, 52, radius: 12)
          cairo.fill(Ink.white)
        }
        oracle.shadow(
          Ink.dark, alpha: 0.4, offset: CGSize(width: 0, height: 4), radius: 5, card)
        oracle.draw(card)
      },
      LayerFeature("Shadow, by a path", limits: shades) { root in
        let card = layer(26, 18, 48, 48, Ink.orange, radius: 24, in: root)
        shade(card, opacity: 0.5, offset: .zero, radius: 3)
        card.shadowPath = CGPath(
          ellipseIn: CGRect(x: -6, y: 54, width: 60, height: 14), transform: nil)
      } oracle: { oracle in
        oracle.shadow(Ink.dark, alpha: 0.5, offset: .zero, radius: 3) { cairo in
          cairo_save(cairo)
          cairo_translate(cairo, 50, 79)
          cairo_scale(cairo, 30, 7)
          cairo.circle(0, 0, 1)
          cairo_restore(cairo)
          cairo.fill(Ink.dark)
        }
        oracle.draw { cairo in
          cairo.circle(50, 42, 24)
          cairo.fill(Ink.orange)
        }
      },
      LayerFeature("Shape, even-odd") { root in
        shape(in: root) { shape in
          let path = CGMutablePath()
          path.addLines(between: star)
          path.closeSubpath()
          shape.path = path
          shape.fillRule = .evenOdd
          shape.fillColor = Ink.indigo
        }
      } oracle: { oracle in
        oracle.draw { cairo in
          cairo.polygon(star)
          cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
          cairo.fill(Ink.indigo)
        }
      },
      LayerFeature("Shape, dashes") { root in
        shape(in: root) { shape in
          let path = CGMutablePath()
          path.move(to: CGPoint(x: 82, y: 50))
          for (quarter, x, y) in [(0.0, 66.0, 60.0), (1, 34, 60), (2, 34, 40), (3, 66, 40)] {
            let start = quarter * .pi / 2
            path.addArc(
              center: CGPoint(x: x, y: y), radius: 16, startAngle: start,
              endAngle: start + .pi / 2, clockwise: false)
          }
          path.closeSubpath()
          shape.path = path
          shape.fillColor = nil
          shape.strokeColor = Ink.blue
          shape.lineWidth = 4
          shape.lineCap = .round
          shape.lineDashPattern = [9, 8]
        }
      } oracle: { oracle in
        oracle.draw { cairo in
          // From the middle of the right side downwards.
          cairo_move_to(cairo, 82, 50)
          cairo_arc(cairo, 66, 60, 16, 0, .pi / 2)
          cairo_arc(cairo, 34, 60, 16, .pi / 2, .pi)
          cairo_arc(cairo, 34, 40, 16, .pi, 1.5 * .pi)
          cairo_arc(cairo, 66, 40, 16, 1.5 * .pi, 2 * .pi)
          cairo_close_path(cairo)
          cairo_set_dash(cairo, [9, 8], 2, 0)
          cairo_set_line_width(cairo, 4)
          cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
          cairo.ink(Ink.blue)
          cairo_stroke(cairo)
        }
      },
      LayerFeature("Shape, a part of a stroke") { root in
        shape(in: root) { shape in
          shape.path = CGPath(
            ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60), transform: nil)
          shape.fillColor = nil
          shape.strokeColor = Ink.green
          shape.lineWidth = 9
          shape.strokeStart = 0.125
          shape.strokeEnd = 0.75
        }
      } oracle: { oracle in
        oracle.draw { cairo in
          cairo_arc(cairo, 50, 50, 30, .pi / 4, 1.5 * .pi)
          cairo_set_line_width(cairo, 9)
          cairo.ink(Ink.green)
          cairo_stroke(cairo)
        }
      },
      LayerFeature("Gradient, axial") { root in
        gradient(.axial, from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 1), in: root)
      } oracle: { oracle in
        oracle.draw { cairo in
          cairo.rounded(12, 12, 76, 76, radius: 14)
          use(cairo_pattern_create_linear(12, 12, 88, 88), cairo)
        }
      },
      LayerFeature("Gradient, radial") { root in
        gradient(.radial, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 1), in: root)
      } oracle: { oracle in
        oracle.draw { cairo in
          cairo.rounded(12, 12, 76, 76, radius: 14)
          use(cairo_pattern_create_radial(50, 50, 0, 50, 50, 38), cairo)
        }
      },
      LayerFeature("Gradient, conic") { root in
        gradient(.conic, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 0.5), in: root)
      } oracle: { oracle in
        let square: (OpaquePointer) -> Void = { cairo in
          cairo.rounded(12, 12, 76, 76, radius: 14)
          cairo.fill(Ink.dark)
        }
        let colors = [Ink.blue, Ink.pink, Ink.orange].map { $0.components ?? [] }
        oracle.draw(within: square) { x, y in
          var turn = ElementaryFunctions.arctangent(y: y - 50, x: x - 50) / (2 * .pi)
          if turn < 0 { turn += 1 }
          let (from, to, t) =
            turn < 0.5 ? (colors[0], colors[1], turn * 2) : (colors[1], colors[2], turn * 2 - 1)
          return (0..<3).map { from[$0] + (to[$0] - from[$0]) * t }
        }
      },
      LayerFeature("Perspective") { root in
        let card = layer(16, 16, 68, 68, Ink.dark, in: root)
        for (index, color) in tiles.enumerated() {
          let (x, y) = (8 + 30 * Double(index % 2), 8 + 30 * Double(index / 2))
          _ = layer(x, y, 22, 22, color, in: card)
        }
        card.transform = turned(.pi * 0.3, eye: 130)
      } oracle: { oracle in
        oracle.draw { cairo in
          cairo.polygon(seen(CGRect(x: -34, y: -34, width: 68, height: 68), .pi * 0.3, eye: 130))
          cairo.fill(Ink.dark)
          for (index, color) in tiles.enumerated() {
            let (x, y) = (-26 + 30 * Double(index % 2), -26 + 30 * Double(index / 2))
            cairo.polygon(seen(CGRect(x: x, y: y, width: 22, height: 22), .pi * 0.3, eye: 130))
            cairo.fill(color)
          }
        }
      },
      LayerFeature("Flip at 30°, 60° and 85°") { root in
        for (index, angle) in flips.enumerated() {
          let card = layer(10, 6 + 31 * Double(index), 80, 26, tiles[index], in: root)
          card.transform = turned(angle, eye: 150)
        }
      } oracle: { oracle in
        for (index, angle) in flips.enumerated() {
          oracle.draw { cairo in
            cairo_translate(cairo, 0, 31 * Double(index) - 31)
            cairo.polygon(seen(CGRect(x: -40, y: -13, width: 80, height: 26), angle, eye: 150))
            cairo.fill(tiles[index])
          }
        }
      },
      LayerFeature("Perspective, past the eye") { root in
        let floor = layer(-100, 42, 300, 16, Ink.teal, in: root)
        floor.transform = turned(.pi / 3, eye: 100)
      } oracle: { oracle in
        oracle.draw { cairo in
          // What is nearer than a fiftieth of the eye's distance lies far outside.
          let nearest = -98 / ElementaryFunctions.sineAndCosine(.pi / 3).sine
          let rect = CGRect(x: nearest, y: -8, width: 150 - nearest, height: 16)
          cairo.polygon(seen(rect, .pi / 3, eye: 100))
          cairo.fill(Ink.teal)
        }
      },
      LayerFeature("Perspective of sublayers") { root in
        var space = CATransform3DIdentity
        space.m34 = -1 / 120
        let room = layer(0, 0, 100, 100, in: root)
        room.sublayerTransform = space
        for (x, angle, color) in [(26.0, 0.9, Ink.blue), (74, -0.9, Ink.pink)] {
          let wall = layer(x - 20, 22, 40, 56, color, in: room)
          wall.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
        }
      } oracle: { oracle in
        oracle.draw { cairo in
          for (x, angle, color) in [(-24.0, 0.9, Ink.blue), (24, -0.9, Ink.pink)] {
            let rect = CGRect(x: -20, y: -28, width: 40, height: 56)
            cairo.polygon(seen(rect, angle, eye: 120, besides: x))
            cairo.fill(color)
          }
        }
      },
      LayerFeature("One side only") { root in
        for (index, angle) in [0.0, .pi * 0.25, .pi * 0.75].enumerated() {
          let y = 8 + 29 * Double(index)
          _ = layer(37, y, 26, 26, Ink.white, radius: 4, in: root)
          let card = layer(37, y, 26, 26, tiles[index], in: root)
          card.isDoubleSided = false
          card.transform = turned(angle, eye: 130)
        }
      } oracle: { oracle in
        oracle.draw { cairo in
          for (index, angle) in [0.0, .pi * 0.25, .pi * 0.75].enumerated() {
            cairo.rounded(37, 8 + 29 * Double(index), 26, 26, radius: 4)
            cairo.fill(Ink.white)
            // The last one is seen from behind.
            if index == 2 { break }
            cairo_save(cairo)
            cairo_translate(cairo, 0, 29 * Double(index - 1))
            cairo.polygon(seen(CGRect(x: -13, y: -13, width: 26, height: 26), angle, eye: 130))
            cairo.fill(tiles[index])
            cairo_restore(cairo)
          }
        }
      },
      LayerFeature(
        "Glass over stripes", limits: shades,
        node: { _ in
          let whole = Outline(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
          let pane = Outline(rect: CGRect(x: 20, y: 16, width: 60, height: 68), cornerRadius: 14)
          let stripes = (0..<5).map { index in
            DrawItem.fill(
              DisplayColor(tiles[index % 4]),
              Outline(rect: CGRect(x: 6 + 20 * Double(index), y: 0, width: 9, height: 100)))
          }
          return DisplayNode(
            owner: 0, items: [.fill(DisplayColor(Ink.ground), whole)] + stripes,
            children: [
              DisplayNode(
                owner: 1, backdrop: Backdrop(outline: pane, radius: 4),
                items: [.fill(DisplayColor(Ink.white, alpha: 0.3), pane)])
            ])
        },
        oracle: { oracle in
          oracle.draw { cairo in
            for index in 0..<5 {
              cairo.rect(6 + 20 * Double(index), 0, 9, 100)
              cairo.fill(tiles[index % 4])
            }
          }
          func pane(_ cairo: OpaquePointer) { cairo.rounded(20, 16, 60, 68, radius: 14) }
          oracle.blur(radius: 4) { cairo in
            pane(cairo)
            cairo.fill(Ink.dark)
          }
          oracle.draw { cairo in
            pane(cairo)
            cairo.fill(Ink.white, alpha: 0.3)
          }
        }),
    ]
  }

  // MARK: - Layers

  private static func shade(
    _ layer: CALayer, opacity: Float, offset: CGSize, radius: Double
  ) {
    layer.shadowColor = Ink.dark
    layer.shadowOpacity = opacity
    layer.shadowOffset = offset
    layer.shadowRadius = radius
  }

  private static func shape(in root: CALayer, _ change: (CAShapeLayer) -> Void) {
    let shape = CAShapeLayer()
    shape.frame = root.bounds
    change(shape)
    root.addSublayer(shape)
  }

  private static func gradient(
    _ type: CAGradientLayerType, from start: CGPoint, to end: CGPoint, in root: CALayer
  ) {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 12, y: 12, width: 76, height: 76)
    gradient.type = type
    gradient.colors = [Ink.blue, Ink.pink, Ink.orange]
    (gradient.startPoint, gradient.endPoint) = (start, end)
    gradient.cornerRadius = 14
    gradient.masksToBounds = true
    root.addSublayer(gradient)
  }

  private static func turned(_ angle: Double, eye: Double) -> CATransform3D {
    var space = CATransform3DIdentity
    space.m34 = -1 / eye
    return CATransform3DRotate(space, angle, 0, 1, 0)
  }

  // MARK: - What cairo draws

  private static let flips = [Double.pi / 6, .pi / 3, .pi * 85 / 180]
  private static let tiles = [Ink.pink, Ink.orange, Ink.green, Ink.blue]

  private static var star: [CGPoint] {
    (0..<5).map { index in
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(Double(index) * 0.8 * .pi)
      return CGPoint(x: 50 + 40 * sine, y: 53 - 40 * cosine)
    }
  }

  private static func use(_ pattern: OpaquePointer?, _ cairo: OpaquePointer) {
    for (place, color) in [(0.0, Ink.blue), (0.5, Ink.pink), (1, Ink.orange)] {
      let c = color.components ?? []
      cairo_pattern_add_color_stop_rgb(pattern, place, c[0], c[1], c[2])
    }
    cairo_set_source(cairo, pattern)
    cairo_fill(cairo)
    cairo_pattern_destroy(pattern)
  }

  /// The corners of a rectangle that is turned about the vertical axis through (`besides`, 0) and
  /// seen from `eye` points before the tile's middle.
  private static func seen(
    _ rect: CGRect, _ angle: Double, eye: Double, besides: Double = 0
  ) -> [CGPoint] {
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(angle)
    return [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY),
      (rect.minX, rect.maxY),
    ].map { x, y in
      // What comes towards the eye grows.
      let nearer = 1 + x * sine / eye
      return CGPoint(x: 50 + (besides + x * cosine) / nearer, y: 50 + y / nearer)
    }
  }
}

extension DisplayColor {
  init(_ color: CGColor, alpha: Double = 1) {
    let c = color.components ?? [0, 0, 0, 1]
    self.init(red: c[0], green: c[1], blue: c[2], alpha: alpha)
  }
}
