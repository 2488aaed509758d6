import Testing
import UIKit

@Suite("UIView.animateKeyframes") @MainActor struct KeyframeAnimationTests {
  private let stage = TestStage.settled()
  private let log = CallLog()
  private let view: UIView
  private static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  private init() {
    view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    stage.settle()
  }

  private func keyframes(
    _ options: UIView.KeyframeAnimationOptions = KeyframeAnimationTests.linear,
    duration: Double = 1, delay: Double = 0, _ animations: @escaping () -> Void
  ) {
    UIView.animateKeyframes(
      withDuration: duration, delay: delay, options: options, animations: animations
    ) { [log] in log.note("done \($0)") }
  }

  private func frame(_ start: Double, _ length: Double, x: CGFloat) {
    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length) {
      self.view.frame.origin.x = x
    }
  }

  private func x(after seconds: Double) -> CGFloat? {
    stage.shown(view, at: stage.time + seconds)?.frame?.minX
  }

  private func expect(_ places: [(Double, Double)], _ tolerance: Double = 1e-9) {
    for (time, place) in places {
      #expect(
        near(x(after: time), place, tolerance), "\(time): \(String(describing: x(after: time)))")
    }
  }

  @Test("7.4.1, 7.4.4: shares of the duration; the model has the last value at once")
  func shares() {
    stage.perform {
      keyframes(duration: 2, delay: 0.5) {
        frame(0.25, 0.25, x: 40)
        frame(0.75, 0.25, x: 80)
      }
      #expect(view.frame.minX == 80)
    }
    stage.advance()
    expect([(0.5, 0), (1, 0), (1.25, 20), (1.5, 40), (1.75, 40), (2, 40), (2.25, 60), (2.5, 80)])
    stage.advance(149)
    #expect(log.take() == [])
    stage.advance()
    #expect(log.take() == ["done true"] && x(after: 0) == 80)
  }

  @Test("7.4.3, R74: one pace over the whole, ease-in-out unless there are bits of a curve")
  func pace() {
    stage.perform {
      view.frame.origin.x = 300
      keyframes([]) {
        for (index, place) in [-10.0, 5, -2, 0].enumerated() {
          self.frame(Double(index) / 4, 0.25, x: place)
        }
      }
    }
    stage.advance()
    expect([(1.0 / 16, 290.6), (1.0 / 8, 261.4)], 0.05)
    // Half of the time is half of the way in both paces: the end of the second keyframe.
    expect([(0.5, 5), (1, 0)])
  }

  @Test("R74: four blocks one after the other ease in each")
  func chained() {
    stage.perform {
      view.frame.origin.x = 300
      UIView.animate(withDuration: 0.25) { self.view.frame.origin.x = -10 }
    }
    stage.advance()
    expect([(1.0 / 16, 260), (1.0 / 8, 145)], 0.1)
  }

  @Test("7.4.5: not additive: what ran is replaced, and the way starts at the former model value")
  func notAdditive() {
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        self.view.frame.origin.x = 80
      } completion: { [log] in
        log.note("first \($0)")
      }
    }
    stage.advance(31)
    stage.perform { keyframes { self.frame(0, 1, x: 0) } }
    stage.advance()
    #expect(log.take() == ["first false"])
    expect([(0, 80), (0.5, 40)])
    // From what is shown, with that option.
    stage.advance(30)
    stage.perform {
      keyframes(Self.linear.union(.beginFromCurrentState)) { self.frame(0, 1, x: 80) }
    }
    stage.advance()
    #expect(log.take() == ["done false"])
    expect([(0, 40), (0.5, 60), (1, 80)])
  }

  @Test("A change outside of keyframes takes the whole duration")
  func direct() {
    stage.perform {
      keyframes {
        self.view.frame.origin.x = 80
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          self.view.alpha = 0
        }
      }
    }
    stage.advance()
    expect([(0.25, 20), (0.75, 60)])
    #expect(near(stage.shown(view, at: stage.time + 0.25)?.opacity, 1))
    #expect(near(stage.shown(view, at: stage.time + 0.75)?.opacity, 0.5))
  }

  @Test("7.4.2: discrete and paced, by the options' bits")
  func modes() {
    #expect(UIView.KeyframeAnimationOptions.calculationModeLinear.rawValue == 0)
    #expect(UIView.KeyframeAnimationOptions.calculationModeDiscrete.rawValue == 1 << 10)
    #expect(UIView.KeyframeAnimationOptions.calculationModePaced.rawValue == 2 << 10)
    #expect(UIView.KeyframeAnimationOptions.calculationModeCubic.rawValue == 3 << 10)
    #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4 << 10)
    func run(_ mode: UIView.KeyframeAnimationOptions) {
      view.frame.origin.x = 0
      stage.settle()
      stage.perform {
        keyframes(Self.linear.union(mode)) {
          self.frame(0, 0.8, x: 20)
          self.frame(0.8, 0.2, x: 80)
        }
      }
      stage.advance()
    }
    run(.calculationModeDiscrete)
    expect([(0, 20), (0.5, 20), (0.79, 20), (0.81, 80), (1, 80)])
    run(.calculationModePaced)
    expect([(0.125, 10), (0.25, 20), (0.5, 40), (0.75, 60)])
    run(.calculationModeCubic)
    // Slopes 20, 40, 60: (0 + 20)/2 + (20 − 40)/8.
    expect([(0.4, 7.5), (0.8, 20)])
    run(.calculationModeCubicPaced)
    expect([(0, 0), (1, 80)])
  }

  @Test("Several views and properties, each with its own keyframes, one completion")
  func several() {
    let other = stage.add(UIView(), CGRect(x: 0, y: 50, width: 10, height: 10))
    stage.perform {
      keyframes {
        self.frame(0, 0.5, x: 40)
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          other.alpha = 0
          self.view.transform = CGAffineTransform(scaleX: 2, y: 2)
        }
      }
    }
    stage.advance()
    #expect(view.layer.animationKeys() == ["position", "transform"])
    #expect(other.layer.animationKeys() == ["opacity"])
    stage.advance(29)
    other.removeFromSuperview()
    stage.advance()
    #expect(log.take() == [])
    stage.settle()
    #expect(log.take() == ["done false"])
  }

  @Test("It repeats, and runs back")
  func repeats() {
    stage.perform {
      keyframes(Self.linear.union([.repeat, .autoreverse])) {
        self.frame(0, 0.5, x: 40)
        self.frame(0.5, 0.5, x: 80)
      }
    }
    stage.advance()
    expect([(0.25, 20), (1.25, 60), (2.25, 20)])
  }

  // MARK: Nesting

  @Test("7.1.12, 7.4.5: within a block its duration and curve count, with 0 in any case")
  func withinBlock() {
    func run(_ duration: Double, _ options: UIView.KeyframeAnimationOptions = []) {
      view.layer.removeAllAnimations()
      view.frame.origin.x = 0
      stage.settle()
      stage.perform {
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
          self.keyframes(options, duration: duration) { self.frame(0, 0.5, x: 80) }
        }
      }
      stage.advance()
    }
    run(0)
    expect([(0.5, 40), (1, 80)])
    run(1)
    expect([(0.5, 40), (1, 80)])
    run(0, .overrideInheritedDuration)
    expect([(0.5, 40), (1, 80)])
    run(1, .overrideInheritedDuration)
    expect([(0.25, 40), (0.5, 80)])
  }

  @Test("R72: within a spring they go evenly")
  func withinSpring() {
    stage.perform {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
      ) {
        self.keyframes([]) { self.frame(0, 1, x: 80) }
      }
    }
    stage.advance()
    expect([(0.25, 20), (0.5, 40)])
  }

  @Test("A block within a keyframe is a part of it; its completion comes with the animation's end")
  func blockWithin() {
    stage.perform {
      keyframes {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          UIView.animate(withDuration: 9) {
            self.view.frame.origin.x = 80
          } completion: { [log = self.log] in
            log.note("inner \($0)")
          }
        }
      }
    }
    stage.advance()
    expect([(0.5, 0), (0.75, 40), (1, 80)])
    #expect(log.take() == [])
    stage.advance(60)
    #expect(log.take() == ["inner true", "done true"])
  }

  @Test("7.1, overrideInheritedOptions: a block within a keyframe animates by itself")
  func ownKindWithin() {
    stage.perform {
      keyframes {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          UIView.animate(withDuration: 9, delay: 0, options: .overrideInheritedOptions) {
            self.view.frame.origin.x = 80
          }
        }
      }
    }
    stage.advance()
    expect([(0.25, 20), (0.5, 40)])
  }

  @Test("Keyframes within a keyframe divide its part")
  func keyframesWithin() {
    stage.perform {
      keyframes {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          UIView.animateKeyframes(withDuration: 9, delay: 9) {
            self.frame(0.5, 0.5, x: 80)
          }
        }
      }
    }
    stage.advance()
    expect([(0.5, 0), (0.75, 0), (0.875, 40), (1, 80)])
    #expect(log.take() == [])
    stage.advance(60)
    #expect(log.take() == ["done true"])
  }

  // MARK: Misuse

  @Test("7.4.6: outside, a change at once, or one of the block around")
  func outside() {
    stage.perform { frame(0, 1, x: 10) }
    stage.advance()
    #expect(x(after: 0) == 10 && stage.isStill)
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        self.frame(0.5, 0.1, x: 90)
      }
    }
    stage.advance()
    expect([(0.5, 50)])
  }

  @Test(
    "7.4.1: what is not in 0…1 is cut, and said",
    arguments: [
      (-1, 0.5, 0, 0), (0.5, 2, 0.5, 1), (2, 1, 1, 1), (Double.nan, 0.5, 0, 0.5),
      (0.5, Double.nan, 0.5, 0.5), (0.5, -1, 0.5, 0.5),
    ])
  func cut(_ start: Double, _ length: Double, _ from: Double, _ to: Double) {
    stage.perform { keyframes { self.frame(start, length, x: 80) } }
    stage.advance()
    for time in [0.1, 0.3, 0.6, 0.9] {
      let share = time < from ? 0 : time >= to ? 1 : (time - from) / (to - from)
      #expect(near(x(after: time), 80 * share), "\(start) \(length) at \(time)")
    }
    #expect(stage.consoleLines.contains { $0.hasPrefix("addKeyframe: ") })
    stage.settle()
    #expect(log.take() == ["done true"] && x(after: 0) == 80)
  }

  @Test("Thirds are no mistake")
  func thirds() {
    stage.perform {
      keyframes {
        for index in 0..<3 { self.frame(Double(index) / 3, 1.0 / 3 + 1e-12, x: 20) }
      }
    }
    stage.advance()
    #expect(stage.consoleLines == [])
  }

  @Test("Without animation, or without a duration, all shows at once")
  func unanimated() {
    stage.perform {
      UIView.performWithoutAnimation { keyframes { self.frame(0.5, 0.5, x: 80) } }
      keyframes(duration: 0) { self.frame(0.5, 0.5, x: 90) }
    }
    stage.advance()
    #expect(x(after: 0) == 90 && view.layer.animations.isEmpty)
    stage.advance()
    #expect(log.take().sorted() == ["done true", "done true"])
  }

  @Test("A view that leaves the window within the block, and one that was never in it")
  func leavesInBlock() {
    let stranger = UIView()
    stage.perform {
      keyframes {
        self.frame(0, 0.5, x: 80)
        stranger.alpha = 0
        self.view.removeFromSuperview()
      }
    }
    stage.advance()
    #expect(log.take() == ["done true"] && stage.isStill)
  }
}
