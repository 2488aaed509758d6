import Compositor
import DisplayList
import Foundation
import MediaExport
import Stage

/// `interlude render`: pictures of a transition, as a strip or one by one.
@MainActor enum RenderVerb {
  static func run(
    _ request: RenderRequest, _ catalogue: Catalogue, _ console: Console
  ) throws -> ExitStatus {
    let scenario = try catalogue.scenario(request.scenario)
    let recorder = ScenarioRecorder(
      scenario, request.direction, scale: request.scale, settings: request.tuning.settings)
    let (pictures, span) = try recorder.pictures(at: request.fractions)
    let compositor = Compositor()
    let cells = zip(request.fractions, pictures).map { fraction, picture in
      FilmStrip.Cell(
        fraction: fraction, milliseconds: (picture.time - span.start) * 1000,
        image: compositor.composite(picture.list, scale: request.scale).image)
    }
    do {
      if request.output.lowercased().hasSuffix(".png") {
        let strip = FilmStrip(
          title: "\(scenario.id) · \(request.direction.rawValue)",
          subtitle: subtitle(recorder, span, request.tuning), isFrozen: span.isFrozen, cells: cells,
          cellSize: recorder.device.size)
        let frame = compositor.composite(
          strip.displayList(scale: request.scale), scale: request.scale)
        try PNGWriter.write(frame, to: request.output)
      } else {
        try writeFolder(cells, to: request.output)
      }
    } catch {
      throw CommandError(error, fallback: .environment)
    }
    guard span.isFrozen else { return .good }
    console.error("interlude: FROZEN: \(scenario.id) never calls completeTransition(_:)\n")
    return .fault
  }

  /// What differs from the code, and from 1x, is said.
  private static func subtitle(
    _ recorder: ScenarioRecorder, _ span: TransitionSpan, _ tuning: TuningRequest
  ) -> String {
    let milliseconds = ((span.end - span.start) * 10_000).rounded() / 10
    var parts = [
      recorder.device.name, "\(recorder.device.rate) Hz", "\(milliseconds) ms",
    ]
    if let duration = tuning.settings.transitionDuration { parts.append("duration \(duration) s") }
    if tuning.settings.release == .iOS12 { parts.append("iOS 12") }
    if tuning.speed != 1 { parts.append("\(tuning.speed)×") }
    return parts.joined(separator: " · ")
  }

  private static func writeFolder(_ cells: [FilmStrip.Cell], to folder: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandError(
        status: .environment,
        message: "cannot make the folder \(folder): give a place that can be written to")
    }
    for (index, cell) in cells.enumerated() {
      let number = String(format: "%04d", index)
      let time = String(format: "%06.1f", cell.milliseconds)
      try PNGWriter.write(cell.image, to: "\(folder)/frame-\(number)-t\(time)ms.png")
    }
  }
}
