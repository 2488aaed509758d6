import Stage
import Testing
import UIKit

@Suite("Two windows") @MainActor struct SecondWindowTests {
  private let stage = TestStage.settled()
  private let log = CallLog()

  private final class Keyed: UIWindow {
    var calls: [String] = []
    override func becomeKey() { calls.append("become") }
    override func resignKey() { calls.append("resign") }
  }

  /// At the bottom of the screen, 60 points high.
  private func toast(_ shows: (UIWindow) -> Void = { $0.isHidden = false }) -> Keyed {
    stage.perform {
      let toast = Keyed(frame: CGRect(x: 0, y: 140, width: 100, height: 60))
      toast.windowScene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      shows(toast)
      return toast
    }
  }

  @Test("Shown, it lies in front and is not key; made key, nothing comes in front")
  func keyAndFront() {
    let main = stage.window
    stage.perform { main.makeKeyAndVisible() }
    let toast = toast()
    let application = UIApplication.of(stage.stage.context)
    #expect(application.windows == [main, toast])
    #expect(application.keyWindow === main && main.isKeyWindow && !toast.isKeyWindow)
    stage.perform { toast.makeKey() }
    #expect(toast.isKeyWindow && toast.calls == ["become"])
    stage.perform { main.makeKey() }
    #expect(toast.calls == ["become", "resign"])
    #expect(application.windows == [main, toast])
    stage.perform { main.makeKeyAndVisible() }
    #expect(application.windows == [toast, main])
  }

  @Test("A key window that is hidden is none; the frontmost takes its place")
  func hiddenKey() {
    let main = stage.window
    let toast = toast { $0.makeKeyAndVisible() }
    #expect(toast.isKeyWindow)
    stage.perform { toast.isHidden = true }
    #expect(main.isKeyWindow && !toast.isKeyWindow)
  }

  @Test("A higher level lies in front, whichever is shown last")
  func levels() {
    let main = stage.window
    let toast = toast {
      $0.windowLevel = .alert
      $0.isHidden = false
    }
    let application = UIApplication.of(stage.stage.context)
    stage.perform { main.makeKeyAndVisible() }
    #expect(application.windows == [main, toast])
    stage.perform { toast.windowLevel = UIWindow.Level(-1) }
    #expect(application.windows == [toast, main])
    stage.perform { toast.windowLevel = .normal }
    #expect(application.windows == [main, toast])
  }

  @Test(
    "Scripts, the keyboard's ring and touches find what lies in a window that is not the screen's")
  func places() throws {
    let toast = toast()
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = "undo"
    stage.perform {
      button.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
      button.addAction(UIAction { [log] _ in log.note("undo") }, for: .touchUpInside)
      toast.addSubview(button)
    }
    stage.settle()
    let events = try GestureScript([.tap(.view("undo"))]).events(on: stage.stage, from: 1)
    #expect(events.map(\.position) == Array(repeating: CGPoint(x: 30, y: 170), count: 2))
    let focus = StageFocus()
    focus.move(backwards: false, on: stage.stage)
    #expect(focus.frame(on: stage.stage) == CGRect(x: 10, y: 160, width: 40, height: 20))
    #expect(stage.stage.takesTouch(at: CGPoint(x: 30, y: 170)))
    stage.tap(30, 170)
    #expect(log.take() == ["undo"])
  }
}
