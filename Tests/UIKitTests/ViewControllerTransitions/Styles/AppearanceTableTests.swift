import Testing
import UIKit

@Suite("1.4: who hears of what, by style and with or without animation") @MainActor
struct AppearanceTableTests {
  /// Without the layout callbacks, which may come more than once.
  private func appearances(_ log: CallLog) -> [String] {
    log.take().filter { $0.contains("ppear") && !$0.hasPrefix("delegate") }
  }

  @Test("Present", arguments: StyleCase.all, [true, false])
  func present(_ style: StyleCase, _ animated: Bool) {
    let pair = Pair(custom: false)
    pair.b.modalPresentationStyle = style.style
    pair.present(animated: animated)
    _ = pair.log.take()
    pair.stage.settle()
    let all = pair.log.take()
    let b = ["B.viewWillAppear(\(animated))", "B.viewIsAppearing(\(animated))"]
    let did = "B.viewDidAppear(\(animated))"
    #expect(
      all.filter { $0.contains("ppear") }
        == (style.removes
          ? ["A.viewWillDisappear(\(animated))"] + b + [did, "A.viewDidDisappear(\(animated))"]
          : b + [did]))
    // Laid out between the two, once at least, and A not at all.
    let first = all.firstIndex(of: b[1])! + 1
    #expect(all[first...].prefix(2) == ["B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"])
    #expect(!all.contains { $0.hasPrefix("A.") && $0.contains("Layout") })
    #expect(all.last == "presented" || all.last?.contains("Layout") == true)
  }

  @Test("Dismiss", arguments: StyleCase.all, [true, false])
  func dismiss(_ style: StyleCase, _ animated: Bool) {
    let pair = Pair(custom: false)
    pair.b.modalPresentationStyle = style.style
    pair.presentAndSettle()
    pair.dismiss(animated: animated)
    pair.stage.settle()
    let all = pair.log.take()
    let b = ["B.viewWillDisappear(\(animated))", "B.viewDidDisappear(\(animated))"]
    let a = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"].map { "A.\($0)(\(animated))" }
    #expect(
      all.filter { $0.contains("ppear") } == (style.removes ? [b[0]] + a + [b[1]] : b))
    if style.removes {
      let first = all.firstIndex(of: a[1])! + 1
      #expect(all[first...].prefix(2) == ["A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews"])
    } else {
      #expect(!all.contains { $0.hasPrefix("A.") })
    }
    #expect(all.last == "dismissed")
    #expect(pair.stage.windowContents == [pair.a.view!])
  }

  @Test("4.6: a presentation that is taken back", arguments: StyleCase.all)
  func cancelledPresentation(_ style: StyleCase) {
    let pair = Pair()
    pair.b.modalPresentationStyle = style.style
    pair.presenter.animation = { context in
      context.containerView.addSubview(context.view(forKey: .to)!)
      context.completeTransition(false)
    }
    pair.present()
    pair.stage.settle()
    let lines = appearances(pair.log)
    let a = ["A.viewWillAppear(true)", "A.viewIsAppearing(true)", "A.viewDidAppear(true)"]
    let gone = ["B.viewWillDisappear(true)", "B.viewDidDisappear(true)"]
    #expect(
      lines
        == (style.removes
          ? ["A.viewWillDisappear(true)", "B.viewWillAppear(true)"] + gone + a
          : ["B.viewWillAppear(true)"] + gone))
    #expect(pair.a.presentedViewController == nil)
    #expect(pair.stage.windowContents == [pair.a.view!])
    #expect(pair.stage.window.subviews == [pair.stage.rootCard])
  }

  @Test("1.4: a dismissal that is taken back", arguments: StyleCase.all)
  func cancelledDismissal(_ style: StyleCase) {
    let pair = Pair()
    pair.b.modalPresentationStyle = style.style
    pair.presentAndSettle()
    pair.dismisser.animation = { $0.completeTransition(false) }
    pair.dismiss()
    pair.stage.settle()
    let lines = appearances(pair.log)
    let back = ["B.viewWillAppear(true)", "B.viewIsAppearing(true)", "B.viewDidAppear(true)"]
    let a = ["A.viewWillAppear(true)", "A.viewWillDisappear(true)", "A.viewDidDisappear(true)"]
    #expect(lines == ["B.viewWillDisappear(true)"] + (style.removes ? a : []) + back)
    #expect(pair.a.presentedViewController === pair.b)
    #expect(pair.b.view.window === pair.stage.window)
    #expect((pair.a.view.window == nil) == style.removes)
  }
}
