import Testing
import Trace
import UIKit

@Suite("7.1: every form of a block, and what it passes on") @MainActor
struct AnimationFormsTests {
  private let stage = TestStage.settled()
  private let log = CallLog()
  private let view: UIView
  private let other = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))

  private init() {
    view = stage.add(UIView(), CGRect(x: 10, y: 20, width: 30, height: 50))
    view.backgroundColor = .red
    stage.settle()
  }

  private func added(from: Int) -> [String] {
    let now = stage.time
    return stage.trace[from...].compactMap { event in
      guard case .animationAdded(let d) = event.event else { return nil }
      let begin = ((d.begin - now) * 1e6).rounded() / 1e6
      return "\(d.keyPath) \(d.from) \(d.to), \(d.curve), after \(begin) for \(d.duration)"
    }
  }

  /// What a block adds; all is taken away again.
  private func lines(_ body: () -> Void) -> [String] {
    let from = stage.trace.count
    stage.perform(body)
    stage.advance()
    let lines = added(from: from)
    reset()
    return lines
  }

  /// The same of one that is waited for.
  private func awaited(_ body: @escaping @MainActor () async -> Void) async -> [String] {
    let from = stage.trace.count
    stage.perform { _ = Task { await body() } }
    await stage.stage.letTasksRun()
    stage.advance()
    let lines = added(from: from)
    reset()
    await stage.stage.letTasksRun()
    return lines
  }

  private func reset() {
    stage.perform {
      for layer in [view.layer, stage.view.layer] { layer.removeAllAnimations() }
      if view.superview == nil { stage.view.addSubview(view) }
      other.removeFromSuperview()
      (view.alpha, view.isHidden, other.isHidden) = (1, false, false)
    }
    stage.advance(2)
  }

  private func fade() { view.alpha = 0.25 }

  private func keyframe() {
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { self.fade() }
  }

  private static let easeInOut = "cubicBezier(0.42, 0.0, 0.58, 1.0)"
  private static let easeIn = "cubicBezier(0.42, 0.0, 1.0, 1.0)"
  private static let easeOut = "cubicBezier(0.0, 0.0, 0.58, 1.0)"

  @Test("7.1.1, 7.1.16: the short forms, and what is left out of the longer ones")
  func defaults() {
    let expected = ["opacity 1.0 0.25, \(Self.easeInOut), after 0.0 for 0.75"]
    #expect(lines { UIView.animate(withDuration: 0.75) { self.fade() } } == expected)
    #expect(
      lines { UIView.animate(withDuration: 0.75, animations: fade) { _ in } } == expected)
    #expect(lines { UIView.animate(withDuration: 0.75, delay: 0) { self.fade() } } == expected)
    #expect(
      lines { UIView.animate(withDuration: 0.75, delay: 0.5) { self.fade() } }
        == ["opacity 1.0 0.25, \(Self.easeInOut), after 0.5 for 0.75"])
    #expect(
      lines {
        UIView.animateKeyframes(withDuration: 0.75, delay: 0.5) { self.keyframe() }
      } == ["opacity 1.0 0.25, \(Self.easeInOut), 3 keyframes, after 0.5 for 0.75"])
    #expect(
      lines {
        UIView.transition(with: view, duration: 0.75, animations: fade)
      } == expected)
  }

  @Test("7.1, options: curve, repeats and delay of each form")
  func options() {
    #expect(
      lines {
        UIView.animate(withDuration: 0.75, delay: 0.5, options: [.curveEaseIn, .autoreverse]) {
          self.fade()
        }
      } == ["opacity 1.0 0.25, \(Self.easeIn), there and back, after 0.5 for 1.5"])
    #expect(
      lines {
        UIView.animate(
          withDuration: 0.75, delay: 0.5, options: [.curveEaseOut, .repeat], animations: fade)
      } == ["opacity 1.0 0.25, \(Self.easeOut), for ever, after 0.5 for 1000000000.0"])
    #expect(
      lines {
        UIView.animate(
          withDuration: 0.75, delay: 0.5, options: [.curveLinear, .repeat, .autoreverse],
          animations: fade)
      } == ["opacity 1.0 0.25, linear, for ever, there and back, after 0.5 for 1000000000.0"])
    #expect(
      lines {
        UIView.transition(
          with: view, duration: 0.75, options: [.transitionFlipFromTop, .curveEaseOut],
          animations: nil)
      } == ["transition.flipFromTop 0.0 1.0, \(Self.easeOut), after 0.0 for 0.75"])
  }

  @Test("7.3.7, 7.3.15: springs with what is left out, and with all that they take")
  func springs() {
    let byRatio = lines {
      UIView.animate(
        withDuration: 0.5, delay: 0.25, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
        options: [.autoreverse, .curveLinear], animations: fade)
    }
    #expect(byRatio.count == 1)
    // 7.3.9: k 323.589, c 28.782.
    #expect(byRatio[0].hasPrefix("opacity 1.0 0.25, spring(mass: 1.0, stiffness: 323.5"))
    #expect(byRatio[0].contains("damping: 28.78"))
    #expect(
      byRatio[0].hasSuffix("initialVelocity: 0.0), there and back, after 0.25 for 1.0"))
    let velocity = lines {
      UIView.animate(
        withDuration: 0.5, delay: 0.25, usingSpringWithDamping: 0.8, initialSpringVelocity: 3,
        animations: fade)
    }
    #expect(velocity[0].hasSuffix("initialVelocity: 3.0), after 0.25 for 0.5"))

    let plain = lines { UIView.animate { self.fade() } }
    // 7.3.15: k 157.914, c 25.133.
    #expect(plain.count == 1)
    #expect(plain[0].hasPrefix("opacity 1.0 0.25, spring(mass: 1.0, stiffness: 157.91"))
    #expect(plain[0].contains("damping: 25.13") && plain[0].contains("initialVelocity: 0.0)"))
    // 7.3.8a: 9.2334 / ω0.
    #expect(plain[0].contains("after 0.0 for 0.7347"))
    #expect(
      lines {
        UIView.animate(
          springDuration: 0.5, bounce: 0, initialSpringVelocity: 0, delay: 0, options: [],
          animations: fade, completion: nil)
      } == plain)
    let full = lines {
      UIView.animate(
        springDuration: 0.5, bounce: 0.3, initialSpringVelocity: 2, delay: 0.25,
        options: .repeat, animations: fade)
    }
    #expect(full[0].contains("stiffness: 157.91") && full[0].contains("damping: 17.59"))
    #expect(full[0].contains("initialVelocity: 2.0), for ever, after 0.25 for"))
  }

  @Test("7.1.16: each form that is waited for passes on all that it is given")
  func awaited() async {
    let (view, other) = (view, other)
    let fade = { view.alpha = 0.25 }
    #expect(
      await awaited { await UIView.animate(withDuration: 0.75, animations: fade) }
        == ["opacity 1.0 0.25, \(Self.easeInOut), after 0.0 for 0.75"])
    #expect(
      await awaited {
        await UIView.animate(
          withDuration: 0.75, delay: 0.5, options: [.curveEaseIn, .autoreverse], animations: fade)
      } == ["opacity 1.0 0.25, \(Self.easeIn), there and back, after 0.5 for 1.5"])
    #expect(
      await awaited { await UIView.animate(withDuration: 0.75, delay: 0.5, animations: fade) }
        == ["opacity 1.0 0.25, \(Self.easeInOut), after 0.5 for 0.75"])
    let spring = await awaited {
      await UIView.animate(
        withDuration: 0.5, delay: 0.25, usingSpringWithDamping: 0.8, initialSpringVelocity: 3,
        options: .autoreverse, animations: fade)
    }
    #expect(
      spring
        == lines {
          UIView.animate(
            withDuration: 0.5, delay: 0.25, usingSpringWithDamping: 0.8,
            initialSpringVelocity: 3, options: .autoreverse, animations: fade)
        })
    #expect(spring.first?.contains("initialVelocity: 3.0), there and back, after 0.25") == true)
    #expect(
      await awaited {
        await UIView.animateKeyframes(
          withDuration: 0.75, delay: 0.5, options: [.calculationModeDiscrete, .autoreverse]
        ) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: fade)
        }
      } == [
        "opacity 1.0 0.25, \(Self.easeInOut), 2 keyframes, there and back, after 0.5 for 1.5"
      ])
    #expect(
      await awaited {
        await UIView.transition(
          with: view, duration: 0.75, options: [.transitionFlipFromTop, .curveEaseOut],
          animations: fade)
      } == ["transition.flipFromTop 0.0 1.0, \(Self.easeOut), after 0.0 for 0.75"])
    #expect(
      await awaited { await UIView.transition(with: view, duration: 0.75, animations: fade) }
        == ["opacity 1.0 0.25, \(Self.easeInOut), after 0.0 for 0.75"])
    var state: [Bool] = []
    #expect(
      await awaited {
        view.superview?.addSubview(other)
        other.isHidden = true
        // On the same actor, where it begins before what yields to it goes on.
        let transition = Task {
          await UIView.transition(
            from: view, to: other, duration: 0.75,
            options: [.transitionFlipFromLeft, .curveEaseIn, .showHideTransitionViews])
        }
        await Task.yield()
        state = [view.isHidden, other.isHidden, view.superview == nil]
        _ = await transition.value
      } == ["transition.flipFromLeft 0.0 1.0, \(Self.easeIn), after 0.0 for 0.75"])
    #expect(state == [true, false, false])
    #expect(
      await awaited {
        await UIView.transition(from: view, to: other, duration: 0.75)
      } == [])
  }

  @Test("7.4.4: a track for each property in the order in which they were touched")
  func keyframeOrder() {
    let second = stage.add(UIView(), CGRect(x: 5, y: 6, width: 7, height: 8))
    stage.settle()
    let paths = lines {
      UIView.animateKeyframes(withDuration: 0.75, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
          second.alpha = 0.5
          self.view.center.y += 12
        }
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          self.view.alpha = 0.25
          second.center.x += 12
          second.alpha = 0.75
        }
      }
    }
    // A commit goes from layer to layer; of each, what was touched first comes first. The keyframe
    // that begins last is the end.
    #expect(
      paths.map { String($0.prefix { $0 != "," }) } == [
        "position (25.0", "opacity 1.0 0.25", "opacity 1.0 0.5", "position (8.5",
      ])
    second.removeFromSuperview()
  }

  @Test("R72, 7.1.12: keyframes in a spring go evenly, with their own delay and repeats")
  func keyframesInSpring() {
    for (options, words) in [
      ([], "linear, 3 keyframes"), (.autoreverse, "linear, 3 keyframes, there and back"),
      ([.repeat, .autoreverse], "linear, 3 keyframes, for ever, there and back"),
    ] as [(UIView.KeyframeAnimationOptions, String)] {
      let found = lines {
        UIView.animate(
          withDuration: 2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
        ) {
          UIView.animateKeyframes(withDuration: 1, delay: 0.5, options: options) {
            self.keyframe()
          }
        }
      }
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix("opacity 1.0 0.25, \(words), after 0.5 for") == true)
    }
  }

  @Test("7.1.12: a block in a block: what is inherited and what is its own")
  func nested() {
    func inner(
      _ options: UIView.AnimationOptions, outer: UIView.AnimationOptions = [.curveEaseOut]
    ) -> [String] {
      lines {
        UIView.animate(withDuration: 2, delay: 1, options: outer) {
          UIView.animate(
            withDuration: 0.75, delay: 0.5, options: options.union(.curveEaseIn), animations: fade)
        }
      }
    }
    let start = "opacity 1.0 0.25, "
    #expect(inner([]) == [start + "\(Self.easeOut), after 0.5 for 2.0"])
    #expect(
      inner(.overrideInheritedDuration) == [start + "\(Self.easeOut), after 0.5 for 0.75"])
    #expect(inner(.overrideInheritedCurve) == [start + "\(Self.easeIn), after 0.5 for 2.0"])
    #expect(
      inner([], outer: [.curveEaseOut, .autoreverse])
        == [start + "\(Self.easeOut), there and back, after 0.5 for 4.0"])
    #expect(
      inner(.overrideInheritedOptions, outer: [.curveEaseOut, .autoreverse])
        == [start + "\(Self.easeOut), after 0.5 for 2.0"])
    #expect(inner(.autoreverse) == [start + "\(Self.easeOut), there and back, after 0.5 for 4.0"])
    #expect(
      inner([], outer: [.curveEaseOut, .repeat])
        == [start + "\(Self.easeOut), for ever, after 0.5 for 1000000000.0"])
  }

  @Test("7.1.19: so many times, there and back or not, for the changes within alone")
  func modified() {
    let found = lines {
      UIView.animate(withDuration: 0.75, delay: 0.5, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 2.5, autoreverses: true) { self.fade() }
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: false) {
          self.view.center.x = 70
        }
        UIView.modifyAnimations(withRepeatCount: 0, autoreverses: false) {
          self.view.layer.cornerRadius = 4
        }
        self.view.transform = CGAffineTransform(scaleX: 2, y: 3)
      }
    }
    guard found.count == 4 else {
      Issue.record("\(found)")
      return
    }
    #expect(found[0] == "opacity 1.0 0.25, linear, 2.5 times, there and back, after 0.5 for 3.75")
    #expect(found[1].hasSuffix(", linear, 3.0 times, after 0.5 for 2.25"))
    #expect(found[2] == "cornerRadius 0.0 4.0, linear, after 0.5 for 0.75")
    #expect(found[3].hasSuffix(", linear, after 0.5 for 0.75"))
    stage.perform {
      (view.transform, view.layer.cornerRadius) = (.identity, 0)
    }
  }

  @Test("Keyframes that are not within 0…1 are told with what is animated in their place")
  func keyframeMistakes() {
    for (start, length, words) in [
      (-0.5, 1, "0.0 to 0.5"), (0.5, 1, "0.5 to 1.0"), (0.5, -1, "0.5 to 0.5"),
      (.nan, 0.5, "0.0 to 0.5"), (2, 1, "1.0 to 1.0"),
    ] as [(Double, Double, String)] {
      let before = stage.consoleLines.count
      _ = lines {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(
            withRelativeStartTime: start, relativeDuration: length, animations: self.fade)
        }
      }
      #expect(
        stage.consoleLines[before...] == [
          "addKeyframe: a relative start time of \(start) and duration of \(length) are not within "
            + "0…1; \(words) is animated."
        ])
    }
  }
}
