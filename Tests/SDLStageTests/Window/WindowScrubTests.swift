import CSDL2
import Compositor
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
  @MainActor @Suite("The window looks back")
  struct WindowScrubTests {
    /// A window whose stage has presented and is at rest.
    private func presented(
      _ root: () -> UIViewController = { SlideAndFadeHome() }
    ) throws -> WindowHarness {
      let harness = try WindowHarness(isTraced: true, root: root)
      harness.settle()
      harness.clock.now = 101
      try harness.tap("present")
      harness.settle()
      harness.clock.now = 105
      return harness
    }

    @Test("Scrubbing shows each record exactly, at once, and nil the stage as it is")
    func records() throws {
      let harness = try presented()
      let now = harness.shownPixels
      let recording = harness.window.recording
      #expect(recording.count > 18)
      var shown: [Double] = []
      harness.window.onShow = { shown.append($0) }
      let times = recording.records.map(\.time)
      for time in times.reversed() {
        harness.window.scrubTime = time
        harness.settle()
        #expect(harness.shows(try #require(recording.record(at: time)).displayList))
        #expect(harness.window.shownTime == time && harness.window.scrubTime == time)
        #expect(harness.window.isPaused)
      }
      #expect(shown == times.dropLast().reversed(), "the last one was shown already")
      harness.window.scrubTime = nil
      harness.settle()
      #expect(harness.shownPixels.hasSamePixels(as: now))
      #expect(!harness.window.isPaused)
      #expect(harness.window.recording.count == times.count)
    }

    @Test("Looking back is idle, and kept within the recording")
    func bounds() throws {
      let harness = try presented()
      harness.window.scrubTime = -5
      harness.settle()
      #expect(harness.window.scrubTime == 0)
      harness.window.scrubTime = 1e9
      harness.settle()
      #expect(harness.window.scrubTime == harness.window.recording.records.last?.time)
      let count = harness.window.statistics.count
      harness.clock.now += 50
      #expect(harness.window.advance(to: harness.clock.now) == nil)
      #expect(harness.window.statistics.count == count)
    }

    /// Transitions of the gallery, each with seeds of its own.
    enum Entry: UInt64, CaseIterable {
      case growFromButton = 9100
      case slideAndFade = 9200
      case card = 9300
      case pageSheet = 9400

      var button: String { self == .growFromButton ? "grow" : "present" }

      @MainActor func root() -> UIViewController {
        switch self {
        case .growFromButton: GrowFromButtonHome()
        case .slideAndFade: SlideAndFadeHome()
        case .card: CardHome()
        case .pageSheet: PageSheetHome()
        }
      }
    }

    /// The other way to a moment: a stage without a window that steps to the last step before it.
    @Test(
      "Seeking to a moment equals playing to it, byte for byte",
      arguments: Entry.allCases)
    func seeking(entry: Entry) throws {
      let harness = try WindowHarness(isTraced: true, root: entry.root)
      harness.settle()
      harness.clock.now = 101
      try harness.tap(entry.button)
      harness.settle()
      let end = harness.window.recording.records.last!.time

      try #require(end > 1.2, "\(entry)")
      let twin = Stage(device: WindowHarness.device, isTraced: false, root: entry.root)
      var step = -1
      let center = try #require(harness.tapped)
      let events = [InputEvent.Phase.began, .ended].map {
        InputEvent(time: 1, phase: $0, position: center)
      }
      let seeds = RandomRun.seeds(from: entry.rawValue, count: 100)
      var moments = seeds.map { seed in
        var generator = SeededGenerator(seed: seed)
        return generator.number(0.99...end)
      }
      moments.sort()
      for time in moments {
        while step < WindowHarness.device.step(at: time) {
          step += 1
          _ = twin.step(
            StageInput(
              time: WindowHarness.device.time(ofStep: step), size: WindowHarness.device.size,
              scale: 1, events: step == 60 ? events : []))
        }
        harness.window.scrubTime = time
        harness.settle()
        let played = twin.picture(at: max(time, WindowHarness.device.time(ofStep: step)))
        #expect(harness.shows(played), "\(time) s of the seeds from \(entry.rawValue)")
      }
    }

    @Test("What slow motion showed between two steps, scrubbing shows too")
    func slowMotion() throws {
      let harness = try WindowHarness { SlideAndFadeHome() }
      harness.settle()
      harness.clock.now = 101
      try harness.tap("present")
      harness.window.speed = 0.25
      var played: [(time: Double, pixels: PixelBuffer)] = []
      while let deadline = harness.window.advance(to: harness.clock.now) {
        if played.last?.time != harness.window.shownTime {
          played.append((harness.window.shownTime, harness.shownPixels))
        }
        harness.clock.now = deadline
      }
      #expect(played.count > 4 * 18)
      for (time, pixels) in played.reversed() {
        harness.window.scrubTime = time
        harness.settle()
        #expect(harness.shownPixels.hasSamePixels(as: pixels), "\(time)")
      }
    }

    @Test("Going on from a look back goes on from the recording's end")
    func goingOn() throws {
      let harness = try WindowHarness { PresentingController() }
      harness.settle()
      harness.clock.now = 101
      harness.press(50, 60)
      harness.advance(to: 101.25)
      let end = try #require(harness.window.recording.records.last).time
      harness.window.scrubTime = 1.1
      harness.advance(to: 110)
      #expect(harness.window.recording.records.last?.time == end)
      harness.window.isPaused = false
      #expect(harness.window.scrubTime == nil)
      harness.advance(to: harness.clock.now + 1.01 / 60)
      let next = WindowHarness.device.step(at: end) + 1
      #expect(harness.window.shownTime == WindowHarness.device.time(ofStep: next))
    }

    @Test("A click on the device while looking back is one on the stage as it is")
    func click() throws {
      let root = PresentingController()
      let harness = try WindowHarness { root }
      harness.settle()
      harness.clock.now = 101
      harness.press(50, 60)
      harness.release(50, 60)
      harness.settle()
      let presented = try #require(root.presentedViewController)
      harness.clock.now = 103
      harness.window.scrubTime = 1.2
      harness.advance(to: 104)
      harness.press(50, 60)
      harness.advance()
      #expect(harness.window.scrubTime == nil)
      harness.settle()
      #expect(root.presentedViewController == nil, "its screen took the click")
      #expect(presented.viewIfLoaded?.window == nil)
    }

    @Test("Frame by frame back over the recording and on again")
    func frames() throws {
      let harness = try presented()
      let recording = harness.window.recording
      let times = recording.records.map(\.time)
      var index = times.count - 1
      for count in [-1, -1, -3, 1, 2, -4, -1, 1] {
        harness.window.stepFrame(by: count)
        index += count
        harness.settle()
        #expect(harness.window.shownTime == times[index])
        #expect(harness.shows(recording.records[index].displayList))
      }
      harness.window.stepFrame(by: -1000)
      harness.settle()
      #expect(harness.window.shownTime == times[0])
      harness.window.stepFrame(by: times.count - 1)
      harness.settle()
      #expect(harness.window.shownTime == times[times.count - 1])
      // At rest there is no step beyond the end.
      harness.window.stepFrame(by: 1)
      harness.settle()
      #expect(harness.window.scrubTime == nil && harness.window.isPaused)
      #expect(harness.window.recording.count == times.count)
      #expect(harness.shows(recording.records[times.count - 1].displayList))
    }

    @Test("In the middle of a transition, a frame on is a step of the stage")
    func liveFrames() throws {
      let harness = try WindowHarness { PresentingController() }
      harness.settle()
      harness.clock.now = 101
      harness.press(50, 60)
      harness.release(50, 60)
      harness.advance(to: 101.2)
      harness.window.stepFrame(by: 1)
      let count = harness.window.recording.count
      harness.settle()
      #expect(harness.window.recording.count == count + 1)
      let records = { harness.window.recording.records }
      for _ in 1...3 {
        harness.clock.now += 7
        let before = records().count
        harness.window.stepFrame(by: 1)
        harness.settle()
        #expect(records().count == before + 1)
        #expect(harness.shows(records().last!.displayList))
      }
      // Back by one, on by one, and on by two: one record and one step.
      harness.window.stepFrame(by: -1)
      harness.settle()
      #expect(harness.shows(records()[records().count - 2].displayList))
      let before = records().count
      harness.window.stepFrame(by: 3)
      harness.settle()
      #expect(records().count == before + 2)
      #expect(harness.window.shownTime == records().last!.time)
      let times = records().map { WindowHarness.device.step(at: $0.time) }
      #expect(Array(times.suffix(8)) == Array(times.last! - 7...times.last!))
    }

    @Test("From between two steps, a frame back is the first of them")
    func backFromBetween() throws {
      let harness = try WindowHarness { PresentingController() }
      harness.settle()
      harness.clock.now = 101
      harness.press(50, 60)
      harness.release(50, 60)
      harness.window.speed = 0.1
      harness.advance(to: 103.05)
      let (time, last) = (harness.window.shownTime, harness.window.recording.records.last!.time)
      #expect(time > last)
      harness.window.stepFrame(by: -1)
      harness.settle()
      #expect(harness.window.shownTime == last)
    }

    @Test("Starting over gives the first start again: all pictures, the trace, the recording")
    func restart() throws {
      let harness = try WindowHarness(isTraced: true) { GrowFromButtonHome() }
      var trace: [TraceEvent] = []
      harness.window.onStep = { output, _ in trace += output.trace }

      func play(from origin: Double) throws -> (pixels: [PixelBuffer], trace: [TraceEvent]) {
        trace = []
        var pixels: [PixelBuffer] = []
        var times: [Double] = []
        harness.window.onShow = { times.append($0) }
        harness.clock.now = origin
        var hasTapped = false
        while true {
          let deadline = harness.window.advance(to: harness.clock.now)
          if times.count > pixels.count { pixels.append(harness.shownPixels) }
          if let deadline {
            harness.clock.now = deadline
          } else if hasTapped {
            return (pixels, trace)
          } else {
            hasTapped = true
            harness.clock.now = origin + 0.7071
            try harness.tap("grow")
          }
        }
      }
      let first = try play(from: 100)
      let records = harness.window.recording.records.map(\.displayList)
      harness.window.isPaused = true
      harness.window.scrubTime = 0.8
      harness.clock.now = 1234.5678
      harness.advance()
      harness.window.replaceStage(
        Stage(device: WindowHarness.device, root: { GrowFromButtonHome() }))
      #expect(harness.window.recording.count == 0)
      #expect(!harness.window.isPaused && harness.window.scrubTime == nil)
      let second = try play(from: 1234.5678)
      #expect(first.pixels.count > 18)
      #expect(first.pixels.count == second.pixels.count)
      #expect(zip(first.pixels, second.pixels).allSatisfy { $0.hasSamePixels(as: $1) })
      #expect(first.trace == second.trace)
      #expect(harness.window.recording.records.map(\.displayList) == records)
    }

    @Test("Starting over keeps the speed, lets the old stage go, and takes its fingers away")
    func restartState() throws {
      weak var old: Stage?
      let harness = try WindowHarness { PresentingController() }
      harness.settle()
      harness.window.speed = 0.5
      harness.press(50, 60)
      harness.settle()
      let root = PresentingController()
      do {
        let second = Stage(device: WindowHarness.device, isTraced: false) { root }
        old = second
        harness.window.replaceStage(second)
      }
      harness.settle()
      harness.release(50, 60)
      harness.settle()
      #expect(root.touches == [])
      #expect(harness.window.speed == 0.5)
      harness.window.replaceStage(
        Stage(device: WindowHarness.device, isTraced: false) { UIViewController() })
      #expect(old == nil)
      harness.settle()
    }
  }
}
