import Compositor
import CoreGraphics
import DisplayList
import Stage
import Trace
import TransitionDoctor
import UIKit

/// An entry on a screen of 390 x 844 points, moved by fingers at exact times, under the doctor's eyes.
@MainActor final class GestureRun {
  let stage: Stage
  private(set) var time = -1.0 / 60
  private(set) var picture: DisplayList?
  private(set) var trace: [TraceEvent] = []
  private(set) var findings: [Finding] = []
  private var doctor = TransitionDoctor()
  private var isStill = false
  private var settings = StageSettings()
  /// Where the fingers are that are down.
  private(set) var fingers: [CGPoint] = []

  static let step = 1.0 / 60

  init(_ id: String, _ environment: StageEnvironment = StageEnvironment()) throws {
    settings.environment = environment
    stage = Stage(
      device: .iPhone13, environment: environment, root: GalleryRun.scenario(id).root)
    try settle()
  }

  /// The entry with its next screen presented by the button.
  static func presented(
    _ id: String, _ environment: StageEnvironment = StageEnvironment()
  ) throws -> GestureRun {
    let run = try GestureRun(id, environment)
    try run.tap("present")
    try run.settle()
    return run
  }

  var home: UIViewController { stage.rootViewController! }
  var presented: UIViewController? { home.presentedViewController }
  var container: UIView? { presented?.presentationController?.containerView }
  var rules: [String] { findings.map(\.rule) }

  // MARK: Time

  /// - Parameter seconds: after the step before.
  func advance(_ seconds: Double = GestureRun.step, _ events: [InputEvent] = []) {
    time += seconds
    let now = time
    let output = stage.step(
      StageInput(
        time: now, size: stage.device.size, scale: 1,
        events: events.map { event in
          var event = event
          event.time = now
          return event
        }, settings: settings))
    picture = output.displayList
    trace += output.trace
    isStill = output.nextStep == .onInput
    findings += doctor.follow(output.trace, at: now, isStill: isStill)
  }

  /// The pixels of now, at half a pixel a point.
  var frame: Frame? { picture.map { Compositor().composite($0, scale: 0.5) } }

  func settle() throws {
    for _ in 0..<600 {
      advance()
      if isStill { return }
    }
    throw ScenarioError.neverStill(scenario: "\(type(of: home))", seconds: 10)
  }

  func wait(_ steps: Int) { for _ in 0..<steps { advance() } }

  // MARK: Fingers

  func tap(_ identifier: String) throws {
    guard let view = stage.view(identifiedBy: identifier) else {
      throw ScenarioError.noSuchView(identifier: identifier, scenario: "\(type(of: home))")
    }
    tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  func tap(at point: CGPoint) {
    land([point])
    wait(2)
    lift()
  }

  func land(_ points: [CGPoint]) {
    fingers = points
    advance(Self.step, touches(.began))
  }

  /// All fingers move evenly, each by its own way.
  ///
  /// - Parameter seconds: one step each, however many that are.
  func move(by ways: [CGPoint], seconds: Double, step: Double = GestureRun.step) {
    let count = Int((seconds / step).rounded())
    let start = fingers
    for number in 1...count {
      let part = Double(number) / Double(count)
      fingers = zip(start, ways).map {
        CGPoint(x: $0.x + $1.x * part, y: $0.y + $1.y * part)
      }
      advance(step, touches(.moved))
    }
  }

  /// The fingers go on with their last step's way, and leave the screen there.
  func lift(moving ways: [CGPoint] = [], seconds: Double = GestureRun.step) {
    for (index, way) in ways.enumerated() {
      fingers[index] = CGPoint(x: fingers[index].x + way.x, y: fingers[index].y + way.y)
    }
    advance(seconds, touches(.ended))
    fingers = []
  }

  /// The system takes the touches away.
  func lose() {
    advance(Self.step, touches(.cancelled))
    fingers = []
  }

  /// One drag from its first to its last touch, at an even speed.
  func drag(_ drag: Drag) {
    land(drag.points)
    move(by: drag.ways, seconds: drag.seconds)
    let last = Self.step / drag.seconds
    lift(moving: drag.ways.map { CGPoint(x: $0.x * last, y: $0.y * last) })
  }

  private func touches(_ phase: InputEvent.Phase) -> [InputEvent] {
    fingers.enumerated().map {
      InputEvent(time: 0, finger: $0.offset, phase: phase, position: $0.element)
    }
  }

  // MARK: What is there

  /// All views of the window, with all that a transition may change on them.
  var remains: [String] {
    var lines: [String] = []
    func note(_ view: UIView, _ depth: Int) {
      lines.append(
        "\(depth) \(ObjectIdentifier(view)) \(view.center) \(view.bounds) \(view.transform) "
          + "\(view.alpha) \(view.isHidden) \(view.clipsToBounds) \(view.layer.cornerRadius) "
          + "\(view.layer.animations.count) \(view.gestureRecognizers?.count ?? 0)")
      for subview in view.subviews { note(subview, depth + 1) }
    }
    home.view.window.map { note($0, 0) }
    return lines
  }

  /// `present running`, `dismiss cancelling` and the like, from an event on.
  func states(from event: Int) -> [String] {
    trace[event...].compactMap {
      if case .transition(_, let operation, let state, _, _) = $0.event {
        "\(operation) \(state)"
      } else {
        nil
      }
    }
  }

  /// `EdgePanHome viewWillAppear` and the like.
  func appearances(from event: Int) -> [String] {
    trace[event...].compactMap {
      if case .appearance(let controller, let callback, _) = $0.event,
        callback != .viewIsAppearing
      {
        "\(controller.type) \(callback)"
      } else {
        nil
      }
    }
  }

  /// What UIKit says on the console, and letters that are missing.
  var complaints: [String] {
    trace.compactMap {
      switch $0.event {
      case .console(let message): message
      case .glyphMissing(let character, _): "no \(character)"
      default: nil
      }
    }
  }
}

/// How fingers go over the screen.
struct Drag: Sendable {
  /// Where they land.
  var points: [CGPoint]
  /// How far each goes.
  var ways: [CGPoint]
  var seconds: Double

  init(_ point: (Double, Double), by way: (Double, Double), in seconds: Double) {
    points = [CGPoint(x: point.0, y: point.1)]
    ways = [CGPoint(x: way.0, y: way.1)]
    self.seconds = seconds
  }

  /// Two fingers around a point, each of which goes towards the other.
  init(around point: (Double, Double), apart: Double, to end: Double, in seconds: Double) {
    points = [-apart / 2, apart / 2].map { CGPoint(x: point.0 + $0, y: point.1) }
    ways = [(apart - end) / 2, (end - apart) / 2].map { CGPoint(x: $0, y: 0) }
    self.seconds = seconds
  }
}
