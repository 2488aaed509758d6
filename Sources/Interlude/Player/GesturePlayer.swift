import Foundation
import MediaExport
import Stage

/// Records what fingers do in the window, and does it again.
@MainActor final class GesturePlayer {
  private var recording: GestureRecording?
  /// What is done again: recorded last, or given.
  private(set) var script: GestureScript?
  /// Where recordings are written.
  private let folder: String

  init(_ script: GestureScript?, folder: String = ".") {
    self.script = script
    self.folder = folder
  }

  var isRecording: Bool { recording != nil }

  func follow(_ events: [InputEvent]) { recording?.follow(events) }

  /// Begins to record, or ends it and writes the file. Returns what there is to say about that.
  func toggle(rate: Int) -> String? {
    guard let recording else {
      self.recording = GestureRecording(rate: rate)
      return "recording a gesture; G ends it"
    }
    self.recording = nil
    guard !recording.isEmpty else { return "nothing was recorded" }
    script = recording.script
    let path = freePath
    do {
      try AtomicFile.write(Data(recording.script.text.utf8), to: path)
      return "wrote \(path); Shift+G does it again"
    } catch {
      return "cannot write \(path): start in a folder that can be written to; Shift+G does it again"
    }
  }

  private var freePath: String {
    func path(_ number: Int) -> String {
      let name = "gesture-\(number).txt"
      return folder == "." ? name : "\(folder)/\(name)"
    }
    let number = (1...).first { !FileManager.default.fileExists(atPath: path($0)) }!
    return path(number)
  }

  /// The gesture from `time` on, which is that of a step.
  ///
  /// - Throws: `CommandError` where there is none, `ScenarioError` where it names a view in vain.
  func events(on stage: Stage, from time: Double) throws -> [InputEvent] {
    guard let script else {
      throw CommandError(
        status: .scenario, message: "there is no gesture yet: record one with G, or give --gesture")
    }
    return try script.events(on: stage, from: time)
  }
}
