import Compositor
import CoreGraphics
import DisplayList
import Testing

@testable import Compositor

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

  @Test("No rim: of what lies on top of each other under a clip only the upper one shows at edges")
  func rims() {
    let outline = box(1, 1, 20, 20, radius: 10)
    let turn = move(8, 2).rotated(by: 0.3)
    for transform in [move(0, 0), move(0.4, 0.7), turn] {
      let layers = node(
        transform, clip: outline,
        children: [
          node(items: [.fill(red, box(-9, -9, 60, 60))]),
          node(items: [.fill(white, box(-9, -9, 60, 60))]),
        ])
      let background = node(
        transform, clip: outline, items: [.fill(red, outline)],
        children: [node(items: [.fill(white, box(-9, -9, 60, 60))])])
      let items = node(transform, items: [.fill(red, outline), .fill(white, outline)])
      let upper = frame(30, 30, node(transform, items: [.fill(white, outline)]))
      #expect(frame(30, 30, layers).difference(from: upper) == nil)
      #expect(frame(30, 30, background).difference(from: upper) == nil)
      #expect(frame(30, 30, items).difference(from: upper) == nil)
    }
  }

  @Test("A background that shows beside the children is cut once")
  func background() {
    let outline = box(0.5, 0, 4, 2, radius: 1)
    let half = node(
      clip: outline, items: [.fill(white, outline)],
      children: [node(items: [.fill(red, box(2, 0, 9, 9))])])
    let drawn = frame(5, 2, half)
    let alone = frame(5, 2, node(items: [.fill(white, outline)]))
    for x in 0..<5 { #expect(drawn.levels(2)[0][x] == alone.levels(2)[0][x]) }
  }

  @Test("Only drawings that share a pixel of the clip's edge get a picture of their own")
  func withoutPicture() {
    func groups(_ children: [DisplayNode]) -> Int {
      let root = node(clip: box(0, 0, 100, 100, radius: 20), children: children)
      let list = DisplayList(root: root, size: CGSize(width: 100, height: 100))
      return Compositor().commands(for: list, scale: 1).commands.count {
        if case .beginGroup = $0.content { true } else { false }
      }
    }
    let full = node(items: [.fill(white, box(0, 0, 100, 100))])
    let inside = (0..<80).map { node(items: [.fill(red, box(20, Double($0), 60, 20))]) }
    let corner = node(items: [.fill(red, box(0, 0, 10, 10))])
    let otherCorner = node(items: [.fill(red, box(90, 90, 10, 10))])
    #expect(groups([full]) == 0)
    #expect(groups([full] + inside) == 0)
    #expect(groups([corner, otherCorner] + inside) == 0)
    #expect(groups([full, corner]) == 1)
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
