import Foundation
import SDLStage
import Stage
import Testing
import UIKit

@testable import Interlude
@testable import InterludeCommand

extension SDLTests {
  @Suite("The player") @MainActor struct PlayerTests {
    private let clock = ManualClock()

    private func player(_ id: String, gestureFolder: String = ".") throws -> Player {
      let index = GalleryCatalogue.scenarios.firstIndex { $0.id == id }!
      return try Player(
        GalleryCatalogue.scenarios, open: index, showsScenarios: false, tuning: TuningRequest(),
        gestureFolder: gestureFolder,
        options: WindowOptions(presenting: .surface, clock: clock.system, driver: "dummy"),
        console: Console(out: { _ in }, error: { _ in }))
    }

    /// Moves on until nothing is left to do, or for this many seconds.
    private func run(_ player: Player, for seconds: Double = 100) {
      let end = clock.now + seconds
      while let deadline = player.window.advance(to: clock.now), deadline <= end {
        clock.now = deadline
      }
    }

    /// Lets exactly this time pass.
    private func passTime(_ seconds: Double, _ player: Player) {
      let end = clock.now + seconds
      run(player, for: seconds)
      clock.now = end
    }

    /// Presents, as a person would, by doing again what the scenario's script says.
    private func perform(_ script: KeyPath<Scenario, InputScript>, _ player: Player) throws {
      let scenario = GalleryCatalogue.scenarios[player.state.current]
      let run = ScenarioRun(scenario)
      try run.settle()
      let events = try run.events(for: scenario[keyPath: script])
      player.window.replaceStage(run.stage, at: run.time, input: events)
      self.run(player)
    }

    /// Waits until the stage for the replay is ready.
    private func playAgain(_ player: Player) async {
      player.perform(.replay)
      await player.replaying?.value
    }

    @Test("A transition fills script and scrub bar; scrubbing pauses, going on goes live")
    func scrubbing() throws {
      let player = try player("slide-and-fade")
      run(player)
      #expect(player.state.scrubRange == nil)
      try perform(\.present, player)
      let range = try #require(player.state.scrubRange)
      #expect(player.state.script?.operation == .present)
      #expect(player.state.codeDuration == 0.3)
      // From the call to the end: a step, then 0.3 s.
      #expect(abs(range.upperBound - range.lowerBound - (1.0 / 60 + 0.3)) < 1e-6)

      player.perform(.scrub(range.lowerBound + 0.1))
      run(player)
      #expect(player.state.isPaused)
      #expect(abs(player.state.time - (range.lowerBound + 0.1)) < 1e-6)
      player.perform(.togglePause)
      run(player)
      #expect(!player.state.isPaused)
      #expect(player.window.scrubTime == nil)
      player.window.close()
    }

    @Test("Replay does again what began the last transition, with the duration that is set now")
    func replay() async throws {
      let player = try player("slide-and-fade")
      run(player)
      try perform(\.present, player)
      player.perform(.setDuration(1))
      await playAgain(player)
      run(player)
      let script = try #require(player.state.script)
      #expect(script.operation == .present)
      let took = try #require(script.end) - script.start
      #expect(abs(took - (1.0 / 60 + 1)) < 1e-6)
      #expect(player.state.wantedDuration == 1)
      player.perform(.changeDuration(-0.05))
      #expect(player.state.wantedDuration == 0.95)
      player.perform(.resetDuration)
      #expect(player.state.wantedDuration == nil)
      player.window.close()
    }

    /// A finger that drags the card down by so many points and lets go of it, at rest.
    private func dragCard(by distance: Double, _ player: Player) {
      let start = player.window.nextStepTime
      let size = player.window.stage.screenSize
      let from = CGPoint(x: size.width / 2, y: size.height / 2)
      var events = [InputEvent(time: start, phase: .began, position: from)]
      for part in 1...20 {
        let place = CGPoint(x: from.x, y: from.y + distance * Double(part) / 20)
        events.append(
          InputEvent(time: start + Double(part) / 60, phase: .moved, position: place))
      }
      var last = events.last!
      (last.time, last.phase) = (start + 1, .ended)
      player.window.perform(events + [last])
    }

    private func words(of step: TransitionScript.Step, _ player: Player) -> String? {
      player.state.script?.lines.first { $0.step == step }?.text
    }

    @Test("Replay does what the finger did: a drag that was let go of early is cancelled again")
    func replayOfADrag() async throws {
      let player = try player("swipe-down")
      run(player)
      try perform(\.present, player)
      dragCard(by: 80, player)
      run(player)
      #expect(player.state.script?.operation == .dismiss)
      let first = try #require(words(of: .completed, player))
      #expect(first.hasPrefix("false"))
      // Again, and again what was played again.
      for _ in 1...2 {
        await playAgain(player)
        #expect(player.state.script == nil)
        run(player)
        #expect(player.state.script?.operation == .dismiss)
        #expect(words(of: .completed, player) == first)
        #expect(player.state.findings == [])
      }
      player.window.close()
    }

    @Test("What is opened while a replay is being made takes its place")
    func replayOvertaken() async throws {
      let player = try player("slide-and-fade")
      run(player)
      try perform(\.present, player)
      player.perform(.replay)
      let replaying = try #require(player.replaying)
      player.perform(.open(0))
      await replaying.value
      run(player)
      #expect(player.state.current == 0 && player.state.script == nil)
      player.window.close()
    }

    @Test(
      "A recording ends, and is written, where another stage takes the place of the one it is of")
    func recordingEnds() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let player = try player("swipe-down", gestureFolder: folder.path)
      run(player)
      player.perform(.recordGesture)
      #expect(player.state.isRecordingGesture)
      // A finger that is still down when the device changes.
      let start = player.window.nextStepTime
      player.window.perform([
        InputEvent(time: start, phase: .began, position: CGPoint(x: 50, y: 400)),
        InputEvent(time: start + 0.1, phase: .moved, position: CGPoint(x: 60, y: 400)),
      ])
      passTime(0.3, player)
      player.perform(.nextDevice(1))
      #expect(!player.state.isRecordingGesture)
      #expect(player.state.notice?.contains("gesture-1.txt") == true)
      let text = try String(contentsOfFile: folder.path + "/gesture-1.txt", encoding: .utf8)
      guard case .touches(let events)? = try GestureScript(text: text).parts.first else {
        Issue.record("no touches: \(text)")
        return
      }
      #expect(events.map(\.phase) == [.began, .moved, .cancelled])
      player.window.close()
    }

    @Test("A release takes away what it cures, and nothing else")
    func releaseKeepsOtherFindings() throws {
      // A tap on what takes no touches, in the first screen.
      let player = try player("mistake-deaf-image")
      run(player)
      try perform(\.present, player)
      #expect(player.state.findings.map(\.rule) == ["interaction-disabled"])
      player.perform(.releaseTransition)
      #expect(player.state.findings.map(\.rule) == ["interaction-disabled"])
      player.window.close()
    }

    @Test("Tuned on its way, the scrub bar's end is at once where the transition then ends")
    func tunedOnTheWay() throws {
      let player = try player("scale-from-center")
      run(player)
      let scenario = GalleryCatalogue.scenarios[player.state.current]
      let prepared = ScenarioRun(scenario)
      try prepared.settle()
      let events = try prepared.events(for: scenario.present)
      player.window.replaceStage(prepared.stage, at: prepared.time, input: events)
      // The animator says 1 s.
      passTime(0.25, player)
      let start = try #require(player.state.script?.lines.first { $0.step == .animated }?.time)
      #expect(abs(player.state.scrubRange!.upperBound - (start + 1)) < 1e-6)
      // What is left of it takes twice as long, then a quarter of that.
      for (wanted, factor) in [(2.0, 2.0), (0.5, 0.25)] {
        let left = player.state.scrubRange!.upperBound
        player.perform(.setDuration(wanted))
        passTime(1.0 / 60, player)
        let now = player.state.time
        let expected = now + (left - now) * factor
        #expect(abs(player.state.scrubRange!.upperBound - expected) < 0.01)
      }
      let expected = player.state.scrubRange!.upperBound
      run(player)
      let end = try #require(player.state.script?.end)
      // The end comes with the first step at or after it.
      #expect(end >= expected - 1e-6 && end <= expected + 1.0 / 60 + 1e-6)
      player.window.close()
    }

    @Test("A frozen transition is named; released, it leaves black, which is named; and replayed")
    func release() async throws {
      let player = try player("mistake-empty-animator")
      run(player)
      try perform(\.present, player)
      #expect(player.state.findings.map(\.rule) == ["complete-never-called"])
      player.perform(.releaseTransition)
      run(player)
      #expect(player.state.findings.map(\.rule) == ["toview-never-added"])
      #expect(player.state.script?.end != nil)
      await playAgain(player)
      run(player)
      #expect(player.state.findings.map(\.rule) == ["complete-never-called"])
      player.perform(.restart)
      #expect(player.state.findings == [] && player.state.script == nil)
      player.window.close()
    }

    @Test("Another scenario begins at its beginning; the list goes round")
    func scenarios() throws {
      let player = try player("grow-from-button")
      let last = GalleryCatalogue.scenarios.count - 1
      player.perform(.openNext(-1))
      #expect(player.state.current == last)
      #expect(player.state.title == GalleryCatalogue.scenarios[last].title)
      player.perform(.openNext(1))
      #expect(player.state.current == 0)
      player.perform(.toggleScenarios)
      #expect(player.state.showsScenarios)
      player.perform(.open(3))
      #expect(player.state.current == 3 && !player.state.showsScenarios)
      run(player)
      player.window.close()
    }

    @Test("Speed, pause and the meaning of no style are shown as they are")
    func switches() throws {
      let player = try player("page-sheet")
      run(player)
      player.perform(.setSpeed(0.1))
      #expect(player.state.speed == 0.1)
      player.perform(.togglePause)
      #expect(player.state.isPaused)
      player.perform(.togglePause)
      #expect(!player.state.isPaused)
      player.perform(.toggleRelease)
      #expect(player.state.release == .iOS12)
      try perform(\.present, player)
      #expect(
        player.state.script?.lines.first { $0.step == .contextMade }?.text
          == "fullScreen, both views")
      player.window.close()
    }
  }
}
