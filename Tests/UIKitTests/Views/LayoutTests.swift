import Testing
import UIKit

@Suite("Layout") @MainActor struct LayoutTests {
  private let stage = TestStage.settled()
  private let log = CallLog()

  private func nested(_ names: String...) -> [LoggedView] {
    var views: [LoggedView] = []
    for name in names {
      let view = LoggedView(name, log)
      (views.last ?? stage.view).addSubview(view)
      views.append(view)
    }
    stage.settle()
    _ = log.take()
    return views
  }

  @Test("A step lays out from the outside in, each view that needs it, once")
  func order() {
    let views = nested("a", "b", "c")
    for view in views.reversed() {
      view.setNeedsLayout()
      view.setNeedsLayout()
    }
    #expect(log.take() == [])
    stage.advance()
    #expect(log.take() == ["a.layoutSubviews", "b.layoutSubviews", "c.layoutSubviews"])
    stage.advance()
    #expect(log.take() == [])
  }

  @Test("A new size or another subview asks for layout; a new place does not")
  func whatAsks() {
    let views = nested("a", "b")
    views[0].frame.origin.x = 5
    stage.advance()
    #expect(log.take() == [])
    views[0].frame.size.width = 5
    stage.advance()
    #expect(log.take() == ["a.layoutSubviews"])
    views[0].addSubview(UIView())
    stage.advance()
    #expect(log.take() == ["a.didAddSubview view", "a.layoutSubviews"])
    views[1].removeFromSuperview()
    _ = log.take()
    stage.advance()
    #expect(log.take() == ["a.layoutSubviews"])
  }

  @Test("layoutIfNeeded does it at once, for this view and what lies beneath")
  func now() {
    let views = nested("a", "b")
    views[1].setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(log.take() == ["b.layoutSubviews"])
    stage.advance()
    #expect(log.take() == [])
  }

  @Test("Asking for layout while being laid out gives one more round")
  func again() {
    let views = nested("a")
    var rounds = 0
    views[0].whenLaidOut = {
      rounds += 1
      if rounds < 3 { views[0].setNeedsLayout() }
    }
    views[0].setNeedsLayout()
    stage.advance()
    #expect(rounds == 3)
  }

  @Test("A subview's layout that asks for its superview's, or a sibling's, gets it in the step")
  func upwards() {
    let views = nested("a", "b")
    let sibling = LoggedView("sibling", log)
    views[0].insertSubview(sibling, at: 0)
    stage.settle()
    _ = log.take()
    var isFirst = true
    views[1].whenLaidOut = {
      guard isFirst else { return }
      isFirst = false
      views[0].setNeedsLayout()
      sibling.setNeedsLayout()
    }
    views[1].setNeedsLayout()
    stage.advance()
    #expect(log.take() == ["b.layoutSubviews", "a.layoutSubviews", "sibling.layoutSubviews"])
    #expect(stage.isStill)
  }

  @Test("What the layout changed is in the same step's picture")
  func shown() {
    let views = nested("a")
    views[0].backgroundColor = .red
    views[0].frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    views[0].whenLaidOut = { views[0].frame.origin.x = 33 }
    stage.advance()
    #expect(stage.shown(views[0])?.frame == CGRect(x: 33, y: 0, width: 10, height: 10))
  }

  @Test("A controller hears of it before and after")
  func controller() {
    let controller = LoggedController("C", log)
    let stage = TestStage.settled { controller }
    _ = log.take()
    stage.view.setNeedsLayout()
    stage.advance()
    #expect(log.take() == ["C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews"])
  }

  @Test("A layout that never comes to an end stops with a message")
  func endless() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class Endless: UIView {
          override func layoutSubviews() { setNeedsLayout() }
        }
        TestStage.settled().add(Endless(), .zero).layoutIfNeeded()
      }
    }
    #expect(result.standardErrorText.contains("asks for layout each time it is laid out"))
  }

  @Test("Two views that ask for each other's layout stop with a message too")
  func endlessPair() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class Pusher: UIView {
          weak var other: UIView?
          override func layoutSubviews() { other?.setNeedsLayout() }
        }
        let stage = TestStage.settled()
        let one = stage.add(Pusher(), .zero)
        let two = stage.add(Pusher(), .zero)
        (one.other, two.other) = (two, one)
        one.setNeedsLayout()
        stage.advance()
      }
    }
    #expect(result.standardErrorText.contains("layout"))
  }
}
