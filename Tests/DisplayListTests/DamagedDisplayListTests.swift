import CoreGraphics
import DisplayList
import RandomDisplayLists
import Testing

@Suite("A damaged display list is a thrown error, never a trap")
struct DamagedDisplayListTests {
  typealias Table = [String: Any]

  /// Two nodes, a picture of 2 x 2, a fill and a clip; `damage` changes the table.
  func decode(_ damage: (inout Table) -> Void) throws -> DisplayList {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    let image = CGImage(buffer: PixelBuffer(width: 2, height: 2), isOpaque: false)
    let child = DisplayNode(
      owner: 2, opacity: 0.5, clip: Outline(rect: rect),
      items: [
        .fill(DisplayColor(red: 1, green: 1, blue: 1), Outline(rect: rect)),
        .image(image, frame: rect, outline: Outline(rect: rect)),
      ])
    let list = DisplayList(
      root: DisplayNode(owner: 1, children: [child]), size: CGSize(width: 4, height: 4))
    let data = try JSONEncoder().encode(list)
    var table = try #require(try JSONSerialization.jsonObject(with: data) as? Table)
    damage(&table)
    return try JSONDecoder().decode(
      DisplayList.self, from: JSONSerialization.data(withJSONObject: table))
  }

  func expectError(
    _ message: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ damage: (inout Table) -> Void
  ) {
    do {
      _ = try decode(damage)
      Issue.record("no error", sourceLocation: sourceLocation)
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription.contains(message), sourceLocation: sourceLocation)
    } catch {
      Issue.record("another error: \(error)", sourceLocation: sourceLocation)
    }
  }

  func change(_ table: inout Table, _ list: String, _ index: Int, _ body: (inout Table) -> Void) {
    var entries = table[list] as! [Table]
    body(&entries[index])
    table[list] = entries
  }

  func changeItem(_ table: inout Table, _ index: Int, _ body: (inout Table) -> Void) {
    change(&table, "nodes", 0) { change(&$0, "items", index, body) }
  }

  @Test("Undamaged it decodes")
  func undamaged() throws {
    #expect(try decode { _ in }.root.children.count == 1)
  }

  @Test("Nodes: none, a child out of range, itself, a later one, a cycle")
  func nodes() {
    expectError("no nodes") { $0["nodes"] = [Table]() }
    for child in [-1, 1, 2, 1_000_000, Int.max, Int.min] {
      expectError("node 1 names a child") { table in
        change(&table, "nodes", 1) { $0["children"] = [child] }
      }
    }
    expectError("node 0 names a child") { table in
      change(&table, "nodes", 0) { $0["children"] = [1] }
    }
  }

  @Test("Transforms, opacities and clips with wrong numbers")
  func numbers() {
    expectError("transform") { table in
      change(&table, "nodes", 0) { $0["transform"] = [1, 0, 0, 1, 0] }
    }
    for opacity in [-0.1, 1.1, 1e300] {
      expectError("opacity") { table in
        change(&table, "nodes", 0) { $0["opacity"] = opacity }
      }
    }
    expectError("clip") { table in
      change(&table, "nodes", 0) { $0["clip"] = ["rect": [[0, 0], [-1, 1]], "cornerRadius": 0] }
    }
    expectError("canvas") { $0["size"] = [-1, 5] }
  }

  @Test("NaN and infinities, from a decoder that lets them through")
  func notFinite() throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let node = { (transform: String, opacity: String) in
      #"{"owner":1,"transform":[1,0,0,1,0,\#(transform)],"opacity":\#(opacity),"#
        + #""isMoving":false,"items":[],"children":[]}"#
    }
    func decode(_ size: String, _ node: String) throws {
      let text = #"{"size":\#(size),"pictures":[],"nodes":[\#(node)]}"#
      _ = try decoder.decode(DisplayList.self, from: Data(text.utf8))
    }
    try decode("[1,1]", node("0", "1"))
    for bad in [#""nan""#, #""inf""#, #""-inf""#] {
      #expect(throws: DecodingError.self) { try decode("[1,1]", node(bad, "1")) }
      #expect(throws: DecodingError.self) { try decode("[1,1]", node("0", bad)) }
      #expect(throws: DecodingError.self) { try decode("[\(bad),1]", node("0", "1")) }
    }
  }

  @Test("Items: neither fill nor image, both, a picture that is not there, bad colours and frames")
  func items() {
    expectError("bad item") { table in changeItem(&table, 0) { $0["color"] = nil } }
    expectError("bad item") { table in changeItem(&table, 0) { $0["picture"] = 0 } }
    expectError("bad item") { table in changeItem(&table, 1) { $0["frame"] = nil } }
    for picture in [-1, 1, Int.max] {
      expectError("bad item") { table in changeItem(&table, 1) { $0["picture"] = picture } }
    }
    expectError("bad item") { table in
      changeItem(&table, 0) { $0["color"] = ["red": 2, "green": 0, "blue": 0, "alpha": 1] }
    }
    expectError("bad item") { table in
      changeItem(&table, 1) { $0["outline"] = ["rect": [[0, 0], [1, -1]], "cornerRadius": 0] }
    }
  }

  @Test("A dissolve that is no share, or not of two children")
  func dissolve() throws {
    let leaf = DisplayNode(owner: 1)
    let whole = DisplayList(
      root: DisplayNode(owner: 0, dissolve: 0.25, children: [leaf, DisplayNode(owner: 2)]),
      size: CGSize(width: 1, height: 1))
    let text = String(decoding: try JSONEncoder().encode(whole), as: UTF8.self)
    #expect(try JSONDecoder().decode(DisplayList.self, from: Data(text.utf8)) == whole)
    #expect(whole.description.contains("node 0 dissolve 0.25"))
    for bad in ["-0.25", "1.25"] {
      let damaged = text.replacingOccurrences(of: "0.25", with: bad)
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(DisplayList.self, from: Data(damaged.utf8))
      }
    }
    for children in [[], [leaf], [leaf, leaf, leaf]] {
      let list = DisplayList(
        root: DisplayNode(owner: 0, dissolve: 0.25, children: children), size: whole.size)
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(DisplayList.self, from: JSONEncoder().encode(list))
      }
    }
  }

  @Test("Pictures: sizes of 0, below 0, too large, and bytes that do not fit the size")
  func pictures() {
    let sizes = [(0, 2), (2, 0), (-2, -2), (2, 3), (1, 1), (16385, 2), (Int.max, 2), (2, Int.max)]
    for (width, height) in sizes {
      expectError("picture 0") { table in
        change(&table, "pictures", 0) { ($0["width"], $0["height"]) = (width, height) }
      }
    }
    expectError("picture 0") { table in change(&table, "pictures", 0) { $0["bytes"] = "AAAA" } }
  }

  @Test("A short table that stands for more nodes than can be walked")
  func explosion() {
    expectError("more than 1000000 nodes and items") { table in
      var nodes = table["nodes"] as! [Table]
      for _ in 0..<64 {
        var node = nodes[1]
        node["children"] = [nodes.count - 1, nodes.count - 1]
        nodes.append(node)
      }
      table["nodes"] = nodes
    }
    // 2^10 ways to a node of 2,000 items.
    expectError("more than 1000000 nodes and items") { table in
      var nodes = table["nodes"] as! [Table]
      let item = (nodes[0]["items"] as! [Table])[0]
      nodes[0]["items"] = [Table](repeating: item, count: 2_000)
      for _ in 0..<10 {
        var node = nodes[1]
        node["children"] = [nodes.count - 1, nodes.count - 1]
        nodes.append(node)
      }
      table["nodes"] = nodes
    }
  }

  static let seeds = RandomRun.seeds(from: 4_000, count: 2_000)

  @Test("Cut off at any place, or with any bytes changed")
  func bytes() throws {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let data = try JSONEncoder().encode(RandomDisplayList.make(seed: seed, .init(mostNodes: 6)))
      let length = random.integer(0...data.count - 1)
      #expect(throws: DecodingError.self, "INTERLUDE_SEED=\(seed)") {
        _ = try JSONDecoder().decode(DisplayList.self, from: data.prefix(length))
      }
      var changed = data
      for _ in 0..<random.integer(1...5) {
        changed[random.integer(0...data.count - 1)] = random.pick(
          Array("0123456789-,.[]{}\"ea ".utf8))
      }
      // It may still be a display list; it may not trap, and what it is must be possible to walk.
      if let list = try? JSONDecoder().decode(DisplayList.self, from: changed) {
        #expect(!list.description.isEmpty)
      }
    }
  }
}
