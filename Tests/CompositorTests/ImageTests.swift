import Compositor
import CoreGraphics
import DisplayList
import Testing

@Suite("Images: where their pixels come to lie")
struct ImageTests {
  /// Two grey levels side by side, and two below.
  let four = image([[0xff10_1010, 0xff50_5050], [0xff90_9090, 0xffd0_d0d0]])

  @Test(
    "At rest an image of one pixel a pixel moves to the nearest whole pixel, halves upwards (and what rounding left of them)"
  )
  func snapped() {
    for (offset, column) in [(1.0, 1), (0.6, 1), (1.49, 1), (0.5, 1), (1.5 - 1e-9, 2)] {
      let root = node(move(offset, 0), items: [picture(four)])
      var expected = [0, 0, 0, 0]
      (expected[column], expected[column + 1]) = (0x10, 0x50)
      #expect(frame(4, 2, root).levels()[0] == expected, "at \(offset)")
    }
    let root = node(move(-0.5, 0), items: [picture(four)])
    #expect(frame(2, 2, root).levels()[0] == [0x10, 0x50], "minus a half goes up to 0")
  }

  @Test("Snapping counts output pixels: at scale 2 an image of 2 pixels a point moves by halves")
  func snappedAtScale() {
    let rect = CGRect(x: 0.2, y: 0, width: 1, height: 1)
    let root = node(items: [.image(four, frame: rect, outline: Outline(rect: rect))])
    #expect(frame(2, 1, scale: 2, root).levels()[0] == [0x10, 0x50, 0, 0])
    let further = node(move(0.1, 0), items: root.items)
    #expect(frame(2, 1, scale: 2, further).levels()[0] == [0, 0x10, 0x50, 0])
  }

  @Test("An outline that cuts the image moves with it")
  func snappedOutline() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    let half = Outline(rect: CGRect(x: 1, y: 0, width: 1, height: 2))
    let root = node(move(0.3, 0.3), items: [.image(four, frame: rect, outline: half)])
    #expect(frame(3, 2, root).levels() == [[0, 0x50, 0], [0, 0xd0, 0]])
  }

  @Test("Under a moving node, itself or any ancestor, the image stays where it is")
  func moving() {
    let expected = [
      // A quarter of each pixel covers its right neighbour.
      [12, 0x40, 20, 0], [108, 0xc0, 52, 0],
    ]
    let itself = node(move(0.25, 0), isMoving: true, items: [picture(four)])
    #expect(frame(4, 2, itself).levels() == expected)
    let below = node(isMoving: true, children: [node(move(0.25, 0), items: [picture(four)])])
    #expect(frame(4, 2, below).levels() == expected)
    let beside = node(children: [
      node(isMoving: true), node(move(0.25, 0), items: [picture(four)]),
    ])
    #expect(frame(4, 2, beside).levels()[0] == [0x10, 0x50, 0, 0])
  }

  @Test("A matrix within 1e-6 of a translation counts as one, one further off does not")
  func tolerance() {
    func drawn(_ stretch: Double) -> [Int] {
      let root = node(
        CGAffineTransform(1 + stretch, 0, 0, 1, 0.3, 0), items: [picture(four)])
      return frame(3, 1, root).levels()[0]
    }
    #expect(drawn(9e-7) == [0x10, 0x50, 0])
    #expect(drawn(-9e-7) == [0x10, 0x50, 0])
    #expect(drawn(2e-6) != [0x10, 0x50, 0])
  }

  @Test("Twice as large: means between the pixels' centres, the border's own level outside them")
  func enlarged() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
    let row = image([[0xff00_0000, 0xff64_6464]])
    let root = node(items: [.image(row, frame: rect, outline: Outline(rect: rect))])
    // Centres at -0.25 (kept at 0), 0.25, 0.75, 1.25 (kept at 1).
    #expect(frame(4, 2, root).levels() == [[0, 25, 75, 100], [0, 25, 75, 100]])
  }

  @Test("Half as large: each pixel is the mean of the four under it")
  func reduced() {
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    let root = node(items: [.image(four, frame: rect, outline: Outline(rect: rect))])
    #expect(frame(1, 1, root).levels() == [[0x70]])
  }

  @Test("Turned by a quarter, mirrored: the pixels change places exactly")
  func turned() {
    let quarter = node(CGAffineTransform(0, 1, -1, 0, 2, 0), items: [picture(four)])
    #expect(frame(2, 2, quarter).levels() == [[0x90, 0x10], [0xd0, 0x50]])
    let mirrored = node(CGAffineTransform(-1, 0, 0, 1, 2, 0), items: [picture(four)])
    #expect(frame(2, 2, mirrored).levels() == [[0x50, 0x10], [0xd0, 0x90]])
    let half = node(CGAffineTransform(-1, 0, 0, -1, 2, 2), items: [picture(four)])
    #expect(frame(2, 2, half).levels() == [[0xd0, 0x90], [0x50, 0x10]])
  }

  @Test("Outside its frame an image shows nothing, whatever the outline")
  func outlineBeyondFrame() {
    let rect = CGRect(x: 1, y: 0, width: 2, height: 2)
    for outline in [box(-5, -5, 20, 20), box(0, 0, 4, 2), box(-5, -5, 20, 20, radius: 3)] {
      let root = node(items: [.image(four, frame: rect, outline: outline)])
      #expect(frame(4, 2, root).levels() == [[0, 0x10, 0x50, 0], [0, 0x90, 0xd0, 0]])
    }
  }

  @Test("A transparent pixel lets the picture below through, a half one mixes")
  func transparency() {
    let cut = image([[0x0000_0000, 0x8000_0080, 0xff00_00ff]])
    let root = node(items: [.fill(green, box(0, 0, 3, 1)), picture(cut)])
    #expect(frame(3, 1, root).rows == [[0x00ff00, 0x007f80, 0x0000ff]])
  }

  @Test("The opaque mark changes the speed, not the picture, where all pixels are opaque")
  func opaqueMark() {
    let marked = image([[0xff12_3456, 0xff65_4321], [0xff00_00ff, 0xffff_ff00]])
    let other = CGImage(buffer: marked.buffer, isOpaque: false)
    for transform in [move(1, 1), move(0.3, 0.7), move(2, 0).rotated(by: 0.4)] {
      let one = frame(5, 5, node(transform, isMoving: true, items: [picture(marked)]))
      let two = frame(5, 5, node(transform, isMoving: true, items: [picture(other)]))
      #expect(one.difference(from: two) == nil)
    }
  }

  @Test("Images of one pixel, one row, one column, in every kind of matrix")
  func smallest() {
    for size in [(1, 1), (1, 7), (7, 1)] {
      let gray = image(
        [[UInt32]](repeating: [UInt32](repeating: 0xff80_8080, count: size.0), count: size.1))
      for transform in [
        move(0.3, 0.4), CGAffineTransform(scaleX: 3, y: 0.5), CGAffineTransform(scaleX: -2, y: 2),
        CGAffineTransform(rotationAngle: 0.7), CGAffineTransform(1, 0.5, -0.2, 3, 1, 2),
      ] {
        let drawn = frame(
          12, 12,
          node(move(4, 3), isMoving: true, children: [node(transform, items: [picture(gray)])]))
        let wanted = frame(
          12, 12,
          node(
            move(4, 3), isMoving: true,
            children: [
              node(
                transform,
                items: [
                  .fill(
                    DisplayColor(red: 128.0 / 255, green: 128.0 / 255, blue: 128.0 / 255),
                    box(0, 0, Double(size.0), Double(size.1)))
                ])
            ]))
        #expect(drawn.difference(from: wanted) == nil, "\(size), \(transform)")
      }
    }
  }
}
