import CoreGraphics
import DisplayList
import Testing

@Suite("Display lists as values")
struct DisplayListTests {
  func list(_ root: DisplayNode) -> DisplayList {
    DisplayList(root: root, size: CGSize(width: 390, height: 844.5))
  }

  @Test("The text form: a line for each node and item, in the order of painting")
  func text() {
    let rect = CGRect(x: 0, y: 0.25, width: 10, height: 20)
    let image = CGImage(buffer: PixelBuffer(width: 4, height: 3), isOpaque: false)
    let root = DisplayNode(
      owner: 1,
      items: [
        .fill(DisplayColor(red: 1, green: 0.5, blue: 0, alpha: 0.2), Outline(rect: rect))
      ],
      children: [
        DisplayNode(
          owner: 2, transform: CGAffineTransform(translationX: 1.0 / 3, y: -0.00001),
          opacity: 0.5, clip: Outline(rect: rect, cornerRadius: 4), isMoving: true,
          items: [
            .image(image, frame: rect, outline: Outline(rect: rect)),
            .image(image, frame: rect, outline: Outline(rect: rect, cornerRadius: 2)),
          ],
          children: [DisplayNode(owner: 3, transform: CGAffineTransform(scaleX: 2, y: -1))]),
        DisplayNode(owner: 4),
      ])
    #expect(
      list(root).description == """
        canvas 390 x 844.5
        node 1
          fill #ff800033 (0 0.25 10 20)
          node 2 at 0.3333 0 opacity 0.5 clip (0 0.25 10 20) radius 4 moving
            image 4x3 (0 0.25 10 20)
            image 4x3 (0 0.25 10 20) in (0 0.25 10 20) radius 2
            node 3 matrix 2 0 0 -1 0 0
          node 4
        """)
  }

  @Test("The text form of numbers that are not finite, or huge")
  func numbers() {
    let root = DisplayNode(
      owner: 0, transform: CGAffineTransform(translationX: .infinity, y: -.infinity),
      opacity: .nan, clip: Outline(rect: CGRect(x: 1e20, y: -0.0, width: 0, height: 1)))
    #expect(
      list(root).description.hasSuffix("node 0 at inf -inf opacity nan clip (1e+20 0 0 1)"))
  }

  @Test("The text form of a tree 100,000 deep: beyond 40 levels the depth is a number")
  func deepText() {
    var inner = DisplayNode(owner: 100_000)
    for level in (0..<100_000).reversed() { inner = DisplayNode(owner: level, children: [inner]) }
    let lines = list(inner).description.split(separator: "\n")
    let indent = String(repeating: " ", count: 80)
    #expect(lines.count == 100_002)
    #expect(lines[41] == indent + "node 40")
    #expect(lines[42] == indent + "[41] node 41")
    #expect(lines[100_001] == indent + "[100000] node 100000")
  }

  @Test("Equal contents are equal; a difference in any part counts")
  func equality() {
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    func tree(
      owner: Int = 2, x: Double = 0, opacity: Double = 1, clip: Outline? = nil,
      isMoving: Bool = false, items: [DrawItem] = [], children: [DisplayNode] = []
    ) -> DisplayList {
      list(
        DisplayNode(
          owner: 1,
          children: [
            DisplayNode(
              owner: owner, transform: CGAffineTransform(translationX: x, y: 0),
              opacity: opacity, clip: clip, isMoving: isMoving, items: items,
              children: children)
          ]))
    }
    #expect(tree() == tree())
    let others = [
      tree(owner: 3), tree(x: 1), tree(opacity: 0.5), tree(clip: Outline(rect: rect)),
      tree(isMoving: true), tree(children: [DisplayNode(owner: 5)]),
      tree(items: [.fill(DisplayColor(red: 0, green: 0, blue: 0), Outline(rect: rect))]),
    ]
    for other in others { #expect(other != tree()) }
    #expect(DisplayList(root: tree().root, size: .zero) != tree())
  }

  @Test("Images are equal when their pixels are")
  func images() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 1)
    func tree(_ pixel: UInt32) -> DisplayList {
      let buffer = PixelBuffer(width: 2, height: 1)
      buffer[1, 0] = pixel
      let image = CGImage(buffer: buffer, isOpaque: false)
      return list(
        DisplayNode(owner: 1, items: [.image(image, frame: rect, outline: Outline(rect: rect))]))
    }
    #expect(tree(5) == tree(5))
    #expect(tree(5) != tree(6))
  }

  @Test("Comparing trees that share everything but their roots costs nothing")
  func sharedComparison() {
    var inner = DisplayNode(owner: 0)
    // Walked node by node this would be 2^60 of them.
    for level in 1...60 { inner = DisplayNode(owner: level, children: [inner, inner]) }
    let one = list(DisplayNode(owner: 99, children: [inner]))
    let two = list(DisplayNode(owner: 99, children: [inner]))
    #expect(one == two)
  }

  @Test("A chain of 1,000,000 nodes is released without recursion")
  func release() {
    weak var last: DisplayNode?
    do {
      var inner = DisplayNode(owner: 0)
      last = inner
      for level in 1...1_000_000 { inner = DisplayNode(owner: level, children: [inner]) }
      #expect(inner.owner == 1_000_000)
    }
    #expect(last == nil)
  }

  @Test("A node that somebody else holds outlives its tree with all it has")
  func sharedRelease() {
    let leaf = DisplayNode(owner: 3)
    var middle: DisplayNode? = DisplayNode(owner: 2, children: [leaf])
    var root: DisplayNode? = DisplayNode(owner: 1, children: [middle!, middle!])
    weak let weakRoot = root
    root = nil
    #expect(weakRoot == nil)
    #expect(middle?.children.first === leaf)
    weak let weakMiddle = middle
    middle = nil
    #expect(weakMiddle == nil)
  }

  @Test("The radius that is drawn fits the rectangle")
  func radius() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 6)
    for (given, drawn) in [(0.0, 0.0), (2, 2), (3, 3), (4, 3), (-1, 0), (.infinity, 3)] {
      #expect(Double(Outline(rect: rect, cornerRadius: given).effectiveRadius) == drawn)
    }
  }

  @Test("Colours as premultiplied pixels")
  func pixels() {
    let color = DisplayColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    // 0.5 · 255 = 127.5 goes up; 0.25 · 255 = 63.75.
    #expect(color.premultipliedPixel == 0x8080_4000)
    #expect(DisplayColor(red: 1, green: 1, blue: 1).premultipliedPixel == 0xffff_ffff)
  }
}
