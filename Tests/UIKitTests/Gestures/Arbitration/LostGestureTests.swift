import QuartzCore
import Testing
import UIKit

@Suite("Gestures whose view, recogniser or finger goes in the middle") @MainActor
struct LostGestureTests {
  private let stage = TestStage.settled()
  private let targets = GestureLog()
  private let pan: UIPanGestureRecognizer
  private let tap: UITapGestureRecognizer

  private init() {
    pan = targets.watch(UIPanGestureRecognizer(), "pan")
    tap = targets.watch(UITapGestureRecognizer(), "tap")
    let pad = UIView()
    pad.addGestureRecognizer(pan)
    pad.addGestureRecognizer(tap)
    stage.add(pad, TestStage.bounds)
    stage.settle()
  }

  private func dragOn() { stage.drag([(10, 10), (30, 10), (40, 10)]) }

  @Test(
    "The view leaves the window: the gesture is cancelled in the next step, and the finger is nobody's"
  )
  func leaves() {
    dragOn()
    #expect(targets.take() == ["pan began", "pan changed"])
    let pad = pan.view
    stage.perform { pad?.removeFromSuperview() }
    stage.advance()
    #expect(targets.take() == ["pan cancelled"])
    #expect(pan.state == .possible)
    stage.touch(.moved, 60, 10)
    stage.touch(.ended, 60, 10)
    stage.advance()
    #expect(targets.take() == [])
    // Back again, it is as ever.
    stage.perform { stage.view.addSubview(pad!) }
    stage.settle()
    dragOn()
    #expect(targets.take() == ["pan began", "pan changed"])
  }

  @Test("The view leaves in its own action: cancelled in the same step")
  func leavesInAction() {
    targets.hook = { if $0.state == .began { $0.view?.removeFromSuperview() } }
    stage.drag([(10, 10), (30, 10)])
    #expect(targets.take() == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
  }

  @Test("A view that changes its superview within the window keeps its gesture")
  func moves() {
    dragOn()
    _ = targets.take()
    let box = stage.add(UIView(), TestStage.bounds)
    stage.perform { box.addSubview(pan.view!) }
    stage.touch(.moved, 60, 10)
    stage.advance()
    stage.lift(60, 10)
    #expect(targets.take().last == "pan ended")
  }

  @Test("The recogniser is taken away in its own action", arguments: [true, false])
  func removedInAction(whenBegun: Bool) {
    targets.hook = {
      if $0.state == (whenBegun ? .began : .ended) { $0.view?.removeGestureRecognizer($0) }
    }
    dragOn()
    stage.lift(40, 10)
    #expect(
      targets.take()
        == (whenBegun
          ? ["pan began", "pan cancelled"] : ["pan began", "pan changed", "pan ended"]))
    #expect(pan.view == nil)
    #expect(pan.state == .possible)
    stage.tap(10, 10)
    #expect(targets.take() == ["tap ended"])
  }

  @Test("10.10: switched off in its own action, it is cancelled")
  func disabledInAction() {
    targets.hook = { if $0.state == .changed { $0.isEnabled = false } }
    dragOn()
    #expect(targets.take() == ["pan began", "pan changed", "pan cancelled"])
    stage.lift(40, 10)
    #expect(targets.take() == [])
  }

  @Test("The view dies with its finger down")
  func viewDies() {
    dragOn()
    _ = targets.take()
    weak let view = pan.view
    stage.perform { pan.view?.removeFromSuperview() }
    stage.advance(2)
    #expect(targets.take() == ["pan cancelled"])
    stage.lift(40, 10)
    #expect(view == nil)
    #expect(pan.view == nil)
    stage.tap(10, 10)
    #expect(targets.take() == [])
  }

  @Test("The recogniser dies in its own action")
  func recognizerDies() {
    weak var gone: UIGestureRecognizer?
    func make() {
      let brief = targets.watch(UIPanGestureRecognizer(), "brief")
      gone = brief
      pan.view?.addGestureRecognizer(brief)
      pan.isEnabled = false
    }
    make()
    targets.hook = { $0.view?.removeGestureRecognizer($0) }
    dragOn()
    stage.lift(40, 10)
    stage.advance()
    #expect(targets.take() == ["brief began", "brief cancelled"])
    #expect(gone == nil)
  }

  @Test("A control that leaves the window under the finger is let go of")
  func control() {
    let button = stage.add(UIButton(type: .custom), CGRect(x: 0, y: 100, width: 50, height: 50))
    let log = CallLog()
    button.addAction(UIAction { _ in log.note("cancel") }, for: .touchCancel)
    button.addAction(UIAction { _ in log.note("up") }, for: [.touchUpInside, .touchUpOutside])
    stage.settle()
    stage.touch(.began, 10, 110)
    stage.advance()
    #expect(button.isHighlighted)
    stage.perform { button.removeFromSuperview() }
    stage.advance()
    #expect(log.take() == ["cancel"])
    #expect(!button.isTracking)
    #expect(!button.isHighlighted)
    stage.lift(10, 110)
    #expect(log.take() == [])
  }

  @Test("The system takes the touch: what is under way is cancelled, what is not fails")
  func cancelled() {
    dragOn()
    stage.touch(.cancelled, 40, 10)
    stage.advance()
    #expect(targets.take() == ["pan began", "pan changed", "pan cancelled"])
    stage.drag([(10, 10)])
    stage.touch(.cancelled, 10, 10)
    stage.advance()
    #expect(targets.take() == [])
    #expect(pan.state == .possible)
    #expect(tap.state == .possible)
  }

  @Test("A stage that goes away with a finger down leaves nothing behind")
  func stageGoes() {
    weak var recognizer: UIGestureRecognizer?
    weak var view: UIView?
    func run() {
      let stage = TestStage.settled()
      let pad = UIView()
      let pan = targets.watch(UIPanGestureRecognizer(), "brief")
      pad.addGestureRecognizer(pan)
      stage.add(pad, TestStage.bounds)
      stage.settle()
      stage.drag([(10, 10), (30, 10)])
      (recognizer, view) = (pan, pad)
    }
    run()
    #expect(recognizer == nil)
    #expect(view == nil)
  }
}
