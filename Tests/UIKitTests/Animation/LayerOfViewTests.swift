import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Layers of views, and layers beside them")
struct LayerOfViewTests {
  private func shown() -> (context: StageContext, view: UIView) {
    let context = StageContext()
    return context.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      _ = window.layer.commit(in: context)
      return (context, view)
    }
  }

  @Test("8.1.3, 7.1.2: a view's layer does not move by itself, one that was added to it does")
  func implicit() {
    let (context, view) = shown()
    context.perform {
      let layer = CALayer()
      view.layer.addSublayer(layer)
      _ = view.window?.layer.commit(in: context)
      view.layer.opacity = 0.5
      view.center.x = 50
      layer.opacity = 0.5
      #expect(view.layer.animationKeys() == nil && view.layer.animations.isEmpty)
      #expect(layer.animationKeys() == ["opacity"])
    }
  }

  @Test("A view's layer takes explicit animations, of parts of a transform too")
  func explicit() {
    let (context, view) = shown()
    context.perform {
      let animation = CABasicAnimation(keyPath: "transform.rotation.z")
      animation.toValue = CGFloat.pi
      animation.duration = 1
      view.layer.add(animation, forKey: "turn")
      _ = view.window?.layer.commit(in: context)
      #expect(view.layer.animation(forKey: "turn") is CABasicAnimation)
      #expect(view.layer.presentation()?.opacity == 1)
    }
  }

  @Test("8.2.3: a transaction waits for the blocks in it")
  func transaction() {
    let (context, view) = shown()
    var log: [String] = []
    func step(to time: Double) {
      context.clock.set(time)
      context.perform {
        _ = view.window?.layer.commit(in: context)
        context.animations.endAnimations(in: context)
      }
    }
    context.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("transaction") }
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        log.append("block")
      }
      CATransaction.commit()
    }
    step(to: 0)
    step(to: 0.5)
    #expect(log == [])
    step(to: 1)
    #expect(log == ["block", "transaction"])
  }
}
