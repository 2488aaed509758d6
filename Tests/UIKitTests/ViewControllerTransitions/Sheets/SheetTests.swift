import DisplayList
import Stage
import Testing
import UIKit

/// 3.3 on a screen of 390 x 844 points whose safe area begins at 47: the card's top is 10 below
/// that, the presenter is 0.9165 as wide and its top meets the safe area's.
@Suite("3.3: sheets") @MainActor struct SheetTests {
  private let pair = Pair(custom: false, device: .iPhone13)
  private let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
  private let card = CGRect(x: 0, y: 57, width: 390, height: 787)
  // (390 - 0.9165 · 390) / 2 = 16.2825; 0.9165 · 844 = 773.526.
  private let setBack = CGRect(x: 16.2825, y: 47, width: 357.435, height: 773.526)

  private init() { pair.b.modalPresentationStyle = .pageSheet }

  private func expect(_ frame: CGRect?, _ expected: CGRect, _ name: String = "") {
    guard let frame else {
      Issue.record("\(name) is not in the picture")
      return
    }
    let pairs = [
      (frame.minX, expected.minX), (frame.minY, expected.minY), (frame.width, expected.width),
      (frame.height, expected.height),
    ]
    #expect(
      pairs.allSatisfy { near($0, Double($1), 1e-6) }, "\(name): \(frame), not \(expected)")
  }

  private func frame(_ view: UIView) -> CGRect? { pair.stage.shown(view)?.frame }

  @Test(
    "At rest: the card, and the presenter behind it",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .automatic], [true, false])
  func atRest(_ style: UIModalPresentationStyle, _ animated: Bool) {
    pair.b.modalPresentationStyle = style
    pair.present(animated: animated)
    pair.stage.settle()
    expect(frame(pair.b.view), card, "B")
    expect(frame(pair.a.view), setBack, "A")
    let container = pair.b.presentationController?.containerView
    #expect(container?.frame == screen)
    #expect(container?.superview === pair.stage.window)
    // Dimmed by black at 20 per cent.
    let dimming = container?.subviews.first
    let shown = dimming.flatMap { pair.stage.shown($0) }
    #expect(shown?.opacity == 0.2)
    #expect(shown?.color == DisplayColor(red: 0, green: 0, blue: 0))
    expect(shown?.frame, screen, "dimming")
    #expect(pair.stage.rootCard.layer.cornerRadius == 10)
    #expect(pair.stage.rootCard.clipsToBounds)
    pair.dismiss(animated: animated)
    pair.stage.settle()
    expect(frame(pair.a.view), screen, "A")
    #expect(pair.stage.rootCard.layer.cornerRadius == 0)
    #expect(pair.stage.window.subviews == [pair.stage.rootCard])
    #expect(pair.b.view.superview == nil)
  }

  @Test("Only the card's upper corners are rounded: what cuts reaches 20 points below it")
  func corners() throws {
    pair.present()
    pair.stage.settle()
    let cut = try #require(pair.b.view.superview)
    #expect(cut.clipsToBounds)
    #expect(cut.layer.cornerRadius == 10)
    #expect(
      cut.convert(cut.bounds, to: nil) == CGRect(x: 0, y: 57, width: 390, height: 807))
    #expect(pair.b.view.layer.cornerRadius == 0)
  }

  @Test("3.1.3: card, presenter and dimming move together with the system spring")
  func motion() throws {
    pair.present()
    pair.stage.advance(2)
    let begin = pair.stage.time
    let container = try #require(pair.b.presentationController?.containerView)
    for (time, progress) in [(0, 0), (0.05, 0.2322), (0.1, 0.5448), (0.2, 0.8793), (0.4, 0.9944)] {
      let (a, b) = (
        pair.stage.shown(pair.a.view, at: begin + time),
        pair.stage.shown(pair.b.view, at: begin + time)
      )
      #expect(near(b?.frame?.minY, 57 + 787 * (1 - progress), 787 * 6e-5))
      #expect(near(a?.transform.a, 1 - 0.0835 * progress, 1e-5))
      #expect(near(a?.frame?.minY, 47 * progress, 47 * 6e-5))
      let dimming = pair.stage.shown(container.subviews[0], at: begin + time)
      #expect(near(dimming?.opacity ?? 0, 0.2 * progress, 1.2e-5))
    }
  }

  @Test("O7: the presenter's own view is not touched, neither during nor after")
  func presenterUntouched() {
    func state() -> [String] {
      let view = pair.a.view!
      return [
        "\(ObjectIdentifier(view.superview!))", "\(view.superview!.subviews.count)",
        "\(view.frame)", "\(view.transform)", "\(view.alpha)", "\(view.isHidden)",
        "\(view.clipsToBounds)", "\(view.layer.cornerRadius)",
      ]
    }
    let before = state()
    let picture = pair.stage.output?.displayList
    pair.present()
    for _ in 0..<20 {
      pair.stage.advance()
      #expect(state() == before)
    }
    pair.stage.settle()
    #expect(state() == before)
    pair.dismiss()
    pair.stage.advance(10)
    #expect(state() == before)
    pair.stage.settle()
    #expect(state() == before)
    #expect(pair.stage.output?.displayList == picture)
  }

  @Test("The window in another size: both cards are as if they had been presented in it")
  func resized() {
    pair.present()
    pair.stage.settle()
    pair.stage.size = CGSize(width: 400, height: 600)
    pair.stage.settle()
    expect(frame(pair.b.view), CGRect(x: 0, y: 57, width: 400, height: 543), "B")
    // 400 · 0.0835 / 2 = 16.7; 0.9165 · 600 = 549.9.
    expect(
      frame(pair.a.view), CGRect(x: 16.7, y: 47, width: 366.6, height: 549.9), "A")
    #expect(pair.a.view.bounds == CGRect(x: 0, y: 0, width: 400, height: 600))
    pair.dismiss()
    pair.stage.settle()
    expect(frame(pair.a.view), CGRect(x: 0, y: 0, width: 400, height: 600), "A")
  }

  @Test("10.19: another size in the middle of the transition counts at its end")
  func resizedInTheMiddle() {
    pair.present()
    pair.stage.advance(10)
    pair.stage.size = CGSize(width: 400, height: 600)
    pair.stage.settle()
    expect(frame(pair.b.view), CGRect(x: 0, y: 57, width: 400, height: 543), "B")
    expect(
      frame(pair.a.view), CGRect(x: 16.7, y: 47, width: 366.6, height: 549.9), "A")
  }

  @Test("2.1.4: a custom animator gets the card as the view to move, and its frame")
  func customAnimator() {
    let pair = Pair(device: .iPhone13)
    pair.b.modalPresentationStyle = .automatic
    var isCard = false
    pair.presenter.animation = { context in
      let view = context.view(forKey: .to)!
      isCard = pair.b.view.isDescendant(of: view) && view !== pair.b.view
      #expect(context.view(forKey: .from) == nil)
      #expect(context.finalFrame(for: pair.b) == card)
      view.frame = context.finalFrame(for: pair.b)
      context.containerView.addSubview(view)
      context.completeTransition(true)
    }
    pair.present()
    pair.stage.settle()
    #expect(isCard)
    #expect(pair.b.view.convert(pair.b.view.bounds, to: nil) == card)
  }

  @Test("A cancelled presentation or dismissal leaves the presenter as it was")
  func cancelled() {
    let pair = Pair(device: .iPhone13)
    pair.b.modalPresentationStyle = .pageSheet
    pair.presenter.animation = { $0.completeTransition(false) }
    pair.present()
    pair.stage.settle()
    expect(pair.stage.shown(pair.a.view)?.frame, screen, "A")
    #expect(pair.stage.rootCard.layer.cornerRadius == 0)
    pair.presenter.animation = nil
    pair.presentAndSettle()
    pair.dismisser.animation = { $0.completeTransition(false) }
    pair.dismiss()
    pair.stage.settle()
    expect(pair.stage.shown(pair.a.view)?.frame, setBack, "A")
    expect(pair.stage.shown(pair.b.view)?.frame, card, "B")
  }
}
