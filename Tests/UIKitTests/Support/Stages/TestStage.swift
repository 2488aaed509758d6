import DisplayList
import QuartzCore
import Stage
import Trace
import UIKit

/// A stage of 100 x 200 points that a test moves on in steps of 1/60 s.
@MainActor final class TestStage {
  static let size = CGSize(width: 100, height: 200)
  static let bounds = CGRect(origin: .zero, size: size)
  static let device = Device(name: "test", size: size, scale: 2)

  let stage: Stage
  /// Of the next steps, in points.
  var size: CGSize
  /// Of the next steps.
  var settings = StageSettings()
  /// Output pixels per point of the next steps.
  var scale = 1.0
  /// Of the next steps.
  private(set) var environment: StageEnvironment
  /// The number of the last step; −1 before the first.
  private(set) var step = -1
  private(set) var output: StageOutput?
  /// All events so far.
  private(set) var trace: [TraceEvent] = []

  /// For tests so long that the trace would be most of the memory.
  func forgetTrace() { trace = [] }

  private var pending: [InputEvent] = []

  init(
    device: Device = TestStage.device, environment: StageEnvironment = StageEnvironment(),
    _ root: () -> UIViewController = { UIViewController() }
  ) {
    stage = Stage(device: device, environment: environment, root: root)
    size = device.size(in: environment.orientation)
    self.environment = environment
  }

  /// A stage with an app on it.
  init(app delegate: any UIApplicationDelegate) {
    environment = StageEnvironment()
    stage = Stage(
      device: Self.device, environment: environment, isTraced: true, isNewest: true, console: nil,
      launch: { ApplicationStart.launch(delegate) })
    size = Self.size
  }

  /// Of the next steps.
  var showsBars = false

  /// Whether the next step tells the app that memory is short.
  var warnsOfMemory = false

  /// Sets the device otherwise from the next step on; turned, it has its other size.
  func change(_ change: (inout StageEnvironment) -> Void) {
    let old = environment.orientation
    change(&environment)
    if environment.orientation != old { size = stage.device.size(in: environment.orientation) }
  }

  func turn(_ orientation: StageEnvironment.Orientation) {
    change { $0.orientation = orientation }
  }

  /// A stage that has settled with `root` on it.
  static func settled(
    device: Device = TestStage.device, environment: StageEnvironment = StageEnvironment(),
    _ root: () -> UIViewController = { UIViewController() }
  ) -> TestStage {
    let stage = TestStage(device: device, environment: environment, root)
    stage.settle()
    return stage
  }

  var root: UIViewController { stage.rootViewController! }
  var view: UIView { root.view }
  var window: UIWindow { UIApplication.of(stage.context).visibleWindows[0] }
  var time: Double { Double(max(step, 0)) / 60 }

  /// What carries the root's view in the window.
  var rootCard: RootCard { window.subviews.lazy.compactMap { $0 as? RootCard }.first! }

  /// The window's subviews from back to front, the root card's subviews in its stead.
  var windowContents: [UIView] {
    window.subviews.flatMap { ($0 as? RootCard)?.subviews ?? [$0] }
  }

  /// Adds a subview with this frame to the root's view.
  @discardableResult func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
    perform {
      view.frame = frame
      self.view.addSubview(view)
    }
    return view
  }

  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try stage.perform(body)
  }

  // MARK: Time

  private var stepSettings: StageSettings {
    var all = settings
    (all.environment, all.showsBars) = (environment, showsBars)
    return all
  }

  func advance(_ steps: Int = 1) {
    for _ in 0..<steps {
      step += 1
      let output = stage.step(
        StageInput(
          time: time, size: size, scale: scale, events: pending, settings: stepSettings,
          warnsOfMemory: warnsOfMemory))
      warnsOfMemory = false
      pending = []
      trace += output.trace
      self.output = output
    }
  }

  var isStill: Bool { output?.nextStep == .onInput && !stage.needsStep }

  /// Steps until nothing moves, ten seconds at the most.
  func settle() {
    let limit = step + 600
    repeat { advance() } while !isStill && step < limit
  }

  // MARK: Touches

  /// Something that happens in the next step.
  func touch(_ phase: InputEvent.Phase, _ x: Double, _ y: Double, finger: Int = 0) {
    pending.append(
      InputEvent(
        time: Double(step + 1) / 60, finger: finger, phase: phase, position: CGPoint(x: x, y: y)))
  }

  /// Down in one step, up in the next.
  func tap(_ x: Double, _ y: Double) {
    touch(.began, x, y)
    advance()
    touch(.ended, x, y)
    advance()
  }

  // MARK: Looking

  /// What the last step shows of `view`; nil when it is not in the picture.
  func shown(_ view: UIView) -> ShownView? {
    output.flatMap { ShownView(view, in: $0.displayList) }
  }

  /// What the picture at `time` shows of `view`.
  func shown(_ view: UIView, at time: Double) -> ShownView? {
    ShownView(view, in: stage.picture(at: time))
  }

  var picture: String { output?.displayList.description ?? "" }

  /// The trace since event number `start`, as text.
  func traceLines(from start: Int = 0, where isWanted: (TraceEvent.Kind) -> Bool) -> [String] {
    trace[start...].filter { isWanted($0.event) }.map { $0.event.line }
  }

  var consoleLines: [String] {
    trace.compactMap { event in
      if case .console(let message) = event.event { message } else { nil }
    }
  }
}
