import CoreGraphics
import DisplayList
import Testing

@Suite("Effects as values")
struct EffectTests {
  let rect = CGRect(x: 2, y: 3, width: 20, height: 10)

  @Test("The radius that is drawn: within half the shorter side; 0 without rounded corners")
  func effectiveRadius() {
    #expect(Outline(rect: rect, cornerRadius: 4).effectiveRadius == 4)
    #expect(Outline(rect: rect, cornerRadius: 40).effectiveRadius == 5)
    #expect(Outline(rect: rect, cornerRadius: -1).effectiveRadius == 0)
    #expect(Outline(rect: rect, cornerRadius: 4, corners: []).effectiveRadius == 0)
  }

  @Test("An outline further inside: a smaller rectangle and radius, the same corners and curve")
  func inset() {
    let outline = Outline(
      rect: rect, cornerRadius: 40, corners: .upperLeft, curve: .continuous)
    let inner = Outline(
      rect: CGRect(x: 4, y: 5, width: 16, height: 6), cornerRadius: 3, corners: .upperLeft,
      curve: .continuous)
    #expect(outline.inset(by: 2) == inner)
    #expect(Outline(rect: rect, cornerRadius: 1).inset(by: 2)?.cornerRadius == 0)
    #expect(outline.inset(by: 5) == nil)
    #expect(outline.inset(by: 50) == nil)
  }

  @Test("A perspective that divides by 1 is none")
  func perspective() {
    #expect(DisplayNode(owner: 1, perspective: Perspective(x: 0, y: 0, w: 1)).perspective == nil)
    let tilted = Perspective(x: 0.001, y: 0, w: 1)
    #expect(DisplayNode(owner: 1, perspective: tilted).perspective == tilted)
  }

  @Test("The text form of everything that a node paints")
  func text() {
    let outline = Outline(rect: rect, cornerRadius: 4, corners: [.upperLeft, .lowerRight])
    let smooth = Outline(rect: rect, cornerRadius: 4, curve: .continuous)
    let root = DisplayNode(
      owner: 1, perspective: Perspective(x: 0.001, y: 0, w: 1), isOneSided: true,
      shadow: Shadow(
        shape: .content, color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.2),
        offset: CGSize(width: 0, height: -3), radius: 2.5),
      backdrop: Backdrop(outline: smooth, radius: 20, saturation: 1.8),
      border: Border(
        outline: outline, width: 0.5, color: DisplayColor(red: 1, green: 0, blue: 0)),
      mask: DisplayNode(owner: 2))
    #expect(
      DisplayList(root: root, size: CGSize(width: 30, height: 20)).description == """
        canvas 30 x 20
        node 1 over 0.001 0 1 one-sided
          shadow #00000033 content by 0 -3 blur 2.5
          backdrop (2 3 20 10) radius 4 continuous blur 20 saturation 1.8
          border #ff0000ff (2 3 20 10) radius 4 at upper-left,lower-right width 0.5
          mask node 2
        """)
  }

  @Test("A mask's tree 100,000 deep is released without recursion")
  func deepMasks() {
    var node = DisplayNode(owner: 0)
    for owner in 1...100_000 { node = DisplayNode(owner: owner, mask: node) }
    #expect(node.mask?.owner == 99_999)
  }
}
