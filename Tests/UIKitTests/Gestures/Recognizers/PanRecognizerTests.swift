import QuartzCore
import Testing
import Trace
import UIKit

@Suite("10.11: pans") @MainActor struct PanRecognizerTests {
  private let stage = TestStage.settled()
  private let targets = GestureLog()
  private let pan: UIPanGestureRecognizer
  private let pad: UIView

  private init() {
    pad = stage.add(UIView(), TestStage.bounds)
    pan = targets.watch(UIPanGestureRecognizer(), "pan")
    pad.addGestureRecognizer(pan)
    let pan = pan
    targets.detail = { _ in
      let moved = pan.translation(in: nil)
      let speed = pan.velocity(in: nil)
      return "(\(moved.x), \(moved.y)) at (\(speed.x.rounded()), \(speed.y.rounded()))"
    }
    stage.settle()
  }

  @Test("10.11: it begins after 10 points, and counts from where the finger landed")
  func story() {
    stage.drag([(10, 10), (15, 10), (19.5, 10)])
    #expect(targets.take() == [])
    #expect(pan.state == .possible)
    // 15 points in three sixtieths: 300 a second.
    stage.touch(.moved, 25, 10)
    stage.advance()
    #expect(targets.take() == ["pan began (15.0, 0.0) at (300.0, 0.0)"])
    stage.touch(.moved, 25, 30)
    stage.advance()
    // 10 right and 20 down in the last three sixtieths.
    #expect(targets.take() == ["pan changed (15.0, 20.0) at (200.0, 400.0)"])
    stage.lift(25, 30)
    #expect(targets.take() == ["pan ended (15.0, 20.0) at (200.0, 400.0)"])
    #expect(pan.state == .possible)
  }

  @Test(
    "10.11: exactly 10 points are enough, in any direction",
    arguments: [(10.0, 0.0), (0, -10), (6, 8), (-8, 6)])
  func hysteresis(dx: Double, dy: Double) {
    stage.drag([(50, 100), (50 + dx * 0.99, 100 + dy * 0.99)])
    #expect(targets.take() == [])
    stage.touch(.moved, 50 + dx, 100 + dy)
    stage.advance()
    #expect(targets.take().count == 1)
  }

  @Test("A finger that lifts before that has not panned")
  func tooShort() {
    stage.drag([(10, 10), (19, 10)])
    stage.lift(19, 10)
    #expect(targets.take() == [])
    #expect(pan.state == .possible)
  }

  @Test("The view loses the touch when the pan begins")
  func takesTouch() {
    let log = CallLog()
    let view = LoggedTouchView("view", log)
    view.frame = pad.bounds
    pad.addSubview(view)
    stage.drag([(10, 10), (15, 10), (25, 10)])
    #expect(
      log.take() == [
        "view began (10.0, 10.0)", "view moved (15.0, 10.0)", "view cancelled (25.0, 10.0)",
      ])
  }

  @Test("10.11: the translation can be set; the velocity is not touched by it")
  func setTranslation() {
    stage.drag([(10, 10), (30, 10)])
    pan.setTranslation(.zero, in: nil)
    #expect(pan.translation(in: nil) == .zero)
    #expect(near(pan.velocity(in: nil).x, 1200, 1e-6))
    stage.touch(.moved, 35, 12)
    stage.advance()
    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 2))
    pan.setTranslation(CGPoint(x: 100, y: -50), in: nil)
    stage.touch(.moved, 36, 12)
    stage.advance()
    #expect(pan.translation(in: nil) == CGPoint(x: 101, y: -50))
    stage.lift(36, 12)
    // The next one begins anew.
    stage.drag([(10, 10), (30, 10)])
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
  }

  @Test("10.11: translation and velocity are those of the view that is asked for")
  func otherView() {
    let turned = stage.add(UIView(), CGRect(x: 20, y: 20, width: 40, height: 40))
    // Half as large and turned by a right angle: right on the screen is up in it, twice as far.
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5)
    turned.isUserInteractionEnabled = false
    stage.settle()
    stage.drag([(10, 10), (30, 10)])
    let moved = pan.translation(in: turned)
    #expect(near(moved.x, 0) && near(moved.y, -40))
    let speed = pan.velocity(in: turned)
    #expect(near(speed.x, 0, 1e-6) && near(speed.y, -2400, 1e-6))
    pan.setTranslation(CGPoint(x: 0, y: -10), in: turned)
    let screen = pan.translation(in: nil)
    #expect(near(screen.x, 5) && near(screen.y, 0))
    // A view that has shrunk to nothing has no ways in it.
    turned.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(pan.translation(in: turned).x.isFinite)
    pan.setTranslation(CGPoint(x: 7, y: 7), in: turned)
    #expect(pan.translation(in: nil).x.isFinite)
  }

  @Test("A view that follows the finger does not change how far the finger has gone")
  func followingView() {
    stage.drag([(10, 10), (30, 10)])
    pad.frame.origin.x = 20
    stage.advance()
    #expect(pan.translation(in: pad) == CGPoint(x: 20, y: 0))
    #expect(pan.translation(in: pad.superview) == CGPoint(x: 20, y: 0))
  }

  @Test("Two fingers count by their mean; one that lands or leaves moves nothing")
  func mean() {
    stage.drag([(10, 10), (30, 10)])
    _ = targets.take()
    stage.touch(.began, 80, 150, finger: 1)
    stage.advance()
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    stage.touch(.moved, 80, 170, finger: 1)
    stage.advance()
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 10))
    stage.lift(80, 170, finger: 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 10))
    #expect(pan.state == .changed)
    stage.touch(.moved, 34, 10)
    stage.advance()
    #expect(pan.translation(in: nil) == CGPoint(x: 24, y: 10))
    stage.lift(34, 10)
    #expect(targets.take().last?.hasPrefix("pan ended (24.0, 10.0)") == true)
  }

  @Test("10.11: with a minimum of two, one finger does nothing, and one of two that leaves ends it")
  func minimum() {
    pan.minimumNumberOfTouches = 2
    stage.drag([(10, 10), (40, 10)])
    #expect(targets.take() == [])
    stage.touch(.began, 10, 100, finger: 1)
    stage.advance()
    stage.move([[(55, 10), (25, 100)]], landing: false)
    #expect(targets.take().map { $0.prefix(9) } == ["pan began"])
    // From where both were down.
    #expect(pan.translation(in: nil) == CGPoint(x: 15, y: 0))
    stage.lift(25, 100, finger: 1)
    #expect(targets.take().map { $0.prefix(9) } == ["pan ended"])
    stage.touch(.moved, 90, 10)
    stage.advance()
    #expect(targets.take() == [])
  }

  @Test(
    "10.11: with a maximum of one, a second finger keeps it from beginning, and is nothing to it later"
  )
  func maximum() {
    pan.maximumNumberOfTouches = 1
    stage.move([[(10, 10), (10, 100)], [(40, 10), (40, 100)]])
    #expect(targets.take() == [])
    stage.touch(.ended, 40, 10, finger: 0)
    stage.touch(.ended, 40, 100, finger: 1)
    stage.advance()
    stage.drag([(10, 10), (30, 10)])
    stage.touch(.began, 10, 100, finger: 1)
    stage.touch(.moved, 40, 150, finger: 1)
    stage.advance()
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    #expect(pan.numberOfTouches == 1)
    #expect(pan.state == .began)
    // The view has what the pan ignores.
    let log = CallLog()
    let view = LoggedTouchView("view", log)
    view.frame = CGRect(x: 50, y: 0, width: 50, height: 200)
    view.isMultipleTouchEnabled = true
    pad.addSubview(view)
    stage.touch(.began, 80, 100, finger: 2)
    stage.advance()
    #expect(log.take() == ["view began (30.0, 100.0)"])
    pan.maximumNumberOfTouches = 9
    stage.touch(.began, 90, 100, finger: 3)
    stage.advance()
    #expect(log.take() == [])
  }

  @Test("Moves between two steps are one, and the last of them counts")
  func coalesced() {
    stage.drag([(10, 10)])
    for x in [12.0, 16, 22, 30] { stage.touch(.moved, x, 10) }
    stage.advance()
    #expect(targets.take() == ["pan began (20.0, 0.0) at (1200.0, 0.0)"])
  }

  @Test(
    "10.11: a finger keeps the velocity of its last moves for a tenth of a second; then it rests")
  func rest() {
    for (steps, speed) in [(1, 600.0), (4, 600), (6, 0), (60, 0)] {
      stage.drag([(10, 10), (20, 10), (30, 10), (40, 10)])
      _ = targets.take()
      stage.advance(steps)
      // One step more than there were without anything.
      stage.lift(40, 10)
      #expect(targets.take() == ["pan ended (30.0, 0.0) at (\(speed), 0.0)"])
    }
  }

  @Test("The trace has how far it went and how fast")
  func trace() {
    stage.drag([(10, 10), (30, 10)])
    stage.lift(30, 10)
    let motions = stage.trace.compactMap { event in
      if case .gesture(_, let state, _, let motion) = event.event {
        "\(state) \(motion?.translation ?? []) \((motion?.velocity ?? []).map { $0.rounded() })"
      } else {
        nil
      }
    }
    #expect(motions == ["began [20.0, 0.0] [1200.0, 0.0]", "ended [20.0, 0.0] [1200.0, 0.0]"])
  }

  @Test("At its end it has no fingers, and knows where they were; one too many is a mistake")
  func places() async {
    stage.drag([(10, 10), (30, 20)])
    #expect(pan.numberOfTouches == 1)
    #expect(pan.location(in: pad) == CGPoint(x: 30, y: 20))
    var ended: (Int, CGPoint)?
    let (pan, pad) = (pan, pad)
    targets.hook = { _ in ended = (pan.numberOfTouches, pan.location(in: pad)) }
    stage.lift(30, 20)
    #expect(ended?.0 == 0)
    #expect(ended?.1 == CGPoint(x: 30, y: 20))
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIPanGestureRecognizer().location(ofTouch: 0, in: nil) }
    }
  }

  @Test("10.11: a translation set between two drags does not reach the next one")
  func setBetween() {
    stage.drag([(10, 10), (60, 10)])
    stage.lift(60, 10)
    #expect(pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
    pan.setTranslation(.zero, in: pad)
    _ = targets.take()
    stage.drag([(10, 10), (30, 10)])
    stage.lift(30, 10)
    #expect(
      targets.take() == [
        "pan began (20.0, 0.0) at (1200.0, 0.0)",
        "pan ended (20.0, 0.0) at (1200.0, 0.0)",
      ])
  }
}
