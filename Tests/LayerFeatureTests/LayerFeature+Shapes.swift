import CCairo
import CoreGraphics
import QuartzCore

extension LayerFeature {
  /// Colour, contents, corners, borders, clips and masks.
  static var plain: [LayerFeature] {
    [
      LayerFeature("Background, turned 20°") { root in
        let square = layer(22, 22, 56, 56, Ink.orange, in: root)
        square.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 9))
      } oracle: { oracle in
        oracle.draw { cairo in
          cairo.turn(.pi / 9, about: 50, 50)
          cairo.rect(22, 22, 56, 56)
          cairo.fill(Ink.orange)
        }
      },
      LayerFeature("Contents, aspect fit", limits: shades) { root in
        let shown = layer(10, 10, 80, 80, Ink.white, in: root)
        shown.contents = picture(16, 8)
        shown.contentsGravity = .resizeAspect
      } oracle: { oracle in
        oracle.draw { cairo in
          cairo.rect(10, 10, 80, 80)
          cairo.fill(Ink.white)
          paint(picture(16, 8), CGRect(x: 10, y: 30, width: 80, height: 40), cairo)
        }
      },
      LayerFeature("Contents, a part", limits: shades) { root in
        let shown = layer(15, 15, 70, 70, in: root)
        shown.contents = picture(16, 16)
        shown.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 0.5)
        shown.contentsGravity = .resize
      } oracle: { oracle in
        oracle.draw { cairo in
          cairo.rect(15, 15, 70, 70)
          cairo_clip(cairo)
          paint(picture(16, 16), CGRect(x: 15, y: 15, width: 70, height: 140), cairo)
        }
      },
      LayerFeature("Contents, nine parts") { root in
        let shown = layer(10, 20, 80, 60, in: root)
        shown.contents = frameImage
        shown.contentsScale = 2
        shown.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
      } oracle: { oracle in
        oracle.draw { cairo in
          cairo.rect(10, 20, 80, 60)
          cairo.fill(Ink.indigo)
          cairo.rect(14, 24, 72, 52)
          cairo.fill(Ink.white)
        }
      },
      LayerFeature("Border, 5 points") { root in
        let box = layer(15.25, 20.5, 69.5, 59.25, Ink.white, radius: 18, in: root)
        box.borderWidth = 5
        box.borderColor = Ink.blue
      } oracle: { oracle in
        oracle.draw { cairo in
          cairo.rounded(15.25, 20.5, 69.5, 59.25, radius: 18)
          cairo.fill(Ink.blue)
          cairo.rounded(20.25, 25.5, 59.5, 49.25, radius: 13)
          cairo.fill(Ink.white)
        }
      },
      LayerFeature("Corners, circular") { root in
        _ = layer(14.3, 14.7, 71.2, 71, Ink.green, radius: 22, in: root)
      } oracle: { oracle in
        oracle.draw { cairo in
          cairo.rounded(14.3, 14.7, 71.2, 71, radius: 22)
          cairo.fill(Ink.green)
        }
      },
      LayerFeature("Corners, continuous") { root in
        let box = layer(14, 14, 72, 72, Ink.green, radius: 22, in: root)
        box.cornerCurve = .continuous
      } oracle: { oracle in
        oracle.draw { cairo in
          continuous(14, 14, 72, radius: 22, cairo)
          cairo.fill(Ink.green)
        }
      },
      LayerFeature("Corners, chosen") { root in
        let box = layer(15, 15, 70, 70, Ink.teal, radius: 26, in: root)
        box.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      } oracle: { oracle in
        oracle.draw { cairo in
          cairo.rounded(15, 15, 70, 70, radius: 26, corners: [true, false, true, false])
          cairo.fill(Ink.teal)
        }
      },
      // Where edges meet in a pixel, parts of it are multiplied: here too.
      LayerFeature("Clip, nested and turned") { root in
        let outer = layer(18, 18, 64, 64, Ink.dark, radius: 14, in: root)
        outer.masksToBounds = true
        outer.setAffineTransform(CGAffineTransform(rotationAngle: -.pi / 12))
        let inner = layer(24, 20, 60, 60, Ink.pink, radius: 30, in: outer)
        inner.masksToBounds = true
        _ = layer(0, 0, 30, 60, Ink.orange, in: inner)
      } oracle: { oracle in
        func turned(_ body: @escaping (OpaquePointer) -> Void) -> (OpaquePointer) -> Void {
          { cairo in
            cairo.turn(-.pi / 12, about: 50, 50)
            body(cairo)
          }
        }
        let outline = turned { cairo in
          cairo.rounded(18, 18, 64, 64, radius: 14)
          cairo.fill(Ink.dark)
        }
        oracle.draw(within: outline) { clipped in
          clipped.draw(
            turned { cairo in
              cairo.ink(Ink.dark)
              cairo_paint(cairo)
            })
          let circle = turned { cairo in
            cairo.circle(72, 68, 30)
            cairo.fill(Ink.dark)
          }
          clipped.draw(within: circle) { inner in
            inner.draw { cairo in
              cairo.ink(Ink.pink)
              cairo_paint(cairo)
            }
            inner.draw(
              turned { cairo in
                cairo.rect(42, 38, 30, 60)
                cairo.fill(Ink.orange)
              })
          }
        }
      },
      LayerFeature("Mask") { root in
        let box = layer(10, 10, 80, 80, Ink.indigo, in: root)
        _ = layer(0, 40, 80, 40, Ink.orange, in: box)
        let mask = layer(0, 0, 80, 80)
        _ = layer(4, 4, 50, 50, Ink.dark, radius: 25, in: mask)
        _ = layer(36, 36, 40, 40, CGColor(gray: 0, alpha: 0.5), in: mask)
        box.mask = mask
      } oracle: { oracle in
        oracle.draw { cairo in
          cairo.circle(39, 39, 25)
          cairo.ink(Ink.dark)
          cairo_fill(cairo)
          cairo.rect(46, 46, 40, 40)
          cairo.fill(Ink.dark, alpha: 0.5)
          cairo_set_operator(cairo, CAIRO_OPERATOR_IN)
          let both = cairo_pattern_create_linear(0, 10, 0, 90)!
          for (place, color) in [(0.0, Ink.indigo), (0.5, Ink.indigo), (0.5, Ink.orange)] {
            let c = color.components ?? []
            cairo_pattern_add_color_stop_rgb(both, place, c[0], c[1], c[2])
          }
          cairo_set_source(cairo, both)
          cairo_paint(cairo)
          cairo_pattern_destroy(both)
        }
      },
      // The group's picture is of whole levels before it is thinned.
      LayerFeature("Opacity of a group", limits: shades) { root in
        let group = layer(0, 0, 100, 100, in: root)
        group.opacity = 0.5
        _ = layer(14, 24, 52, 52, Ink.blue, radius: 26, in: group)
        _ = layer(36, 24, 52, 52, Ink.pink, radius: 26, in: group)
      } oracle: { oracle in
        // An opacity is one of 255 levels.
        oracle.draw(alpha: 128.0 / 255) { cairo in
          cairo.circle(40, 50, 26)
          cairo.fill(Ink.blue)
          cairo.circle(62, 50, 26)
          cairo.fill(Ink.pink)
        }
      },
      LayerFeature("Order by height") { root in
        let colors = [Ink.pink, Ink.green, Ink.blue]
        for (index, height) in [3.0, 1, 2].enumerated() {
          let place = 12 + 18 * Double(index)
          layer(place, place, 40, 40, colors[index], radius: 8, in: root).zPosition = height
        }
      } oracle: { oracle in
        oracle.draw { cairo in
          for (place, color) in [(30.0, Ink.green), (48, Ink.blue), (12, Ink.pink)] {
            cairo.rounded(place, place, 40, 40, radius: 8)
            cairo.fill(color)
          }
        }
      },
    ]
  }

  // MARK: - Pictures

  /// Soft waves, opaque.
  private static func picture(_ width: Int, _ height: Int) -> CGImage {
    let buffer = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let (across, _) = ElementaryFunctions.sineAndCosine(Double(x) / Double(width) * 6.3)
        let (down, _) = ElementaryFunctions.sineAndCosine(Double(y) / Double(height) * 6.3)
        let red = UInt32(150 + 100 * across)
        let green = UInt32(130 + 90 * down)
        buffer[x, y] = 0xff00_00c8 | red << 16 | green << 8
      }
    }
    return CGImage(buffer: buffer, isOpaque: true)
  }

  /// A white square of 40 pixels with a line of 8 around it.
  private static var frameImage: CGImage {
    let buffer = PixelBuffer(width: 40, height: 40)
    for y in 0..<40 {
      for x in 0..<40 {
        let isInside = (8..<32).contains(x) && (8..<32).contains(y)
        buffer[x, y] = isInside ? 0xffff_ffff : 0xff58_56d6
      }
    }
    return CGImage(buffer: buffer, isOpaque: true)
  }

  private static func paint(_ image: CGImage, _ rect: CGRect, _ cairo: OpaquePointer) {
    let bytes = UnsafeMutableRawPointer(image.buffer.pixels).assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_RGB24, Int32(image.width), Int32(image.height),
      Int32(image.buffer.stride * 4))!
    cairo_save(cairo)
    cairo_translate(cairo, rect.minX, rect.minY)
    cairo_scale(cairo, rect.width / Double(image.width), rect.height / Double(image.height))
    cairo_set_source_surface(cairo, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    cairo_rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
    cairo_fill(cairo)
    cairo_restore(cairo)
    cairo_surface_destroy(surface)
  }

  /// A square with iOS's corners, as its curves were published: in radii from the corner.
  private static func continuous(
    _ x: Double, _ y: Double, _ side: Double, radius: Double, _ cairo: OpaquePointer
  ) {
    let half: [(Double, Double)] = [
      (1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
      (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
      (0, 0.86840694), (0, 1.08849296), (0, 1.528665),
    ]
    for corner in 0..<4 {
      // Turned by quarters about the middle; each corner is gone through against the clock.
      func place(_ point: (Double, Double)) -> (Double, Double) {
        var (px, py) = (point.0 * radius - side / 2, point.1 * radius - side / 2)
        for _ in 0..<corner { (px, py) = (py, -px) }
        return (x + side / 2 + px, y + side / 2 + py)
      }
      let points = half.map(place)
      if corner == 0 {
        cairo_move_to(cairo, points[0].0, points[0].1)
      } else {
        cairo_line_to(cairo, points[0].0, points[0].1)
      }
      for index in stride(from: 1, to: 10, by: 3) {
        let (a, b, c) = (points[index], points[index + 1], points[index + 2])
        cairo_curve_to(cairo, a.0, a.1, b.0, b.1, c.0, c.1)
      }
    }
    cairo_close_path(cairo)
  }
}
