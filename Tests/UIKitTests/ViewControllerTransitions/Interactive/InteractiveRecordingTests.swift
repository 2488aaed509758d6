import Stage
import Testing
import UIKit

@Suite("A recording of an interactive transition") @MainActor struct InteractiveRecordingTests {
  @Test(
    "Seeking gives the bytes that playing gave, in the hand and after it",
    arguments: [true, false],
    [true, false])
  func seeking(_ finishes: Bool, _ isInterruptible: Bool) {
    let driven = DrivenTrio(.custom, isInterruptible: isInterruptible)
    driven.presentByItself()
    let recording = StageRecording()
    var shown: [(time: Double, text: String)] = []
    func advance(_ steps: Int = 1) {
      for _ in 0..<steps {
        driven.stage.advance()
        recording.append(driven.stage.stage.record(of: driven.stage.output!))
        for part in [0, 0.3, 0.8] {
          let time = driven.stage.time + part / 60
          shown.append((time, driven.stage.stage.picture(at: time).description))
        }
      }
    }
    driven.trio.dismiss()
    advance(2)
    for percent in [0.2, 0.5, 0.35] {
      driven.stage.perform { driven.driver.update(percent) }
      advance(3)
    }
    if finishes { driven.finish() } else { driven.cancel() }
    advance(40)
    #expect(driven.stage.isStill)
    // From the last to the first: no order is needed.
    for (time, text) in shown.reversed() {
      #expect(recording.picture(at: time)?.description == text, "at \(time)")
    }
    #expect(Set(shown.map(\.text)).count > 20)
  }

  @Test("Two equal runs have equal traces", arguments: [true, false])
  func equalRuns(_ isInterruptible: Bool) {
    func run() -> [String] {
      let driven = DrivenTrio(.custom, isInterruptible: isInterruptible)
      driven.beginDismissal()
      for percent in [0.2, 0.5, 0.35] { driven.update(percent) }
      driven.cancel()
      driven.stage.settle()
      return driven.stage.trace.map { "\($0)" }
    }
    #expect(run() == run())
  }
}
