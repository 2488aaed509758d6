import CSDL2
import CoreGraphics
import Stage
import Testing
import UIKit

@testable import SDLStage

extension SDLTests {
  @MainActor @Suite("The mouse on the window's chrome")
  struct WindowControlsTests {
    /// A panel of 60 points at the window's right, over the device's right part where that is, whose
    /// label shows the time; the rest is transparent.
    private final class PanelController: UIViewController {
      let panel = UIView()
      let bar = UIView()
      var touches: [String] = []
      /// Called with the place of each touch in the panel.
      var onTouch: (CGPoint) -> Void = { _ in }

      override func viewDidLoad() {
        super.viewDidLoad()
        panel.backgroundColor = .green
        bar.backgroundColor = .black
        bar.isUserInteractionEnabled = false
        panel.addSubview(bar)
        view.addSubview(panel)
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        panel.frame = CGRect(
          x: view.bounds.maxX - 60, y: 0, width: 60, height: view.bounds.height)
      }

      /// As a bar's length, in points.
      func show(_ time: Double) {
        bar.frame = CGRect(x: 0, y: 0, width: 20, height: (time * 100).rounded())
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

      private func note(_ phase: String, _ touches: Set<UITouch>) {
        for touch in touches {
          let place = touch.location(in: view)
          self.touches.append("\(phase) \(Int(place.x)) \(Int(place.y))")
          onTouch(place)
        }
      }
    }

    private let panel = PanelController()
    private let root = PresentingController()

    /// The window is 288 x 448 points without a side panel, the device 240 x 400 at (24, 24).
    private func harness(
      uiScale: Double = 1, sidePanelWidth: Double = 0
    ) throws -> WindowHarness {
      let device = Device(name: "chrome", size: CGSize(width: 50, height: 50), scale: 1)
      let chrome = Stage(device: device, isTraced: false) { panel }
      let harness = try WindowHarness(
        chrome: chrome, uiScale: uiScale, sidePanelWidth: sidePanelWidth, isTraced: true
      ) { root }
      harness.settle()
      harness.clock.now = 101
      return harness
    }

    @Test("A press on a view of the chrome is the chrome's, also over the device; beside it, not")
    func routing() throws {
      let harness = try harness()
      // Device points; the chrome's are 24 more. The panel begins at 228 there.
      harness.press(204, 30)
      harness.settle()
      harness.release(204, 30)
      harness.settle()
      #expect(panel.touches == ["began 228 54", "ended 228 54"])
      #expect(root.touches == [])
      panel.touches = []
      harness.press(203, 30)
      harness.settle()
      harness.release(203, 30)
      harness.settle()
      #expect(panel.touches == [])
      #expect(root.touches == ["began 203 30", "ended 203 30"])
    }

    @Test("A drag stays with whom it began, wherever it goes, and the other hears nothing of it")
    func drag() throws {
      let harness = try harness()
      harness.press(220, 30)
      harness.move(100, 100)
      harness.settle()
      harness.release(50, 60)
      harness.settle()
      #expect(panel.touches == ["began 244 54", "moved 124 124", "ended 74 84"])
      #expect(root.touches == [])
      panel.touches = []
      harness.press(100, 100)
      harness.settle()
      harness.release(230, 100)
      harness.settle()
      #expect(panel.touches == [])
      #expect(root.touches == ["began 100 100", "ended 230 100"])
    }

    @Test("The chrome's touch shows no dot, wakes no step of the stage, and is no event of it")
    func noDot() throws {
      let harness = try harness()
      let before = harness.shownPixels
      let steps = harness.window.recording.count
      harness.press(220, 30)
      harness.settle()
      #expect(harness.shownPixels.hasSamePixels(as: before))
      #expect(harness.window.recording.count == steps)
      harness.release(220, 30)
      harness.settle()
      #expect(panel.touches.count == 2)
    }

    @Test("Neither the device nor a view: a press there is nothing")
    func nothing() throws {
      let harness = try harness()
      harness.press(-10, 30)
      #expect(harness.window.advance(to: harness.clock.now) == nil)
      #expect(panel.touches == [] && root.touches == [])
    }

    @Test("Where a point is 1.5 window units, places are in the chrome's points")
    func uiScale() throws {
      let harness = try harness(uiScale: 1.5)
      // Window units: 288 x 1.5 = 432 wide, the panel from 342 on.
      harness.press(342 - 24, 60 - 24)
      harness.settle()
      #expect(panel.touches == ["began 228 40"])
    }

    @Test("Losing the focus, and the mouse's button, take the finger off the chrome")
    func lost() throws {
      let harness = try harness()
      harness.press(220, 30)
      harness.settle()
      harness.send(SDL_WINDOWEVENT_FOCUS_LOST)
      harness.settle()
      #expect(panel.touches == ["began 244 54", "cancelled 244 54"])
      panel.touches = []
      harness.press(220, 30)
      harness.settle()
      harness.move(210, 40, isPressed: false)
      harness.settle()
      #expect(panel.touches == ["began 244 54", "cancelled 234 64"])
      #expect(root.touches == [])
    }

    @Test("A side panel makes the window wider; the device keeps its place and size")
    func sidePanel() throws {
      let harness = try harness(sidePanelWidth: 60)
      #expect(harness.shownPixels.width == 348 && harness.shownPixels.height == 448)
      #expect(harness.layout.deviceFrame == CGRect(x: 24, y: 24, width: 240, height: 400))
      #expect(harness.color(100, 200) == 0xffff_0000)
      #expect(harness.shownPixels[287, 200] == 0xff30_343c)
      #expect(harness.shownPixels[288, 200] == 0xff00_ff00)
      harness.press(230, 30)
      harness.settle()
      #expect(root.touches == ["began 230 30"])
      // Larger, the device grows and the panel does not.
      harness.resize(2 * 240 + 48 + 60, 2 * 400 + 48)
      harness.settle()
      #expect(harness.layout.deviceFrame == CGRect(x: 24, y: 24, width: 480, height: 800))
      #expect(harness.shownPixels[528, 200] == 0xff00_ff00)
      #expect(harness.shownPixels[527, 200] == 0xff30_343c)
    }

    @Test("The chrome works while the stage is paused, and in real time while it is slow")
    func whilePaused() throws {
      let harness = try harness()
      harness.window.speed = 0.01
      harness.window.isPaused = true
      harness.press(220, 30)
      harness.advance()
      harness.release(220, 30)
      harness.advance(to: harness.clock.now + 0.02)
      #expect(panel.touches == ["began 244 54", "ended 244 54"])
      let chrome = try #require(harness.window.chrome)
      chrome.stage.perform {
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
          panel.panel.alpha = 0
        }
      }
      let count = harness.window.statistics.count
      harness.advance(to: harness.clock.now + 0.1)
      let pixel = harness.shownPixels[280, 200]
      #expect(pixel != 0xff00_ff00 && pixel != 0xff30_343c)
      harness.advance(to: harness.clock.now + 0.12)
      #expect(harness.shownPixels[280, 200] == 0xff30_343c)
      #expect((10...15).contains(harness.window.statistics.count - count), "60 a second")
      harness.settle()
      #expect(harness.window.advance(to: harness.clock.now + 10) == nil)
    }

    @Test("What steps of the stage bring is said by the chrome in the first picture without news")
    func newsOfAStep() throws {
      let harness = try harness(sidePanelWidth: 60)
      let window = harness.window
      harness.settle()
      let chrome = try #require(window.chrome).stage
      var news = 0.0
      window.onStep = { output, _ in
        guard !output.trace.isEmpty else { return }
        news += 1
        chrome.perform { panel.show(news / 2) }
      }
      harness.press(50, 60)
      harness.advance()
      #expect(news == 1, "the touch, which presents")
      #expect(harness.shownPixels[290, 40] == 0xff00_ff00)
      harness.advance(to: harness.clock.now + 1.01 / 60)
      #expect(news == 2, "the transition begins")
      #expect(harness.shownPixels[290, 40] == 0xff00_ff00)
      harness.advance(to: harness.clock.now + 1.01 / 60)
      #expect(news == 2)
      #expect(harness.shownPixels[290, 40] == 0xff00_0000)
      harness.release(50, 60)
      harness.settle()
    }

    @Test("The chrome waits for three pictures at most")
    func endlessNews() throws {
      let harness = try harness(sidePanelWidth: 60)
      let window = harness.window
      let chrome = try #require(window.chrome).stage
      window.onStep = { _, _ in chrome.perform { panel.show(0.5) } }
      harness.press(100, 100)
      harness.advance()
      for picture in 2...6 {
        harness.move(100, 100 + picture)
        harness.advance(to: harness.clock.now + 1.01 / 60)
        #expect((harness.shownPixels[290, 40] == 0xff00_0000) == (picture > 3), "\(picture)")
      }
      harness.release(100, 110)
      harness.settle()
    }

    @Test("Scrubbing with the mouse: the picture and the controls follow in the same frame")
    func scrub() throws {
      let harness = try harness(sidePanelWidth: 60)
      let window = harness.window
      harness.press(50, 60)
      harness.release(50, 60)
      harness.settle()
      let chrome = try #require(window.chrome).stage
      window.onShow = { time in chrome.perform { panel.show(time) } }
      panel.onTouch = { [unowned window] in window.scrubTime = $0.y / 100 }
      harness.clock.now = 110
      for y in [105, 111, 123, 102, 140] {
        if y == 105 { harness.press(280, y - 24) } else { harness.move(280, y - 24) }
        harness.clock.now += 1
        harness.advance()
        let time = Double(y) / 100
        #expect(window.shownTime == time && window.scrubTime == time)
        let shown = harness.shownPixels
        #expect(shown[290, y - 1] == 0xff00_0000 && shown[290, y] == 0xff00_ff00, "\(y)")
        let list = try #require(window.recording.picture(at: time))
        let expected = harness.picture(of: list)
        for x in [30, 100, 200] {
          for y in [40, 200, 380] { #expect(shown[x, y] == expected[x, y]) }
        }
      }
    }

    @Test("The chrome may start the stage over within its own step; no empty picture is shown")
    func restartFromChrome() throws {
      let harness = try harness(sidePanelWidth: 60)
      let window = harness.window
      panel.onTouch = { [unowned window] _ in
        let stage = Stage(device: WindowHarness.device) { PresentingController() }
        window.replaceStage(stage)
      }
      harness.press(280, 30)
      harness.advance()
      #expect(harness.color(100, 200) == 0xffff_0000)
      #expect(harness.color(10, 10) == 0xffff_ffff)
      #expect(window.recording.count == 1 && window.shownTime == 0)
      harness.settle()
    }

    @Test("The wheel comes with its notches and the mouse's place, in points of the chrome")
    func wheel() throws {
      let harness = try harness(uiScale: 1.5)
      var turns: [(Double, CGPoint)] = []
      harness.window.onWheel = { turns.append(($0, $1)) }
      harness.move(150 - 24, 60 - 24, isPressed: false)
      harness.turnWheel(2)
      harness.turnWheel(-1)
      harness.turnWheel(1, isFlipped: true)
      harness.advance()
      #expect(turns.map(\.0) == [2, -1, -1])
      #expect(turns.map(\.1) == Array(repeating: CGPoint(x: 100, y: 40), count: 3))
    }

    @Test("The title can be changed")
    func title() throws {
      let harness = try harness()
      harness.window.setTitle("Grow · Interlude")
      let title = SDL_GetWindowTitle(SDL_GetWindowFromID(harness.window.id))
      #expect(title.map { String(cString: $0) } == "Grow · Interlude")
    }
  }
}
