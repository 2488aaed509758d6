import Compositor
import CoreGraphics
import DisplayList
import Foundation
import Stage
import Testing
import Trace
import UIKit

@MainActor @Suite("Equal inputs, equal outputs")
struct EqualRunsTests {
  private static let device = Device(
    name: "small", size: CGSize(width: 160, height: 240), scale: 2)

  /// Present and dismiss, with a pause; every step's input and output.
  private func run() throws -> (inputs: [StageInput], outputs: [StageOutput]) {
    let run = ScenarioRun(Scenarios.coverVertical, device: Self.device)
    var inputs: [StageInput] = []
    var outputs: [StageOutput] = []
    var taps = [
      InputEvent(time: 10 / 60.0, phase: .began, position: CGPoint(x: 80, y: 126)),
      InputEvent(time: 13 / 60.0, phase: .ended, position: CGPoint(x: 80, y: 126)),
      InputEvent(time: 60 / 60.0, phase: .began, position: CGPoint(x: 80, y: 126)),
      InputEvent(time: 63 / 60.0, phase: .ended, position: CGPoint(x: 80, y: 126)),
    ]
    for step in 0..<110 {
      let time = Self.device.time(ofStep: step)
      let due = taps.prefix { $0.time <= time }
      taps.removeFirst(due.count)
      let input = StageInput(time: time, size: Self.device.size, scale: 1, events: Array(due))
      inputs.append(input)
      outputs.append(run.stage.step(input))
    }
    return (inputs, outputs)
  }

  @Test("Two runs give equal pictures, equal texts of them and equal traces")
  func twoRuns() throws {
    let (one, other) = (try run(), try run())
    #expect(one.outputs == other.outputs)
    for (first, second) in zip(one.outputs, other.outputs) {
      #expect("\(first.displayList)" == "\(second.displayList)")
    }
    // The run did what it was to do: two transitions, completed.
    let completions = one.outputs.flatMap(\.trace).filter {
      if case .transitionCompleted(_, true) = $0.event { true } else { false }
    }
    #expect(completions.count == 2)
  }

  @Test("Inputs and outputs survive encoding, over a whole run, with the same frames as result")
  func encoded() throws {
    let original = try run()
    let encoder = JSONEncoder()
    let decoder = JSONDecoder()
    let decodedInputs = try original.inputs.map {
      try decoder.decode(StageInput.self, from: encoder.encode($0))
    }
    #expect(decodedInputs == original.inputs)
    let stage = Stage(device: Self.device, root: Scenarios.coverVertical.root)
    let compositor = Compositor()
    var frames: Set<Frame> = []
    for (input, output) in zip(decodedInputs, original.outputs) {
      let replayed = stage.step(input)
      let decoded = try decoder.decode(StageOutput.self, from: encoder.encode(replayed))
      #expect(decoded == output)
      let frame = compositor.composite(output.displayList, scale: 1)
      #expect(compositor.composite(decoded.displayList, scale: 1) == frame)
      frames.insert(frame)
    }
    // Something moved: 31 and 24 different frames, and the highlighted buttons.
    #expect(frames.count > 50)
  }

  @Test(
    "A damaged input is an error, not a stop",
    arguments: [
      #"{"time":-1,"size":[1,1],"scale":1,"events":[]}"#,
      #"{"time":0,"size":[-1,1],"scale":1,"events":[]}"#,
      #"{"time":0,"size":[1,1],"scale":0,"events":[]}"#,
      #"{"time":0,"size":[1,1],"scale":-2,"events":[]}"#,
      #"{"time":0,"size":[1],"scale":1,"events":[]}"#,
      #"{"time":0,"size":[1,1],"scale":1}"#,
      #"{"time":"NaN","size":[1,1],"scale":1,"events":[]}"#,
      #"{"time":0,"size":[1,1],"scale":1,"events":[{"time":"inf","finger":0,"phase":"began","position":[1,1]}]}"#,
      #"{"time":0,"size":[1,1],"scale":1,"events":[{"time":0,"finger":0,"phase":"pressed","position":[1,1]}]}"#,
    ])
  func damaged(_ text: String) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "NaN")
    #expect(throws: DecodingError.self) {
      try decoder.decode(StageInput.self, from: Data(text.utf8))
    }
    let sound = #"{"time":0.5,"size":[10,20],"scale":2,"events":[]}"#
    #expect(
      try decoder.decode(StageInput.self, from: Data(sound.utf8))
        == StageInput(time: 0.5, size: CGSize(width: 10, height: 20), scale: 2))
  }
}
