import Compositor
import CoreGraphics
import DisplayList
import RandomDisplayLists
import Testing

@testable import Compositor

@Suite("Backdrops")
struct BackdropTests {
  static let width = 112
  static let height = 80

  func backdrop(
    _ outline: Outline, _ radius: Double, saturation: Double = 1,
    _ transform: CGAffineTransform = .identity, opacity: Double = 1, children: [DisplayNode] = []
  ) -> DisplayNode {
    DisplayNode(
      owner: 1, transform: transform, opacity: opacity,
      backdrop: Backdrop(outline: outline, radius: radius, saturation: saturation),
      children: children)
  }

  @Test("The weights of a blur add up to 65536, are symmetric and fall from beside the middle")
  func weights() {
    for sigma in [0.3, 0.5, 0.8, 1, 2, 3, 5, 5.99, 6, 8, 11.9, 12, 20, 40, 47, 96, 200, 512, 9999] {
      let weights = GaussianBlur(sigma: sigma).weights.map(Int.init)
      #expect(weights.reduce(0, +) == 65_536, "\(sigma)")
      #expect(weights == weights.reversed(), "\(sigma)")
      #expect(weights.count % 2 == 1)
      // The middle has what rounding has left.
      let right = weights[(weights.count / 2 + 1)...]
      #expect(weights[weights.count / 2] >= right.first! * 99 / 100, "\(sigma)")
      #expect(zip(right, right.dropFirst()).allSatisfy { $0 >= $1 }, "\(sigma)")
    }
    #expect(GaussianBlur(sigma: 0.1).changesNothing)
  }

  /// Levels of a picture: a step, or noise or squares with a margin, since beyond the edges goes on
  /// what the means of up to 16 pixels are there.
  static func level(_ kind: String, _ x: Int, _ y: Int, _ random: inout SeededGenerator) -> UInt32 {
    let isMargin = !(16..<width - 16).contains(x) || !(16..<height - 16).contains(y)
    return switch kind {
    case "step": x + y / 3 < 60 ? 255 : 0
    case _ where isMargin: 100
    case "noise": UInt32(random.integer(0...255))
    default: (x / 7 + y / 7) % 2 == 0 ? 240 : 10
    }
  }

  @Test(
    "A blurred picture, against a Gaussian: RMSE at most 0.5 levels, 2 at most away from its edges",
    arguments: [0.5, 1, 2, 5, 8, 20, 40], ["noise", "step", "squares"])
  func gaussian(_ sigma: Double, _ kind: String) {
    var random = SeededGenerator(seed: 3)
    let levels = (0..<Self.height).map { y in
      (0..<Self.width).map { x in Self.level(kind, x, y, &random) }
    }
    let picture = Plane(width: Self.width, height: Self.height) { Double(levels[$1][$0]) }
    let content = image(levels.map { $0.map { 0xff00_0000 | $0 } })
    let root = node(
      items: [CompositorTests.picture(content)],
      children: [backdrop(box(-9, -9, 999, 999), sigma)])
    let error = picture.blurred(sigma).error(
      of: Plane(frame(Double(Self.width), Double(Self.height), root)))
    // The step meets the picture's edges, where a wide blur sees means instead of the edge.
    let most = kind == "step" ? (rmse: 1.0, worst: 6.0) : (rmse: 0.5, worst: 2.0)
    #expect(error.rmse <= most.rmse && error.worst <= most.worst, "\(error)")
  }

  @Test("The radius grows with the node and the scale")
  func scaled() {
    func drawn(_ node: DisplayNode, scale: Double) -> Frame {
      let root = DisplayNode(
        owner: 1, items: [.fill(white, box(0, 0, 30 / scale, 40 / scale))], children: [node])
      return frame(60 / scale, 40 / scale, scale: scale, root)
    }
    let expected = drawn(backdrop(box(0, 0, 60, 40), 6), scale: 1)
    let twice = drawn(backdrop(box(0, 0, 30, 20), 3), scale: 2)
    #expect(twice.difference(from: expected) == nil)
    let stretched = drawn(
      backdrop(box(0, 0, 15, 10), 1.5, CGAffineTransform(scaleX: 2, y: 2)), scale: 2)
    #expect(stretched.difference(from: expected) == nil)
    #expect(Set(expected.levels()[20]).count > 20)
  }

  @Test("Without saturation colours become the grey of ITU-R BT.709, to one level")
  func grey() {
    // 0.2126, 0.7152 and 0.0722 of 255; 0.2126 · 200 + 0.7152 · 100 + 0.0722 · 50 is 117.7.
    let mixed = DisplayColor(red: 200.0 / 255, green: 100.0 / 255, blue: 50.0 / 255)
    for (color, level) in [(red, 54), (green, 182), (blue, 18), (white, 255), (mixed, 118)] {
      for radius in [0.0, 1, 9] {
        let root = node(
          items: [.fill(color, box(0, 0, 20, 20))],
          children: [backdrop(box(0, 0, 20, 20), radius, saturation: 0)])
        for channel in 0..<3 {
          let levels = frame(20, 20, root).levels(channel).joined()
          #expect(levels.allSatisfy { abs($0 - level) <= 1 }, "\(color): \(levels.first!)")
        }
      }
    }
  }

  @Test("A saturation of 1.8 moves colours away from their grey, within 0 and 255")
  func saturated() {
    let color = DisplayColor(red: 140.0 / 255, green: 100.0 / 255, blue: 20.0 / 255)
    let root = node(
      items: [.fill(color, box(0, 0, 9, 9))],
      children: [backdrop(box(0, 0, 9, 9), 2, saturation: 1.8)])
    // The grey is 102.7: 102.7 + 1.8 · 37.3, 102.7 - 1.8 · 2.7, 102.7 - 1.8 · 82.7 < 0.
    let drawn = frame(9, 9, root)
    for (channel, level) in [(2, 170), (1, 98), (0, 0)] {
      #expect(drawn.levels(channel).joined().allSatisfy { abs($0 - level) <= 1 })
    }
  }

  @Test("It blurs what was painted before it, and not its own children nor what follows")
  func order() {
    let root = node(
      items: [.fill(red, box(0, 0, 40, 10))],
      children: [
        backdrop(
          box(0, 0, 20, 10), 3, saturation: 0,
          children: [node(items: [.fill(green, box(5, 0, 5, 10))])]),
        node(items: [.fill(blue, box(30, 0, 10, 10))]),
      ])
    let row = frame(40, 10, root).rows[5]
    // 55/256 of 255 is 54.8.
    for x in 0..<5 { #expect(row[x] == 0x373737) }
    for x in 5..<10 { #expect(row[x] == 0x00ff00) }
    for x in 10..<20 { #expect(row[x] == 0x373737) }
    for x in 20..<30 { #expect(row[x] == 0xff0000) }
    for x in 30..<40 { #expect(row[x] == 0x0000ff) }
  }

  @Test("In a group with an opacity it sees only what the group has painted")
  func group() {
    let group = node(
      opacity: 0.5, items: [.fill(blue, box(0, 0, 20, 20))],
      children: [backdrop(box(0, 0, 40, 20), 1, saturation: 0)])
    let root = node(items: [.fill(red, box(0, 0, 40, 20))], children: [group])
    let row = frame(40, 20, root).rows[10]
    // The blue's grey is 18/256 of 255, 17.9; half of it over half of red.
    for x in 0..<15 {
      #expect(abs(Int(row[x] >> 16) - (127 + 9)) <= 1)
      #expect(abs(Int(row[x] & 255) - 9) <= 1)
      #expect(row[x] >> 8 & 255 == row[x] & 255)
    }
    for x in 25..<40 { #expect(row[x] == 0xff0000) }
  }

  @Test(
    "In a group that paints nothing beneath it, it shows nothing, whatever else is in the group")
  func emptyGroup() {
    let beside = node(items: [.fill(green, box(30, 0, 10, 10))])
    let over = node(items: [.fill(green, box(10, 0, 30, 10))])
    for (children, end) in [([], 40), ([beside], 30), ([over], 10)] {
      let group = node(
        opacity: 0.5, children: [backdrop(box(0, 0, 20, 10), 0, saturation: 0)] + children)
      let root = node(items: [.fill(red, box(0, 0, 40, 10))], children: [group])
      let row = frame(40, 10, root).rows[5]
      #expect(row[..<end].allSatisfy { $0 == 0xff0000 }, "\(children.count): \(row[0])")
      let own = backdrop(box(0, 0, 20, 10), 0, saturation: 0, opacity: 0.5, children: children)
      let alone = frame(40, 10, node(items: [.fill(red, box(0, 0, 40, 10))], children: [own]))
      #expect(alone.rows[5][..<end].allSatisfy { $0 == 0xff0000 }, "\(children.count), its own")
    }
  }

  @Test("Through a rounded clip it sees what lies beneath the clip, also outside of it")
  func clip() {
    var random = SeededGenerator(seed: 8)
    let content = image(
      (0..<60).map { _ in (0..<60).map { _ in 0xff00_0000 | UInt32(random.integer(0...0xffffff)) } }
    )
    let outline = box(10, 8, 40, 44, radius: 14)
    let all = box(0, 0, 60, 60)
    func drawn(_ nodes: [DisplayNode]) -> Frame {
      frame(60, 60, node(items: [picture(content)], children: nodes))
    }
    let whole = drawn([backdrop(all, 4)])
    let own = drawn([backdrop(outline, 4)])
    let overlapping = backdrop(all, 4, children: [node(items: [.fill(red, box(0, 0, 1, 1))])])
    let clipped = drawn([node(clip: outline, children: [backdrop(all, 4)])])
    let group = drawn([
      node(clip: outline, children: [node(items: [.fill(red, box(0, 0, 1, 1))]), overlapping])
    ])
    for x in 25..<35 {
      for y in 8..<52 { #expect(own.pixels[x, y] == whole.pixels[x, y]) }
    }
    #expect(own.pixels[0, 0] == content.buffer[0, 0])
    #expect(own.pixels[10, 8] == content.buffer[10, 8])
    #expect(clipped.difference(from: own) == nil)
    #expect(group.difference(from: own) == nil)
  }

  @Test(
    "Among others in a rounded clip it sees neither itself nor what follows, only what was before",
    arguments: [4.0, 10])
  func order(inClip radius: Double) {
    let stripes = node(items: [.fill(red, box(0, 0, 60, 30)), .fill(blue, box(0, 30, 60, 30))])
    let first = node(items: [.fill(white, box(0, 20, 60, 6))])
    let glass = backdrop(box(0, 0, 60, 60), 3)
    let lid = node(items: [.fill(green, box(24, 0, 36, 60))])
    func drawn(_ nodes: [DisplayNode]) -> Frame {
      frame(60, 60, node(children: [stripes] + nodes))
    }
    // In the middle the clip cuts nothing for further than a blur reaches: there the group comes to
    // the same as its parts one by one.
    let apart = drawn([first, glass, lid])
    let clip = box(2, 2, 56, 56, radius: radius)
    for nested in [false, true] {
      let inner =
        nested ? [first, node(clip: clip, children: [glass, lid])] : [first, glass, lid]
      let grouped = drawn([node(clip: clip, children: inner)])
      for y in 14..<46 {
        for x in 14..<46 {
          #expect(grouped.pixels[x, y] == apart.pixels[x, y], "\(nested), (\(x), \(y))")
        }
      }
      // Beside the lid, up to its edge, the glass is that of a scene without one.
      let bare = drawn([
        node(
          clip: clip,
          children: nested ? [first, node(clip: clip, children: [glass])] : [first, glass])
      ])
      for y in 0..<60 {
        for x in 12..<24 {
          #expect(grouped.pixels[x, y] == bare.pixels[x, y], "\(nested), (\(x), \(y))")
        }
      }
    }
  }
}
