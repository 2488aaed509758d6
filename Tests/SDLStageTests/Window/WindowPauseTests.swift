import CSDL2
import CoreGraphics
import DisplayList
import RandomDisplayLists
import Stage
import Testing
import Trace
import TransitionGallery
import UIKit

@testable import SDLStage

extension SDLTests {
  @MainActor @Suite("The window's speed and pause")
  struct WindowPauseTests {
    /// A window at rest at real time 100.5, with a stage that presents on any touch.
    private func harness(_ root: UIViewController = PresentingController()) throws -> WindowHarness
    {
      let harness = try WindowHarness(isTraced: true) { root }
      harness.settle()
      harness.clock.now = 100.5
      return harness
    }

    /// All that is observed of a transition begun by a touch at 0.5051 s of the stage's time.
    private struct Observation: Equatable {
      var trace: [TraceEvent] = []
      var times: [Double] = []
      var lists: [DisplayList] = []
    }

    /// - Parameter meddle: called between the window's wakes.
    private func observe(
      speed: Double, meddle: (WindowHarness) -> Void = { _ in }
    ) throws -> Observation {
      let harness = try WindowHarness(isTraced: true) { SlideAndFadeHome() }
      harness.window.speed = speed
      var observation = Observation()
      harness.window.onStep = { output, _ in observation.trace += output.trace }
      harness.settle()
      harness.clock.now = 100 + 0.5051 / speed
      try harness.tap("present")
      var wakes = 0
      while let deadline = harness.window.advance(to: harness.clock.now) {
        harness.clock.now = deadline
        meddle(harness)
        wakes += 1
        try #require(wakes < 10_000)
      }
      observation.times = harness.window.recording.records.map(\.time)
      observation.lists = harness.window.recording.records.map(\.displayList)
      #expect(harness.window.recording.records.flatMap(\.trace) == observation.trace)
      return observation
    }

    @Test("Slow motion, or fast, gives the same trace and the same recording", arguments: [0.1, 3])
    func equalSpeeds(speed: Double) throws {
      let normal = try observe(speed: 1)
      // 0.3 s are 18 steps.
      #expect(normal.times.count > 18)
      let other = try observe(speed: speed)
      #expect(other.trace == normal.trace)
      #expect(other.times == normal.times)
      #expect(other.lists == normal.lists)
    }

    @Test(
      "So does any change of speed and any pause on the way",
      arguments: RandomRun.seeds(from: 8300, count: 60))
    func meddling(seed: UInt64) throws {
      var generator = SeededGenerator(seed: seed)
      let normal = try observe(speed: 1)
      let other = try observe(speed: 1) { harness in
        if generator.happens(0.3) {
          harness.window.speed = generator.pick([0.05, 0.1, 0.25, 0.5, 1, 2])
        }
        guard generator.happens(0.2) else { return }
        harness.window.isPaused = true
        harness.clock.now += generator.number(0...2)
        harness.advance()
        if generator.happens(0.5) { harness.window.stepFrame(by: generator.pick([1, -1, 2, -3])) }
        harness.clock.now += generator.number(0...2)
        harness.advance()
        harness.window.isPaused = false
      }
      #expect(other.trace == normal.trace, "seed \(seed)")
      #expect(other.times == normal.times, "seed \(seed)")
      #expect(other.lists == normal.lists, "seed \(seed)")
    }

    @Test("In slow motion the pictures between steps show, each at its own moment")
    func betweenSteps() throws {
      let root = PresentingController()
      let harness = try harness(root)
      var times: [Double] = []
      harness.window.onShow = { times.append($0) }
      harness.window.speed = 0.1
      // The square goes 120 points in 0.4 s: 0.5 points in 1/600 s.
      harness.stage.perform {
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
          root.square.frame.origin.x = 220
        }
      }
      harness.settle()
      let steps = harness.window.recording.records.map(\.time).suffix(25)
      #expect(Set(steps).isSubset(of: times))
      // Steps 30 to 55: the animation begins in the first and is over in the last.
      #expect(times.count == 251)
      #expect(times == times.sorted() && Set(times).count == times.count)
      #expect(times.last == harness.window.shownTime)
    }

    @Test("Paused, nothing is stepped or drawn, and there is no time to wake at")
    func idle() throws {
      let harness = try harness()
      harness.press(50, 60)
      harness.advance(to: 100.7)
      harness.release(50, 60)
      harness.advance(to: 100.8)
      harness.window.isPaused = true
      harness.advance()
      let (count, steps) = (harness.window.statistics.count, harness.window.recording.count)
      harness.scribble()
      let scribbled = harness.shownPixels
      for seconds in [0.001, 1, 600] {
        harness.clock.now += seconds
        #expect(harness.window.advance(to: harness.clock.now) == nil)
      }
      #expect(harness.window.statistics.count == count)
      #expect(harness.window.recording.count == steps)
      #expect(harness.shownPixels.hasSamePixels(as: scribbled))

      // Exposed, it shows the same moment; going on, it makes up for nothing.
      harness.send(SDL_WINDOWEVENT_EXPOSED)
      harness.advance()
      let last = try #require(harness.window.recording.records.last)
      #expect(last.commit != nil, "something moves")
      #expect(harness.shows(last.displayList))
      harness.window.isPaused = false
      harness.advance(to: harness.clock.now + 2.5 / 60)
      #expect((1...2).contains(harness.window.recording.count - steps))
    }

    @Test("A click on the paused stage shows the finger and waits for the next step")
    func clickWhilePaused() throws {
      let root = PresentingController()
      let harness = try harness(root)
      harness.window.isPaused = true
      harness.press(50, 60)
      harness.settle()
      #expect(root.touches == [])
      let list = try #require(harness.window.recording.records.last).displayList
      #expect(harness.shows(list, touches: [CGPoint(x: 74, y: 84)]))
      harness.release(50, 60)
      harness.settle()
      #expect(root.touches == [])
      #expect(harness.shows(list))
      harness.clock.now += 100
      harness.window.isPaused = false
      harness.settle()
      #expect(root.touches == ["began 50 60", "ended 50 60"])
      #expect(abs(root.lastTime - 0.5) < 1e-9, "when the stage's time stood still")
    }

    @Test("Closing works while paused")
    func closing() throws {
      let keyed = try harness()
      keyed.window.isPaused = true
      keyed.pressKey(SDLK_q, KMOD_LCTRL)
      #expect(keyed.window.advance(to: keyed.clock.now) == nil)
      #expect(keyed.window.isClosed)
      let clicked = try harness()
      clicked.window.isPaused = true
      clicked.send(SDL_WINDOWEVENT_CLOSE)
      #expect(clicked.window.advance(to: clicked.clock.now) == nil)
      #expect(clicked.window.isClosed)
    }

    @Test("Settings reach the next step: a transition on its way takes the time that is wanted")
    func settings() throws {
      func duration(_ change: (StageWindow) -> Void) throws -> Double {
        let harness = try WindowHarness(isTraced: true) { SlideAndFadeHome() }
        harness.settle()
        harness.clock.now = 101
        try harness.tap("present")
        harness.advance(to: 101.1)
        change(harness.window)
        harness.settle()
        return harness.window.shownTime
      }
      let plain = try duration { _ in }
      let stretched = try duration { $0.settings.transitionDuration = 3 }
      #expect(plain < 1.6)
      #expect(stretched > 3)
    }

    @Test("Settings that change while nothing moves change nothing")
    func settingsAtRest() throws {
      let harness = try harness()
      harness.window.settings.transitionDuration = 2
      let steps = harness.window.recording.count
      #expect(harness.window.advance(to: harness.clock.now) == nil)
      #expect(harness.window.recording.count == steps)
    }

    @Test(
      "A transition that froze ends when it is released, also while paused",
      arguments: [
        false, true,
      ])
    func release(isPaused: Bool) throws {
      let harness = try WindowHarness(isTraced: true) { EmptyAnimatorMistake() }
      var completed = 0
      harness.window.onStep = { output, _ in
        completed += output.trace.count {
          if case .transitionCompleted = $0.event { true } else { false }
        }
      }
      harness.settle()
      harness.clock.now = 101
      try harness.tap("present")
      harness.settle()
      harness.clock.now = 105
      harness.settle()
      #expect(completed == 0)
      harness.window.isPaused = isPaused
      harness.window.releaseTransition()
      harness.settle()
      #expect(completed == 1)
      #expect(harness.window.isPaused == isPaused)
    }

    @Test("A release with no transition under way releases none later")
    func releaseAtRest() throws {
      let harness = try WindowHarness(isTraced: true) { SlideAndFadeHome() }
      harness.settle()
      let steps = harness.window.recording.count
      harness.window.releaseTransition()
      harness.settle()
      #expect(harness.window.recording.count == steps)
      harness.clock.now = 101
      try harness.tap("present")
      harness.settle()
      let completion = harness.window.recording.records.flatMap(\.trace).first {
        if case .transitionCompleted = $0.event { true } else { false }
      }
      #expect(try #require(completion).time > 1.3, "it takes its 0.3 s")
    }
  }
}
