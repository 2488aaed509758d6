import Compositor
import CoreGraphics
import DisplayList
import Testing

@testable import Compositor

@Suite("Opacity: a node with its children as one image")
struct OpacityTests {
  /// How many pictures of their own the commands for a scene make.
  func groups(_ root: DisplayNode) -> Int {
    let list = DisplayList(root: root, size: CGSize(width: 8, height: 8))
    return Compositor().commands(for: list, scale: 1).commands.count {
      if case .beginGroup = $0.content { true } else { false }
    }
  }

  @Test("Two overlapping children under a half-transparent parent do not show through each other")
  func overlap() {
    let root = node(
      opacity: 0.5,
      children: [
        node(items: [.fill(red, box(0, 0, 2, 1))]), node(items: [.fill(blue, box(1, 0, 2, 1))]),
      ])
    // Half of 255 is the level 128; where both are only the upper one shows.
    #expect(frame(4, 1, root).rows == [[0x800000, 0x000080, 0x000080, 0]])
    #expect(groups(root) == 1)
  }

  @Test("Over a background the group is mixed with it once")
  func background() {
    let root = node(
      items: [.fill(white, box(0, 0, 3, 1))],
      children: [
        node(
          opacity: 0.25, items: [.fill(red, box(0, 0, 2, 1)), .fill(blue, box(1, 0, 2, 1))])
      ])
    // 0.25 is the level 64: 255 - 64 = 191 remains of white.
    #expect(frame(3, 1, root).rows == [[0xffbfbf, 0xbfbfff, 0xbfbfff]])
  }

  @Test("Nested groups multiply")
  func nested() {
    let pair = [DrawItem.fill(red, box(0, 0, 1, 1)), .fill(white, box(0, 0, 1, 1))]
    let root = node(
      opacity: 0.5,
      children: [
        node(items: [.fill(blue, box(0, 0, 1, 1))]), node(opacity: 0.5, items: pair),
      ])
    // The inner group is white at 128 over blue: (128, 128, 255); the outer one halves it.
    #expect(frame(1, 1, root).rows == [[0x404080]])
  }

  @Test("One drawing, or drawings apart from each other, take the opacity without a picture")
  func withoutPicture() {
    let one = node(
      opacity: 0.5, children: [node(opacity: 0.5, items: [.fill(white, box(0, 0, 4, 4))])])
    #expect(groups(one) == 0)
    #expect(frame(1, 1, one).levels() == [[64]])
    let apart = node(
      opacity: 0.5, items: [.fill(white, box(0, 0, 2, 2)), .fill(white, box(2, 0, 2, 2))])
    #expect(groups(apart) == 0)
    #expect(frame(4, 1, apart).levels() == [[128, 128, 128, 128]])
    let touching = node(
      opacity: 0.5, items: [.fill(white, box(0, 0, 1.5, 2)), .fill(white, box(1.5, 0, 2, 2))])
    #expect(groups(touching) == 1)
  }

  @Test("Opacity 0, below 0 and NaN draw nothing; above 1 is 1")
  func limits() {
    for (opacity, level) in [(0.0, 0), (-1.0, 0), (.nan, 0), (1.0, 255), (7.0, 255)] {
      let root = node(opacity: opacity, items: [.fill(white, box(0, 0, 1, 1))])
      #expect(frame(1, 1, root).levels() == [[level]], "\(opacity)")
    }
  }

  @Test("Colours outside 0…1 and NaN are limited")
  func colors() {
    for (color, expected) in [
      (DisplayColor(red: 2, green: -1, blue: .nan), UInt32(0xff0000)),
      (DisplayColor(red: 1, green: 1, blue: 1, alpha: .nan), 0),
      (DisplayColor(red: 1, green: 1, blue: 1, alpha: 3), 0xffffff),
      (DisplayColor(red: 1, green: 1, blue: 1, alpha: -3), 0),
      (DisplayColor(red: 1, green: 0, blue: 0, alpha: 0.2), 0x330000),
    ] {
      #expect(frame(1, 1, node(items: [.fill(color, box(0, 0, 1, 1))])).rows == [[expected]])
    }
  }

  @Test("A hundred nested pictures, more than are kept, still draw")
  func deepGroups() {
    var inner = node(items: [.fill(white, box(0, 0, 2, 2))])
    for _ in 0..<100 {
      inner = node(
        opacity: 0.99, items: [.fill(red, box(0, 0, 1, 1)), .fill(green, box(0, 0, 1, 1))],
        children: [inner])
    }
    let levels = frame(2, 2, inner).levels()
    // 0.99 is the level 252; a hundred times that leaves about 0.3 of white.
    #expect((70...90).contains(levels[1][1]), "\(levels)")
  }
}

@Suite("Clips")
struct ClipTests {
  func filled(_ clips: [(CGAffineTransform, Outline)], _ size: Double = 4) -> Frame {
    var inner = node(items: [.fill(white, box(-100, -100, 300, 300))])
    for (transform, clip) in clips.reversed() {
      inner = node(transform, clip: clip, children: [inner])
    }
    return frame(size, size, inner)
  }

  @Test("A clip cuts the children and not the node's own items")
  func ownItems() {
    let root = node(
      clip: box(1, 0, 1, 1), items: [.fill(red, box(0, 0, 4, 1))],
      children: [node(items: [.fill(blue, box(0, 0, 4, 1))])])
    #expect(frame(4, 1, root).rows == [[0xff0000, 0x0000ff, 0xff0000, 0xff0000]])
  }

  @Test("Nested clips leave what lies in both; fractions multiply")
  func nested() {
    let cut = filled([(.identity, box(0.5, 0, 4, 4)), (.identity, box(0, 0.5, 4, 4))])
    #expect(cut.levels()[0] == [64, 128, 128, 128])
    #expect(cut.levels()[1] == [128, 255, 255, 255])
    let apart = filled([(.identity, box(0, 0, 1, 4)), (.identity, box(2, 0, 2, 4))])
    #expect(apart.levels().joined().allSatisfy { $0 == 0 })
  }

  @Test("A clip of a fraction twice the same cuts an edge twice")
  func product() {
    // 0.5 is 128, and 128 · 128 / 255 is 64.25.
    #expect(
      filled([(.identity, box(0.5, 0, 9, 9)), (.identity, box(0.5, 0, 9, 9))]).levels()[0]
        == [64, 255, 255, 255])
  }

  @Test("A turned clip leaves what a turned fill covers")
  func turned() {
    let transform = move(3, 1).rotated(by: 0.5)
    for outline in [box(0, 0, 5, 4), box(0, 0, 5, 4, radius: 1.5)] {
      let clipped = filled([(transform, outline)], 9)
      let fill = frame(9, 9, node(transform, items: [.fill(white, outline)]))
      #expect(clipped.difference(from: fill) == nil)
    }
  }

  @Test("An empty, infinite or NaN clip leaves nothing")
  func nothing() {
    for outline in [box(1, 1, 0, 3), box(.nan, 0, 1, 1), box(0, 0, .infinity, 1)] {
      #expect(filled([(.identity, outline)]).levels().joined().allSatisfy { $0 == 0 })
    }
  }

  @Test("A clip cuts a group once, also at its edges")
  func group() {
    let overlapping = [DrawItem.fill(red, box(0, 0, 4, 4)), .fill(white, box(0, 0, 4, 4))]
    let root = node(
      clip: box(0.5, 0, 2, 1), children: [node(opacity: 0.5, items: overlapping)])
    // Half of the level 128 is 64; it would be 32 if the clip cut the drawings as well.
    #expect(frame(4, 1, root).levels() == [[64, 128, 64, 0]])
    let inside = node(
      opacity: 0.5, clip: box(0.5, 0, 2, 1), items: [.fill(red, box(3, 0, 1, 1))],
      children: [node(items: overlapping)])
    #expect(frame(4, 1, inside).rows[0][3] == 0x800000)
    #expect(frame(4, 1, inside).levels()[0][..<3] == [64, 128, 64])
  }

  @Test("A rounded clip and an image that fills it: the corners are the clip's")
  func roundedImage() {
    let photo = image([[UInt32]](repeating: [UInt32](repeating: 0xffff_ffff, count: 9), count: 9))
    let clipped = frame(
      9, 9, node(clip: box(0, 0, 9, 9, radius: 3), children: [node(items: [picture(photo)])]))
    let fill = frame(9, 9, node(items: [.fill(white, box(0, 0, 9, 9, radius: 3))]))
    #expect(clipped.difference(from: fill) == nil)
  }

  @Test("Sixty clips, more than are multiplied, cut at least to their bounds")
  func deep() {
    let clips = (0..<60).map { index in
      (CGAffineTransform(rotationAngle: 0.001), box(0.1, 0.1, 3.8 - Double(index) / 100, 3.8))
    }
    let drawn = filled(clips, 6).levels()
    #expect(drawn[2][1] == 255)
    #expect(drawn[5] == [0, 0, 0, 0, 0, 0])
  }
}
