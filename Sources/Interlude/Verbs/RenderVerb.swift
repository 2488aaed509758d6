import Compositor
import CoreGraphics
import DisplayList
import Foundation
import MediaExport
import Stage

/// `interlude render`: pictures of a transition, as a strip or one by one.
@MainActor enum RenderVerb {
  static func run(
    _ request: RenderRequest, _ catalogue: Catalogue, _ console: Console
  ) async throws -> ExitStatus {
    try request.gesture.checkIsNot(request.output)
    let scenario = try catalogue.scenario(request.scenario)
    var recorder = ScenarioRecorder(
      scenario, request.direction, device: request.tuning.device, scale: request.scale,
      settings: request.tuning.settings,
      script: try request.gesture.script(for: scenario, request.direction),
      console: console.printLine)
    let diagnosis = Diagnosis()
    diagnosis.watch(&recorder)
    let isStrip = request.output.lowercased().hasSuffix(".png")
    if !isStrip { try checkIsFolder(request.output) }
    let screen = recorder.device.size(in: request.tuning.settings.environment.orientation)
    if isStrip { try checkWidth(of: request, screen: screen) }
    let (pictures, span) = try await recorder.pictures(at: request.fractions)
    let compositor = Compositor()
    // Made one at a time: thousands of pictures would not fit into memory together.
    let cells = zip(request.fractions, pictures).lazy.map { fraction, picture in
      FilmStrip.Cell(
        fraction: fraction, milliseconds: (picture.time - span.start) * 1000,
        image: compositor.composite(picture.list, scale: request.scale).image)
    }
    do {
      if isStrip {
        let strip = FilmStrip(
          title: "\(scenario.id) · \(request.direction.rawValue)",
          subtitle: subtitle(recorder, span, request), isFrozen: span.isFrozen,
          cells: Array(cells), cellSize: pictures.first?.list.size ?? screen)
        let frame = compositor.composite(
          strip.displayList(scale: request.scale), scale: request.scale)
        try PNGWriter.write(frame, to: request.output)
      } else {
        try writeFolder(cells, to: request.output)
      }
    } catch {
      throw CommandError(error, fallback: .environment)
    }
    return diagnosis.report(
      to: console, isStrict: request.isStrict, else: console.status(of: scenario, span))
  }

  /// What differs from the code, and from 1x, is said.
  private static func subtitle(
    _ recorder: ScenarioRecorder, _ span: TransitionSpan, _ request: RenderRequest
  ) -> String {
    let (tuning, gesture) = (request.tuning, request.gesture)
    let milliseconds = ((span.end - span.start) * 10_000).rounded() / 10
    var parts = [
      recorder.device.name, "\(recorder.device.rate) Hz", "\(milliseconds) ms",
    ]
    if let duration = tuning.settings.transitionDuration { parts.append("duration \(duration) s") }
    if tuning.settings.release == .iOS12 { parts.append("iOS 12") }
    if gesture.file != nil { parts.append("gesture") }
    if let part = gesture.part {
      parts.append("stopped at \((part * 1000).rounded() / 10) %")
    }
    if let velocity = gesture.velocity { parts.append("released with \(velocity) pt/s") }
    parts += EnvironmentWords.words(tuning.settings.environment)
    if tuning.speed != 1 { parts.append("\(tuning.speed)×") }
    return parts.joined(separator: " · ")
  }

  /// A picture has an end, and a strip that goes on beyond it would be cut off in silence.
  private static func checkWidth(of request: RenderRequest, screen: CGSize) throws {
    let largest = PixelBuffer.largestSide
    let width = FilmStripController.size(cells: request.fractions.count, of: screen).width
    guard Double(width) * request.scale > Double(largest) else { return }
    let room = CGFloat(Double(largest) / request.scale)
    let most = FilmStripController.cells(fitting: room, of: screen)
    throw CommandError.usage(
      "a strip of \(request.fractions.count) pictures would be more than \(largest) pixels wide:"
        + " give at most \(most) in --at, or a folder to -o")
  }

  /// A name such as `strip.jpg` means a picture of a kind that is not written.
  private static func checkIsFolder(_ output: String) throws {
    let kind = (output as NSString).pathExtension
    guard !kind.isEmpty, !output.hasSuffix("/") else { return }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: output, isDirectory: &isFolder), isFolder.boolValue {
      return
    }
    throw CommandError.usage(
      "'\(output)' would be no PNG: give a name that ends in .png for a strip, or '\(output)/'"
        + " for a folder of that name")
  }

  /// Pictures of an earlier run go when all new ones are there; nothing else in the folder is touched.
  private static func writeFolder(
    _ cells: some Sequence<FilmStrip.Cell>, to folder: String
  ) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandError(
        status: .environment,
        message: "cannot make the folder \(folder): give a place that can be written to")
    }
    let waiting = try waitingRoom(in: folder)
    defer { try? FileManager.default.removeItem(atPath: waiting) }
    var names: [String] = []
    for (index, cell) in cells.enumerated() {
      let number = String(format: "%04d", index)
      let time = String(format: "%06.1f", cell.milliseconds)
      let name = "frame-\(number)-t\(time)ms.png"
      do {
        try PNGWriter.write(cell.image, to: "\(waiting)/\(name)")
      } catch MediaExportError.cannotWrite(_, let reason) {
        throw MediaExportError.cannotWrite(path: "\(folder)/\(name)", reason: reason)
      }
      names.append(name)
    }
    for name in names { try checkIsFree("\(folder)/\(name)") }
    for name in names { try move("\(waiting)/\(name)", to: "\(folder)/\(name)") }
    let new = Set(names)
    let others = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in others where !new.contains(name) && isName(name) { unlink("\(folder)/\(name)") }
  }

  /// Where a series waits until all of it is there: on an error the one before it is whole.
  private static func waitingRoom(in folder: String) throws -> String {
    var template = Array("\(folder)/.interlude-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw MediaExportError.cannotWrite(path: folder, reason: String(cString: strerror(errno)))
    }
    return template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  /// A folder of a picture's name stands in its way; a file gives way.
  private static func checkIsFree(_ path: String) throws {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw MediaExportError.cannotWrite(path: path, reason: String(cString: strerror(EISDIR)))
    }
  }

  private static func move(_ file: String, to path: String) throws {
    guard rename(file, path) == 0 else {
      throw MediaExportError.cannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// Whether `writeFolder` gives such names.
  private static func isName(_ name: String) -> Bool {
    name.wholeMatch(of: /frame-[0-9]{4,}-t[0-9]{4,}\.[0-9]ms\.png/) != nil
  }
}
