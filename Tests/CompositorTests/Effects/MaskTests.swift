import Compositor
import CoreGraphics
import DisplayList
import Testing

@Suite("Masks")
struct MaskTests {
  func masked(
    _ mask: DisplayNode?, _ transform: CGAffineTransform = .identity, opacity: Double = 1,
    clip: Outline? = nil, shadow: Shadow? = nil, border: Border? = nil,
    items: [DrawItem] = [.fill(white, box(0, 0, 4, 1))], children: [DisplayNode] = []
  ) -> DisplayNode {
    DisplayNode(
      owner: 1, transform: transform, opacity: opacity, clip: clip, shadow: shadow, border: border,
      mask: mask, items: items, children: children)
  }

  func levels(_ root: DisplayNode, _ channel: Int = 0) -> [Int] {
    frame(4, 1, root).levels(channel)[0]
  }

  func half(_ outline: Outline) -> DrawItem {
    .fill(DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.5), outline)
  }

  @Test("White under a mask of alpha 128 is 128; without mask it is 255, beside the mask 0")
  func multiplies() {
    let mask = node(items: [half(box(0, 0, 1, 1)), .fill(red, box(1, 0, 1, 1))])
    #expect(levels(masked(mask)) == [128, 255, 0, 0])
  }

  @Test("Each pixel is multiplied by the alpha of an image")
  func picture() {
    let content = image([[0, 0x4000_0000, 0x8040_2080, 0xff11_2233]])
    let grey = DisplayColor(red: 200.0 / 255, green: 1, blue: 100.0 / 255)
    let root = masked(
      node(items: [CompositorTests.picture(content)]), items: [.fill(grey, box(0, 0, 4, 1))])
    // 200 · 64 / 255 is 50.2, 200 · 128 / 255 is 100.4; 100: 25.1, 50.2.
    #expect(levels(root, 2) == [0, 50, 100, 200])
    #expect(levels(root, 1) == [0, 64, 128, 255])
    #expect(levels(root, 0) == [0, 25, 50, 100])
  }

  @Test("The mask's own opacity counts, also over a group")
  func ownOpacity() {
    let full = DrawItem.fill(white, box(0, 0, 3, 1))
    #expect(levels(masked(node(opacity: 0.5, items: [full]))) == [128, 128, 128, 0])
    let twice = node(opacity: 0.5, items: [full, .fill(blue, box(1, 0, 2, 1))])
    #expect(levels(masked(twice)) == [128, 128, 128, 0])
    // 128 · 128 / 255 is 64.3, or 255 / 4 is 63.75.
    #expect(levels(masked(node(opacity: 0.5, items: [half(box(0, 0, 4, 1))]))) == [64, 64, 64, 64])
  }

  @Test("An empty mask hides all")
  func empty() {
    for mask in [node(), node(opacity: 0, items: [.fill(white, box(0, 0, 4, 1))])] {
      let root = masked(
        mask, border: Border(outline: box(0, 0, 4, 1), width: 0.2, color: red),
        children: [node(items: [.fill(green, box(1, 0, 2, 1))])])
      #expect(frame(4, 1, root).rows == [[0, 0, 0, 0]])
    }
  }

  @Test("Mask and opacity of a node multiply, also of the node around it")
  func opacity() {
    let mask = node(items: [half(box(0, 0, 1, 1)), .fill(red, box(1, 0, 1, 1))])
    // 128 · 128 / 255 is 64.3.
    #expect(levels(masked(mask, opacity: 0.5)) == [64, 128, 0, 0])
    let inside = node(
      opacity: 0.5,
      items: [.fill(white, box(3, 0, 1, 1))], children: [masked(mask)])
    #expect(levels(inside) == [64, 128, 0, 128])
  }

  @Test("Mask and clip both cut the children; a clip of the mask cuts the mask")
  func clip() {
    let children = [node(items: [.fill(white, box(0, 0, 4, 1))])]
    let mask = node(items: [half(box(0, 0, 1, 1)), .fill(white, box(1, 0, 2, 1))])
    #expect(
      levels(masked(mask, clip: box(2, 0, 2, 1), items: [], children: children))[1...] == [
        0, 255, 0,
      ])
    #expect(
      levels(masked(mask, clip: box(0.5, 0, 1, 1), items: [], children: children)) == [
        64, 128, 0, 0,
      ])
    let clipped = node(clip: box(1, 0, 1.5, 1), children: children)
    #expect(levels(masked(clipped)) == [0, 255, 128, 0])
    // A clip around the node with the mask cuts once.
    let outer = node(
      clip: box(0.5, 0, 2, 1),
      children: [
        masked(
          node(items: [
            .fill(white, box(0, 0, 4, 1))
          ]))
      ])
    #expect(levels(outer) == [128, 255, 128, 0])
  }

  @Test("The mask's colour does not matter")
  func color() {
    func drawn(_ color: DisplayColor) -> Frame {
      let mask = node(
        move(0.3, 0.2),
        items: [.fill(color, box(1, 1, 6, 6, radius: 3)), .fill(blue, box(2, 0, 1, 3))])
      return frame(
        9, 9, masked(mask, items: [.fill(white, box(0, 0, 9, 9)), .fill(red, box(2, 2, 3, 3))]))
    }
    let expected = drawn(white)
    for color in [red, green, DisplayColor(red: 0, green: 0, blue: 0)] {
      #expect(drawn(color).difference(from: expected) == nil)
    }
    #expect(Set(expected.levels(2).joined()).count > 4)
  }

  @Test("A rounded mask cuts as a clip of the same shape does")
  func rounded() {
    let outline = box(1, 1, 18, 14, radius: 6)
    let full = [DrawItem.fill(white, box(0, 0, 20, 16))]
    for transform in [CGAffineTransform.identity, move(3, 0.5).rotated(by: 0.2)] {
      let mask = frame(
        20, 16, masked(node(items: [.fill(red, outline)]), transform, items: full))
      let clip = frame(20, 16, node(transform, clip: outline, children: [node(items: full)]))
      #expect(mask.difference(from: clip) == nil)
    }
  }

  @Test("A mask lies in its node's coordinates, and may have a mask itself")
  func nested() {
    let mask = node(move(1, 0), items: [.fill(white, box(0, 0, 2, 1))])
    #expect(levels(masked(mask)) == [0, 255, 255, 0])
    #expect(levels(masked(mask, move(1, 0))) == [0, 0, 255, 255])
    let again = masked(
      node(items: [half(box(0, 0, 2, 1)), .fill(white, box(2, 0, 1, 1))]),
      items: [half(box(0, 0, 4, 1))])
    // 128 · 128 / 255 is 64.3.
    #expect(levels(masked(again)) == [64, 64, 128, 0])
  }

  @Test("Shadow, items, children and border are masked; what lies beneath is not")
  func everything() {
    let mask = node(items: [half(box(0, 0, 9, 9))])
    let inner = masked(
      mask,
      shadow: Shadow(
        shape: .outline(box(0, 0, 1, 1)), color: blue, offset: .zero, radius: 0),
      border: Border(outline: box(3, 0, 1, 1), width: 1, color: green),
      items: [.fill(red, box(1, 0, 1, 1))], children: [node(items: [.fill(white, box(2, 0, 1, 1))])]
    )
    #expect(frame(5, 1, inner).rows == [[0x000080, 0x800000, 0x808080, 0x008000, 0]])
    let root = node(items: [.fill(white, box(0, 0, 5, 1))], children: [inner])
    // Of white, 127 / 255 is left.
    #expect(
      frame(5, 1, root).rows == [[0x7f7fff, 0xff7f7f, 0xffffff, 0x7fff7f, 0xffffff]])
  }
}
