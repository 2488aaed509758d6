import Dispatch
import SDLStage
import Stage
import Testing
import UIKit

extension SDLTests {
  /// The loop sleeps until the deadline that it was told, which the harness makes sure of.
  @MainActor @Suite("Timers in a window")
  struct WindowTimerTests {
    private func harness(_ root: WaitingController) throws -> WindowHarness {
      let harness = try WindowHarness { root }
      harness.settle()
      return harness
    }

    @Test("A timer that repeats goes on, also where nothing moves")
    func repeating() throws {
      let root = WaitingController()
      let harness = try harness(root)
      let start = harness.clock.now
      harness.stage.perform {
        root.timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
          MainActor.assumeIsolated { root.note("tick") }
        }
      }
      harness.advance(to: start + 2.25)
      #expect(root.notes == ["tick", "tick", "tick", "tick"])
      root.timer?.invalidate()
      harness.settle()
      #expect(root.notes.count == 4)
    }

    @Test("What a button's action wants later comes, with no hand on the mouse")
    func later() throws {
      let root = WaitingController()
      let harness = try harness(root)
      let start = harness.clock.now
      harness.press(60, 60)
      harness.release(60, 60)
      harness.advance(to: start + 1)
      #expect(root.notes == ["action", "later"])
      #expect(harness.color(10, 10) == 0xff00_ff00, "and is seen")
    }

    @Test("A timer that is called off before it is due takes no later one with it")
    func cancelled() throws {
      let root = WaitingController()
      let harness = try harness(root)
      let start = harness.clock.now
      harness.stage.perform {
        root.timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
          MainActor.assumeIsolated { root.note("first") }
        }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
          MainActor.assumeIsolated { root.note("second") }
        }
      }
      harness.advance(to: start + 0.25)
      root.timer?.invalidate()
      harness.advance(to: start + 1.25)
      #expect(root.notes == ["second"])
    }

    @Test("A press with the mouse held still becomes a long one")
    func longPress() throws {
      let root = WaitingController()
      let harness = try harness(root)
      let start = harness.clock.now
      harness.press(60, 300)
      harness.advance(to: start + 1)
      #expect(root.notes == ["long press"])
    }

    @Test("An input that waits comes after a step that was left out")
    func inputAfterSkippedStep() throws {
      let root = WaitingController()
      let harness = try harness(root)
      let start = harness.clock.now
      harness.stage.perform {
        root.timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in }
      }
      // Wants the timer's step, and has the tap wait for a later one.
      let time = harness.window.nextStepTime
      harness.window.perform([
        InputEvent(time: time + 0.5, phase: .began, position: CGPoint(x: 60, y: 60)),
        InputEvent(time: time + 0.6, phase: .ended, position: CGPoint(x: 60, y: 60)),
      ])
      harness.advance(to: start + 0.1)
      root.timer?.invalidate()
      harness.advance(to: start + 2)
      #expect(root.notes == ["action", "later"])
    }
  }
}

/// A screen that waits in every way: a button that has something done later, and a view for long
/// presses beneath it.
private final class WaitingController: UIViewController {
  private(set) var notes: [String] = []
  var timer: Timer?

  func note(_ line: String) { notes.append(line) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(frame: CGRect(x: 40, y: 40, width: 100, height: 40))
    button.addTarget(
      self, action: Selector("act", WaitingController.act), for: .touchUpInside)
    view.addSubview(button)
    let area = UIView(frame: CGRect(x: 0, y: 200, width: 240, height: 200))
    let press = UILongPressGestureRecognizer()
    press.addTarget(self, action: Selector("pressed:", WaitingController.pressed(_:)))
    area.addGestureRecognizer(press)
    view.addSubview(area)
  }

  func act() {
    note("action")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [self] in
      note("later")
      view.backgroundColor = .green
    }
  }

  func pressed(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { note("long press") }
  }
}
