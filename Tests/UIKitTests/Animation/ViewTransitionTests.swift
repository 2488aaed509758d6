import DisplayList
import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("UIView.transition") @MainActor struct ViewTransitionTests {
  private let stage = TestStage.settled()
  private let log = CallLog()
  private let card: UIView
  private let front = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 80))
  private let back = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 80))

  private init() {
    // Its middle is (50, 100).
    card = stage.add(UIView(), CGRect(x: 30, y: 60, width: 40, height: 80))
    front.backgroundColor = .red
    back.backgroundColor = .blue
    stage.perform { card.addSubview(front) }
    stage.settle()
  }

  private func transition(
    _ options: UIView.AnimationOptions, duration: Double = 1, _ change: @escaping () -> Void
  ) {
    stage.perform {
      UIView.transition(
        with: card, duration: duration, options: options.union(.curveLinear), animations: change
      ) { [log] in log.note("done \($0)") }
    }
    stage.advance()
  }

  private func exchange() {
    front.removeFromSuperview()
    card.addSubview(back)
  }

  private func picture(after seconds: Double) -> DisplayList {
    stage.stage.picture(at: stage.time + seconds)
  }

  /// All nodes of `view`, with the projections above them and the product of their opacities.
  private func nodes(
    of view: UIView, after seconds: Double
  ) -> [(projection: Projection, opacity: Double)] {
    var found: [(Projection, Double)] = []
    func look(_ node: DisplayNode, _ outer: Projection, _ opacity: Double) {
      var matrix = CATransform3DMakeAffineTransform(node.transform)
      if let divisor = node.perspective {
        (matrix.m14, matrix.m24, matrix.m44) = (divisor.x, divisor.y, divisor.w)
      }
      let inner = Projection(matrix).concatenating(outer)
      if node.owner == view.layer.number { found.append((inner, opacity * node.opacity)) }
      for (index, child) in node.children.enumerated() {
        let share = node.dissolve.map { index == 0 ? 1 - $0 : $0 } ?? 1
        look(child, inner, opacity * node.opacity * share)
      }
    }
    look(picture(after: seconds).root, .identity, 1)
    return found
  }

  private func corner(
    _ view: UIView, _ x: Double, _ y: Double, after seconds: Double
  ) -> CGPoint? {
    nodes(of: view, after: seconds).first.map { node in
      let place = CGPoint(x: x, y: y)
      let divisor = node.projection.divisor(at: place)
      let affine = place.applying(node.projection.affine)
      return CGPoint(x: affine.x / divisor, y: affine.y / divisor)
    }
  }

  // MARK: Dissolve

  @Test("7.5.1: dissolve: ever less of the former picture and more of the new one, added up")
  func dissolve() {
    transition(.transitionCrossDissolve) { self.exchange() }
    for share in [0.25, 0.5, 0.75] {
      #expect(near(nodes(of: front, after: share).first?.opacity, 1 - share))
      #expect(near(nodes(of: back, after: share).first?.opacity, share))
    }
    #expect(nodes(of: front, after: 1).isEmpty && nodes(of: back, after: 1).map(\.opacity) == [1])
    stage.advance(59)
    #expect(log.take() == [])
    stage.advance()
    #expect(log.take() == ["done true"] && card.layer.animations.isEmpty)
    stage.settle()
    #expect(stage.isStill)
  }

  @Test("7.5.1: what the block changes is not animated by itself")
  func contentIsStill() {
    transition(.transitionCrossDissolve) {
      self.front.frame.origin.x = 20
      UIView.animate(withDuration: 1) { self.front.alpha = 0.5 }
    }
    #expect(front.layer.animations.isEmpty)
    #expect(card.layer.animationKeys() == ["transition"])
  }

  @Test("7.1, allowAnimatedContent: then it is")
  func contentMoves() {
    transition([.transitionCrossDissolve, .allowAnimatedContent]) {
      self.front.frame.origin.x = 20
    }
    #expect(front.layer.animationKeys() == ["position"])
    #expect(card.layer.animationKeys() == ["transition"])
  }

  @Test("7.5.1: without an effect the changes are those of a block")
  func noEffect() {
    transition([]) { self.front.frame.origin.x = 20 }
    #expect(near(stage.shown(front, at: stage.time + 0.5)?.frame?.minX, 40))
    stage.settle()
    #expect(log.take() == ["done true"])
    // The two curls are not declared, and none here.
    for curl in [3, 4] as [UInt] {
      transition(UIView.AnimationOptions(rawValue: curl << 20)) {
        self.front.frame.origin.x = 0
      }
      #expect(card.layer.animations.isEmpty)
      stage.settle()
    }
  }

  // MARK: Flips

  /// Of a card 40 wide and 80 high about (50, 100), the eye 2.5 lengths before it.
  private func seen(
    _ x: Double, _ y: Double, turned angle: Double, sideways: Bool
  ) -> CGPoint {
    // Positive angles bring the left or the lower edge to the front.
    let (sine, cosine) = (sin(angle), cos(angle))
    let z = sideways ? -x * sine : y * sine
    let divisor = 1 - z / (2.5 * (sideways ? 40 : 80))
    return CGPoint(
      x: 50 + (sideways ? x * cosine : x) / divisor,
      y: 100 + (sideways ? y : y * cosine) / divisor)
  }

  @Test(
    "7.5.3: flips about the middle in perspective, content changes at a quarter turn",
    arguments: [
      (UIView.AnimationOptions.transitionFlipFromLeft, true, 1.0),
      (.transitionFlipFromRight, true, -1), (.transitionFlipFromTop, false, -1),
      (.transitionFlipFromBottom, false, 1),
    ])
  func flip(_ options: UIView.AnimationOptions, _ sideways: Bool, _ way: Double) {
    transition(options) { self.exchange() }
    for share in [0, 0.125, 0.25, 0.49, 0.51, 0.75, 0.875] {
      let (shown, gone) = share < 0.5 ? (front, back) : (back, front)
      #expect(nodes(of: gone, after: share).isEmpty)
      let angle = (share < 0.5 ? share : share - 1) * .pi * way
      for (x, y) in [(-20.0, -40.0), (20, -40), (20, 40), (-20, 40)] {
        let place = corner(shown, x + 20, y + 40, after: share)
        let expected = seen(x, y, turned: angle, sideways: sideways)
        #expect(near(place?.x, expected.x, 1e-6), "\(share) \(x) \(y)")
        #expect(near(place?.y, expected.y, 1e-6), "\(share) \(x) \(y)")
      }
    }
    #expect(corner(back, 0, 0, after: 1) == CGPoint(x: 30, y: 60))
    stage.settle()
    #expect(log.take() == ["done true"] && corner(back, 0, 0, after: 0) == CGPoint(x: 30, y: 60))
  }

  @Test("7.5.3: from the left, at an eighth turn, in numbers: the left edge is higher and nearer")
  func flipInNumbers() {
    transition(.transitionFlipFromLeft) { self.exchange() }
    // cos 45° · 20 = 14.142 to the left and to the front: divided by 1 − 14.142/100.
    #expect(near(corner(front, 0, 0, after: 0.25)?.x, 50 - 14.142 / 0.85858, 1e-3))
    #expect(near(corner(front, 0, 0, after: 0.25)?.y, 100 - 40 / 0.85858, 1e-3))
    #expect(near(corner(front, 40, 0, after: 0.25)?.y, 100 - 40 / 1.14142, 1e-3))
  }

  @Test("The trace names effect and keyframes, how often, and whose completion it is")
  func trace() {
    transition(.transitionFlipFromTop) { self.exchange() }
    stage.settle()
    stage.perform {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .autoreverse) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          self.card.alpha = 0.5
        }
      } completion: { _ in
      }
    }
    stage.settle()
    let added = stage.trace.compactMap { event -> String? in
      guard case .animationAdded(let d) = event.event else { return nil }
      return "\(d.keyPath) \(d.from) \(d.to) \(d.curve) \(d.duration)"
    }
    #expect(
      added == [
        "transition.flipFromTop 0.0 1.0 linear 1.0",
        "opacity 1.0 0.5 cubicBezier(0.42, 0.0, 0.58, 1.0), 2 keyframes, there and back 2.0",
      ])
    let completions = stage.trace.compactMap { event -> String? in
      guard case .completion(let name, let finished) = event.event else { return nil }
      return "\(name) \(finished ?? false)"
    }
    #expect(completions == ["UIView.transition true", "UIView.animateKeyframes true"])
  }

  // MARK: From one view to another

  @Test("7.5.2: the one is removed and the other added, at once")
  func exchanged() {
    stage.perform {
      UIView.transition(
        from: front, to: back, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
      ) { [log] in log.note("done \($0)") }
      #expect(front.superview == nil && card.subviews == [back])
    }
    stage.advance()
    #expect(near(nodes(of: back, after: 0.25).first?.opacity, 0.25))
    #expect(nodes(of: front, after: 0.25).count == 1)
    stage.settle()
    #expect(log.take() == ["done true"] && nodes(of: front, after: 0).isEmpty)
  }

  @Test("7.5.2, showHideTransitionViews: both stay, one is hidden")
  func shownAndHidden() {
    stage.perform {
      back.isHidden = true
      card.addSubview(back)
    }
    stage.settle()
    stage.perform {
      UIView.transition(
        from: front, to: back, duration: 1,
        options: [.transitionFlipFromRight, .showHideTransitionViews, .curveLinear])
      #expect(front.isHidden && !back.isHidden && card.subviews == [front, back])
    }
    stage.advance()
    #expect(nodes(of: front, after: 0.4).count == 1 && nodes(of: back, after: 0.4).isEmpty)
    #expect(nodes(of: front, after: 0.6).isEmpty && nodes(of: back, after: 0.6).count == 1)
  }

  @Test("A from-view without a superview: nothing changes, and it is done; a view for itself")
  func noSuperview() {
    let stranger = UIView()
    stage.perform {
      UIView.transition(
        from: stranger, to: back, duration: 1, options: .transitionFlipFromLeft
      ) { [log] in log.note("done \($0)") }
    }
    stage.advance()
    #expect(log.take() == ["done true"] && back.superview == nil)
    stage.perform {
      UIView.transition(
        from: front, to: front, duration: 1, options: .transitionFlipFromLeft
      ) { [log] in log.note("itself \($0)") }
    }
    stage.settle()
    #expect(log.take() == ["itself true"] && card.subviews == [front])
  }

  // MARK: Its end

  @Test("7.1.16: false when another one takes its place, which starts from what was shown")
  func replaced() {
    transition(.transitionCrossDissolve) { self.exchange() }
    stage.advance(29)
    transition(.transitionCrossDissolve) { self.back.backgroundColor = .green }
    #expect(log.take() == ["done false"])
    // The former picture has both in it.
    #expect(nodes(of: front, after: 0.1).count == 1 && nodes(of: back, after: 0.1).count == 2)
    stage.settle()
    #expect(log.take() == ["done true"] && nodes(of: front, after: 0).isEmpty)
  }

  @Test("7.1.16: false when the container leaves the window; nothing at all for one outside")
  func left() {
    transition(.transitionFlipFromTop) { self.exchange() }
    stage.advance(5)
    card.removeFromSuperview()
    stage.advance()
    #expect(log.take() == ["done false"])
    transition(.transitionFlipFromTop) { self.front.alpha = 0.5 }
    #expect(log.take() == ["done true"] && card.layer.animations.isEmpty)
  }

  @Test("7.1.17: without animation it is done at once")
  func unanimated() {
    stage.perform {
      UIView.performWithoutAnimation {
        UIView.transition(
          with: card, duration: 1, options: .transitionFlipFromTop, animations: exchange
        ) { [log] in log.note("done \($0)") }
      }
    }
    stage.advance()
    #expect(log.take() == ["done true"] && nodes(of: front, after: 0).isEmpty)
  }

  @Test("7.1.20: the container takes no touches meanwhile, unless they are allowed")
  func touches() {
    transition(.transitionFlipFromTop) { self.exchange() }
    let touched = LoggedTouchView("pad", log)
    stage.perform {
      touched.frame = back.bounds
      back.addSubview(touched)
    }
    stage.tap(50, 100)
    #expect(log.take() == [])
    stage.settle()
    _ = log.take()
    stage.tap(50, 100)
    #expect(!log.take().isEmpty)
    transition([.transitionFlipFromTop, .allowUserInteraction]) {}
    stage.tap(50, 100)
    #expect(!log.take().isEmpty)
  }
}
