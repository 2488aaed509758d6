import Compositor
import CoreGraphics
import DisplayList
import Stage

/// A window of the system that shows a stage and lets the mouse be its finger.
///
/// `advance(to:)` is all that moves it; `run()` calls it with real time. Around the device, drawn
/// on top, lies the window's chrome: a second stage that fills the window.
@MainActor package final class StageWindow {
  /// Called with each key that is pressed, but for those that close the window.
  package var onKey: (KeyPress) -> Void = { _ in }
  /// How long frames took since the stage has had its present scale.
  package internal(set) var statistics: FrameStatistics
  /// Whether the window was closed, by the person or by `close()`.
  package internal(set) var isClosed = false

  let window: SDLWindow
  let presenter: any Presenter
  let clock: SystemClock
  let wake: WakeSource
  let uiScale: Double
  private let compositor = Compositor()

  var subject: StagePart
  var chrome: StagePart?
  var pacer: FramePacer
  var layout: WindowLayout
  var translator: EventTranslator
  var fingers = FingerTracker()
  /// What waits for a step, in the order of time.
  var pendingInput: [InputEvent] = []

  /// What the window shows; nil when that is lost.
  private var shown: DisplayList?
  private var pixels: PixelBuffer?

  /// Opens a window in which `stage` has one point per window unit, as far as the display has room.
  ///
  /// - Parameter chrome: a stage with a transparent root view; its screen gets the window's size.
  /// - Throws: `WindowError`.
  package init(
    _ stage: Stage, chrome: Stage? = nil, options: WindowOptions = WindowOptions()
  ) throws {
    uiScale = options.uiScale
    clock = options.clock
    window = try SDLWindow(
      title: options.title, size: Self.windowSize(for: stage.device.size, options.uiScale),
      minimum: Self.windowSize(for: CGSize(width: 192, height: 272), options.uiScale),
      driver: options.driver)
    presenter = try window.makePresenter(options.presenting)
    layout = WindowLayout(
      pixelSize: presenter.pixelSize, windowSize: CGSize(window.size),
      deviceSize: stage.device.size, uiScale: options.uiScale)
    translator = EventTranslator(windowID: window.id)
    pacer = FramePacer(
      device: stage.device, displayRate: window.displayRate,
      isPacedByDisplay: presenter.isPacedByDisplay, now: clock.now())
    pacer.wantStep(at: 0)
    statistics = FrameStatistics(scale: layout.deviceScale)
    subject = StagePart(stage)
    self.chrome = chrome.map(StagePart.init)
    wake = WakeSource(clock: clock, connection: window.connection)
    window.watchEvents { [wake] in wake.wake() }
    for stage in [stage, chrome] { stage?.whenStepIsNeeded { [wake] in wake.wake() } }
  }

  isolated deinit { close() }

  /// Takes the window from the screen; `run()` returns.
  package func close() {
    isClosed = true
    wake.close()
    presenter.close()
    window.close()
  }

  /// SDL's number for the window.
  package var id: UInt32 { window.id }

  /// How the window shows its pictures, for reports.
  package var description: String {
    let size = layout.pixelSize
    let method = presenter.isPacedByDisplay ? "renderer" : "surface"
    return "\(SDLWindow.driver), \(method), \(size.width) x \(size.height) pixels, "
      + "scale \(layout.deviceScale)"
  }

  /// What the window showed is gone.
  func damage() {
    shown = nil
    pacer.wantPicture()
  }

  /// The picture of `list`, or nil when the window shows it already.
  func composite(_ list: DisplayList) -> PixelBuffer? {
    if let shown, shown == list { return nil }
    let size = layout.pixelSize
    let target =
      pixels.flatMap { $0.width == size.width && $0.height == size.height ? $0 : nil }
      ?? PixelBuffer(width: size.width, height: size.height)
    compositor.composite(list, scale: 1, into: target)
    pixels = target
    shown = list
    return target
  }

  private static func windowSize(for deviceSize: CGSize, _ uiScale: Double) -> PixelSize {
    func units(_ points: Double) -> Int {
      Int(((points + 2 * WindowLayout.margin) * uiScale).rounded(.up))
    }
    return PixelSize(width: units(deviceSize.width), height: units(deviceSize.height))
  }
}

extension CGSize {
  init(_ size: PixelSize) { self.init(width: size.width, height: size.height) }
}
