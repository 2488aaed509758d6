import Testing
import UIKit

@Suite("What a control hands to its targets") @MainActor struct ActionEventTests {
  private final class Screen: UIViewController {
    var events: [UIEvent?] = []
    var presses = 0

    func pressed(_ sender: UIControl, forEvent event: UIEvent) { events.append(event) }
    func maybe(_ sender: UIControl, forEvent event: UIEvent?) { events.append(event) }
    func press() { presses += 1 }
    func sendsOn(_ sender: UIControl) { sender.sendActions(for: .touchDragExit) }
    func onlyButtons(_ sender: UIButton) { presses += 1 }
  }

  private static let pressed = Selector("pressed:forEvent:", Screen.pressed(_:forEvent:))
  private static let maybe = Selector("maybe:forEvent:", Screen.maybe(_:forEvent:))
  private static let press = Selector("press", Screen.press)

  private let stage: TestStage
  private let screen = Screen()
  private let control = UIControl()

  private init() {
    let screen = screen
    stage = TestStage.settled { screen }
    stage.add(control, CGRect(x: 10, y: 20, width: 20, height: 30))
    stage.settle()
  }

  @Test("The event that changed the touch, at each stage of it")
  func event() {
    control.addTarget(screen, action: Self.pressed, for: .allEvents)
    stage.touch(.began, 15, 25)
    stage.advance()
    stage.touch(.moved, 16, 25)
    stage.advance()
    stage.touch(.ended, 16, 25)
    stage.advance()
    #expect(screen.events.count == 3)
    #expect(Set(screen.events.compactMap { $0?.timestamp }).count == 3)
    #expect(screen.events.allSatisfy { $0?.allTouches?.count == 1 })
    stage.touch(.began, 15, 25)
    stage.advance()
    stage.touch(.cancelled, 15, 25)
    stage.advance()
    #expect(screen.events.count == 5)
  }

  @Test(
    "Whoever sends actions without a touch has no event; a method that insists gets an empty one")
  func noEvent() {
    control.addTarget(screen, action: Self.maybe, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(screen.events.count == 1 && screen.events[0] == nil)
    control.addTarget(screen, action: Self.pressed, for: .touchUpOutside)
    control.sendActions(for: .touchUpOutside)
    #expect(screen.events.count == 2 && screen.events[1]?.allTouches == [])
  }

  @Test("What an action sends in its turn is not the touch's doing")
  func nested() {
    control.addTarget(
      screen, action: Selector("sendsOn:", Screen.sendsOn(_:)), for: .touchUpInside)
    control.addTarget(screen, action: Self.maybe, for: .touchDragExit)
    stage.tap(15, 25)
    #expect(screen.events.count == 1 && screen.events[0] == nil)
  }

  @Test(
    "The same method of the same target is called once for an event, however often it was added")
  func addedTwice() {
    control.addTarget(screen, action: Self.press, for: .touchUpInside)
    control.addTarget(screen, action: Self.press, for: [.touchUpInside, .touchDown])
    control.addTarget(nil, action: Self.press, for: .touchUpInside)
    control.addTarget(nil, action: Self.press, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    // Once by name and once along the responder chain.
    #expect(screen.presses == 2)
    control.sendActions(for: .touchDown)
    #expect(screen.presses == 3)
    control.removeTarget(screen, action: Self.press, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(screen.presses == 4)
  }

  @Test("A target without the method, or with one for other senders, stops as on iOS")
  func unrecognized() async {
    let wrongTarget = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let control = UIControl()
        let target = UIView()
        control.addTarget(target, action: ActionEventTests.press, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
      }
    }
    #expect(
      wrongTarget.standardErrorText.contains(
        "unrecognized selector sent to instance: UIView does not take 'press' from a UIControl"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let control = UIControl()
        let target = Screen()
        control.addTarget(
          target, action: Selector("onlyButtons:", Screen.onlyButtons(_:)), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = TestStage.settled()
        let target = UIView()
        let pad = stage.add(UIView(), CGRect(x: 0, y: 0, width: 50, height: 50))
        pad.addGestureRecognizer(
          UITapGestureRecognizer(target: target, action: ActionEventTests.press))
        stage.tap(5, 5)
      }
    }
  }
}
