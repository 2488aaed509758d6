import Testing
import Trace
import UIKit

@Suite("Loading the view, and the root's appearance") @MainActor struct LoadingTests {
  @Test("The root: loaded once, on the screen with the first step, told so in the second")
  func root() {
    let log = CallLog()
    let stage = TestStage { LoggedController("A", log) }
    let a = stage.root
    #expect(log.take() == ["A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)"])
    stage.advance()
    #expect(
      log.take() == [
        "A.viewIsAppearing(false)", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews",
      ])
    stage.advance()
    #expect(log.take() == ["A.viewDidAppear(false)"])
    #expect(stage.isStill)
    #expect(a.view.frame == TestStage.bounds)
    #expect(a.view.superview === stage.rootCard)
    #expect(stage.traceLines { if case .viewLoaded = $0 { true } else { false } }.count == 1)
  }

  @Test("The view is loaded when it is first asked for, not before, not twice")
  func lazily() {
    let log = CallLog()
    let controller = LoggedController("C", log)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(log.take() == [])
    let view = controller.view
    #expect(controller.isViewLoaded)
    #expect(log.take() == ["C.loadView", "C.viewDidLoad"])
    controller.loadViewIfNeeded()
    #expect(controller.view === view)
    #expect(controller.viewIfLoaded === view)
    #expect(log.take() == [])
  }

  @Test("loadView may make a view of its own")
  func ownView() {
    final class OwnView: UIView {}
    final class Controller: UIViewController {
      var wasThere = false
      override func loadView() { view = OwnView() }
      override func viewDidLoad() { wasThere = view is OwnView }
    }
    let controller = Controller()
    let stage = TestStage.settled { controller }
    #expect(controller.wasThere)
    #expect(stage.view is OwnView)
    #expect(stage.view.frame == TestStage.bounds)
    #expect(stage.view.next === controller)
  }

  @Test("The view fills the screen before it is in a window, and follows the window's size")
  func size() {
    let stage = TestStage.settled()
    let controller = stage.perform { UIViewController() }
    stage.perform { #expect(controller.view.frame == TestStage.bounds) }
    stage.window.frame.size = CGSize(width: 50, height: 60)
    #expect(stage.view.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test("A loadView that makes none stops, and says so")
  func noView() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class Empty: UIViewController {
          override func loadView() {}
        }
        Empty().loadViewIfNeeded()
      }
    }
    #expect(result.standardErrorText.contains("returned without assigning a view"))
  }

  @Test("A controller's life is in the trace")
  func lifetime() {
    let stage = TestStage.settled()
    // Whatever other tests made outside a stage before is in the log then.
    stage.advance()
    let start = stage.trace.count
    stage.perform { _ = LoggedController("C", CallLog()) }
    stage.advance()
    let lines = stage.traceLines(from: start) {
      switch $0 {
      case .created, .destroyed: true
      default: false
      }
    }
    #expect(lines == ["LoggedController created", "LoggedController destroyed"])
  }
}
