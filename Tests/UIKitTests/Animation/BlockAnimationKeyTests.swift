import QuartzCore
import Testing
import UIKit

@Suite("Under which keys blocks animate") @MainActor struct BlockAnimationKeyTests {
  private let stage = TestStage.settled()
  private let log = CallLog()
  private let view: UIView

  private init() {
    view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    stage.settle()
  }

  private func animate(_ change: @escaping () -> Void) {
    stage.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: change
      ) { [log] in log.note("done \($0)") }
    }
    stage.advance()
  }

  private func x(after seconds: Double) -> CGFloat? {
    stage.shown(view, at: stage.time + seconds)?.frame?.minX
  }

  @Test("7.1.5: an animation of the layer's own without a key is none of a block's, and stays")
  func keyless() {
    let own = CABasicAnimation(keyPath: "opacity")
    (own.fromValue, own.toValue, own.duration) = (1, 0.5, 2)
    stage.perform { view.layer.add(own, forKey: nil) }
    stage.advance()
    animate { self.view.alpha = 0.2 }
    animate { self.view.alpha = 0.4 }
    // The second block's has taken the place of the first one's only.
    #expect(view.layer.animations.count == 2)
    #expect(view.layer.animations.filter { $0.key == nil }.count == 1)
  }

  @Test("7.1.4: the property's, and for each further additive one another")
  func keys() {
    animate {
      self.view.center.x += 10
      self.view.alpha = 0.5
    }
    animate {
      self.view.center.x += 10
      self.view.alpha = 0.2
    }
    #expect(view.layer.animationKeys() == ["position", "position-2", "opacity"])
    // The first block still waits for its place.
    #expect(log.take() == [])
    view.layer.removeAnimation(forKey: "position")
    stage.advance()
    #expect(log.take() == ["done false"])
    #expect(view.layer.animationKeys() == ["position-2", "opacity"])
  }

  @Test("7.1.5: a foreign absolute animation under the property's key is replaced")
  func foreignReplaced() {
    stage.perform {
      let foreign = CABasicAnimation(keyPath: "position")
      foreign.fromValue = CGPoint(x: 55, y: 5)
      foreign.toValue = CGPoint(x: 55, y: 5)
      foreign.duration = 9
      view.layer.add(foreign, forKey: "position")
    }
    stage.advance()
    #expect(x(after: 0) == 50)
    animate { self.view.frame.origin.x = 80 }
    #expect(near(x(after: 0.5), 40) && view.layer.animationKeys() == ["position"])
  }

  @Test("7.1.5: one under a key of its own stays, and what is added comes on top")
  func foreignStays() {
    stage.perform {
      let foreign = CABasicAnimation(keyPath: "position.x")
      foreign.fromValue = 55
      foreign.toValue = 55
      foreign.duration = 9
      view.layer.add(foreign, forKey: "mine")
    }
    stage.advance()
    animate { self.view.frame.origin.x = 80 }
    // 50 from the foreign one, and half of −80.
    #expect(near(x(after: 0.5), 10) && view.layer.animationKeys() == ["mine", "position"])
  }
}
