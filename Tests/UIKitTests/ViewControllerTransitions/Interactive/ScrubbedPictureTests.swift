import DisplayList
import QuartzCore
import Testing
import UIKit

@Suite("Scrubbed pictures equal those that play") @MainActor struct ScrubbedPictureTests {
  /// What animators are made of; each ends with the transition.
  enum Kind: CaseIterable {
    case block, delayed, keyframes, spring, nested, two, basic, propertyAnimator
  }

  /// Moves, fades and turns B's view in half a second.
  private static func animate(
    _ kind: Kind, _ context: any UIViewControllerContextTransitioning
  ) {
    let slide = Slide(context)
    let view = slide.moving
    let done = { (_: Bool) in
      view.alpha = 1
      view.transform = .identity
      slide.clean()
    }
    switch kind {
    case .block:
      UIView.animate(withDuration: 0.5, animations: { slide.move() }, completion: done)
    case .delayed:
      UIView.animate(
        withDuration: 0.3, delay: 0.2, options: [], animations: { slide.move() }, completion: done)
    case .keyframes:
      UIView.animateKeyframes(
        withDuration: 0.5, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { slide.move() }
          UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.7) { view.alpha = 0.2 }
        }, completion: done)
    case .spring:
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 2,
        animations: { slide.move() }, completion: done)
    case .nested:
      UIView.animate(
        withDuration: 0.5,
        animations: {
          slide.move()
          UIView.animate(withDuration: 0.1) { view.alpha = 0.3 }
        }, completion: done)
    case .two:
      UIView.animate(withDuration: 0.2) { view.alpha = 0.5 }
      UIView.animate(
        withDuration: 0.5, delay: 0, options: .curveEaseOut, animations: { slide.move() },
        completion: done)
    case .basic:
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue) = (1, 0)
      animation.duration = 0.5
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        view.layer.removeAllAnimations()
        slide.clean()
      }
      view.layer.add(animation, forKey: "fade")
      CATransaction.commit()
    case .propertyAnimator:
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeOut) { slide.move() }
      animator.addCompletion { position in
        #expect((position == .start) == context.transitionWasCancelled)
        slide.clean()
      }
      animator.startAnimation()
    }
  }

  /// The dismissal begun, in the hand or by itself.
  private func begin(_ kind: Kind, driven isDriven: Bool) -> DrivenTrio {
    let driven = DrivenTrio(.custom)
    driven.trio.b.hooks["viewDidLoad"] = { [b = driven.trio.b] in b.view.backgroundColor = .red }
    driven.trio.dismisser.animation = { Self.animate(kind, $0) }
    if !isDriven { driven.trio.answers.interactiveDismissal = nil }
    driven.beginDismissal()
    return driven
  }

  private func text(_ driven: DrivenTrio, after seconds: Double = 0) -> String {
    driven.stage.stage.picture(at: driven.stage.time + seconds).description
  }

  @Test("5.2, 5.3: at p, as played at p times the duration", arguments: Kind.allCases)
  func held(_ kind: Kind) {
    let (held, playing) = (begin(kind, driven: true), begin(kind, driven: false))
    let start = playing.stage.time
    for percent in [0, 0.125, 0.25, 0.75, 0.5, 1, 0.875] {
      held.update(percent)
      let picture = playing.stage.stage.picture(at: start + percent * 0.5).description
      #expect(text(held) == picture, "at \(percent)")
      #expect(text(held, after: 3) == picture, "at \(percent), later")
    }
  }

  @Test(
    "5.5: the tail shows at every time what plays at its place, also between two steps",
    arguments: Kind.allCases, [true, false])
  func tail(_ kind: Kind, _ finishes: Bool) {
    let (held, playing) = (begin(kind, driven: true), begin(kind, driven: false))
    let start = playing.stage.time
    held.driver.completionCurve = .linear
    held.update(0.5)
    if finishes { held.finish() } else { held.cancel() }
    held.stage.advance()
    // A quarter of a second is left either way; pictures every 1/128 s, one step ahead at most.
    var step = 0.0
    for tick in 0..<32 {
      let elapsed = Double(tick) / 128
      while step + 1.0 / 60 <= elapsed {
        held.stage.advance()
        step += 1.0 / 60
      }
      let place = finishes ? 0.25 + elapsed : 0.25 - elapsed
      let (one, other) = (
        held.stage.stage.picture(at: max(held.stage.time, held.stage.time + elapsed - step)),
        playing.stage.stage.picture(at: start + place)
      )
      #expect(near(one, other), "after \(elapsed)")
    }
    held.stage.settle()
    #expect((held.trio.a.presentedViewController == nil) == finishes)
    #expect(held.stage.stage.context.animations.isEmpty)
  }

  /// The two times differ by rounding, which a text of four digits can show in the last one.
  private func near(_ one: DisplayList, _ other: DisplayList) -> Bool {
    let (first, second) = (one.description.parts, other.description.parts)
    return first.count == second.count
      && zip(first, second).allSatisfy { part, otherPart in
        if part == otherPart { return true }
        guard let number = Double(part), let otherNumber = Double(otherPart) else { return false }
        return abs(number - otherNumber) < 1.5e-4
      }
  }

  @Test("Cancelled, the screen is as it was before, to the byte", arguments: Kind.allCases)
  func restored(_ kind: Kind) {
    let driven = DrivenTrio(.custom)
    driven.trio.dismisser.animation = { Self.animate(kind, $0) }
    driven.presentByItself()
    let before = driven.stage.picture
    driven.trio.dismiss()
    driven.stage.advance(2)
    driven.update(0.37)
    driven.cancel()
    driven.stage.settle()
    #expect(driven.stage.picture == before)
    #expect(driven.trio.a.presentedViewController === driven.trio.b)
  }

  @Test("7.1.4: what moved in the container before stands, and goes on when it is let go")
  func spinner() {
    let driven = DrivenTrio(.custom)
    let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    spinner.backgroundColor = .red
    driven.trio.b.hooks["viewDidLoad"] = { [b = driven.trio.b] in b.view.addSubview(spinner) }
    driven.presentByItself()
    driven.stage.perform {
      UIView.animate(withDuration: 60, delay: 0, options: .curveLinear) {
        spinner.frame.origin.x = 60
      }
    }
    driven.stage.advance(30)
    func x() -> Double? { driven.stage.shown(spinner)?.frame.map { Double($0.minX) } }
    let x0 = x() ?? .nan
    #expect(Swift.abs(x0 - 29.0 / 60) < 1e-9)
    driven.trio.dismiss()
    driven.stage.advance(2)
    // Two steps until it is held, in the second of which it is.
    #expect(Swift.abs((x() ?? .nan) - x0 - 2.0 / 60) < 1e-9)
    driven.stage.advance(60)
    #expect(Swift.abs((x() ?? .nan) - x0 - 2.0 / 60) < 1e-9)
    driven.cancel()
    driven.stage.settle()
    #expect(spinner.frame.minX == 60)
  }
}

extension String {
  fileprivate var parts: [Substring] { split(whereSeparator: { " ()\n".contains($0) }) }
}
