import SDLStage
import Stage
import Testing
import TransitionDoctor
import UIKit

@testable import Interlude

@Suite("The window's controls") @MainActor
struct ChromeTests {
  private let controls: ChromeController
  private let stage: Stage
  private let log = ActionLog()

  private final class ActionLog { var actions: [ChromeAction] = [] }

  init() {
    let log = log
    let size = CGSize(width: 760, height: 900)
    // Made on the stage: outside it would be an object of another test's.
    var made: ChromeController?
    stage = Stage(device: Device(name: "window", size: size, scale: 1), isTraced: false) {
      let controls = ChromeController()
      made = controls
      return controls
    }
    controls = made!
    controls.onAction = { log.actions.append($0) }
    _ = stage.step(StageInput(time: 0, size: size, scale: 1))
  }

  private func show(_ state: ChromeState) {
    stage.perform { controls.show(state) }
    _ = stage.step(StageInput(time: 0, size: CGSize(width: 760, height: 900), scale: 1))
  }

  private func tap(_ identifier: String, at fraction: CGFloat = 0.5) throws -> ChromeAction? {
    let view = try #require(stage.view(identifiedBy: identifier))
    let place = view.convert(
      CGPoint(x: view.bounds.width * fraction, y: view.bounds.midY), to: nil)
    log.actions = []
    for phase in [InputEvent.Phase.began, .ended] {
      _ = stage.step(
        StageInput(
          time: 0, size: CGSize(width: 760, height: 900), scale: 1,
          events: [InputEvent(time: 0, phase: phase, position: place)]))
    }
    return log.actions.last
  }

  @Test("Each button asks for what is written on it")
  func buttons() throws {
    show(ChromeState())
    #expect(try tap("pause") == .togglePause)
    #expect(try tap("frame-back") == .stepFrame(-1))
    #expect(try tap("frame-on") == .stepFrame(1))
    #expect(try tap("restart") == .restart)
    #expect(try tap("speed-1/4") == .setSpeed(0.25))
    #expect(try tap("speed-1/10") == .setSpeed(0.1))
    #expect(try tap("duration-reset") == .resetDuration)
    #expect(try tap("release-toggle") == .toggleRelease)
  }

  @Test("Only what was there is played again")
  func replay() throws {
    var state = ChromeState()
    show(state)
    #expect(try tap("replay") == nil)
    state.script = TransitionScript(number: 0, operation: .present, start: 0)
    show(state)
    #expect(try tap("replay") == .replay)
  }

  @Test("The list opens what is clicked, and the name of the open one opens the list")
  func scenarios() throws {
    var state = ChromeState()
    state.scenarios = [
      ChromeState.Entry(id: "a", title: "A", isMistake: false),
      ChromeState.Entry(id: "b", title: "B", isMistake: true),
    ]
    show(state)
    #expect(stage.view(identifiedBy: "open-b") == nil)
    #expect(try tap("scenario") == .toggleScenarios)
    state.showsScenarios = true
    show(state)
    #expect(try tap("open-b") == .open(1))
  }

  @Test("Of several transitions one can be chosen to look at")
  func transitions() throws {
    var state = ChromeState()
    show(state)
    #expect(stage.view(identifiedBy: "transition-earlier") == nil)
    state.scriptPlace = "2 of 2"
    show(state)
    #expect(try tap("transition-earlier") == .selectTransition(-1))
    #expect(try tap("transition-later") == .selectTransition(1))
  }

  @Test("The duration's slider reaches from 0.05 to 3 s, in steps of 0.05 s")
  func duration() throws {
    show(ChromeState())
    #expect(try tap("duration", at: 0) == .setDuration(0.05))
    #expect(try tap("duration", at: 0.999) == .setDuration(3))
    // Half of the way: 0.05 + 2.95 / 2 = 1.525, and the nearest twentieth.
    #expect(try tap("duration", at: 0.5) == .setDuration(1.55))
  }

  @Test("The scrub bar spans the last transition; without one it is off")
  func scrubbing() throws {
    show(ChromeState())
    #expect(try tap("scrub") == nil)
    var state = ChromeState()
    state.scrubRange = 2...3
    show(state)
    #expect(try tap("scrub", at: 0) == .scrub(2))
    #expect(try tap("scrub", at: 0.5) == .scrub(2.5))
    #expect(try tap("scrub", at: 0.999) == .scrub(3))
  }

  @Test("The thumb follows the finger, and goes back to the shown time when it is let go")
  func letGo() throws {
    var state = ChromeState()
    state.scrubRange = 2...3
    state.time = 2.25
    show(state)
    let slider = try #require(stage.view(identifiedBy: "scrub"))
    let size = CGSize(width: 760, height: 900)
    func thumb() -> CGFloat { slider.subviews[2].frame.minX / (slider.bounds.width - 16) }
    func touch(_ phase: InputEvent.Phase, _ fraction: CGFloat) {
      let place = slider.convert(
        CGPoint(x: 8 + (slider.bounds.width - 16) * fraction, y: slider.bounds.midY), to: nil)
      _ = stage.step(
        StageInput(
          time: 0, size: size, scale: 1,
          events: [InputEvent(time: 0, phase: phase, position: place)]))
    }
    #expect(thumb() == 0.25)
    touch(.began, 0.75)
    // More is not recorded: the time shown is still the same.
    show(state)
    #expect(thumb() == 0.75)
    touch(.ended, 0.75)
    #expect(thumb() == 0.25)
  }

  @Test("In a low window the hint makes room for the controls")
  func lowWindow() throws {
    show(ChromeState())
    let panel = try #require(stage.view(identifiedBy: "panel"))
    let hint = try #require(
      panel.subviews.first { ($0 as? UILabel)?.text == "? shows the keys" })
    #expect(!hint.isHidden)
    _ = stage.step(StageInput(time: 0, size: CGSize(width: 760, height: 280), scale: 1))
    #expect(hint.isHidden)
  }

  @Test("All seven steps can be read, each in two lines", arguments: [700.0, 740, 800, 900])
  func script(_ height: Double) throws {
    var state = ChromeState()
    var script = TransitionScript(number: 1, operation: .present, start: 0)
    script.lines = TransitionScript.Step.allCases.map {
      TransitionScript.Line(
        step: $0, text: "GrowFromButtonHomeController.buttonTapped: present DismissScreen",
        time: 0)
    }
    state.script = script
    state.scriptPlace = "2 of 2"
    show(state)
    _ = stage.step(StageInput(time: 0, size: CGSize(width: 760, height: height), scale: 1))
    let view = try #require(stage.view(identifiedBy: "script"))
    let labels = view.subviews.compactMap { $0 as? UILabel }
      .sorted { $0.frame.minY < $1.frame.minY }
    // The heading, then title and text of each step.
    #expect(labels.count == 1 + 2 * 7)
    for (label, next) in zip(labels, labels.dropFirst()) {
      #expect(label.frame.maxY <= next.frame.minY)
    }
    for label in labels {
      #expect(view.bounds.contains(label.frame), "\(label.text ?? ""): \(label.frame)")
      let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
      #expect(label.bounds.height >= needed.height)
    }
    // A row keeps its place when the time is before it.
    let places = labels.map(\.frame.minY)
    state.time = -1
    show(state)
    _ = stage.step(StageInput(time: 0, size: CGSize(width: 760, height: height), scale: 1))
    #expect(labels.map(\.frame.minY) == places)
    let last = try #require(labels.last)
    #expect(last.convert(last.bounds, to: nil).maxY <= height - 28, "the hint is beneath")
  }

  @Test("Texts said for the first time come one a picture; what has been said before comes at once")
  func newTexts() throws {
    var state = ChromeState()
    var script = TransitionScript(number: 1, operation: .present, start: 0)
    script.lines = TransitionScript.Step.allCases.map {
      TransitionScript.Line(step: $0, text: "text of \($0)", time: 1)
    }
    state.script = script
    state.time = 1
    show(ChromeState())
    let view = try #require(stage.view(identifiedBy: "script"))
    func said() -> Int {
      view.subviews.count { ($0 as? UILabel)?.text?.hasPrefix("text of") == true }
    }
    // The heading is new as well.
    show(state)
    #expect(said() == 0)
    for count in 1...7 {
      #expect(stage.needsStep)
      show(state)
      #expect(said() == count)
    }
    _ = stage.step(StageInput(time: 0, size: CGSize(width: 760, height: 900), scale: 1))
    #expect(!stage.needsStep)
    state.time = 0
    show(state)
    #expect(said() == 0)
    state.time = 1
    show(state)
    #expect(said() == 7)
  }

  @Test("A finding is shown with what can be done; only what hangs can be released")
  func banner() throws {
    var state = ChromeState()
    show(state)
    #expect(stage.view(identifiedBy: "release") == nil)
    state.findings = [
      Finding(
        rule: "complete-never-called", time: 1, place: "A.b", fault: "It hangs.", cure: "End it.",
        isHang: true)
    ]
    show(state)
    #expect(try tap("release") == .releaseTransition)
    #expect(try tap("restart-banner") == .restart)
    #expect(try tap("close-banner") == .dismissFindings)
    let hang = state.findings[0]
    state.findings[0].isHang = false
    state.findings.append(hang)
    show(state)
    #expect(stage.view(identifiedBy: "release") != nil, "whichever of them hangs")
    state.findings = [state.findings[0]]
    show(state)
    #expect(stage.view(identifiedBy: "release") == nil)
  }

  @Test("Where there is no control touches go through to the device")
  func passing() {
    show(ChromeState())
    stage.perform {
      #expect(controls.view.hitTest(CGPoint(x: 100, y: 400), with: nil) == nil)
      #expect(controls.view.hitTest(CGPoint(x: 600, y: 400), with: nil) != nil)
    }
  }

  @Test(
    "Keys",
    arguments: [
      ("1", [], .setSpeed(1)), ("2", [], .setSpeed(0.5)), ("3", [], .setSpeed(0.25)),
      ("4", [], .setSpeed(0.1)), (" ", [], .togglePause), (",", [], .stepFrame(-1)),
      (".", [], .stepFrame(1)), ("r", [], .replay), ("v", [], .toggleRelease),
      ("[", [], .changeDuration(-0.05)), ("]", [], .changeDuration(0.05)),
      ("{", .shift, .changeDuration(-0.5)), ("}", .shift, .changeDuration(0.5)),
      ("\\", [], .resetDuration), ("?", .shift, .toggleKeys),
    ] as [(String, KeyPress.Modifiers, ChromeAction)])
  func keys(_ text: String, _ modifiers: KeyPress.Modifiers, _ action: ChromeAction) {
    #expect(
      KeyBindings.action(for: KeyPress(name: "", modifiers: modifiers, text: text)) == action)
  }

  @Test("A key that is held down asks again for frames, durations and scenarios, and nothing else")
  func heldKeys() {
    func action(
      _ text: String, _ name: String = "", _ modifiers: KeyPress.Modifiers = []
    )
      -> ChromeAction?
    {
      KeyBindings.action(
        for: KeyPress(name: name, modifiers: modifiers, text: text, isRepeat: true))
    }
    #expect(action(",") == .stepFrame(-1) && action(".") == .stepFrame(1))
    #expect(action("[") == .changeDuration(-0.05) && action("]") == .changeDuration(0.05))
    #expect(action("", "PageUp") == .changeDuration(0.5))
    #expect(action("", "Up") == .openNext(-1) && action("", "Down") == .openNext(1))
    for text in ["1", " ", "r", "v", "s", "g", "a", "u", "d", "\\", "?"] {
      #expect(action(text) == nil, "\(text)")
    }
    for text in ["G", "U", "D"] { #expect(action(text, "", .shift) == nil, "\(text)") }
    #expect(action("", "F1") == nil && action("", "Escape") == nil)
  }

  @Test("On a keyboard in another script keys count by their places")
  func otherScripts() {
    func action(
      _ text: String, _ place: String, _ modifiers: KeyPress.Modifiers = []
    )
      -> ChromeAction?
    {
      KeyBindings.action(
        for: KeyPress(name: text.uppercased(), place: place, modifiers: modifiers, text: text))
    }
    // Russian, Greek, Arabic digits.
    #expect(action("к", "R") == .replay && action("К", "R", .shift) == .replay)
    #expect(action("м", "V") == .toggleRelease && action("ω", "V") == .toggleRelease)
    #expect(action("х", "[") == .changeDuration(-0.05))
    #expect(action("Ъ", "]", .shift) == .changeDuration(0.5))
    #expect(action("в", "D") == .nextDevice(1) && action("В", "D", .shift) == .nextDevice(-1))
    #expect(action("٢", "2") == .setSpeed(0.5))
    // Latin letters count by what they are: German, and French.
    #expect(
      action("ü", "[") == nil && action("é", "2") == nil && action("a", "Q") == .toggleAppearance)
    #expect(action("к", "") == nil)
  }

  @Test("Keys with Ctrl ask for nothing; Escape hides the list and the keys")
  func otherKeys() {
    #expect(KeyBindings.action(for: KeyPress(name: "R", modifiers: .control, text: "r")) == nil)
    #expect(KeyBindings.action(for: KeyPress(name: "Escape", text: "")) == .closeSheets)
    #expect(KeyBindings.action(for: KeyPress(name: "R", modifiers: .alt, text: "r")) == nil)
    // As a German keyboard writes it.
    #expect(
      KeyBindings.action(for: KeyPress(name: "8", modifiers: .alt, text: "["))
        == .changeDuration(-0.05))
    #expect(KeyBindings.action(for: KeyPress(name: "PageUp", text: "")) == .changeDuration(0.5))
    #expect(KeyBindings.action(for: KeyPress(name: "F1", text: "")) == .toggleKeys)
    #expect(KeyBindings.action(for: KeyPress(name: "S", text: "s")) == .toggleScenarios)
    #expect(KeyBindings.action(for: KeyPress(name: "Up", text: "")) == .openNext(-1))
    #expect(KeyBindings.action(for: KeyPress(name: "Down", text: "")) == .openNext(1))
  }
}
