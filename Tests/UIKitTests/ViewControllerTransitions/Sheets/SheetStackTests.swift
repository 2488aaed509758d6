import Stage
import Testing
import UIKit

@Suite("3.3: sheets over sheets and over other styles") @MainActor struct SheetStackTests {
  private let pair = Pair(custom: false, device: .iPhone13)
  private let c: LoggedController
  private let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
  private let card = CGRect(x: 0, y: 57, width: 390, height: 787)
  private let setBack = CGRect(x: 16.2825, y: 47, width: 357.435, height: 773.526)
  // A card behind a card: 0.9165 as large, its top 5 points above the front one's.
  // 0.9165 · 787 = 721.2855.
  private let covered = CGRect(x: 16.2825, y: 52, width: 357.435, height: 721.2855)

  private init() { c = LoggedController("C", pair.log) }

  private func show(_ b: UIModalPresentationStyle, _ c: UIModalPresentationStyle) {
    pair.b.modalPresentationStyle = b
    self.c.modalPresentationStyle = c
    pair.presentAndSettle()
    pair.stage.perform { pair.b.present(self.c, animated: true) }
    pair.stage.settle()
    _ = pair.log.take()
  }

  private func isAt(_ controller: UIViewController, _ expected: CGRect) -> Bool {
    guard let frame = pair.stage.shown(controller.view)?.frame else { return false }
    return near(frame.minX, Double(expected.minX), 1e-6)
      && near(frame.minY, Double(expected.minY), 1e-6)
      && near(frame.width, Double(expected.width), 1e-6)
      && near(frame.height, Double(expected.height), 1e-6)
  }

  @Test("Two sheets: the lower one is set back behind the upper one")
  func two() {
    show(.pageSheet, .pageSheet)
    #expect(isAt(c, card))
    #expect(isAt(pair.b, covered))
    #expect(isAt(pair.a, setBack))
    pair.stage.perform { c.dismiss(animated: true) }
    pair.stage.settle()
    #expect(isAt(pair.b, card))
    #expect(isAt(pair.a, setBack))
    pair.dismiss()
    pair.stage.settle()
    #expect(isAt(pair.a, screen))
  }

  @Test("Two sheets in a window of another size")
  func resized() {
    show(.pageSheet, .pageSheet)
    pair.stage.size = CGSize(width: 400, height: 600)
    pair.stage.settle()
    #expect(isAt(c, CGRect(x: 0, y: 57, width: 400, height: 543)))
    // 0.9165 · 543 = 497.6595; 400 · 0.0835 / 2 = 16.7; 0.9165 · 600 = 549.9.
    #expect(isAt(pair.b, CGRect(x: 16.7, y: 52, width: 366.6, height: 497.6595)))
    #expect(isAt(pair.a, CGRect(x: 16.7, y: 47, width: 366.6, height: 549.9)))
    #expect(pair.b.view.bounds.size == CGSize(width: 400, height: 543))
    pair.stage.perform { c.dismiss(animated: false) }
    pair.stage.settle()
    #expect(isAt(pair.b, CGRect(x: 0, y: 57, width: 400, height: 543)))
  }

  @Test("1.5.3: all at once from A: the upper slides, the lower is gone, A comes forward with it")
  func dismissAll() {
    show(.pageSheet, .pageSheet)
    pair.stage.perform { pair.a.dismiss(animated: true) }
    pair.stage.advance(2)
    #expect(isAt(c, card))
    #expect(pair.stage.shown(pair.b.view) == nil)
    #expect(isAt(pair.a, setBack))
    pair.stage.advance(12)
    #expect(!isAt(pair.a, setBack) && !isAt(pair.a, screen))
    pair.stage.settle()
    #expect(isAt(pair.a, screen))
    #expect(pair.stage.rootCard.transform == .identity)
    #expect(pair.stage.rootCard.layer.cornerRadius == 0)
    #expect(pair.stage.window.subviews == [pair.stage.rootCard])
    #expect(c.view.superview == nil)
    #expect(pair.b.view.superview == nil)
  }

  @Test("A full screen over a sheet takes the sheet's content away and gives it back")
  func fullScreenOverSheet() {
    show(.pageSheet, .fullScreen)
    #expect(isAt(c, screen))
    #expect(pair.b.view.window == nil)
    pair.stage.perform { c.dismiss(animated: true) }
    pair.stage.settle()
    #expect(isAt(pair.b, card))
    #expect(isAt(pair.a, setBack))
    show2Resized()
  }

  private func show2Resized() {
    pair.stage.perform { pair.b.present(c, animated: false) }
    pair.stage.settle()
    pair.stage.size = CGSize(width: 400, height: 600)
    pair.stage.settle()
    pair.stage.perform { c.dismiss(animated: false) }
    pair.stage.settle()
    #expect(isAt(pair.b, CGRect(x: 0, y: 57, width: 400, height: 543)))
  }

  @Test("A sheet over a full screen sets that one back")
  func sheetOverFullScreen() {
    show(.fullScreen, .pageSheet)
    #expect(isAt(c, card))
    #expect(isAt(pair.b, setBack))
    #expect(pair.a.view.window == nil)
    pair.stage.perform { pair.a.dismiss(animated: true) }
    pair.stage.settle()
    #expect(isAt(pair.a, screen))
    #expect(pair.stage.window.subviews == [pair.stage.rootCard])
    #expect(pair.a.view.superview === pair.stage.rootCard)
  }

  @Test(
    "1.5.3, 1.5.8: any two styles, dismissed at once: A is as before",
    arguments: StyleCase.all, StyleCase.all)
  func mixed(_ b: StyleCase, _ c: StyleCase) {
    for animated in [true, false] {
      let picture = pair.stage.output?.displayList
      show(b.style, c.style)
      #expect(self.c.presentingViewController === pair.b)
      #expect(pair.stage.output?.displayList != picture)
      pair.stage.perform { pair.a.dismiss(animated: animated) }
      pair.stage.settle()
      #expect(pair.stage.output?.displayList == picture)
      #expect(pair.stage.windowContents == [pair.a.view!])
      #expect(pair.stage.window.subviews == [pair.stage.rootCard])
      #expect(pair.b.presentingViewController == nil)
      #expect(self.c.presentingViewController == nil)
      let lines = pair.log.take()
      for name in ["B", "C"] {
        let will = lines.count { $0.hasPrefix("\(name).viewWillDisappear") }
        let did = lines.count { $0.hasPrefix("\(name).viewDidDisappear") }
        #expect(will == did, "\(name)")
      }
    }
  }

  @Test("1.5.3: the presentation controllers of all that go are told, the topmost first")
  func hooks() {
    let log = pair.log
    let answers = AnsweringDelegate("delegate", log)
    answers.makeController = { presented, presenting in
      let made = LoggedPresentationController(log, presented: presented, presenting: presenting)
      let name = (presented as? LoggedController)?.name ?? "?"
      for hook in ["dismissalTransitionWillBegin", "dismissalTransitionDidEnd"] {
        made.hooks[hook] = { log.note("for \(name)") }
      }
      return made
    }
    (pair.b.transitioningDelegate, c.transitioningDelegate) = (answers, answers)
    show(.custom, .custom)
    pair.stage.perform { pair.a.dismiss(animated: true) }
    pair.stage.settle()
    #expect(
      log.take().filter { $0.contains("Transition") || $0.hasPrefix("for") } == [
        "C.dismissalTransitionWillBegin", "for C", "C.dismissalTransitionWillBegin", "for B",
        "C.dismissalTransitionDidEnd(true)", "for C", "C.dismissalTransitionDidEnd(true)",
        "for B",
      ])
  }
}
