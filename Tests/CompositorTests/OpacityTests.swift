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

  @Test("Among many drawings under an opacity, the last two overlap")
  func many() {
    let row = (0..<60).map { DrawItem.fill(white, box(Double($0), 0, 1, 1)) }
    let root = node(opacity: 0.5, items: row + [.fill(white, box(59, 0, 1, 1))])
    #expect(frame(60, 1, root).levels() == [[Int](repeating: 128, count: 60)])
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
