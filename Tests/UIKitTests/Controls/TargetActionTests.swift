import Testing
import UIKit

@Suite("Target and action, with typed selectors") @MainActor struct TargetActionTests {
  private final class Screen: LoggedController {
    func close() { log.note("\(name).close") }
    func closeBy(_ sender: UIControl) { log.note("\(name).closeBy \(type(of: sender))") }
    func pressed(_ sender: Any, for event: UIEvent?) {
      log.note("\(name).pressed \(event == nil ? "without" : "with") an event")
    }
    func onlyButtons(_ sender: UIButton) { log.note("\(name).onlyButtons") }
    func answers() -> Int {
      log.note("\(name).answers")
      return 1
    }
  }

  private let log = CallLog()
  private let stage: TestStage
  private let screen: Screen
  private let control = UIControl()

  private init() {
    let screen = Screen("A", log)
    stage = TestStage.settled { screen }
    self.screen = screen
    stage.add(control, CGRect(x: 10, y: 20, width: 40, height: 30))
    stage.settle()
    _ = log.take()
  }

  @Test("Without arguments, with the sender, with the event; a result is ignored")
  func arguments() {
    control.addTarget(screen, action: Selector("close", Screen.close), for: .touchUpInside)
    control.addTarget(
      screen, action: Selector("closeBy:", Screen.closeBy(_:)), for: .touchUpInside)
    control.addTarget(
      screen, action: Selector("pressed:for:", Screen.pressed(_:for:)), for: .touchUpInside)
    control.addTarget(screen, action: Selector("answers", Screen.answers), for: .touchUpInside)
    stage.tap(15, 25)
    let lines = log.take()
    #expect(lines.prefix(2) == ["A.close", "A.closeBy UIControl"])
    #expect(lines.dropFirst(2).first?.hasPrefix("A.pressed") == true)
    #expect(lines.last == "A.answers")
    #expect(lines.count == 4)
  }

  @Test("Each event has its own, in the order they were added")
  func events() {
    control.addTarget(screen, action: Selector("close", Screen.close), for: .touchDown)
    control.addTarget(
      screen, action: Selector("closeBy:", Screen.closeBy(_:)), for: [.touchDown, .touchUpInside])
    stage.touch(.began, 15, 25)
    stage.advance()
    #expect(log.take() == ["A.close", "A.closeBy UIControl"])
    stage.touch(.ended, 15, 25)
    stage.advance()
    #expect(log.take() == ["A.closeBy UIControl"])
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["A.close", "A.closeBy UIControl"])
  }

  @Test("Targets are called before closures")
  func closures() {
    control.addAction(UIAction { [log] _ in log.note("closure") }, for: .touchUpInside)
    control.addTarget(screen, action: Selector("close", Screen.close), for: .touchUpInside)
    stage.tap(15, 25)
    #expect(log.take() == ["A.close", "closure"])
  }

  @Test("No target: the first up the responder chain that has the method")
  func responderChain() {
    control.addTarget(nil, action: Selector("close", Screen.close), for: .touchUpInside)
    stage.tap(15, 25)
    #expect(log.take() == ["A.close"])
    // A nearer one wins.
    let child = Screen("S", log)
    stage.perform {
      screen.addChild(child)
      child.view.frame = TestStage.bounds
      screen.view.addSubview(child.view)
      child.view.addSubview(control)
    }
    stage.settle()
    _ = log.take()
    stage.tap(15, 25)
    #expect(log.take() == ["S.close"])
  }

  @Test("No target and nobody who has the method: nothing happens")
  func nobody() {
    final class Stranger {
      func act() {}
    }
    control.addTarget(nil, action: Selector("act", Stranger.act), for: .touchUpInside)
    stage.tap(15, 25)
    #expect(log.take() == [])
  }

  @Test("A target is not kept alive, and its going does not turn the action to the responder chain")
  func weakTarget() {
    weak var gone: Screen?
    func make() {
      let brief = Screen("brief", log)
      gone = brief
      control.addTarget(brief, action: Selector("close", Screen.close), for: .touchUpInside)
    }
    make()
    #expect(gone == nil)
    stage.tap(15, 25)
    #expect(log.take() == [])
  }

  @Test("A sender of another type than the method takes is not forced on it")
  func senderType() {
    control.addTarget(
      nil, action: Selector("onlyButtons:", Screen.onlyButtons(_:)), for: .touchUpInside)
    stage.tap(15, 25)
    #expect(log.take() == [])
    let button = UIButton(type: .custom)
    button.addTarget(
      screen, action: Selector("onlyButtons:", Screen.onlyButtons(_:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["A.onlyButtons"])
  }

  @Test("Removal: by target, by action, by event, and all at once")
  func removal() {
    let close = Selector("close", Screen.close)
    let other = Selector("answers", Screen.answers)
    func fill() {
      control.removeTarget(nil, action: nil, for: .allEvents)
      control.addTarget(screen, action: close, for: [.touchDown, .touchUpInside])
      control.addTarget(screen, action: other, for: .touchUpInside)
    }
    func sent() -> [String] {
      control.sendActions(for: .touchDown)
      control.sendActions(for: .touchUpInside)
      return log.take()
    }
    fill()
    #expect(sent() == ["A.close", "A.close", "A.answers"])
    control.removeTarget(screen, action: close, for: .touchUpInside)
    #expect(sent() == ["A.close", "A.answers"])
    fill()
    control.removeTarget(UIViewController(), action: nil, for: .allEvents)
    #expect(sent().count == 3)
    control.removeTarget(nil, action: other, for: .allEvents)
    #expect(sent() == ["A.close", "A.close"])
    fill()
    control.removeTarget(screen, action: nil, for: .allEvents)
    #expect(sent() == [])
  }

  @Test("Selectors are equal when their names are")
  func equality() {
    #expect(Selector("close", Screen.close) == Selector("close", Screen.answers))
    #expect(Selector("close", Screen.close) != Selector("open", Screen.close))
    #expect(Set([Selector("a", Screen.close), Selector("a", Screen.answers)]).count == 1)
    #expect("\(Selector("closeBy:", Screen.closeBy(_:)))" == "closeBy:")
  }
}
