import CoreGraphics
import QuartzCore
import Testing

@MainActor @Suite("What a change of a property does")
struct LayerActionTests {
  /// Writes down what it is asked and what its actions do.
  private final class Delegate: CALayerDelegate, CAAction {
    var log: [String] = []
    var answers = true
    var whileAsked: (CALayer) -> Void = { _ in }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      log.append("asked \(event) at \(layer.position.x)")
      whileAsked(layer)
      return answers ? self : nil
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      log.append("run \(event) at \((anObject as! CALayer).position.x)")
    }
  }

  @Test("8.1.1–2: the action is asked for before the change and runs after it")
  func order() {
    let (layer, delegate) = (CALayer(), Delegate())
    layer.delegate = delegate
    layer.position.x = 5
    #expect(delegate.log == ["asked position at 0.0", "run position at 5.0"])
  }

  @Test("No question when the value stays, and none for what does not animate")
  func noQuestion() {
    let (layer, delegate) = (CALayer(), Delegate())
    layer.delegate = delegate
    layer.position = .zero
    layer.contentsGravity = .center
    layer.maskedCorners = []
    layer.cornerCurve = .continuous
    layer.contents = nil
    #expect(delegate.log == [])
  }

  @Test("Each animatable property asks with its key path")
  func keys() {
    let (layer, delegate) = (CALayer(), Delegate())
    layer.delegate = delegate
    delegate.answers = false
    layer.bounds.size.width = 3
    layer.position.x = 1
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    layer.opacity = 0.5
    layer.cornerRadius = 4
    layer.backgroundColor = CGColor(gray: 1, alpha: 1)
    let keys = delegate.log.map { $0.split(separator: " ")[1] }
    #expect(
      keys == ["bounds", "position", "transform", "opacity", "cornerRadius", "backgroundColor"])
  }

  @Test("What the delegate changes while it is asked stays changed")
  func changeWhileAsked() {
    let (layer, delegate) = (CALayer(), Delegate())
    layer.delegate = delegate
    delegate.whileAsked = { $0.contentsGravity = .center }
    layer.position.x = 5
    #expect(layer.contentsGravity == .center)
    #expect(layer.position.x == 5)
  }

  @Test("A subclass may answer in place of the delegate")
  func subclass() {
    final class Silent: CALayer {
      override func action(forKey event: String) -> (any CAAction)? { nil }
    }
    let (layer, delegate) = (Silent(), Delegate())
    layer.delegate = delegate
    layer.position.x = 5
    #expect(delegate.log == [])
  }
}
