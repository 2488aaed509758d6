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

  @Test("A link that leads to itself stays one, and says so")
  func loop() throws {
    try inFolder { folder in
      let path = folder + "/loop"
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "loop")
      let error = #expect(throws: MediaExportError.self) {
        try AtomicFile.write(Data("abc".utf8), to: path)
      }
      #expect(error?.description == "cannot write \(path): Too many levels of symbolic links")
      #expect(isLink(path))
    }
  }

  @Test("While a file is written nothing lies in its folder that an end of the process would leave")
  func interrupted() throws {
    try inFolder { folder in
      // Not every file system has files without names.
      let probe = open(folder, O_WRONLY | 0o20_000_000 | O_DIRECTORY, 0o600)
      if probe >= 0 { close(probe) }
      var seen: [[String]] = []
      try AtomicFile.write(Data(count: 1000), to: folder + "/a") { file, bytes, count in
        seen.append((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? ["?"])
        return Foundation.write(file, bytes, count)
      }
      if probe >= 0 { #expect(seen == [[]]) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
      var status = stat()
      let mask = umask(0)
      umask(mask)
      #expect(stat(folder + "/a", &status) == 0 && status.st_mode & 0o777 == 0o666 & ~mask)
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
