import CSDL2
import CoreGraphics
import SDLStage
import Stage
import Testing
import UIKit

extension SDLTests {
  @MainActor @Suite("The window's mouse and keys")
  struct WindowInputTests {
    @Test("A drag reaches the view, coalesced to one move a step, and goes on outside the window")
    func drag() throws {
      let root = PresentingController()
      let harness = try WindowHarness { root }
      harness.settle()
      harness.press(50, 60)
      harness.settle()
      harness.move(60, 70)
      harness.move(61, 71)
      harness.settle()
      harness.move(-100, 600)
      harness.settle()
      harness.release(-100, 600)
      harness.settle()
      #expect(
        root.touches == ["began 50 60", "moved 61 71", "moved -100 600", "ended -100 600"])
    }

    @Test("Press and release between two steps arrive together, in their order")
    func fastClick() throws {
      let root = PresentingController()
      let harness = try WindowHarness { root }
      harness.settle()
      harness.press(50, 60)
      harness.release(51, 61)
      harness.settle()
      #expect(root.touches == ["began 50 60", "ended 51 61"])
    }

    @Test("A press beside the device is nothing")
    func beside() throws {
      let root = PresentingController()
      let harness = try WindowHarness { root }
      harness.settle()
      let before = harness.shownPixels
      harness.press(-5, 60)
      harness.move(50, 60)
      harness.release(50, 60)
      #expect(harness.window.advance(to: harness.clock.now) == nil)
      #expect(root.touches == [])
      #expect(harness.shownPixels.hasSamePixels(as: before))
    }

    @Test("The right button is nothing")
    func otherButton() throws {
      let root = PresentingController()
      let harness = try WindowHarness { root }
      harness.settle()
      var event = SDL_Event()
      event.button.type = SDL_MOUSEBUTTONDOWN.rawValue
      event.button.windowID = harness.window.id
      event.button.button = UInt8(SDL_BUTTON_RIGHT)
      event.button.x = 80
      event.button.y = 80
      SDL_PushEvent(&event)
      harness.settle()
      #expect(root.touches == [])
    }

    @Test("When the window loses the focus, the finger is taken away")
    func lostFocus() throws {
      let root = PresentingController()
      let harness = try WindowHarness { root }
      harness.settle()
      harness.press(50, 60)
      harness.settle()
      harness.send(SDL_WINDOWEVENT_FOCUS_LOST)
      harness.settle()
      harness.move(70, 70)
      harness.release(70, 70)
      harness.settle()
      #expect(root.touches == ["began 50 60", "cancelled 50 60"])
    }

    @Test("When the mouse comes back without its button, the finger is taken away")
    func lostButton() throws {
      let root = PresentingController()
      let harness = try WindowHarness { root }
      harness.settle()
      harness.press(50, 60)
      harness.settle()
      harness.move(80, 90, isPressed: false)
      harness.settle()
      #expect(root.touches == ["began 50 60", "cancelled 80 90"])
    }

    @Test("A finger on a touch screen is a finger")
    func touchScreen() throws {
      let root = PresentingController()
      let harness = try WindowHarness { root }
      harness.settle()
      // The window has 288 x 448 units.
      var event = SDL_Event()
      event.tfinger.type = SDL_FINGERDOWN.rawValue
      event.tfinger.windowID = harness.window.id
      event.tfinger.fingerId = 4711
      event.tfinger.x = Float(50 + 24) / 288
      event.tfinger.y = Float(60 + 24) / 448
      SDL_PushEvent(&event)
      harness.settle()
      #expect(root.touches == ["began 50 60"])
    }

    @Test("Keys come as values: the name, the modifiers, the text")
    func keys() throws {
      let harness = try WindowHarness { PresentingController() }
      var keys: [KeyPress] = []
      harness.window.onKey = { keys.append($0) }
      harness.pressKey(SDLK_SLASH, KMOD_LSHIFT, text: "?")
      harness.pressKey(SDLK_ESCAPE)
      harness.pressKey(SDLK_q, text: "q")
      harness.pressKey(SDLK_LEFT, SDL_Keymod(KMOD_RCTRL.rawValue | KMOD_LALT.rawValue))
      harness.advance()
      #expect(
        keys == [
          KeyPress(name: "/", modifiers: .shift, text: "?"), KeyPress(name: "Escape"),
          KeyPress(name: "Q", text: "q"), KeyPress(name: "Left", modifiers: [.control, .alt]),
        ])
      #expect(!harness.window.isClosed)
    }

    @Test("Text without a key, from an input method, is a key press without a name")
    func inputMethod() throws {
      let harness = try WindowHarness { PresentingController() }
      var keys: [KeyPress] = []
      harness.window.onKey = { keys.append($0) }
      harness.pressKey(SDLK_a)
      harness.advance()
      var event = SDL_Event()
      event.text.type = SDL_TEXTINPUT.rawValue
      event.text.windowID = harness.window.id
      withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array("ж".utf8)) }
      SDL_PushEvent(&event)
      harness.advance()
      #expect(keys == [KeyPress(name: "A"), KeyPress(name: "", text: "ж")])
    }

    @Test("Control and Q, and the system's close button, close the window")
    func closing() throws {
      let first = try WindowHarness { PresentingController() }
      first.pressKey(SDLK_q, KMOD_LCTRL)
      #expect(first.window.advance(to: first.clock.now) == nil)
      #expect(first.window.isClosed)
      let second = try WindowHarness { PresentingController() }
      second.send(SDL_WINDOWEVENT_CLOSE)
      second.advance()
      #expect(second.window.isClosed)
      #expect(second.window.advance(to: 200) == nil, "a closed window does nothing")
    }

    @Test(
      "Of the keys pressed before the window closes, those after the one that closes it are nothing"
    )
    func keysAfterClosing() throws {
      let harness = try WindowHarness { PresentingController() }
      var keys: [KeyPress] = []
      harness.window.onKey = { keys.append($0) }
      harness.pressKey(SDLK_a, text: "a")
      harness.pressKey(SDLK_q, KMOD_LCTRL)
      harness.pressKey(SDLK_r)
      harness.advance()
      #expect(harness.window.isClosed)
      #expect(keys.map(\.name) == ["A"])
    }

    @Test("A key comes with its place, which counts where the keyboard writes another script")
    func places() throws {
      let harness = try WindowHarness { PresentingController() }
      var keys: [KeyPress] = []
      harness.window.onKey = { keys.append($0) }
      // As a Russian keyboard writes them: what SDL calls a key is its character.
      let (ka, kha) = (SDL_KeyCode(0x43a), SDL_KeyCode(0x445))
      harness.pressKey(ka, at: SDL_SCANCODE_R, text: "к")
      harness.pressKey(ka, at: SDL_SCANCODE_R, KMOD_LSHIFT, text: "К")
      harness.pressKey(kha, at: SDL_SCANCODE_LEFTBRACKET, text: "х")
      // A French one has A there, and a German one ü.
      harness.pressKey(SDLK_a, at: SDL_SCANCODE_Q, text: "a")
      harness.pressKey(SDL_KeyCode(0xfc), at: SDL_SCANCODE_LEFTBRACKET, text: "ü")
      harness.advance()
      #expect(keys.map(\.place) == ["R", "R", "[", "Q", "["])
      #expect(keys.map(\.latinText) == ["r", "R", "[", "a", "ü"])
      #expect(keys.prefix(4).map(\.latinName) == ["R", "R", "[", "A"])
    }

    @Test(
      "Control and the key at the place of Q close the window where the keyboard has no Latin Q")
    func closingInAnotherScript() throws {
      let french = try WindowHarness { PresentingController() }
      french.pressKey(SDLK_a, at: SDL_SCANCODE_Q, KMOD_LCTRL)
      french.advance()
      #expect(!french.window.isClosed)
      french.pressKey(SDLK_q, at: SDL_SCANCODE_A, KMOD_LCTRL)
      french.advance()
      #expect(french.window.isClosed)
      let russian = try WindowHarness { PresentingController() }
      russian.pressKey(SDL_KeyCode(0x439), at: SDL_SCANCODE_Q, KMOD_LCTRL)
      russian.advance()
      #expect(russian.window.isClosed)
    }

    @Test("Another window's events are not this one's")
    func otherWindow() throws {
      let root = PresentingController()
      let harness = try WindowHarness { root }
      harness.settle()
      var event = SDL_Event()
      event.button.type = SDL_MOUSEBUTTONDOWN.rawValue
      event.button.windowID = harness.window.id + 1
      event.button.button = UInt8(SDL_BUTTON_LEFT)
      event.button.x = 80
      event.button.y = 80
      SDL_PushEvent(&event)
      harness.settle()
      #expect(root.touches == [])
    }
  }
}
