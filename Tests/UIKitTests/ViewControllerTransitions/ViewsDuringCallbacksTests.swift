import Testing
import UIKit

@Suite("1.3: where views are while callbacks run") @MainActor
struct ViewsDuringCallbacksTests {
  private let pair = Pair()

  @Test("1.3.3: will-callbacks come before a presenter that leaves or returns is moved")
  func willCallbacks() {
    let (a, stage) = (pair.a, pair.stage)
    var places: [UIView?] = []
    for callback in ["viewWillDisappear", "viewWillAppear"] {
      a.hooks[callback] = { [unowned a] in places.append(a.view.superview) }
    }
    pair.presentAndSettle()
    #expect(places == [stage.rootCard])
    #expect(a.view.superview == nil)
    pair.dismiss()
    stage.settle()
    #expect(places == [stage.rootCard, nil])
    #expect(a.view.superview === stage.rootCard)
  }

  @Test("1.4: another root: the former's view, or what it presents, goes between will and did")
  func collapse() {
    for isPresented in [true, false] {
      let pair = Pair()
      if isPresented { pair.presentAndSettle() }
      let leaving = isPresented ? pair.b : pair.a
      var places: [String] = []
      for callback in ["viewWillDisappear", "viewDidDisappear"] {
        leaving.hooks[callback] = { [unowned leaving] in
          places.append("\(callback) \(leaving.view.window == nil ? "outside" : "in the window")")
        }
      }
      pair.stage.perform { pair.stage.window.rootViewController = UIViewController() }
      #expect(places == ["viewWillDisappear in the window", "viewDidDisappear outside"])
    }
  }

  @Test("Another root: what is presented on top is free before the next below hears of the end")
  func topIsFree() {
    let c = LoggedController("C", pair.log)
    // B stays in sight below C, so that it has something to hear.
    c.modalPresentationStyle = .overFullScreen
    pair.presentAndSettle()
    pair.stage.perform { pair.b.present(c, animated: false) }
    pair.stage.settle()
    #expect(c.presentingViewController === pair.b)
    var presenters: [UIViewController?] = []
    for callback in ["viewWillDisappear", "viewDidDisappear"] {
      pair.b.hooks[callback] = { presenters.append(c.presentingViewController) }
    }
    pair.stage.perform { pair.stage.window.rootViewController = UIViewController() }
    #expect(presenters == [nil, nil])
  }

  @Test("1.3.5: laid out outside the window, B is appearing when it is in it, and once")
  func laidOutOutside() {
    let (b, log) = (pair.b, pair.log)
    pair.presenter.animation = { context in
      let view = context.view(forKey: .to)!
      view.frame = context.finalFrame(for: b)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      log.note("laid out")
      context.containerView.addSubview(view)
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0.5
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    var windows: [UIWindow?] = []
    b.hooks["viewIsAppearing"] = { [unowned b] in windows.append(b.view.window) }
    pair.present()
    pair.stage.settle()
    #expect(windows == [pair.stage.window])
    let order = log.take().filter { $0 == "laid out" || $0.hasPrefix("B.view") }
      .filter { $0.contains("ppear") || $0 == "laid out" }
    #expect(
      order == [
        "B.viewWillAppear(true)", "laid out", "B.viewIsAppearing(true)", "B.viewDidAppear(true)",
      ])
  }

  @Test("1.2: a delegate that answers nil: the plain presentation controller, which covers all")
  func plainController() {
    let trio = Trio(.custom)
    trio.answers.makeController = nil
    trio.presentAndSettle()
    let controller = trio.b.presentationController
    #expect(controller.map { type(of: $0) == UIPresentationController.self } == true)
    #expect(controller?.presentedViewController === trio.b)
    #expect(controller?.presentingViewController === trio.a)
    #expect(trio.b.view.frame == TestStage.bounds)
  }
}
