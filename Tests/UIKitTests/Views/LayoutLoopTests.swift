import Testing
import UIKit

@Suite("Layouts that never come to rest") @MainActor struct LayoutLoopTests {
  /// Does in its layout what it is told to.
  class Restless: UIView {
    var whenLaidOut: (Restless) -> Void = { _ in }
    var layouts = 0

    override func layoutSubviews() {
      layouts += 1
      whenLaidOut(self)
    }
  }

  /// Lays out a view that does `body` each time, in a view that does so too.
  nonisolated private static func layOut(_ body: @escaping @MainActor (Restless) -> Void) async {
    await MainActor.run {
      let stage = TestStage.settled()
      let outer = stage.add(Restless(), .zero)
      let inner = Restless()
      outer.addSubview(inner)
      inner.whenLaidOut = body
      stage.advance()
    }
  }

  private func expectLoop(
    _ result: ExitTest.Result?, _ problem: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = result.standardErrorText
    #expect(text.contains("Restless: 0x"), sourceLocation: sourceLocation)
    #expect(text.contains(problem), sourceLocation: sourceLocation)
    #expect(text.contains("A layout must come to rest"), sourceLocation: sourceLocation)
  }

  @Test("Layout of itself, at once and each time, from within the layout")
  func ofItself() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await Self.layOut {
        $0.setNeedsLayout()
        $0.layoutIfNeeded()
      }
    }
    expectLoop(result, "is laid out again from within its own layout")
  }

  @Test("Layout of the superview, which lays out the view again")
  func ofSuperview() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await Self.layOut {
        $0.setNeedsLayout()
        $0.superview?.setNeedsLayout()
        $0.superview?.layoutIfNeeded()
      }
    }
    expectLoop(result, "is laid out again from within its own layout")
  }

  @Test("Another size each time, at once")
  func bySize() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await Self.layOut {
        $0.bounds.size.width += 1
        $0.layoutIfNeeded()
      }
    }
    expectLoop(result, "is laid out again from within its own layout")
  }

  @Test("A view in the view, and another in that one, each in the layout of the one before")
  func nested() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      @MainActor func addAnother(_ view: Restless) {
        let next = Restless()
        next.whenLaidOut = addAnother
        view.addSubview(next)
      }
      await Self.layOut { addAnother($0) }
    }
    expectLoop(result, "is laid out from within the layout of too many others")
  }

  @Test("The same, laid out at once")
  func nestedAtOnce() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      @MainActor func addAnother(_ view: Restless) {
        let next = Restless()
        next.whenLaidOut = addAnother
        view.addSubview(next)
        next.layoutIfNeeded()
      }
      await Self.layOut { addAnother($0) }
    }
    expectLoop(result, "is laid out from within the layout of too many others")
  }

  @Test("A view beside the view, each time")
  func besides() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      @MainActor func addAnother(_ view: Restless) {
        let next = Restless()
        next.whenLaidOut = addAnother
        view.superview?.addSubview(next)
      }
      await Self.layOut { addAnother($0) }
    }
    expectLoop(result, "asks for layout each time it is laid out")
  }

  @Test("A controller's callback that asks for its view's layout: the controller is named")
  func controller() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class RestlessController: UIViewController {
          override func viewDidLayoutSubviews() { view.setNeedsLayout() }
        }
        TestStage { RestlessController() }.advance()
      }
    }
    let text = result.standardErrorText
    #expect(text.contains("RestlessController"))
    #expect(text.contains("asks for layout each time it is laid out"))
  }

  // MARK: What does come to rest

  @Test("layoutIfNeeded of itself in the layout does nothing, of the superview neither")
  func nothingToDo() {
    let stage = TestStage.settled()
    let view = stage.add(Restless(), .zero)
    view.whenLaidOut = {
      $0.layoutIfNeeded()
      $0.superview?.layoutIfNeeded()
    }
    stage.advance()
    #expect(view.layouts == 1)
    #expect(stage.isStill)
  }

  @Test("Layout within the layout that ends is done as often as it is asked for")
  func fewTimes() {
    let stage = TestStage.settled()
    let view = stage.add(Restless(), .zero)
    view.whenLaidOut = {
      guard $0.bounds.width < 5 else { return }
      $0.bounds.size.width += 1
      $0.layoutIfNeeded()
    }
    stage.advance()
    #expect(view.bounds.width == 5)
    #expect(view.layouts == 6)
    #expect(stage.isStill)
    // Nothing is counted for ever.
    for _ in 0..<300 {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect(view.layouts == 306)
  }

  @Test("Asked for from within, the superview's layout reaches siblings that wait for theirs")
  func siblings() {
    let stage = TestStage.settled()
    let first = stage.add(Restless(), .zero)
    let second = stage.add(Restless(), .zero)
    var before = -1
    first.whenLaidOut = {
      $0.superview?.layoutIfNeeded()
      before = second.layouts
    }
    stage.advance()
    #expect(before == 1)
    #expect(second.layouts == 1)
  }
}
