import Compositor
import CoreGraphics
import RandomDisplayLists
import Testing

@testable import MediaExport

@Suite("PNG files")
struct PNGTests {
  /// A folder of its own that is gone afterwards.
  func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("interlude-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  func files(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  func image(_ width: Int, _ height: Int, isOpaque: Bool, seed: UInt64 = 1) -> CGImage {
    var random = SeededGenerator(seed: seed)
    let buffer = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = isOpaque ? 255 : random.pick([0, 255, random.integer(0...255)])
        let levels = (0..<3).map { _ in UInt32(random.integer(0...alpha)) }
        buffer[x, y] = UInt32(alpha) << 24 | levels[0] << 16 | levels[1] << 8 | levels[2]
      }
    }
    return CGImage(buffer: buffer, isOpaque: isOpaque)
  }

  /// The chunks' types and contents, by the format's definition.
  func chunks(_ data: Data) throws -> [(type: String, bytes: Data)] {
    #expect(data.prefix(8) == Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    var result: [(String, Data)] = []
    var at = 8
    while at < data.count {
      let length = data[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: data[at + 4..<at + 8], as: UTF8.self)
      result.append((type, data.subdata(in: at + 8..<at + 8 + length)))
      at += 12 + length
    }
    return result
  }

  @Test("An opaque picture comes back pixel for pixel", arguments: [(1, 1), (3, 5), (64, 33)])
  func opaque(_ width: Int, _ height: Int) throws {
    let original = image(width, height, isOpaque: true)
    let copy = try PNGReader.decode(PNGWriter.encode(original))
    #expect(copy == original)
    #expect(copy.isOpaque)
  }

  @Test("Every premultiplied colour of every alpha comes back the same")
  func straightAlpha() throws {
    let buffer = PixelBuffer(width: 256, height: 256)
    for alpha in 0..<256 {
      for level in 0...alpha { buffer[level, alpha] = UInt32(alpha << 24 | level << 16 | level) }
    }
    let original = CGImage(buffer: buffer, isOpaque: false)
    let copy = try PNGReader.decode(PNGWriter.encode(original))
    #expect(copy == original)
    #expect(!copy.isOpaque)
  }

  @Test("Straight levels: half-transparent full red is stored as 255")
  func storedLevels() throws {
    let buffer = PixelBuffer(width: 1, height: 1)
    buffer[0, 0] = 0x8080_0000
    let data = try PNGWriter.encode(CGImage(buffer: buffer, isOpaque: false))
    let header = try #require(try chunks(data).first)
    // 8 bits, colour type 6: RGBA.
    #expect(Array(header.bytes) == [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0])
  }

  @Test("The file says sRGB, holds no time, and is the same each time")
  func contents() throws {
    let texts = [
      PNGWriter.Text(keyword: "Title", text: "Blende, 50 %"),
      PNGWriter.Text(keyword: "Comment", text: "Schöner Übergang → Ende"),
    ]
    let picture = image(20, 10, isOpaque: true)
    let data = try PNGWriter.encode(picture, texts: texts)
    #expect(try PNGWriter.encode(picture, texts: texts) == data)
    let all = try chunks(data)
    #expect(all.map(\.type) == ["IHDR", "sRGB", "iTXt", "iTXt", "IDAT", "IEND"])
    #expect(Array(all[0].bytes) == [0, 0, 0, 20, 0, 0, 0, 10, 8, 2, 0, 0, 0])
    #expect(all[3].bytes == Data("Comment\0\0\0\0\0Schöner Übergang → Ende".utf8))
  }

  @Test(
    "A keyword that PNG does not allow is an error",
    arguments: ["", " Title", "Title ", "two  spaces", "Umläut", String(repeating: "x", count: 80)])
  func keyword(_ keyword: String) {
    #expect(throws: MediaExportError.self) {
      try PNGWriter.encode(
        image(1, 1, isOpaque: true), texts: [.init(keyword: keyword, text: "")])
    }
  }

  @Test("A frame is written, over an older file too, and nothing else is left in the folder")
  func write() throws {
    try inFolder { folder in
      let path = folder + "/frame.png"
      try PNGWriter.write(image(2, 2, isOpaque: true, seed: 1), to: path)
      let second = image(9, 7, isOpaque: true, seed: 2)
      try PNGWriter.write(Frame(pixels: second.buffer), to: path)
      #expect(try PNGReader.read(path) == second)
      #expect(try files(folder) == ["frame.png"])
      let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect((rights as? Int).map { $0 & 0o400 } == 0o400)
    }
  }

  @Test("A missing folder is named with the system's reason")
  func missingFolder() {
    let path = "/nowhere/at all/y.png"
    let error = #expect(throws: MediaExportError.self) {
      try PNGWriter.write(image(1, 1, isOpaque: true), to: path)
    }
    #expect(error?.description == "cannot write \(path): No such file or directory")
  }

  @Test("A place that is a folder, or below a file, or nowhere")
  func wrongPlaces() throws {
    try inFolder { folder in
      let picture = image(1, 1, isOpaque: true)
      let error = #expect(throws: MediaExportError.self) {
        try PNGWriter.write(picture, to: folder)
      }
      #expect(error?.description == "cannot write \(folder): Is a directory")
      try PNGWriter.write(picture, to: folder + "/a.png")
      #expect(throws: MediaExportError.self) {
        try PNGWriter.write(picture, to: folder + "/a.png/b.png")
      }
      #expect(throws: MediaExportError.self) { try PNGWriter.write(picture, to: "") }
      #expect(try files(folder) == ["a.png"])
    }
  }

  @Test("A full disk: the reason is thrown, the older file stays, nothing else is left")
  func fullDisk() throws {
    try inFolder { folder in
      let path = folder + "/a.png"
      try Data("older".utf8).write(to: URL(fileURLWithPath: path))
      var calls = 0
      let error = #expect(throws: MediaExportError.self) {
        try AtomicFile.write(Data(count: 10_000), to: path) { file, bytes, count in
          calls += 1
          if calls == 1 { return Foundation.write(file, bytes, min(count, 512)) }
          errno = ENOSPC
          return -1
        }
      }
      #expect(error?.description == "cannot write \(path): No space left on device")
      #expect(FileManager.default.contents(atPath: path) == Data("older".utf8))
      #expect(try files(folder) == ["a.png"])
    }
  }

  @Test("A missing file and one that is no PNG say so")
  func unreadable() throws {
    let missing = #expect(throws: MediaExportError.self) { try PNGReader.read("/nowhere/x.png") }
    #expect(missing?.description == "cannot read /nowhere/x.png: No such file or directory")
    #expect(throws: MediaExportError.self) { try PNGReader.decode(Data()) }
    #expect(throws: MediaExportError.self) { try PNGReader.decode(Data("hello, world".utf8)) }
  }

  @Test("Cut off at any place it is an error")
  func cut() throws {
    let data = try PNGWriter.encode(image(7, 5, isOpaque: false))
    for length in 0..<data.count {
      #expect(throws: MediaExportError.self, "length \(length)") {
        try PNGReader.decode(data.prefix(length))
      }
    }
  }

  static let seeds = RandomRun.seeds(from: 5_000, count: 2_000)

  @Test("With any bytes changed it is an error or a picture, never a trap")
  func changed() throws {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      var data = try PNGWriter.encode(image(12, 9, isOpaque: random.happens(0.5), seed: seed))
      for _ in 0..<random.integer(1...4) {
        data[random.integer(8...data.count - 1)] = UInt8(random.integer(0...255))
      }
      if let copy = try? PNGReader.decode(data) {
        #expect(copy.width >= 1 && copy.height >= 1)
      }
    }
  }

  @Test("A size beyond what images may have is an error, before memory is taken")
  func tooLarge() throws {
    // A header that says 100,000 x 1, with its checksum.
    let header: [UInt8] = [
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 1,
      0x86, 0xa0, 0, 0, 0, 1, 8, 2, 0, 0, 0,
    ]
    var sum = UInt32.max
    for byte in header[12...] {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
    }
    sum = ~sum
    let checksum = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) }
    #expect(throws: MediaExportError.self) { try PNGReader.decode(Data(header + checksum)) }
  }
}
