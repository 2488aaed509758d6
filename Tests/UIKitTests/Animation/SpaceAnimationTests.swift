import DisplayList
import QuartzCore
import Testing
import Trace
import UIKit

@Suite("Animating transforms in space") @MainActor struct SpaceAnimationTests {
  private let stage = TestStage.settled()
  private let view: UIView
  private let log = CallLog()

  private init() {
    view = stage.add(UIView(), CGRect(x: 10, y: 10, width: 20, height: 20))
    view.backgroundColor = .red
    stage.settle()
  }

  private func animate(
    _ name: String, _ options: UIView.AnimationOptions = .curveLinear,
    _ change: @escaping () -> Void
  ) {
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: options, animations: change) {
        [log] in log.note("\(name) \($0)")
      }
    }
    stage.advance()
  }

  private func shownNode(after seconds: Double = 0) -> DisplayNode? {
    func search(_ node: DisplayNode) -> DisplayNode? {
      node.owner == view.layer.number ? node : node.children.lazy.compactMap(search).first
    }
    return search(stage.stage.picture(at: stage.time + seconds).root)
  }

  private func turned(_ degrees: Double) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1.0 / 500
    return CATransform3DRotate(eye, degrees * .pi / 180, 0, 1, 0)
  }

  @Test("7.1.9: transform3D is the layer's transform; transform is what it does in the plane")
  func properties() {
    view.transform3D = CATransform3DMakeScale(2, 3, 4)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    #expect(CATransform3DEqualToTransform(view.layer.transform, view.transform3D))
    view.transform = CGAffineTransform(translationX: 1, y: 2)
    #expect(
      CATransform3DEqualToTransform(view.transform3D, CATransform3DMakeTranslation(1, 2, 0)))
  }

  @Test("7.1.9: a turn in space goes on at the curve's pace, in perspective")
  func turning() throws {
    view.transform3D = turned(0)
    stage.settle()
    animate("turn") { self.view.transform3D = self.turned(120) }
    for (seconds, degrees) in [(0.0, 0.0), (0.25, 30), (0.5, 60), (1, 120)] {
      let node = try #require(shownNode(after: seconds))
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(degrees * .pi / 180)
      // The middle stays at (20, 20); the divisor grows with the depth, (x − 10) sin / 500.
      let divisor = node.perspective ?? .none
      #expect(near(divisor.x, sine / 500), "\(seconds)")
      #expect(near(divisor.w, 1 - 10 * sine / 500), "\(seconds)")
      #expect(near(node.transform.a, cosine + 20 * sine / 500), "\(seconds)")
      #expect(node.isMoving == (seconds < 1))
    }
  }

  @Test("7.1.5: one that is not affine replaces the running one, whose completion gets false")
  func replacing() throws {
    animate("first") { self.view.transform3D = self.turned(60) }
    stage.advance(29)
    animate("second") { self.view.transform3D = self.turned(-60) }
    // It begins at the former model value.
    #expect(near(try #require(shownNode()).transform.a, 0.5 + 20 * 0.75.squareRoot() / 500, 1e-9))
    #expect(log.take() == ["first false"])
    stage.settle()
    #expect(log.take() == ["second true"])
    #expect(stage.isStill)
  }

  @Test("7.1.5: with beginFromCurrentState it begins at what is shown")
  func fromCurrent() throws {
    view.transform3D = turned(0)
    stage.settle()
    animate("first") { self.view.transform3D = self.turned(60) }
    stage.advance(30)
    let shown = try #require(shownNode()).transform
    // A half of 60 degrees.
    #expect(near(shown.a, 0.75.squareRoot() + 20 * 0.5 / 500))
    animate("second", [.curveLinear, .beginFromCurrentState]) {
      self.view.transform3D = self.turned(0)
    }
    #expect(near(try #require(shownNode()).transform.a, Double(shown.a)))
    // And half a second later half of those 30 degrees are left.
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(15 * .pi / 180)
    #expect(near(try #require(shownNode(after: 0.5)).transform.a, cosine + 20 * sine / 500))
  }

  @Test("7.1.4, 7.1.5: an affine one replaces where the former value was not affine")
  func mixed() {
    animate("space") { self.view.transform3D = self.turned(60) }
    animate("plane") { self.view.transform = .identity }
    #expect(log.take() == ["space false"])
    let ends = stage.traceLines { if case .animationAdded = $0 { true } else { false } }
    #expect(ends.count == 2)
    let additive = stage.trace.compactMap { event -> Bool? in
      if case .animationAdded(let description) = event.event { description.isAdditive } else { nil }
    }
    #expect(additive == [false, false])
  }

  @Test("The trace writes a transform in space as sixteen numbers")
  func traced() {
    animate("deep") { self.view.transform3D = CATransform3DMakeTranslation(1, 2, 3) }
    let texts = stage.trace.compactMap { event -> String? in
      if case .animationAdded(let description) = event.event { description.to } else { nil }
    }
    #expect(
      texts == [
        "[1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 2.0, 3.0, 1.0]"
      ])
  }
}
