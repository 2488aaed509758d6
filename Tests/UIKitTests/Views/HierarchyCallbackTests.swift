import Testing
import Trace
import UIKit

@Suite("Callbacks of the view hierarchy") @MainActor struct HierarchyCallbackTests {
  private let stage = TestStage.settled()
  private let log = CallLog()

  @Test("Outside a window only superviews are told of")
  func outsideWindow() {
    let parent = LoggedView("parent", log)
    let child = LoggedView("child", log)
    parent.addSubview(child)
    #expect(
      log.take() == [
        "child.willMove(toSuperview: parent) from nil",
        "child.didMoveToSuperview in parent",
        "parent.didAddSubview child",
      ])
    child.removeFromSuperview()
    #expect(
      log.take() == [
        "parent.willRemoveSubview child of 1",
        "child.willMove(toSuperview: nil) from parent",
        "child.didMoveToSuperview in nil",
      ])
  }

  @Test("Into and out of a window the whole subtree is told")
  func intoWindow() {
    let parent = LoggedView("parent", log)
    let child = LoggedView("child", log)
    parent.addSubview(child)
    _ = log.take()
    stage.view.addSubview(parent)
    #expect(
      log.take() == [
        "parent.willMove(toSuperview: view) from nil",
        "parent.willMove(toWindow: window) from nil",
        "child.willMove(toWindow: window) from nil",
        "parent.didMoveToWindow in window",
        "child.didMoveToWindow in window",
        "parent.didMoveToSuperview in view",
      ])
    parent.removeFromSuperview()
    #expect(
      log.take() == [
        "parent.willMove(toSuperview: nil) from view",
        "parent.willMove(toWindow: nil) from window",
        "child.willMove(toWindow: nil) from window",
        "parent.didMoveToWindow in nil",
        "child.didMoveToWindow in nil",
        "parent.didMoveToSuperview in nil",
      ])
  }

  @Test("Between two superviews of one window the window is not spoken of")
  func betweenSuperviews() {
    let one = LoggedView("one", log)
    let two = LoggedView("two", log)
    let child = LoggedView("child", log)
    stage.view.addSubview(one)
    stage.view.addSubview(two)
    one.addSubview(child)
    _ = log.take()
    two.addSubview(child)
    #expect(
      log.take() == [
        "child.willMove(toSuperview: two) from one",
        "one.willRemoveSubview child of 1",
        "child.didMoveToSuperview in two",
        "two.didAddSubview child",
      ])
  }

  @Test("Within a superview nobody is told")
  func withinSuperview() {
    let parent = LoggedView("parent", log)
    let child = LoggedView("child", log)
    parent.addSubview(child)
    parent.addSubview(LoggedView("other", log))
    _ = log.take()
    parent.bringSubviewToFront(child)
    parent.addSubview(child)
    #expect(log.take() == [])
  }

  @Test("The trace has every change with where the view stands or stood")
  func trace() {
    let (a, b) = (UIView(), UILabel())
    // Whatever other tests made outside a stage before is in the log then.
    stage.advance()
    let start = stage.trace.count
    stage.perform {
      stage.view.addSubview(a)
      stage.view.addSubview(b)
      stage.view.sendSubviewToBack(b)
      stage.view.sendSubviewToBack(b)
      a.removeFromSuperview()
    }
    stage.advance()
    let lines = stage.traceLines(from: start) {
      if case .hierarchy = $0 { true } else { false }
    }
    #expect(
      lines == [
        "UIView added in UIView at 0",
        "UILabel added in UIView at 1",
        "UILabel moved in UIView at 0",
        "UIView removed in UIView at 1",
      ])
  }

  @Test("A view that its own callback takes elsewhere is where the callback put it")
  func callbackMoves() {
    let other = UIView()
    let child = MovingView()
    child.destination = other
    let parent = UIView()
    parent.addSubview(child)
    child.removeFromSuperview()
    #expect(child.superview === other)
    #expect(parent.subviews.isEmpty)
    #expect(parent.layer.sublayers == nil)
    #expect(other.subviews == [child])
  }

  @Test("A view that its former superview's callback takes elsewhere ends where it was sent first")
  func formerSuperviewMoves() {
    let (elsewhere, target, child) = (UIView(), UIView(), UIView())
    let former = ParentThatMoves()
    former.addSubview(child)
    for destination in [elsewhere, target] {
      former.destination = destination
      former.addSubview(child)
      target.addSubview(child)
      #expect(child.superview === target)
      #expect(target.subviews == [child])
      #expect(target.layer.sublayers == [child.layer])
      #expect(former.subviews.isEmpty && elsewhere.subviews.isEmpty)
      #expect(elsewhere.layer.sublayers == nil && former.layer.sublayers == nil)
    }
  }

  private final class ParentThatMoves: UIView {
    var destination: UIView?

    override func willRemoveSubview(_ subview: UIView) {
      guard let target = destination else { return }
      destination = nil
      target.addSubview(subview)
    }
  }

  private final class MovingView: UIView {
    var destination: UIView?

    override func willMove(toSuperview newSuperview: UIView?) {
      guard newSuperview == nil, let target = destination else { return }
      destination = nil
      target.addSubview(self)
    }
  }
}
