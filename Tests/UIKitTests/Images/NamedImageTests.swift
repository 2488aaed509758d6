import Foundation
import Testing
import UIKit

/// The folders beside the test program are looked in first, so each test makes its own names there.
@Suite("UIImage(named:)", .ownStage, .serialized) struct NamedImageTests {
  /// Files beside the executable, taken away again afterwards.
  private func withFiles(_ files: [String: Data], _ body: () throws -> Void) throws {
    let home = Bundle.main.bundleURL
    for (path, data) in files {
      let url = home.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    defer {
      for path in files.keys {
        var url = home.appending(path: path)
        try? FileManager.default.removeItem(at: url)
        // Folders too, unless somebody else's files are in them.
        while url.deletingLastPathComponent().path.count > home.path.count + 1 {
          url.deleteLastPathComponent()
          rmdir(url.path)
        }
      }
    }
    try body()
  }

  /// A PNG of one row, `width` pixels wide, which tells where a picture came from.
  private func picture(_ width: Int) -> Data { PlainPNG.data(width: width, height: 1) }

  @Test("The bundled pictures, with and without extension")
  func bundled() {
    let lake = UIImage(named: "lake")
    #expect(lake != nil)
    #expect(lake == UIImage(named: "lake.jpg"))
    #expect(UIImage(named: "lake.png") == nil)
  }

  @Test("assets beside the executable first, then resource bundles by name, then what is bundled")
  func order() throws {
    let name = "interlude-test-order"
    try withFiles(["assets/\(name).png": picture(3), "B.resources/\(name).png": picture(4)]) {
      #expect(UIImage(named: name)?.size.width == 3)
    }
    try withFiles(["C.resources/\(name).png": picture(5), "B.resources/\(name).png": picture(4)]) {
      #expect(UIImage(named: name)?.size.width == 4)
    }
  }

  @Test("The whole name first, then png, jpg, jpeg")
  func extensions() throws {
    let name = "interlude-test-extension"
    try withFiles([
      "assets/\(name).png": picture(2), "assets/\(name).jpg": picture(3),
      "assets/\(name)": picture(4),
    ]) {
      #expect(UIImage(named: name)?.size.width == 4)
      #expect(UIImage(named: "\(name).jpg")?.size.width == 3)
    }
    try withFiles(["assets/\(name).png": picture(2), "assets/\(name).jpg": picture(3)]) {
      #expect(UIImage(named: name)?.size.width == 2)
    }
    try withFiles(["assets/\(name).jpeg": picture(5)]) {
      #expect(UIImage(named: name)?.size.width == 5)
    }
  }

  @Test("What is found but is no picture gives nil")
  func noPicture() throws {
    try withFiles(["assets/interlude-test-text.png": Data("text".utf8)]) {
      #expect(UIImage(named: "interlude-test-text") == nil)
    }
  }

  @Test("No name leads out of the folders, and senseless ones give nil")
  func escapes() throws {
    let name = "interlude-test-outside.png"
    try withFiles([name: picture(2), "assets/inside/\(name)": picture(3)]) {
      for path in ["../\(name)", "inside/../../\(name)", "./../\(name)", "..", "/", "", "."] {
        #expect(UIImage(named: path) == nil, "\(path)")
      }
      let absolute = Bundle.main.bundleURL.appending(path: name).path
      #expect(UIImage(named: absolute) == nil)
      #expect(UIImage(named: "inside/\(name)")?.size.width == 3)
    }
    #expect(UIImage(named: "nothing of this name") == nil)
    #expect(UIImage(named: String(repeating: "x", count: 100_000)) == nil)
    #expect(UIImage(named: "a\0b") == nil)
  }
}
