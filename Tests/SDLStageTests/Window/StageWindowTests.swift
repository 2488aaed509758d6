import CSDL2
import CoreGraphics
import SDLStage
import Stage
import Testing
import UIKit

/// Tests that use SDL, which exists once in a process: one after the other.
@Suite("SDL", .serialized) enum SDLTests {}

extension SDLTests {
  @MainActor @Suite("The window")
  struct StageWindowTests {
    private let white: UInt32 = 0xffff_ffff
    private let red: UInt32 = 0xffff_0000
    private let blue: UInt32 = 0xff00_00ff

    /// The same stage without a window, driven by hand: what the window must show.
    private func twin(_ root: () -> UIViewController) -> Stage {
      Stage(device: WindowHarness.device, isTraced: false, root: root)
    }

    private func input(_ step: Int, _ events: [InputEvent] = []) -> StageInput {
      StageInput(
        time: WindowHarness.device.time(ofStep: step), size: WindowHarness.device.size, scale: 1,
        events: events)
    }

    @Test("It opens with the device at its own size, and shows the first step at once")
    func opens() throws {
      let harness = try WindowHarness { PresentingController() }
      harness.advance()
      let pixels = harness.shownPixels
      #expect((pixels.width, pixels.height) == (240 + 48, 400 + 48))
      #expect(harness.color(10, 10) == white)
      #expect(harness.color(100, 200) == red)
      #expect(harness.color(139, 249) == red)
      #expect(harness.color(140, 250) == white)
      #expect(harness.shows(twin { PresentingController() }.step(input(0)).displayList))
    }

    @Test("A click presents: every step's picture is the one that a stage without a window gives")
    func presents() throws {
      let harness = try WindowHarness { PresentingController() }
      let twin = twin { PresentingController() }
      harness.advance()
      var list = twin.step(input(0)).displayList
      var step = 0
      while twin.needsStep {
        step += 1
        list = twin.step(input(step)).displayList
      }
      harness.settle()
      #expect(harness.shows(list))

      // 0.5051 s lies between steps 30 and 31.
      harness.clock.now = 100.5051
      harness.press(50, 60)
      harness.advance()
      #expect(harness.shows(list), "the touch waits for step 31")
      step = 31
      let began = InputEvent(time: 0.5051, phase: .began, position: CGPoint(x: 50, y: 60))
      list = twin.step(input(31, [began])).displayList
      let finger = CGPoint(x: 50 + WindowHarness.margin, y: 60 + WindowHarness.margin)
      harness.advance(to: 100 + 31.0 / 60)
      #expect(harness.shows(list, touches: [finger]))

      while twin.needsStep {
        step += 1
        list = twin.step(input(step)).displayList
        harness.advance(to: 100 + Double(step) / 60)
        #expect(harness.shows(list, touches: [finger]), "step \(step)")
      }
      #expect(step > 31 + 20, "the transition takes its time")
      #expect(harness.color(200, 390) == blue)
    }

    @Test("Present and dismiss leave the first screen as it was, pixel for pixel")
    func roundTrip() throws {
      let harness = try WindowHarness { PresentingController() }
      harness.settle()
      let before = harness.shownPixels
      for _ in 1...2 {
        harness.press(50, 60)
        harness.settle()
        harness.release(50, 60)
        harness.settle()
      }
      #expect(harness.shownPixels.hasSamePixels(as: before))
      #expect(harness.window.statistics.count > 40)
    }

    @Test("At rest nothing is drawn, and there is no time to wake at")
    func rest() throws {
      let harness = try WindowHarness { PresentingController() }
      harness.settle()
      let count = harness.window.statistics.count
      harness.scribble()
      let scribbled = harness.shownPixels
      for seconds in [0.001, 0.3, 10] {
        harness.clock.now += seconds
        #expect(harness.window.advance(to: harness.clock.now) == nil)
      }
      // The mouse passes by.
      harness.move(30, 30, isPressed: false)
      #expect(harness.window.advance(to: harness.clock.now) == nil)
      #expect(harness.window.statistics.count == count)
      #expect(harness.shownPixels.hasSamePixels(as: scribbled))
    }

    @Test("A step that changes nothing that can be seen is not drawn")
    func invisibleChange() throws {
      let root = PresentingController()
      let harness = try WindowHarness { root }
      let hidden = UIView()
      hidden.isHidden = true
      root.view.addSubview(hidden)
      harness.settle()
      let count = harness.window.statistics.count
      harness.clock.now += 1.001
      hidden.backgroundColor = .green
      let records = harness.window.recording.count
      #expect(harness.window.advance(to: harness.clock.now) != nil, "a step is needed")
      harness.settle()
      #expect(harness.window.recording.count == records)
      #expect(harness.window.statistics.count == count)
    }

    @Test("A display that is faster than the device shows the pictures between its steps")
    func betweenSteps() throws {
      let root = PresentingController()
      let harness = try WindowHarness(rate: 30) { root }
      harness.settle()
      // The square goes 120 points in 0.4 s: 5 points in 1/60 s, the dummy display's interval.
      harness.clock.now = 101
      harness.stage.perform {
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
          root.square.frame.origin.x = 220
        }
      }
      harness.advance()
      for tick in 1...23 {
        harness.advance(to: 101 + Double(tick) / 60)
        #expect(harness.color(100 + 5 * tick, 220) == red, "tick \(tick)")
        #expect(harness.color(100 + 5 * tick - 1, 220) == white, "tick \(tick)")
      }
    }

    @Test("After a stall the stage goes on where it was, and input from meanwhile is not put off")
    func stall() throws {
      let root = PresentingController()
      let harness = try WindowHarness { root }
      harness.settle()
      harness.clock.now = 101
      harness.press(50, 60)
      harness.advance(to: 101 + 6.0 / 60)
      harness.release(50, 60)
      harness.clock.now += 5
      harness.advance()
      #expect(root.touches == ["began 50 60", "ended 50 60"])
      #expect(abs(root.lastTime - (1 + 7.0 / 60)) < 1e-6)
      #expect(harness.color(10, 10) == white, "the transition is not over")
    }

    @Test("What was exposed is drawn again, without a step")
    func exposed() throws {
      let harness = try WindowHarness { PresentingController() }
      harness.settle()
      let before = harness.shownPixels
      harness.clock.now += 1
      harness.scribble()
      harness.send(SDL_WINDOWEVENT_EXPOSED)
      harness.advance()
      #expect(harness.shownPixels.hasSamePixels(as: before))
    }

    @Test("A larger window shows the device larger, rasterised anew, and loses nothing")
    func resized() throws {
      let root = PresentingController()
      let harness = try WindowHarness { root }
      harness.settle()
      // Twice the device and the margin.
      harness.resize(2 * 240 + 48, 2 * 400 + 48)
      harness.settle()
      let pixels = harness.shownPixels
      #expect((pixels.width, pixels.height) == (528, 848))
      #expect(harness.window.statistics.scale == 2)
      #expect(pixels[24 + 200, 24 + 400] == red)
      #expect(pixels[24 + 199, 24 + 400] == white)
      let twin = twin { PresentingController() }
      let list = twin.step(
        StageInput(time: 0, size: WindowHarness.device.size, scale: 2)
      ).displayList
      #expect(harness.shows(list))

      // The mouse still meets what it points at: 2 x 110, 2 x 210 from the device's corner.
      harness.press(220, 420)
      harness.settle()
      #expect(root.touches == ["began 110 210"])
    }

    @Test("A transition goes on while the window changes its size")
    func resizedMeanwhile() throws {
      let harness = try WindowHarness { PresentingController() }
      harness.settle()
      harness.press(50, 60)
      harness.advance(to: harness.clock.now + 0.2)
      harness.resize(700, 500)
      harness.advance(to: harness.clock.now + 0.05)
      harness.resize(300, 460)
      harness.settle()
      harness.release(50, 60)
      harness.settle()
      #expect(harness.shownPixels[150, 230] == blue)
    }
  }
}
