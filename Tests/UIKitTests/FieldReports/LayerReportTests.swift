import DisplayList
import QuartzCore
import Testing
import UIKit

@Suite("Field reports: layers' own animations, and transitions of views") @MainActor
struct LayerReportTests {
  private let pair = Pair.report(.fullScreen)

  // MARK: A helper's end

  private final class Remover: NSObject, CAAnimationDelegate {
    let remove: () -> Void
    init(_ remove: @escaping () -> Void) { self.remove = remove }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { remove() }
  }

  /// The steps, more than 0.1 s after the begin, that show a helper where it began.
  private func blinks(
    modelIsLast: Bool = false, _ remove: @escaping (UIView) -> Void
  ) -> Int {
    let start = CGRect(x: 20, y: 30, width: 40, height: 40)
    let helper = pair.stage.add(UIView(), start)
    helper.backgroundColor = .red
    pair.stage.settle()
    pair.stage.perform {
      let move = CABasicAnimation(keyPath: "position")
      (move.fromValue, move.toValue) = (CGPoint(x: 40, y: 50), CGPoint(x: 240, y: 450))
      let scale = CABasicAnimation(keyPath: "transform.scale")
      (scale.fromValue, scale.toValue) = (1, 2)
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue) = (1, 0.2)
      let group = CAAnimationGroup()
      group.animations = [move, scale, fade]
      for animation in [move, scale, fade, group] { animation.duration = 0.5 }
      group.delegate = Remover { [weak helper] in helper.map(remove) }
      if modelIsLast {
        helper.center = CGPoint(x: 240, y: 450)
        helper.transform = CGAffineTransform(scaleX: 2, y: 2)
        helper.alpha = 0.2
      }
      helper.layer.add(group, forKey: nil)
    }
    pair.stage.advance(1 + 6)
    var count = 0
    for _ in 0..<40 {
      pair.stage.advance()
      if pair.stage.shown(helper)?.frame == start { count += 1 }
    }
    #expect(helper.superview == nil)
    return count
  }

  @Test("R121: a helper that the delegate removes is gone in the frame in which its animation is")
  func r121() { #expect(blinks { $0.removeFromSuperview() } == 0) }

  @Test("R121, the mistake: removed later, it is back at its start until then")
  func r121Mistake() {
    // The next turn of the queue is the next step.
    let count = blinks { helper in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { helper.removeFromSuperview() }
    }
    #expect((1...2).contains(count))
  }

  @Test("R121: with the last values in the model it does not matter when it is removed")
  func r121Model() {
    let count = blinks(modelIsLast: true) { helper in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { helper.removeFromSuperview() }
    }
    #expect(count == 0)
  }

  // MARK: A flip

  /// What a step shows of a view: nothing, or itself, turned or not.
  private enum Look { case gone, straight, turned }

  private func look(_ view: UIView) -> Look {
    var pending = [(pair.stage.output!.displayList.root, false)]
    while let (node, outer) = pending.popLast() {
      let isTurned = outer || node.perspective != nil || node.transform.a != 1
      if node.owner == view.layer.number { return isTurned ? .turned : .straight }
      pending += node.children.map { ($0, isTurned) }
    }
    return .gone
  }

  /// B flips in over A, beside another view of the container; of each step what it shows of A, B and
  /// that one.
  private func flip(
    inWrapper: Bool, afterCommit: Bool
  ) -> (a: [Look], b: [Look], other: [Look]) {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    pair.presenter.animation = { context in
      let (from, to) = (context.view(forKey: .from)!, context.view(forKey: .to)!)
      let container = context.containerView
      let wrapper = inWrapper ? UIView(frame: container.bounds) : container
      to.frame = container.bounds
      container.addSubview(other)
      if inWrapper { container.addSubview(wrapper) }
      wrapper.addSubview(from)
      let flip: @MainActor @Sendable () -> Void = {
        UIView.transition(
          from: from, to: to, duration: 0.4, options: [.transitionFlipFromLeft, .curveLinear]
        ) { _ in
          container.addSubview(to)
          if inWrapper { wrapper.removeFromSuperview() }
          context.completeTransition(true)
        }
      }
      if afterCommit {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.02, execute: flip)
      } else {
        flip()
      }
    }
    pair.present()
    var looks: (a: [Look], b: [Look], other: [Look]) = ([], [], [])
    for _ in 0..<40 {
      pair.stage.advance()
      looks.a.append(look(pair.a.view))
      looks.b.append(look(pair.b.view))
      looks.other.append(look(other))
    }
    return looks
  }

  @Test("R122, the mistake: of views added just now nothing turns, the end is there at once")
  func r122NotShownYet() {
    for inWrapper in [false, true] {
      let looks = LayerReportTests().flip(inWrapper: inWrapper, afterCommit: false)
      #expect(looks.a.dropFirst(2).allSatisfy { $0 == .gone })
      #expect(looks.b.dropFirst(2).allSatisfy { $0 == .straight })
      #expect(!looks.a.contains(.turned) && !looks.b.contains(.turned))
    }
  }

  @Test("R122, the mistake: it is the superview that turns, with all that is in it")
  func r122Container() {
    let looks = flip(inWrapper: false, afterCommit: true)
    #expect(looks.a.contains(.turned) && looks.b.contains(.turned))
    #expect(looks.other.count { $0 == .turned } > 20 && looks.other.last == .straight)
  }

  @Test("R122: in a view of their own, after a step, the two turn and nothing else does")
  func r122() {
    let looks = flip(inWrapper: true, afterCommit: true)
    #expect(!looks.other.contains(.turned) && looks.other.last == .straight)
    // 0.4 s are 24 steps: the first shows A turned by nothing yet, the one in the middle turns B.
    #expect(looks.a.count { $0 == .turned } == 11 && looks.b.count { $0 == .turned } == 12)
    #expect(looks.a.first == .straight && looks.b.last == .straight)
    // Never both, and never neither.
    for (a, b) in zip(looks.a, looks.b) { #expect((a == .gone) != (b == .gone)) }
  }
}
