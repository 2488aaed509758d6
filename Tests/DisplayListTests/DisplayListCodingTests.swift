import CoreGraphics
import DisplayList
import RandomDisplayLists
import Testing

@Suite("Encoding a display list")
struct DisplayListCodingTests {
  static let photo: CGImage = {
    let buffer = PixelBuffer(width: 3, height: 2)
    for y in 0..<2 {
      for x in 0..<3 { buffer[x, y] = 0xff00_0000 + UInt32(y * 3 + x) }
    }
    return CGImage(buffer: buffer, isOpaque: true)
  }()

  func encoded(_ list: DisplayList) throws -> [String: Any] {
    let data = try JSONEncoder().encode(list)
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  func decoded(_ list: DisplayList) throws -> DisplayList {
    try JSONDecoder().decode(DisplayList.self, from: JSONEncoder().encode(list))
  }

  @Test("Everything a node holds comes back")
  func roundTrip() throws {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let outline = Outline(rect: rect, cornerRadius: 1.5)
    let child = DisplayNode(
      owner: 7, transform: CGAffineTransform(1, 2, 3, 4, 5, 6), opacity: 0.25,
      clip: outline, isMoving: true,
      items: [
        .fill(DisplayColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), outline),
        .image(Self.photo, frame: rect, outline: Outline(rect: rect)),
      ])
    let list = DisplayList(
      root: DisplayNode(owner: 1, children: [child]), size: CGSize(width: 390, height: 844))
    let copy = try decoded(list)
    #expect(copy == list)
    #expect(copy.description == list.description)
    guard case .image(let image, _, _) = copy.root.children[0].items[1] else {
      Issue.record("the image is gone")
      return
    }
    #expect(image.isOpaque)
    #expect(image.buffer[2, 1] == 0xff00_0005)
  }

  @Test("A shared node is encoded once and is one object again; a picture is encoded once")
  func sharing() throws {
    let rect = CGRect(x: 0, y: 0, width: 3, height: 2)
    let item = DrawItem.image(Self.photo, frame: rect, outline: Outline(rect: rect))
    let leaf = DisplayNode(owner: 3, items: [item, item])
    let middle = (0..<4).map { DisplayNode(owner: $0, children: [leaf, leaf]) }
    let list = DisplayList(
      root: DisplayNode(owner: 9, items: [item], children: middle),
      size: CGSize(width: 9, height: 9))
    let table = try encoded(list)
    #expect((table["nodes"] as? [Any])?.count == 6)
    #expect((table["pictures"] as? [Any])?.count == 1)
    let copy = try decoded(list)
    #expect(copy == list)
    let leaves = Set(copy.root.children.flatMap(\.children).map(ObjectIdentifier.init))
    #expect(leaves.count == 1)
  }

  @Test("Children stand before their parents, the root last")
  func order() throws {
    let list = RandomDisplayList.make(seed: 4)
    let nodes = try #require(try encoded(list)["nodes"] as? [[String: Any]])
    for (index, node) in nodes.enumerated() {
      let children = try #require(node["children"] as? [Int])
      #expect(children.allSatisfy { $0 < index })
    }
    #expect(nodes.last?["owner"] as? Int == list.root.owner)
  }

  @Test("A tree 20,000 deep is encoded and decoded without recursion")
  func deep() throws {
    var inner = DisplayNode(owner: 0)
    for level in 1...20_000 { inner = DisplayNode(owner: level, children: [inner]) }
    let list = DisplayList(root: inner, size: CGSize(width: 1, height: 1))
    let copy = try decoded(list)
    #expect(copy.root.owner == 20_000)
    #expect(copy == list)
  }

  static let seeds = RandomRun.seeds(from: 3_000, count: 2_000)

  @Test("Random lists come back equal, and their encoding is stable")
  func random() throws {
    for seed in Self.seeds {
      let list = RandomDisplayList.make(seed: seed)
      let copy = try decoded(list)
      #expect(copy == list, "INTERLUDE_SEED=\(seed)")
      #expect(copy.description == list.description, "INTERLUDE_SEED=\(seed)")
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      #expect(try encoder.encode(copy) == encoder.encode(list), "INTERLUDE_SEED=\(seed)")
    }
  }
}
