import Testing
import Trace
import UIKit

@Suite("What a block animates") @MainActor struct AnimatedPropertyTests {
  private let stage = TestStage.settled()
  private let view: UIView

  private init() {
    view = stage.add(UIView(), CGRect(x: 10, y: 10, width: 20, height: 20))
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.settle()
  }

  /// Makes the change in a linear block of one second, and shows it after `fraction` of that.
  private func shown(_ fraction: Double = 0.25, _ change: @escaping () -> Void) -> ShownView? {
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: change)
    }
    stage.advance()
    return stage.shown(view, at: stage.time + fraction)
  }

  @Test("7.1.2: the model has its value at once; what is shown follows")
  func modelAtOnce() {
    _ = shown {
      self.view.frame.origin.x = 50
      #expect(self.view.frame.origin.x == 50)
    }
    #expect(view.frame.origin.x == 50)
    #expect(stage.shown(view)?.frame?.minX == 10)
  }

  @Test("7.1.2: outside a block a change shows at once")
  func outside() {
    view.frame.origin.x = 50
    stage.advance()
    #expect(stage.shown(view)?.frame?.minX == 50)
    #expect(stage.isStill)
  }

  @Test("The frame: place and size")
  func frame() {
    let frame = shown { self.view.frame = CGRect(x: 50, y: 30, width: 40, height: 60) }?.frame
    #expect(near(frame?.minX, 20))
    #expect(near(frame?.minY, 15))
    #expect(near(frame?.width, 25))
    #expect(near(frame?.height, 30))
  }

  @Test("Centre and bounds, each by itself")
  func centerAndBounds() {
    let moved = shown { self.view.center = CGPoint(x: 60, y: 20) }?.frame
    #expect(moved == CGRect(x: 20, y: 10, width: 20, height: 20))
    stage.settle()
    let grown = shown { self.view.bounds.size.width = 40 }?.frame
    // From 20 to 40 wide about (60, 20).
    #expect(near(grown?.width, 25))
    #expect(near(grown?.minX, 47.5))
  }

  @Test("Alpha")
  func alpha() {
    #expect(near(shown { self.view.alpha = 0.2 }?.opacity, 0.8))
  }

  @Test("A transform, about the centre")
  func transform() {
    let frame = shown { self.view.transform = CGAffineTransform(scaleX: 3, y: 1) }?.frame
    // A quarter of the way to three times the width is one and a half times.
    #expect(near(frame?.width, 30))
    #expect(near(frame?.minX, 5))
    #expect(near(frame?.height, 20))
  }

  @Test("7.1.21: a turn goes by angle, not straight from corner to corner")
  func turn() {
    let transform = shown(0.5) {
      self.view.transform = CGAffineTransform(0, 1, -1, 0, 0, 0)
    }?.transform
    // Half of a quarter turn: 45 degrees, without shrinking.
    let half = 0.5.squareRoot()
    #expect(near(transform?.a, half))
    #expect(near(transform?.b, half))
    #expect(near(transform?.c, -half))
    #expect(near(transform?.d, half))
  }

  @Test("The background colour")
  func backgroundColor() {
    let color = shown {
      self.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0.4, alpha: 1)
    }?
    .color
    #expect(near(color?.red, 0.75))
    #expect(near(color?.green, 0.25))
    #expect(near(color?.blue, 0.1))
  }

  @Test("7.1.9: the layer's corner radius, set within the block")
  func cornerRadius() {
    _ = shown { self.view.layer.cornerRadius = 8 }
    let start = stage.trace.count
    stage.settle()
    let ended = stage.traceLines(from: start) {
      if case .animationEnded = $0 { true } else { false }
    }
    #expect(ended == ["animation ended ranToEnd true"])
    #expect(view.layer.cornerRadius == 8)
  }

  @Test("7.1.10: hiding is not animated")
  func hidden() {
    #expect(shown { self.view.isHidden = true } == nil)
    #expect(stage.isStill)
  }

  @Test("7.1.2: one animation for each property")
  func oneEach() {
    let start = stage.trace.count
    _ = shown {
      self.view.frame = CGRect(x: 1, y: 1, width: 1, height: 1)
      self.view.alpha = 0
    }
    let added = stage.traceLines(from: start) {
      if case .animationAdded = $0 { true } else { false }
    }
    #expect(
      added == [
        "animation of bounds of UIView", "animation of position of UIView",
        "animation of opacity of UIView",
      ])
  }

  @Test("A view outside a window changes at once")
  func outsideWindow() {
    let other = UIView()
    var ended: [Bool] = []
    stage.perform {
      UIView.animate(withDuration: 1, animations: { other.alpha = 0 }) { ended.append($0) }
    }
    stage.advance()
    #expect(other.layer.animations.isEmpty)
    #expect(ended == [true])
  }

  @Test("Subviews move along when they are laid out in the block, or by its option")
  func subviews() {
    final class Filling: UIView {
      override func layoutSubviews() { subviews.first?.frame = bounds }
    }
    for options in [UIView.AnimationOptions.layoutSubviews, []] {
      let outer = stage.add(Filling(), CGRect(x: 0, y: 0, width: 10, height: 10))
      let inner = UIView()
      inner.backgroundColor = .blue
      outer.addSubview(inner)
      stage.settle()
      stage.perform {
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, options]) {
          outer.frame.size.width = 50
        }
      }
      stage.advance()
      let width = stage.shown(inner, at: stage.time + 0.5)?.frame?.width
      #expect(near(width, options.isEmpty ? 50 : 30))
    }
  }
}
