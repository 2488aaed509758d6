import Testing
import UIKit

@Suite("Controls") @MainActor struct UIControlTests {
  private let stage = TestStage.settled()
  private let log = CallLog()
  private let control: UIControl

  private init() {
    // 70 points around it are the strip from -60 to 100 across and -60 to 100 down.
    control = stage.add(UIControl(), CGRect(x: 10, y: 10, width: 20, height: 20))
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "drag inside"),
      (.touchDragOutside, "drag outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { [log] _ in log.note(name) }, for: event)
    }
  }

  private func send(_ phases: (TouchPhase, Double, Double)...) {
    for (phase, x, y) in phases {
      switch phase {
      case .down: stage.touch(.began, x, y)
      case .move: stage.touch(.moved, x, y)
      case .up: stage.touch(.ended, x, y)
      case .cancel: stage.touch(.cancelled, x, y)
      }
      stage.advance()
    }
  }

  private enum TouchPhase { case down, move, up, cancel }

  @Test("A tap is down, then up inside with the primary action")
  func tap() {
    send((.down, 20, 20))
    #expect(control.isTracking)
    #expect(control.isTouchInside)
    #expect(control.isHighlighted)
    #expect(control.state == .highlighted)
    send((.up, 20, 20))
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
    #expect(log.take() == ["down", "up inside", "primary"])
  }

  @Test("A finger may stray 70 points; further off it is outside, and may come back")
  func drag() {
    send((.down, 20, 20), (.move, 90, 99))
    #expect(log.take() == ["down", "drag inside"])
    #expect(control.isHighlighted)
    send((.move, 90, 101))
    #expect(log.take() == ["drag outside", "exit"])
    #expect(!control.isHighlighted)
    #expect(control.isTracking)
    #expect(!control.isTouchInside)
    send((.move, 90, 150))
    #expect(log.take() == ["drag outside"])
    send((.move, 90, 90))
    #expect(log.take() == ["drag inside", "enter"])
    #expect(control.isHighlighted)
    send((.up, 90, 90))
    #expect(log.take() == ["up inside", "primary"])
  }

  @Test("Lifted outside, it is not a tap")
  func upOutside() {
    send((.down, 20, 20), (.move, 20, 150), (.up, 20, 150))
    #expect(log.take() == ["down", "drag outside", "exit", "up outside"])
    #expect(!control.isTracking)
  }

  @Test("A cancelled touch sends that and no more")
  func cancel() {
    send((.down, 20, 20), (.cancel, 20, 20), (.up, 20, 20))
    #expect(log.take() == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test("A disabled control takes touches and does nothing, nor does what lies behind it")
  func disabled() {
    let behind = stage.add(LoggedTouchView("behind", log), TestStage.bounds)
    stage.view.sendSubviewToBack(behind)
    control.isEnabled = false
    #expect(control.state == .disabled)
    send((.down, 20, 20), (.up, 20, 20))
    #expect(log.take() == [])
    #expect(!control.isTracking)
  }

  @Test("Disabled under the finger, it sends nothing more")
  func disabledWhileTracking() {
    send((.down, 20, 20))
    control.isEnabled = false
    send((.up, 20, 20))
    #expect(log.take() == ["down"])
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
  }

  @Test("The second finger is not tracked")
  func secondFinger() {
    control.isMultipleTouchEnabled = true
    stage.touch(.began, 20, 20, finger: 0)
    stage.touch(.began, 22, 20, finger: 1)
    stage.touch(.ended, 22, 20, finger: 1)
    stage.advance()
    #expect(log.take() == ["down"])
    send((.up, 20, 20))
    #expect(log.take() == ["up inside", "primary"])
  }

  @Test("A subclass may refuse or let go of a touch")
  func refusing() {
    final class Choosy: UIControl {
      var begins = true
      var continues = true
      let calls = CallLog()
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continues }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.note("end") }
      override func cancelTracking(with event: UIEvent?) { calls.note("cancel") }
    }
    let choosy = stage.add(Choosy(), CGRect(x: 40, y: 10, width: 20, height: 20))
    choosy.addAction(UIAction { [log] _ in log.note("used") }, for: .touchUpInside)
    send((.down, 50, 20), (.up, 50, 20))
    #expect(choosy.calls.take() == ["end"])
    #expect(log.take() == ["used"])
    send((.down, 50, 20), (.cancel, 50, 20))
    #expect(choosy.calls.take() == ["cancel"])
    choosy.continues = false
    send((.down, 50, 20), (.move, 51, 20))
    #expect(!choosy.isTracking)
    #expect(!choosy.isHighlighted)
    send((.up, 51, 20))
    choosy.begins = false
    send((.down, 50, 20), (.up, 50, 20))
    #expect(log.take() == [])
  }

  @Test("Actions are performed in order, once an event, and can be removed event by event")
  func actions() {
    let control = UIControl()
    let one = UIAction(title: "one") { [log] in
      log.note("one \(($0.sender as? UIControl) === control)")
    }
    let two = UIAction { [log] _ in log.note("two") }
    control.addAction(one, for: [.touchDown, .touchUpInside])
    control.addAction(two, for: .touchUpInside)
    control.addAction(two, for: .touchUpInside)
    control.sendActions(for: [.touchUpInside, .touchDown])
    #expect(log.take() == ["one true", "two"])
    #expect(one.sender == nil)
    control.removeAction(one, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["two", "one true"])
    control.removeAction(two, for: [.touchUpInside, .touchDown])
    control.sendActions(for: .touchUpInside)
    #expect(log.take() == [])
  }

  @Test("A second tap in a row says so")
  func repeated() {
    control.addAction(UIAction { [log] _ in log.note("again") }, for: .touchDownRepeat)
    send((.down, 20, 20), (.up, 20, 20))
    #expect(!log.take().contains("again"))
    send((.down, 20, 20), (.up, 20, 20))
    #expect(log.take() == ["down", "again", "up inside", "primary"])
    stage.advance(60)
    send((.down, 20, 20), (.up, 20, 20))
    #expect(!log.take().contains("again"))
  }

  @Test("What was added can be asked for; all touch events are the touches' and no others")
  func asking() {
    let control = UIControl()
    #expect(control.allControlEvents == [])
    control.addAction(UIAction { _ in }, for: [.touchDown, .valueChanged])
    control.addAction(UIAction { _ in }, for: .touchCancel)
    #expect(control.allControlEvents == [.touchDown, .valueChanged, .touchCancel])
    let touches: UIControl.Event = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    #expect(UIControl.Event.allTouchEvents.isSuperset(of: touches))
    #expect(!UIControl.Event.allTouchEvents.contains(.valueChanged))
  }

  @Test("The states add up")
  func states() {
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
  }

  @Test(
    "A control keeps single taps of one finger from recognisers above it, and no other gestures",
    arguments: [(1, 1), (2, 1), (1, 2)])
  func tapsAbove(taps: Int, fingers: Int) {
    let targets = GestureLog()
    let tap = targets.watch(UITapGestureRecognizer(), "tap")
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (taps, fingers)
    stage.view.addGestureRecognizer(tap)
    control.isMultipleTouchEnabled = true
    stage.settle()
    for _ in 1...taps {
      for finger in 0..<fingers { stage.touch(.began, 15 + 8 * Double(finger), 20, finger: finger) }
      stage.advance()
      for finger in 0..<fingers { stage.touch(.ended, 15 + 8 * Double(finger), 20, finger: finger) }
      stage.advance()
    }
    #expect(targets.take() == (taps == 1 && fingers == 1 ? [] : ["tap ended"]))
  }
}
