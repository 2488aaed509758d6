import Stage
import Testing
import UIKit

@testable import Interlude

@Suite("The list of scenarios in a low window") @MainActor
struct ScenarioListTests {
  private let stage: Stage
  private let controls: ChromeController
  private let log = ActionLog()
  private static let size = CGSize(width: 760, height: 400)

  private final class ActionLog { var actions: [ChromeAction] = [] }

  init() {
    let log = log
    var made: ChromeController?
    stage = Stage(device: Device(name: "window", size: Self.size, scale: 1), isTraced: false) {
      let controls = ChromeController()
      made = controls
      return controls
    }
    controls = made!
    controls.onAction = { log.actions.append($0) }
    step()
    // 30 rows of 34 points, 6 apart, and 26 for the heading of the mistakes: 1220 points.
    var state = ChromeState()
    state.scenarios = (0..<30).map {
      ChromeState.Entry(id: "\($0)", title: "Scenario \($0)", isMistake: $0 >= 20)
    }
    state.current = 0
    show(state)
    state.showsScenarios = true
    show(state)
  }

  private func show(_ state: ChromeState) {
    stage.perform { controls.show(state) }
    step()
  }

  private func step(_ events: [InputEvent] = []) {
    _ = stage.step(StageInput(time: 0, size: Self.size, scale: 1, events: events))
  }

  private func touch(_ phase: InputEvent.Phase, _ x: Double, _ y: Double) {
    step([InputEvent(time: 0, phase: phase, position: CGPoint(x: x, y: y))])
  }

  /// Where the row's middle is on the screen.
  private func place(_ id: String) throws -> CGPoint {
    let row = try #require(stage.view(identifiedBy: "open-\(id)"))
    return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
  }

  // The list is 384 points high, from 8; its rows are seen from 58 to 372.

  @Test("It ends where the window ends, and begins with the first scenario")
  func place() throws {
    let list = try #require(stage.view(identifiedBy: "scenarios"))
    #expect(list.frame.minY == 8 && list.frame.maxY == 392)
    #expect(try place("0").y == 58 + 17)
    // 19 rows of 40 before it, the mistakes' heading not among them.
    #expect(try place("19").y == 58 + 19 * 40 + 17)
  }

  @Test("A row out of sight takes no click")
  func hidden() throws {
    let below = try place("8")
    #expect(abs(below.y - (58 + 8 * 40 + 17)) < 1e-9)
    touch(.began, below.x, 385)
    touch(.ended, below.x, 385)
    #expect(log.actions == [])
  }

  @Test("The wheel moves it by 60 points a notch, and no further than its ends")
  func wheel() throws {
    stage.perform { controls.turnWheel(by: -1) }
    step()
    #expect(try place("0").y == 58 + 17 - 60)
    stage.perform { controls.turnWheel(by: -100) }
    step()
    // The last row's lower edge lies on the opening's.
    #expect(try place("29").y == 372 - 17)
    stage.perform { controls.turnWheel(by: 100) }
    step()
    #expect(try place("0").y == 58 + 17)
  }

  @Test("A drag moves it with the finger and clicks nothing")
  func drag() throws {
    touch(.began, 220, 300)
    touch(.moved, 220, 280)
    let begun = try place("0").y
    touch(.moved, 220, 180)
    #expect(try place("0").y == begun - 100)
    touch(.ended, 220, 180)
    #expect(log.actions == [])
    let moved = try place("5")
    touch(.began, moved.x, moved.y)
    touch(.ended, moved.x, moved.y)
    #expect(log.actions == [.open(5)])
  }

  @Test("It opens with the scenario in sight that is open", arguments: [0, 12, 29])
  func reveals(current: Int) throws {
    var state = ChromeState()
    state.scenarios = (0..<30).map {
      ChromeState.Entry(id: "\($0)", title: "Scenario \($0)", isMistake: $0 >= 20)
    }
    state.current = current
    show(state)
    state.showsScenarios = true
    show(state)
    let middle = try place("\(current)").y
    #expect(middle >= 58 + 17 && middle <= 372 - 17)
  }

  @Test("A click beside the list closes it, and does not reach the device")
  func beside() {
    touch(.began, 20, 200)
    touch(.ended, 20, 200)
    #expect(log.actions == [.closeSheets])
    #expect(stage.takesTouch(at: CGPoint(x: 20, y: 200)))
    show(ChromeState())
    #expect(!stage.takesTouch(at: CGPoint(x: 20, y: 200)))
  }

  @Test("The sheet of keys stays beside the panel, whole, in a window as narrow as a phone needs")
  func keys() throws {
    var state = ChromeState()
    state.showsKeys = true
    show(state)
    let panel = try #require(stage.view(identifiedBy: "panel"))
    let sheet = try #require(controls.view.subviews.first { $0 is KeySheet && !$0.isHidden })
    #expect(sheet.frame.minX >= 8 && sheet.frame.maxX <= panel.frame.minX - 8)
    #expect(sheet.frame.minY >= 8 && sheet.frame.maxY <= 400 - 8)
    for label in sheet.subviews { #expect(label.frame.maxX <= sheet.bounds.maxX) }
  }
}
