import CSDL2
import Compositor
import CoreGraphics
import DisplayList
import Stage
import Testing
import UIKit

@testable import SDLStage

/// A window on SDL's dummy display, a hand on its mouse, and an eye on its pixels.
@MainActor final class WindowHarness {
  /// Small, so that the dummy display has room for it at its own size.
  static let device = Device(name: "small", size: CGSize(width: 240, height: 400), scale: 2)
  /// The margin around it.
  static let margin = 24

  let clock: ManualClock
  let stage: Stage
  let window: StageWindow
  /// Where `tap` clicked last, in points of the device.
  private(set) var tapped: CGPoint?
  private let sidePanelWidth: Double
  private let handle: OpaquePointer

  init(
    clock: ManualClock = ManualClock(), rate: Int = 60, chrome: Stage? = nil,
    uiScale: Double = 1, sidePanelWidth: Double = 0, isTraced: Bool = false,
    root: () -> UIViewController
  ) throws {
    self.clock = clock
    var device = Self.device
    device.rate = rate
    stage = Stage(device: device, isTraced: isTraced, root: root)
    window = try StageWindow(
      stage, chrome: chrome,
      options: WindowOptions(
        uiScale: uiScale, sidePanelWidth: sidePanelWidth, presenting: .surface, clock: clock.system,
        driver: "dummy"))
    self.sidePanelWidth = sidePanelWidth
    handle = try #require(SDL_GetWindowFromID(window.id))
  }

  // MARK: - Time

  /// Lets the window do what is due.
  func advance() { _ = window.advance(to: clock.now) }

  /// Moves the clock on from one deadline to the next, at most to `time`; then the clock is there.
  ///
  /// Before the next deadline nothing may happen: the loop sleeps until then.
  func advance(to time: Double) {
    var deadline = window.advance(to: clock.now)
    while let next = deadline, next <= time {
      clock.now = next
      deadline = window.advance(to: next)
    }
    let before = Appearance(of: self)
    clock.now = time
    advance()
    // What rounding puts between two ways to compute one moment is none.
    if deadline ?? .infinity > time + 1e-6, Appearance(of: self) != before {
      Issue.record("something happened for which the loop would not have been awake")
    }
  }

  /// What is seen of whether a window has done anything.
  @MainActor private struct Appearance: Equatable {
    let stageTime: Double
    let chromeTime: Double?
    let records: Int
    let pixels: [UInt32]

    init(of harness: WindowHarness) {
      stageTime = harness.window.subject.lastStepTime
      chromeTime = harness.window.chrome?.lastStepTime
      records = harness.window.recording.count
      guard !harness.window.isClosed else {
        pixels = []
        return
      }
      let shown = harness.shownPixels
      pixels = (0..<shown.height).flatMap { y in
        UnsafeBufferPointer(start: shown.pixels + y * shown.stride, count: shown.width)
      }
    }
  }

  /// Moves on until there is nothing more to do.
  func settle() {
    for _ in 1...1000 {
      guard let deadline = window.advance(to: clock.now) else { return }
      clock.now = deadline
    }
    Issue.record("the window never comes to rest")
  }

  // MARK: - Mouse, keys and the window system

  /// Points of the device, where it has its own size.
  func press(_ x: Int, _ y: Int) { button(SDL_MOUSEBUTTONDOWN, x, y) }

  func release(_ x: Int, _ y: Int) { button(SDL_MOUSEBUTTONUP, x, y) }

  func move(_ x: Int, _ y: Int, isPressed: Bool = true) {
    var event = SDL_Event()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    event.motion.windowID = window.id
    event.motion.state = isPressed ? 1 : 0
    event.motion.x = Int32(x + Self.margin)
    event.motion.y = Int32(y + Self.margin)
    SDL_PushEvent(&event)
  }

  /// Where the mouse was last.
  func turnWheel(_ notches: Int, isFlipped: Bool = false) {
    var event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.windowID = window.id
    event.wheel.y = Int32(notches)
    let direction = isFlipped ? SDL_MOUSEWHEEL_FLIPPED : SDL_MOUSEWHEEL_NORMAL
    event.wheel.direction = direction.rawValue
    SDL_PushEvent(&event)
  }

  /// A click on the middle of the view with this identifier, wherever it is now.
  func tap(_ identifier: String) throws {
    let view = try #require(window.subject.stage.view(identifiedBy: identifier))
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    tapped = CGPoint(x: Int(center.x), y: Int(center.y))
    press(Int(center.x), Int(center.y))
    release(Int(center.x), Int(center.y))
  }

  private func button(_ type: SDL_EventType, _ x: Int, _ y: Int) {
    var event = SDL_Event()
    event.button.type = type.rawValue
    event.button.windowID = window.id
    event.button.button = UInt8(SDL_BUTTON_LEFT)
    event.button.x = Int32(x + Self.margin)
    event.button.y = Int32(y + Self.margin)
    SDL_PushEvent(&event)
  }

  func pressKey(_ key: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NONE, text: String? = nil) {
    pressKey(key, at: SDL_SCANCODE_UNKNOWN, modifiers, text: text)
  }

  /// - Parameter place: which key it is, whatever it writes.
  func pressKey(
    _ key: SDL_KeyCode, at place: SDL_Scancode, _ modifiers: SDL_Keymod = KMOD_NONE,
    text: String? = nil
  ) {
    var event = SDL_Event()
    event.key.type = SDL_KEYDOWN.rawValue
    event.key.windowID = window.id
    event.key.keysym.scancode = place
    event.key.keysym.sym = Int32(bitPattern: key.rawValue)
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    SDL_PushEvent(&event)
    guard let text else { return }
    var typed = SDL_Event()
    typed.text.type = SDL_TEXTINPUT.rawValue
    typed.text.windowID = window.id
    withUnsafeMutableBytes(of: &typed.text.text) { $0.copyBytes(from: Array(text.utf8)) }
    SDL_PushEvent(&typed)
  }

  func send(_ kind: SDL_WindowEventID) {
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.windowID = window.id
    event.window.event = UInt8(kind.rawValue)
    SDL_PushEvent(&event)
  }

  func resize(_ width: Int, _ height: Int) {
    SDL_SetWindowSize(handle, Int32(width), Int32(height))
  }

  // MARK: - Pixels

  var layout: WindowLayout {
    let pixels = shownPixels
    return WindowLayout(
      pixelSize: PixelSize(width: pixels.width, height: pixels.height),
      windowSize: CGSize(width: pixels.width, height: pixels.height),
      deviceSize: Self.device.size, uiScale: 1, sidePanelWidth: sidePanelWidth)
  }

  /// What the window shows now: 0xFFRRGGBB.
  var shownPixels: PixelBuffer {
    let surface = SDL_GetWindowSurface(handle)!.pointee
    let buffer = PixelBuffer(width: Int(surface.w), height: Int(surface.h))
    SDL_ConvertPixels(
      surface.w, surface.h, surface.format.pointee.format, surface.pixels, surface.pitch,
      SDL_PIXELFORMAT_ARGB8888.rawValue, buffer.pixels, Int32(buffer.stride * 4))
    for y in 0..<buffer.height {
      for x in 0..<buffer.width { buffer[x, y] |= 0xff00_0000 }
    }
    return buffer
  }

  /// The pixel that shows a point of the device, where it has its own size.
  func color(_ x: Int, _ y: Int) -> UInt32 { shownPixels[x + Self.margin, y + Self.margin] }

  /// Paints over all that the window shows.
  func scribble() {
    let surface = SDL_GetWindowSurface(handle)
    SDL_FillRect(surface, nil, 0x0012_3456)
    SDL_UpdateWindowSurface(handle)
  }

  /// The picture of `device` in this window, whose stage takes no touches just now.
  func picture(of device: DisplayList, touches: [CGPoint] = []) -> PixelBuffer {
    let picture = WindowPicture(layout: layout, device: device, touches: touches)
    return Compositor().composite(picture.displayList, scale: 1).pixels
  }

  /// Whether the window shows exactly the picture of `device` with `touches`, in window units.
  func shows(_ device: DisplayList, touches: [CGPoint] = []) -> Bool {
    picture(of: device, touches: touches).hasSamePixels(as: shownPixels)
  }
}
