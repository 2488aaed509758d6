import Compositor
import CoreGraphics
import Foundation
import MediaExport
import Stage
import Testing
import UIKit

/// Strips of each transition at 0, 25, 50, 75 and 100 %, compared byte for byte with those in
/// `References`. To record them anew, after a change that was meant: INTERLUDE_RECORD=1.
@Suite("The gallery's reference pictures") @MainActor struct ReferencePictureTests {
  private static let scale = 0.25
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "References")
  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["INTERLUDE_RECORD"] == "1"
  }

  private func strip(_ id: String, _ direction: Direction) async throws -> CGImage {
    let recorder = ScenarioRecorder(
      GalleryRun.scenario(id), direction, scale: Self.scale)
    let compositor = Compositor()
    let images = try await recorder.pictures(at: [0, 0.25, 0.5, 0.75, 1]).pictures.map {
      compositor.composite($0.list, scale: Self.scale).image
    }
    let (width, height) = (images[0].width, images[0].height)
    let buffer = PixelBuffer(width: width * images.count, height: height)
    for (index, image) in images.enumerated() {
      for y in 0..<height {
        for x in 0..<width { buffer[index * width + x, y] = image.buffer[x, y] }
      }
    }
    return CGImage(buffer: buffer, isOpaque: true)
  }

  @Test("Equal to the byte", arguments: GalleryRun.entries, Direction.allCases)
  func equal(_ id: String, _ direction: Direction) async throws {
    let name = "\(id)-\(direction.rawValue).png"
    let reference = Self.folder.appending(path: name).path
    let actual = try await strip(id, direction)
    if Self.isRecording { return try PNGWriter.write(actual, to: reference) }
    let expected = try PNGReader.read(reference)
    guard actual != expected else { return }
    let folder = FileManager.default.temporaryDirectory.appending(path: "interlude-pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: name).path
    try PNGWriter.write(actual, to: path)
    Issue.record(
      """
      \(id), \(direction.rawValue), does not look as it did: the picture of now is \(path), the \
      reference \(reference); look at both, and record with INTERLUDE_RECORD=1 if it is meant
      """)
  }

  @Test("No reference without its entry, and none missing")
  func complete() throws {
    if Self.isRecording { return }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let expected = GalleryRun.entries.flatMap { id in
      Direction.allCases.map { "\(id)-\($0.rawValue).png" }
    }
    #expect(Set(files) == Set(expected))
  }
}
