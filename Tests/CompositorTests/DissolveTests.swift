import CoreGraphics
import DisplayList
import RandomDisplayLists
import Testing

@testable import Compositor

@Suite("Dissolving") struct DissolveTests {
  private func dissolve(
    _ share: Double, _ first: [DrawItem], _ second: [DrawItem], clip: Outline? = nil
  ) -> DisplayNode {
    DisplayNode(
      owner: 1, clip: clip, dissolve: share, children: [node(items: first), node(items: second)])
  }

  private func fill(_ color: DisplayColor, alpha: Double = 1) -> DrawItem {
    var color = color
    color.alpha = alpha
    return .fill(color, box(0, 0, 4, 4))
  }

  private let ground = DrawItem.fill(DisplayColor(red: 1, green: 1, blue: 1), box(0, 0, 4, 4))
  private let shares = (0...255).map { Double($0) / 255 } + [0.1, 0.3, 0.5, 0.7, 0.9]

  @Test("What is the same in both stays as it is at every share, opaque or not")
  func unchanged() {
    for alpha in [1, 0.5, 0.3] {
      let item = fill(DisplayColor(red: 0.8, green: 0.4, blue: 0.1), alpha: alpha)
      let alone = frame(4, 4, node(items: [ground], children: [node(items: [item])]))
      // An image of one's own rounds once more.
      let tolerance = alpha == 1 ? 0 : 1
      for share in shares {
        let shown = frame(
          4, 4, node(items: [ground], children: [dissolve(share, [item], [item])]))
        for channel in 0...2 {
          let difference = abs(shown.levels(channel)[1][2] - alone.levels(channel)[1][2])
          #expect(difference <= tolerance, "\(alpha) \(share) \(channel)")
        }
      }
    }
  }

  @Test("Over white: the sum of both colours by their shares, in numbers")
  func numbers() {
    func shown(_ share: Double, _ first: [DrawItem], _ second: [DrawItem]) -> [Int] {
      let drawn = frame(4, 4, node(items: [ground], children: [dissolve(share, first, second)]))
      return (0...2).map { drawn.levels($0)[1][2] }.reversed()
    }
    // Both opaque: 255 · 0.8 = 204 of red and 255 · 0.2 = 51 of blue, and nothing of the ground.
    #expect(shown(0.2, [fill(red)], [fill(blue)]) == [204, 0, 51])
    // Nothing and black: 255 − 0.6 · 255 = 102; half black has half of it: 255 − 76.5.
    #expect(shown(0.6, [], [fill(DisplayColor(red: 0, green: 0, blue: 0))]) == [102, 102, 102])
    let half = shown(0.6, [], [fill(DisplayColor(red: 0, green: 0, blue: 0), alpha: 0.5)])
    #expect(half.allSatisfy { (178...179).contains($0) })
    #expect(shown(0.6, [fill(DisplayColor(red: 0, green: 0, blue: 0))], []) == [153, 153, 153])
    // Half red to half blue, in the middle: a quarter of each over half of the white.
    let middle = shown(0.5, [fill(red, alpha: 0.5)], [fill(blue, alpha: 0.5)])
    for (level, expected) in zip(middle, [191, 127, 191]) { #expect(abs(level - expected) <= 2) }
  }

  @Test("A share hides nothing that lies beneath it or in the other, and clips hold")
  func hides() {
    let outside = DrawItem.fill(green, box(0, 0, 4, 4))
    let drawn = frame(
      4, 4,
      node(
        items: [outside],
        children: [dissolve(0.4, [fill(red)], [], clip: box(0, 0, 2, 4))]))
    // 0.6 · 255 of red over the green.
    #expect(drawn.levels(2)[1] == [153, 153, 0, 0])
    #expect(drawn.levels(1)[1] == [102, 102, 255, 255])
  }

  @Test("The same pixels in any part of the frame, from any kernels, and by damage")
  func parts() {
    let both = dissolve(
      0.3, [fill(red, alpha: 0.7)], [picture(image([[0x8040_2010, 0xff01_0203]]))])
    let list = DisplayList(
      root: node(move(0.4, 0.6), items: [ground], children: [both]),
      size: CGSize(width: 5, height: 5))
    let expected = Compositor(kernels: .scalar).composite(list, scale: 2)
    for kernels in KernelSet.available {
      let drawn = Compositor(kernels: kernels).composite(list, scale: 2)
      #expect(drawn.difference(from: expected) == nil)
    }
    let canvas = Canvas(width: 10, height: 10, scale: 2)
    let former = DisplayList(
      root: node(
        move(0.4, 0.6), items: [ground],
        children: [dissolve(0.9, [fill(red, alpha: 0.7)], [fill(blue)])]), size: list.size)
    _ = canvas.show(former)
    _ = canvas.show(list)
    #expect(Frame(pixels: canvas.pixels).difference(from: expected) == nil)
    for x in 0..<10 {
      let tiles = PixelBuffer(width: 10, height: 10)
      let column = PixelRect(x0: x, y0: 0, x1: x + 1, y1: 10)
      Compositor().composite(list, scale: 2, region: column, into: tiles)
      for y in 0..<10 { #expect(tiles[x, y] == expected.pixels[x, y]) }
    }
  }
}
