import Foundation
import Stage
import Testing

@testable import UIKit

@Suite("Pictures for the screen's scale", .ownStage) @MainActor struct ScaledImageTests {
  private static func candidates(_ path: String, _ scale: CGFloat) -> [String] {
    ScaledFile.candidates(for: path, screenScale: scale).map {
      "\($0.path) \($0.scale.map { "\(Int($0))" } ?? "-")"
    }
  }

  @Test("The screen's own scale, then larger ones, then smaller ones")
  func order() {
    #expect(Self.candidates("a.png", 3) == ["a@3x.png 3", "a@2x.png 2", "a.png -"])
    #expect(Self.candidates("a.png", 2) == ["a@2x.png 2", "a@3x.png 3", "a.png -"])
    #expect(Self.candidates("a.png", 1) == ["a.png -", "a@2x.png 2", "a@3x.png 3"])
    #expect(Self.candidates("a.png", 9) == ["a@3x.png 3", "a@2x.png 2", "a.png -"])
    #expect(Self.candidates("x.y/a", 2) == ["x.y/a@2x 2", "x.y/a@3x 3", "x.y/a -"])
    #expect(Self.candidates("a.b.png", 2).first == "a.b@2x.png 2")
    #expect(Self.candidates("a@2x.png", 3) == ["a@2x.png 2"])
    #expect(Self.candidates("", 1).first == " -")
  }

  private func withFolder(_ files: [String: Data], _ body: (String) -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files { try data.write(to: folder.appending(path: name)) }
    body(folder.path)
  }

  private func stage(scale: CGFloat) -> TestStage {
    TestStage.settled(device: Device(name: "test", size: TestStage.size, scale: scale))
  }

  @Test("contentsOfFile takes the file that is made for the screen")
  func file() throws {
    let all = [
      "a.png": PlainPNG.data(width: 4, height: 2), "a@2x.png": PlainPNG.data(width: 8, height: 4),
      "a@3x.png": PlainPNG.data(width: 12, height: 6),
    ]
    try withFolder(all) { folder in
      for scale in [1, 2, 3] {
        stage(scale: CGFloat(scale)).perform {
          let image = UIImage(contentsOfFile: folder + "/a.png")
          #expect(image?.scale == CGFloat(scale))
          #expect(image?.cgImage?.width == 4 * scale)
          #expect(image?.size == CGSize(width: 4, height: 2))
          #expect(UIImage(contentsOfFile: folder + "/a@2x.png")?.scale == 2)
        }
      }
    }
    try withFolder(["a@2x.png": PlainPNG.data(width: 8, height: 4)]) { folder in
      stage(scale: 3).perform {
        #expect(UIImage(contentsOfFile: folder + "/a.png")?.scale == 2)
      }
    }
  }

  @Test("A drawing is made with the screen's scale, and is as large as it says")
  func drawing() throws {
    let svg = Data(
      "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='5'><path d='M0 0h9v9z'/></svg>"
        .utf8)
    try withFolder(["a.svg": svg]) { folder in
      for scale in [1, 2, 3] as [CGFloat] {
        stage(scale: scale).perform {
          let image = UIImage(contentsOfFile: folder + "/a.svg")
          #expect(image?.size == CGSize(width: 10, height: 5))
          #expect(image?.scale == scale && image?.cgImage?.width == Int(10 * scale))
        }
      }
    }
    #expect(UIImage(data: svg)?.scale == 1)
    #expect(UIImage(data: svg, scale: 4)?.cgImage?.width == 40)
    #expect(UIImage(data: svg, scale: 4)?.size == CGSize(width: 10, height: 5))
  }

  @Test("Pixels per point as they are given; senseless ones count as 1")
  func givenScale() {
    let data = PlainPNG.data(width: 8, height: 4)
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 4, height: 2))
    for scale in [0, -1, .nan, .infinity] as [CGFloat] {
      #expect(UIImage(data: data, scale: scale)?.scale == 1)
    }
  }

  @Test("Each format's damage gives nil and one line")
  func damage() {
    let stage = stage(scale: 2)
    stage.perform {
      for text in ["<svg/>", "<svg width='4' height='4'>", "RIFF\u{1}\0\0\0WEBPVP8 "] {
        #expect(UIImage(data: Data(text.utf8)) == nil)
      }
    }
    stage.advance()
    #expect(
      stage.consoleLines == [
        "UIImage(data:) gives nil: damaged SVG (its svg element has neither width and height nor "
          + "a viewBox)",
        "UIImage(data:) gives nil: damaged SVG (it ends too early)",
        "UIImage(data:) gives nil: damaged WebP (it has no picture's header)",
      ])
  }
}
