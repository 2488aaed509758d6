import Foundation
import Testing

@testable import MediaExport

@Suite("Places that are no plain files")
struct AtomicFileTests {
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "atomic-file-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  @Test("A link stays one, and the file that it names is written", arguments: ["b", "new"])
  func link(_ target: String) throws {
    try inFolder { folder in
      try Data("older".utf8).write(to: URL(fileURLWithPath: folder + "/b"))
      // A link to a link: relative, then absolute.
      for (name, place) in [("first", "second"), ("second", "\(folder)/\(target)")] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/\(name)", withDestinationPath: place)
      }
      try AtomicFile.write(Data("newer".utf8), to: folder + "/first")
      #expect(isLink(folder + "/first") && isLink(folder + "/second"))
      #expect(FileManager.default.contents(atPath: "\(folder)/\(target)") == Data("newer".utf8))
    }
  }

  @Test("A pipe is written to, and stays one")
  func pipe() throws {
    try inFolder { folder in
      let path = folder + "/pipe"
      try #require(mkfifo(path, 0o600) == 0)
      let reader = open(path, O_RDONLY | O_NONBLOCK)
      try #require(reader >= 0)
      defer { close(reader) }
      try AtomicFile.write(Data("abc".utf8), to: path)
      var read = [UInt8](repeating: 0, count: 8)
      #expect(Foundation.read(reader, &read, 8) == 3)
      #expect(read.prefix(3) == Array("abc".utf8)[...])
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["pipe"])
    }
  }

  @Test("A device that is full gives the system's reason and is still a device")
  func device() {
    let error = #expect(throws: MediaExportError.self) {
      try AtomicFile.write(Data("abc".utf8), to: "/dev/full")
    }
    #expect(error?.description == "cannot write /dev/full: No space left on device")
    var status = stat()
    #expect(stat("/dev/full", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }
}
