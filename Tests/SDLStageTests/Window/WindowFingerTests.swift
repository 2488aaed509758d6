import CSDL2
import CoreGraphics
import SDLStage
import Stage
import Testing
import UIKit

extension SDLTests {
  @MainActor @Suite("The window's other fingers, and the keyboard's ring", .serialized)
  struct WindowFingerTests {
    /// A screen with a pan, a pinch and two buttons; it notes what they say.
    private final class Screen: UIViewController {
      var lines: [String] = []
      let (first, second) = (UIButton(type: .custom), UIButton(type: .custom))

      override func viewDidLoad() {
        view.backgroundColor = .white
        view.isMultipleTouchEnabled = true
        view.addGestureRecognizer(
          UIPanGestureRecognizer(target: self, action: Selector("panned:", Screen.panned(_:))))
        for (index, button) in [second, first].enumerated() {
          button.frame = CGRect(x: 20, y: 200 - 100 * CGFloat(index), width: 80, height: 40)
          button.backgroundColor = .red
          let name = index == 0 ? "second" : "first"
          button.addAction(UIAction { [unowned self] _ in lines.append(name) }, for: .touchUpInside)
          view.addSubview(button)
        }
      }

      func panned(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: view)
        lines.append(
          "pan \(pan.state) \(Int(way.x.rounded())) \(Int(way.y.rounded())) "
            + "\(pan.numberOfTouches) \(Int(pan.velocity(in: view).y))")
      }
    }

    private func hold(_ keys: SDL_Keymod) { SDL_SetModState(keys) }

    @Test("Alt and a drag: two fingers, mirrored about the middle of the device, both shown")
    func alt() throws {
      let root = Touched()
      let harness = try WindowHarness { root }
      harness.settle()
      hold(KMOD_LALT)
      defer { hold(KMOD_NONE) }
      // The device has 240 x 400 points.
      harness.press(100, 180)
      harness.settle()
      #expect(root.take() == ["began 100 180", "began 140 220"])
      #expect(harness.color(100, 180 - 18) != 0xffff_ffff)
      #expect(harness.color(140, 220 + 18) != 0xffff_ffff)
      harness.move(80, 150)
      harness.settle()
      #expect(root.take() == ["moved 80 150", "moved 160 250"])
      hold(SDL_Keymod(KMOD_LALT.rawValue | KMOD_LSHIFT.rawValue))
      harness.move(90, 170)
      harness.settle()
      #expect(root.take() == ["moved 90 170", "moved 170 270"])
      hold(KMOD_NONE)
      harness.release(90, 170)
      harness.settle()
      #expect(root.take() == ["ended 90 170", "ended 170 270"])
      // Without Alt there is one again.
      harness.press(100, 180)
      harness.settle()
      #expect(root.take() == ["began 100 180"])
    }

    @Test("When the window loses the focus, both fingers are taken away")
    func lostFocus() throws {
      let root = Touched()
      let harness = try WindowHarness { root }
      harness.settle()
      hold(KMOD_LALT)
      defer { hold(KMOD_NONE) }
      harness.press(100, 180)
      harness.settle()
      _ = root.take()
      harness.send(SDL_WINDOWEVENT_FOCUS_LOST)
      harness.settle()
      #expect(root.take() == ["cancelled 100 180", "cancelled 140 220"])
    }

    @Test("The wheel over a pan drags, 40 points a notch, and lifts at rest")
    func wheel() throws {
      let root = Screen()
      let harness = try WindowHarness { root }
      var turns: [Double] = []
      harness.window.onWheel = { notches, _ in turns.append(notches) }
      harness.settle()
      harness.move(150, 300, isPressed: false)
      harness.turnWheel(1)
      harness.advance()
      harness.turnWheel(-2)
      harness.settle()
      #expect(root.lines.first?.hasPrefix("pan began 0 ") == true)
      #expect(root.lines.last == "pan ended 0 -40 0 0")
      #expect(turns == [])
      // Beside the device it is nobody's drag.
      harness.move(-10, 300, isPressed: false)
      harness.turnWheel(3)
      harness.settle()
      #expect(turns == [3])
    }

    @Test("Where nothing pans, the wheel does nothing on the stage")
    func noPan() throws {
      let root = Touched()
      let harness = try WindowHarness { root }
      harness.settle()
      harness.move(150, 300, isPressed: false)
      harness.turnWheel(1)
      harness.settle()
      #expect(root.take() == [])
    }

    @Test("Tab shows a ring on the controls in reading order; Space and Return tap; Escape ends it")
    func ring() throws {
      let root = Screen()
      let harness = try WindowHarness { root }
      var keys: [String] = []
      harness.window.onKey = { keys.append($0.name) }
      harness.settle()
      let before = harness.shownPixels
      // Without the ring the keys are the window's.
      harness.pressKey(SDLK_SPACE, text: " ")
      harness.pressKey(SDLK_RETURN)
      harness.pressKey(SDLK_ESCAPE)
      harness.settle()
      #expect(keys == ["Space", "Return", "Escape"])
      #expect(root.lines == [])
      harness.pressKey(SDLK_TAB)
      harness.settle()
      // The ring is beside the first button, 2 points away from it and 3 wide.
      #expect(harness.color(60, 100 - 4) == 0xff0a_61c4)
      #expect(harness.color(60, 110) == 0xffff_0000)
      harness.pressKey(SDLK_SPACE, text: " ")
      harness.settle()
      harness.pressKey(SDLK_TAB)
      harness.pressKey(SDLK_RETURN)
      harness.settle()
      #expect(root.lines == ["first", "second"])
      #expect(harness.color(60, 200 - 4) == 0xff0a_61c4)
      // Around, and back.
      harness.pressKey(SDLK_TAB)
      harness.pressKey(SDLK_TAB, KMOD_LSHIFT)
      harness.pressKey(SDLK_SPACE, text: " ")
      harness.settle()
      #expect(root.lines.last == "second")
      #expect(keys.count == 3)
      harness.pressKey(SDLK_ESCAPE)
      harness.settle()
      #expect(harness.shownPixels.hasSamePixels(as: before))
      harness.pressKey(SDLK_SPACE, text: " ")
      harness.settle()
      #expect(keys == ["Space", "Return", "Escape", "Space"])
    }

    @Test("A control that cannot be used has no ring, nor has one that goes")
    func unusable() throws {
      let root = Screen()
      let harness = try WindowHarness { root }
      harness.settle()
      root.first.isEnabled = false
      harness.pressKey(SDLK_TAB)
      harness.pressKey(SDLK_RETURN)
      harness.settle()
      #expect(root.lines == ["second"])
      harness.stage.perform { root.second.removeFromSuperview() }
      harness.settle()
      var keys: [String] = []
      harness.window.onKey = { keys.append($0.name) }
      harness.pressKey(SDLK_RETURN)
      harness.pressKey(SDLK_TAB)
      harness.settle()
      #expect(keys == ["Return"])
    }

    @Test("A click takes the ring away")
    func click() throws {
      let root = Screen()
      let harness = try WindowHarness { root }
      harness.settle()
      harness.pressKey(SDLK_TAB)
      harness.settle()
      harness.press(200, 380)
      harness.release(200, 380)
      harness.settle()
      #expect(harness.color(60, 100 - 4) == 0xffff_ffff)
    }

    /// Notes its touches from left to right.
    private final class Touched: UIViewController {
      private var lines: [String] = []

      override func viewDidLoad() {
        view.backgroundColor = .white
        view.isMultipleTouchEnabled = true
      }

      func take() -> [String] {
        defer { lines = [] }
        return lines
      }

      private func note(_ phase: String, _ touches: Set<UITouch>) {
        let places = touches.map { $0.location(in: nil) }.sorted { $0.x < $1.x }
        lines += places.map { "\(phase) \(Int($0.x.rounded())) \(Int($0.y.rounded()))" }
      }

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("moved", touches)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("ended", touches)
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", touches)
      }
    }
  }
}
