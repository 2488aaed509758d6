import CSDL2
import Dispatch
import SDLStage
import Stage
import Testing
import UIKit

extension SDLTests {
  /// The loop itself, on a clock that moves on a bit with each look at it.
  @MainActor @Suite("The window's loop", .timeLimit(.minutes(1)))
  struct WindowLoopTests {
    private let green: UInt32 = 0xff00_ff00

    /// A window at rest whose loop sleeps, with nothing to wake it but what happens.
    private func sleepingWindow(
      _ root: PresentingController
    ) async throws -> (harness: WindowHarness, loop: Task<Void, Never>) {
      let harness = try WindowHarness(clock: ManualClock(tick: 0.01)) { root }
      harness.settle()
      let loop = Task { await harness.window.run() }
      await Task.yield()
      return (harness, loop)
    }

    private func until(_ condition: () -> Bool) async {
      while !condition(), !Task.isCancelled { await Task.yield() }
    }

    private func quit(_ harness: WindowHarness, _ loop: Task<Void, Never>) async {
      harness.pressKey(SDLK_q, KMOD_LCTRL)
      await loop.value
      #expect(harness.window.isClosed)
    }

    @Test("A task that the code under study starts runs while the loop sleeps, and wakes it")
    func task() async throws {
      let root = PresentingController()
      let (harness, loop) = try await sleepingWindow(root)
      harness.stage.perform {
        _ = Task {
          await Task.yield()
          root.view.backgroundColor = .green
        }
      }
      await until { harness.color(10, 10) == green }
      await quit(harness, loop)
    }

    @Test("So does a block on the main queue")
    func mainQueue() async throws {
      let root = PresentingController()
      let (harness, loop) = try await sleepingWindow(root)
      harness.stage.perform {
        DispatchQueue.main.async { root.view.backgroundColor = .green }
      }
      await until { harness.color(10, 10) == green }
      await quit(harness, loop)
    }

    @Test("Tasks run between the frames of a transition")
    func taskMeanwhile() async throws {
      let root = PresentingController()
      let (harness, loop) = try await sleepingWindow(root)
      harness.press(50, 60)
      await until { root.presentedViewController != nil }
      var hasRun = false
      Task { hasRun = true }
      await until { hasRun }
      await until { harness.color(10, 10) == 0xff00_00ff }
      await quit(harness, loop)
    }

    @Test("A click wakes the loop")
    func click() async throws {
      let root = PresentingController()
      let (harness, loop) = try await sleepingWindow(root)
      harness.press(50, 60)
      await until { root.touches == ["began 50 60"] }
      await quit(harness, loop)
    }

    @Test("Paused on its way, the loop sleeps; going on, a click and closing wake it")
    func paused() async throws {
      let root = PresentingController()
      let (harness, loop) = try await sleepingWindow(root)
      harness.press(50, 60)
      await until { root.presentedViewController != nil }
      harness.window.isPaused = true
      harness.release(50, 60)
      let count = harness.window.recording.count
      for _ in 1...50 { await Task.yield() }
      #expect(harness.window.recording.count == count)
      #expect(root.touches == ["began 50 60"])
      harness.window.isPaused = false
      await until { root.touches.count == 2 }
      harness.window.isPaused = true
      await quit(harness, loop)
    }

    @Test("Closing the window from the program ends the loop")
    func close() async throws {
      let (harness, loop) = try await sleepingWindow(PresentingController())
      harness.window.close()
      await loop.value
    }
  }
}
