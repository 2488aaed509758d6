import Compositor
import CoreGraphics
import DisplayList
import Stage

/// A window of the system that shows a stage and lets the mouse be its finger.
///
/// `advance(to:)` is all that moves it; `run()` calls it with real time. Over the device and beside
/// it lies the window's chrome: a second stage that fills the window, goes with real time, and takes
/// the touches where it has a view. What the stage shows is recorded; `StageWindow+Playing.swift`
/// has what slows it down, stops it and looks back.
@MainActor package final class StageWindow {
  /// Called with each key that is pressed, but for those that close the window.
  package var onKey: (KeyPress) -> Void = { _ in }
  /// Called when the mouse's wheel is turned: by how many notches, above 0 away from the person, and
  /// where, in points of the chrome's screen.
  package var onWheel: (Double, CGPoint) -> Void = { _, _ in }
  /// Called after each step of the stage with what it put out and its time.
  package var onStep: (StageOutput, Double) -> Void = { _, _ in }
  /// Called before each step of the stage in which fingers do something.
  package var onInput: ([InputEvent]) -> Void = { _ in }
  /// Called when the window shows another moment of the stage, with its time, just before the
  /// chrome's picture is made.
  package var onShow: (Double) -> Void = { _ in }
  /// What every step of the stage is given from the next one on.
  package var settings = StageSettings() {
    didSet { if settings.environment != oldValue.environment { environmentChanged() } }
  }
  /// What the stage showed and did, since the window or the last `replaceStage` began.
  package internal(set) var recording = StageRecording()
  /// The stage's time in what the window shows.
  package internal(set) var shownTime = 0.0
  /// How long frames took since the stage has had its present scale.
  package internal(set) var statistics: FrameStatistics
  /// Output pixels per point of the stage, as the window is now.
  package var deviceScale: Double { layout.deviceScale }
  /// Whether the window was closed, by the person or by `close()`.
  package internal(set) var isClosed = false

  let window: SDLWindow
  let presenter: any Presenter
  let clock: SystemClock
  let wake: WakeSource
  private let uiScale: Double
  private let sidePanelWidth: Double

  var subject: StagePart
  let chrome: StagePart?
  var pacer: FramePacer
  /// The real time at which the chrome's time was 0.
  let chromeOrigin: Double
  var layout: WindowLayout
  var translator: EventTranslator
  var fingers = FingerTracker(on: .device)
  var chromeFingers = FingerTracker(on: .chrome)
  /// The mouse's second finger, while it is down.
  var secondFinger: SecondFinger?
  var wheelFinger: WheelFinger?
  let focus = StageFocus()
  /// What waits for a step of the stage, in the order of time.
  var pendingInput: [InputEvent] = []
  /// What waits for a step of the chrome.
  var pendingChromeInput: [InputEvent] = []
  /// Whether the next step ends the transition that is under way.
  var releasesTransition = false
  /// Whether something happened in the stage's steps since the last picture.
  var hasNews = false
  /// For how many pictures the chrome has been waiting.
  var chromeWait = 0
  /// Whether the stage has not stepped yet in the environment that is set.
  var environmentIsNew = false
  /// The stage's time in the last picture of the stage itself.
  var liveTime = 0.0
  /// What `onShow` was told last.
  var reportedTime: Double?
  /// The moment of the recording that is looked at; nil while the stage itself is shown.
  var lookBack: LookBack?

  private var canvas: Canvas?

  /// Opens a window in which `stage` has one point per window unit, as far as the display has room.
  ///
  /// - Parameter chrome: a stage with a transparent root view; its screen gets the window's size.
  /// - Throws: `WindowError`.
  package init(
    _ stage: Stage, chrome: Stage? = nil, options: WindowOptions = WindowOptions()
  ) throws {
    uiScale = options.uiScale
    sidePanelWidth = options.sidePanelWidth
    clock = options.clock
    window = try SDLWindow(
      title: options.title, size: Self.windowSize(for: stage.screenSize, options),
      minimum: Self.windowSize(for: CGSize(width: 192, height: 272), options),
      driver: options.driver)
    presenter = try window.makePresenter(options.presenting)
    layout = WindowLayout(
      fitting: presenter.pixelSize, windowSize: CGSize(window.size),
      deviceSize: stage.screenSize, uiScale: options.uiScale,
      sidePanelWidth: options.sidePanelWidth)
    translator = EventTranslator(windowID: window.id)
    chromeOrigin = clock.now()
    pacer = FramePacer(
      device: stage.device, displayRate: window.displayRate,
      isPacedByDisplay: presenter.isPacedByDisplay, now: chromeOrigin)
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

  /// What the window shows and its fingers touch.
  package var stage: Stage { subject.stage }

  /// SDL's number for the window.
  package var id: UInt32 { window.id }

  package func setTitle(_ title: String) { window.setTitle(title) }

  /// The window or the stage's device has another size.
  func layOut() {
    layout = WindowLayout(
      fitting: presenter.pixelSize, windowSize: CGSize(window.size),
      deviceSize: subject.stage.screenSize, uiScale: uiScale, sidePanelWidth: sidePanelWidth)
    if statistics.scale != layout.deviceScale {
      statistics = FrameStatistics(scale: layout.deviceScale)
    }
    pacer.wantPicture()
  }

  /// The device is held or set otherwise, which the stage learns in its next step.
  private func environmentChanged() {
    pacer.wantStep(at: pacer.stageTime(at: clock.now()))
    environmentIsNew = true
    wake.wake()
  }

  /// What the window showed is gone.
  func damage() {
    canvas?.invalidate()
    pacer.wantPicture()
  }

  /// Makes the window's picture that of `list`.
  ///
  /// - Returns: the picture and where it has changed, or nil when the window shows it already.
  func composite(_ list: DisplayList) -> (pixels: PixelBuffer, changes: [PixelRect])? {
    let size = layout.pixelSize
    let canvas =
      canvas.flatMap { $0.pixels.width == size.width && $0.pixels.height == size.height ? $0 : nil }
      ?? Canvas(width: size.width, height: size.height)
    self.canvas = canvas
    let changes = canvas.show(list)
    return changes.isEmpty ? nil : (canvas.pixels, changes)
  }

  private static func windowSize(for deviceSize: CGSize, _ options: WindowOptions) -> PixelSize {
    func units(_ points: Double) -> Int {
      Int(((points + 2 * WindowLayout.margin) * options.uiScale).rounded(.up))
    }
    return PixelSize(
      width: units(deviceSize.width + options.sidePanelWidth), height: units(deviceSize.height))
  }
}

extension CGSize {
  init(_ size: PixelSize) { self.init(width: size.width, height: size.height) }
}
