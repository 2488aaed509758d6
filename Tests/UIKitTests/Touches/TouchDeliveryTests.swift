import Testing
import Trace
import UIKit

@Suite("Touches") @MainActor struct TouchDeliveryTests {
  private let stage = TestStage.settled()
  private let log = CallLog()
  private let view: LoggedTouchView

  private init() {
    view = stage.add(LoggedTouchView("view", log), CGRect(x: 10, y: 20, width: 40, height: 40))
  }

  @Test("The view under the finger gets it from landing to lifting, wherever it goes")
  func life() {
    stage.touch(.began, 15, 25)
    stage.advance()
    #expect(log.take() == ["view began (5.0, 5.0)"])
    let touch = view.lastTouch
    stage.touch(.moved, 90, 190)
    stage.advance()
    #expect(log.take() == ["view moved (80.0, 170.0)"])
    #expect(touch?.previousLocation(in: view) == CGPoint(x: 5, y: 5))
    #expect(touch?.location(in: nil) == CGPoint(x: 90, y: 190))
    stage.touch(.ended, 91, 191)
    stage.advance()
    #expect(log.take() == ["view ended (81.0, 171.0)"])
    #expect(view.lastTouch === touch)
    #expect(touch?.view === view)
    #expect(touch?.window === stage.window)
  }

  @Test("Phase and time are the touch's while it is delivered; the time is the event's own")
  func phases() {
    stage.touch(.began, 15, 25)
    stage.advance()
    #expect(view.lastTouch?.phase == .began)
    #expect(view.lastTouch?.timestamp == stage.time)
    #expect(view.lastEvent?.timestamp == stage.time)
    stage.touch(.moved, 16, 25)
    stage.advance()
    #expect(view.lastTouch?.phase == .moved)
    stage.touch(.ended, 16, 25)
    stage.advance()
    #expect(view.lastTouch?.phase == .ended)
    #expect(view.lastTouch?.timestamp == stage.time)
  }

  @Test("Several moves in one step are one move, to the last place")
  func coalescing() {
    stage.touch(.began, 15, 25)
    stage.advance()
    stage.touch(.moved, 20, 25)
    stage.touch(.moved, 30, 25)
    stage.touch(.moved, 40, 30)
    stage.advance()
    #expect(log.take() == ["view began (5.0, 5.0)", "view moved (30.0, 10.0)"])
    #expect(view.lastTouch?.previousLocation(in: view) == CGPoint(x: 5, y: 5))
  }

  @Test("Landing, moving and lifting in one step stay three")
  func allInOneStep() {
    stage.touch(.began, 15, 25)
    stage.touch(.moved, 20, 25)
    stage.touch(.moved, 30, 25)
    stage.touch(.ended, 30, 25)
    stage.advance()
    #expect(
      log.take() == ["view began (5.0, 5.0)", "view moved (20.0, 5.0)", "view ended (20.0, 5.0)"])
  }

  @Test("A move to the same place is none; a finger that never landed is nobody's")
  func nothing() {
    stage.touch(.moved, 15, 25)
    stage.touch(.ended, 15, 25)
    stage.advance()
    #expect(log.take() == [])
    stage.touch(.began, 15, 25)
    stage.touch(.moved, 15, 25)
    stage.advance()
    #expect(log.take() == ["view began (5.0, 5.0)"])
  }

  @Test("A cancelled touch is over")
  func cancelled() {
    stage.touch(.began, 15, 25)
    stage.touch(.cancelled, 15, 25)
    stage.touch(.ended, 15, 25)
    stage.advance()
    #expect(log.take() == ["view began (5.0, 5.0)", "view cancelled (5.0, 5.0)"])
  }

  @Test("A finger that lands again without having been lifted is cancelled first")
  func lostEnd() {
    stage.touch(.began, 15, 25)
    stage.advance()
    stage.touch(.began, 20, 30)
    stage.advance()
    #expect(
      log.take() == [
        "view began (5.0, 5.0)", "view cancelled (5.0, 5.0)", "view began (10.0, 10.0)",
      ])
  }

  @Test("What a view does not handle goes up: superview, controller, window, application")
  func responderChain() {
    final class ChainController: UIViewController {
      var touches = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += 1
        super.touchesBegan(touches, with: event)
      }
    }
    let controller = ChainController()
    let stage = TestStage.settled { controller }
    let outer = stage.add(LoggedTouchView("outer", log), CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = LoggedTouchView("inner", log)
    inner.frame = outer.bounds
    outer.addSubview(inner)
    (outer.passesOn, inner.passesOn) = (true, true)
    stage.tap(5, 5)
    #expect(
      log.take() == [
        "inner began (5.0, 5.0)", "outer began (5.0, 5.0)", "inner ended (5.0, 5.0)",
        "outer ended (5.0, 5.0)",
      ])
    #expect(controller.touches == 1)
    var chain: [UIResponder] = []
    var next: UIResponder? = inner
    while let responder = next {
      chain.append(responder)
      next = responder.next
    }
    let application = stage.perform { UIApplication.shared }
    #expect(
      chain == [
        inner, outer, controller.view, controller, stage.rootCard, stage.window, application,
      ])
  }

  @Test("A view that is taken away keeps the touch that began in it")
  func removed() {
    stage.touch(.began, 15, 25)
    stage.advance()
    view.removeFromSuperview()
    stage.touch(.moved, 20, 25)
    stage.advance()
    stage.touch(.ended, 20, 25)
    stage.advance()
    #expect(log.take().map { $0.prefix(10) } == ["view began", "view moved", "view ended"])
    stage.tap(15, 25)
    #expect(log.take() == [])
  }

  @Test("Nothing under the finger: the touch is traced and goes nowhere")
  func outside() {
    stage.window.isUserInteractionEnabled = false
    let start = stage.trace.count
    stage.tap(15, 25)
    #expect(log.take() == [])
    let lines = stage.traceLines(from: start) { if case .touch = $0 { true } else { false } }
    #expect(
      lines == ["touch began (15.0, 25.0) on nothing", "touch ended (15.0, 25.0) on nothing"])
  }
}
