import QuartzCore
import Stage
import Testing

@testable import UIKit

/// Each number that decides whether a gesture is recognised, on both sides of it and along both axes.
@Suite("10.11-14: recognisers at their limits") @MainActor struct RecognizerLimitTests {
  private static let device = Device(
    name: "wide", size: CGSize(width: 340, height: 560), scale: 2)

  /// What `recognizer` tells its targets while one finger goes along `points` and lifts.
  private func told<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ points: [(Double, Double)], wait: Int = 0
  ) -> [String] {
    let stage = TestStage.settled(device: Self.device)
    let targets = GestureLog()
    stage.view.addGestureRecognizer(targets.watch(recognizer, "it"))
    stage.settle()
    stage.drag(points)
    stage.advance(wait)
    stage.lift(points.last!.0, points.last!.1)
    stage.advance(60)
    return targets.take()
  }

  @Test("10.9-12: what each kind is by default")
  func defaults() {
    let all: [UIGestureRecognizer] = [
      UIGestureRecognizer(), UITapGestureRecognizer(), UIPanGestureRecognizer(),
      UIScreenEdgePanGestureRecognizer(), UISwipeGestureRecognizer(), UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(), UILongPressGestureRecognizer(),
    ]
    for one in all {
      #expect(one.cancelsTouchesInView && !one.delaysTouchesBegan && one.delaysTouchesEnded)
      #expect(one.isEnabled && one.state == .possible && one.numberOfTouches == 0)
      #expect(one.view == nil && one.delegate == nil && one.name == nil)
      #expect(one.location(in: nil) == .zero)
      for other in all where other !== one {
        #expect(!one.shouldRequireFailure(of: other) && !one.shouldBeRequiredToFail(by: other))
        #expect(one.canPrevent(other) && one.canBePrevented(by: other))
      }
    }
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
    #expect(pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
    #expect(UIPinchGestureRecognizer().scale == 1 && UIPinchGestureRecognizer().velocity == 0)
    let rotation = UIRotationGestureRecognizer()
    #expect(rotation.rotation == 0 && rotation.velocity == 0)
  }

  @Test("10.14: a delegate that leaves all out lets all happen, and nobody run together or wait")
  func delegate() {
    final class Silent: UIGestureRecognizerDelegate {}
    let (silent, one, other) = (Silent(), UITapGestureRecognizer(), UIPanGestureRecognizer())
    #expect(silent.gestureRecognizerShouldBegin(one))
    #expect(silent.gestureRecognizer(one, shouldReceive: UITouch()))
    #expect(!silent.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other))
    #expect(!silent.gestureRecognizer(one, shouldRequireFailureOf: other))
    #expect(!silent.gestureRecognizer(one, shouldBeRequiredToFailBy: other))
  }

  @Test(
    "10.11: a tapping finger may stray by 45 points, in any direction",
    arguments: [
      (45.0, 0.0), (-45, 0), (0, 45), (0, -45), (27, 36), (-36, 27),
    ])
  func tapStray(_ dx: Double, _ dy: Double) {
    func tap(_ part: Double) -> [String] {
      let start = (150.0, 250.0)
      return told(
        UITapGestureRecognizer(), [start, (start.0 + dx * part, start.1 + dy * part), start])
    }
    #expect(tap(1) == ["it ended"])
    #expect(tap(1.01) == [])
  }

  @Test("10.11: the next tap may land 45 points away, counted from where the finger has lifted")
  func tapDistance() {
    for (dx, dy, count) in [(44.0, 8.0, 2), (36, 27, 2), (45.5, 0, 1), (0, -46, 1), (28, 36, 1)] {
      let stage = TestStage.settled(device: Self.device)
      let targets = GestureLog()
      let double = targets.watch(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      let pad = LoggedTouchView("pad", CallLog())
      stage.add(pad, stage.view.bounds)
      stage.view.addGestureRecognizer(double)
      stage.settle()
      stage.drag([(130, 240), (150, 250)])
      stage.lift(150, 250)
      stage.tap(150 + dx, 250 + dy)
      #expect(targets.take() == (count == 2 ? ["double ended"] : []), "\(dx), \(dy)")
      #expect(pad.lastTouch?.tapCount == count, "\(dx), \(dy)")
    }
  }

  @Test("10.11: for exactly 0.35 s after a tap the next one may still come")
  func tapPause() {
    for (steps, count) in [(20, 2), (21, 1), (22, 1)] {
      let stage = TestStage.settled(device: Self.device)
      let targets = GestureLog()
      let double = targets.watch(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      stage.view.addGestureRecognizer(double)
      stage.settle()
      stage.tap(150, 250)
      stage.advance(steps - 1)
      stage.tap(150, 250)
      #expect(targets.take() == (count == 2 ? ["double ended"] : []), "after \(steps) steps")
    }
  }

  @Test("A swipe goes 50 points its own way, and up to 50 to the side")
  func swipes() {
    let ways: [(UISwipeGestureRecognizer.Direction, (Double, Double))] = [
      (.right, (1, 0)), (.left, (-1, 0)), (.up, (0, -1)), (.down, (0, 1)),
    ]
    func swipe(
      _ direction: UISwipeGestureRecognizer.Direction, _ way: (Double, Double), _ ahead: Double,
      _ aside: Double
    ) -> Bool {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      let (x, y) = (150 + way.0 * ahead + way.1 * aside, 250 + way.1 * ahead + way.0 * aside)
      return told(swipe, [(150, 250), (x, y)]) == ["it ended"]
    }
    for (direction, way) in ways {
      for (ahead, aside, isOne) in [
        (50.0, 0.0, true), (49.5, 0, false), (50, 50, true), (50, -50, true), (80, 50.5, false),
        (80, -50.5, false), (-60, 0, false), (0, 60, false),
      ] {
        #expect(
          swipe(direction, way, ahead, aside) == isOne, "\(direction.rawValue), \(ahead), \(aside)")
      }
      for (other, otherWay) in ways where other != direction {
        #expect(!swipe(direction, otherWay, 70, 10), "\(direction.rawValue)")
        #expect(swipe([direction, other], otherWay, 70, 10))
      }
    }
  }

  @Test("10.13: an edge is 20 points wide, and the way in is at least as far as the way along")
  func edges() {
    // From how far in, how far inwards, how far along.
    let table: [(Double, Double, Double, Bool)] = [
      (0, 30, 0, true), (19.5, 30, 0, true), (20, 30, 0, false), (21, 30, 0, false),
      (5, 12, 12, true), (5, 12, -12, true), (5, 12, 12.5, false), (5, 12, -12.5, false),
      (5, 3, 20, false), (15, -13, 0, false),
    ]
    let (width, height) = (340.0, 560.0)
    for (start, inwards, along, begins) in table {
      // The last place of the screen is just within it.
      let far = start == 0 ? 0.25 : start
      let ways: [(UIRectEdge, (Double, Double), (Double, Double))] = [
        (.left, (start, 200), (inwards, along)), (.top, (130, start), (along, inwards)),
        (.right, (width - far, 200), (-inwards, along)),
        (.bottom, (130, height - far), (along, -inwards)),
      ]
      for (edge, from, way) in ways {
        // What lies on an edge of the area at the right or below is still of it.
        let isFar = edge == .right || edge == .bottom
        let expected = begins || (isFar && start == 20 && inwards == 30)
        for edges in [edge, .all] {
          let pan = UIScreenEdgePanGestureRecognizer()
          pan.edges = edges
          let lines = told(pan, [from, (from.0 + way.0, from.1 + way.1)])
          #expect(
            (lines.first == "it began") == expected,
            "\(edge.rawValue): from \(start) by \(inwards), \(along)")
        }
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = UIRectEdge.all.subtracting(edge)
        #expect(told(pan, [from, (from.0 + way.0, from.1 + way.1)]) == [])
      }
    }
  }

  @Test("10.13: from a corner, in from either of its edges")
  func corner() {
    for (edges, way, begins) in [
      (UIRectEdge.left, (30.0, 8.0), true), (.left, (8, 30), false), (.top, (8, 30), true),
      (.top, (30, 8), false), ([.left, .top], (30, 8), true), ([.left, .top], (8, 30), true),
    ] {
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = edges
      #expect((told(pan, [(4, 7), (4 + way.0, 7 + way.1)]) != []) == begins)
    }
  }

  @Test("A press may stray 10 points before it begins, or as far as it is told, any way")
  func press() {
    for (limit, way) in [
      (10.0, (10.0, 0.0)), (10, (0, -10)), (10, (-6, 8)), (25, (15, 20)), (3, (0, 3)),
    ] {
      for (part, isOne) in [(1.0, true), (1.02, false)] {
        let press = UILongPressGestureRecognizer()
        press.allowableMovement = CGFloat(limit)
        let lines = told(
          press, [(150, 250), (150 + way.0 * part, 250 + way.1 * part)], wait: 40)
        #expect((lines == ["it began", "it ended"]) == isOne, "\(limit), \(way), \(part)")
      }
    }
  }

  @Test("A press takes as long as it is told, counted from its landing", arguments: [0.25, 0.8])
  func pressTime(_ seconds: Double) {
    let steps = Int((seconds * 60).rounded())
    // To the step, but for the rounding of their times.
    for (wait, isOne) in [(steps - 2, false), (steps, true)] {
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = seconds
      #expect((told(press, [(150, 250)], wait: wait) != []) == isOne, "\(wait) steps")
    }
  }

  @Test("10.12: a pinch begins when the fingers are 10 points further apart, or nearer, any way")
  func pinch() {
    for (dx, dy) in [(1.0, 0.0), (0, 1), (0.6, 0.8)] {
      for (change, begins) in [(10.0, true), (9.5, false), (-10, true), (-9.5, false)] {
        let stage = TestStage.settled(device: Self.device)
        let targets = GestureLog()
        let pinch = targets.watch(UIPinchGestureRecognizer(), "it")
        stage.view.addGestureRecognizer(pinch)
        stage.settle()
        func at(_ distance: Double) -> [(Double, Double)] {
          [(120, 230), (120 + dx * distance, 230 + dy * distance)]
        }
        stage.move([at(40), at(40 + change)])
        #expect(targets.take() == (begins ? ["it began"] : []), "\(dx), \(dy), \(change)")
        if begins {
          #expect(near(pinch.scale, (40 + change) / 40, 1e-12))
          // In one sixtieth of a second.
          #expect(near(pinch.velocity, change / 40 * 60, 1e-9))
        }
      }
    }
  }

  @Test("A turn is the shorter way around, from −π, which is not one, to π")
  func turns() {
    func pair(_ degrees: Double) -> FingerPair {
      let angle = degrees * .pi / 180
      return FingerPair(
        first: CGPoint(x: 30, y: 70),
        second: CGPoint(x: 30 + 50 * cos(angle), y: 70 + 50 * sin(angle)))
    }
    for (from, to, turn) in [
      (0.0, 25.0, 25.0), (25, 0, -25), (170, -170, 20), (-170, 170, -20), (10, -80, -90),
      (100, -60, -160), (-60, 100, 160),
    ] {
      #expect(near(pair(from).turn(to: pair(to)), turn * .pi / 180, 1e-12), "\(from) to \(to)")
    }
    let right = FingerPair(first: CGPoint(x: 30, y: 70), second: CGPoint(x: 80, y: 70))
    let left = FingerPair(first: CGPoint(x: 30, y: 70), second: CGPoint(x: 10, y: 70))
    #expect(right.turn(to: left) == .pi && left.turn(to: right) == .pi)
    #expect(right.distance == 50 && left.distance == 20)
    #expect(FingerPair(first: .zero, second: CGPoint(x: 0.3, y: 0.4)).distance == 1)
    #expect(FingerPair(first: CGPoint(x: 3, y: 9), second: CGPoint(x: 6, y: 13)).distance == 5)
  }

  @Test("A rotation that is set goes on from there, either way round")
  func rotationSet() {
    let stage = TestStage.settled(device: Self.device)
    let rotation = UIRotationGestureRecognizer()
    stage.view.addGestureRecognizer(rotation)
    stage.settle()
    func at(_ degrees: Double) -> [(Double, Double)] {
      let (x, y) = (60 * cos(degrees * .pi / 180), 60 * sin(degrees * .pi / 180))
      return [(150 + x, 250 + y), (150 - x, 250 - y)]
    }
    stage.move([at(10), at(50)])
    #expect(near(rotation.rotation, 40 * .pi / 180, 1e-12))
    rotation.rotation = 0.25
    #expect(near(rotation.rotation, 0.25, 1e-12))
    stage.move([at(35)], landing: false)
    #expect(near(rotation.rotation, 0.25 - 15 * .pi / 180, 1e-12))
    // The velocity is the fingers', whatever was set: 25 degrees in two sixtieths.
    #expect(near(rotation.velocity, 25 * .pi / 180 * 30, 1e-9))
  }

  @Test("Where a gesture is: the middle of its fingers, each in the coordinates asked for")
  func places() {
    let stage = TestStage.settled(device: Self.device)
    let pan = UIPanGestureRecognizer()
    let pad = stage.add(UIView(), CGRect(x: 20, y: 30, width: 300, height: 500))
    pad.isMultipleTouchEnabled = true
    pad.bounds.origin = CGPoint(x: 7, y: -4)
    pad.addGestureRecognizer(pan)
    stage.settle()
    let moves = [[(40.0, 90.0), (100.0, 120.0)], [(70, 95), (126, 131)]]
    stage.move(moves)
    #expect(pan.numberOfTouches == 2)
    #expect(pan.location(in: nil) == CGPoint(x: 98, y: 113))
    // 20 and 30 less, 7 more and 4 less.
    #expect(pan.location(in: pad) == CGPoint(x: 85, y: 79))
    #expect(pan.location(ofTouch: 0, in: nil) == CGPoint(x: 70, y: 95))
    #expect(pan.location(ofTouch: 1, in: pad) == CGPoint(x: 113, y: 97))
    // The mean of (30, 5) and (26, 11), in one sixtieth.
    #expect(pan.translation(in: nil) == CGPoint(x: 28, y: 8))
    #expect(near(pan.velocity(in: nil).x, 1680, 1e-6) && near(pan.velocity(in: nil).y, 480, 1e-6))
    stage.lift(70, 95, finger: 0)
    #expect(pan.numberOfTouches == 1 && pan.location(in: nil) == CGPoint(x: 126, y: 131))
    stage.lift(126, 131, finger: 1)
  }

  @Test("10.11: in its action a tap has the fingers that made it; before and after it has not")
  func tapPlaces() {
    final class Counted: UITapGestureRecognizer {
      var counts: [Int] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        counts.append(numberOfTouches)
        super.touchesEnded(touches, with: event)
      }
    }
    let stage = TestStage.settled(device: Self.device)
    let targets = GestureLog()
    let tap = targets.watch(Counted(), "tap")
    tap.numberOfTouchesRequired = 2
    stage.view.addGestureRecognizer(tap)
    stage.view.isMultipleTouchEnabled = true
    targets.detail = {
      "\($0.numberOfTouches) at \($0.location(in: nil).x), \($0.location(in: nil).y)"
    }
    stage.settle()
    stage.move([[(40, 90), (100, 120)]])
    #expect(tap.numberOfTouches == 2)
    for (finger, place) in [(40.0, 90.0), (100, 120)].enumerated() {
      stage.touch(.ended, place.0, place.1, finger: finger)
    }
    stage.advance()
    #expect(targets.take() == ["tap ended 2 at 70.0, 105.0"])
    // It has not recognised anything while it is still shown the end.
    #expect(tap.counts == [0])
    #expect(tap.numberOfTouches == 0)
  }

  @Test("Asked for a touch that is not there, a recogniser says how many there are")
  func noTouch() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UITapGestureRecognizer().location(ofTouch: 3, in: nil) }
    }
    #expect(
      result.standardErrorText.contains(
        "UITapGestureRecognizer: location(ofTouch:in:) asks for touch 3 of 0; look at "
          + "numberOfTouches first"))
  }

  @Test("A finger too many ends a press that has not begun, and does nothing to one that has")
  func pressTooMany() {
    for (wait, isOne) in [(10, false), (40, true)] {
      let stage = TestStage.settled(device: Self.device)
      let targets = GestureLog()
      let press = targets.watch(UILongPressGestureRecognizer(), "it")
      stage.view.addGestureRecognizer(press)
      stage.view.isMultipleTouchEnabled = true
      stage.settle()
      stage.drag([(150, 250)])
      stage.advance(wait)
      stage.touch(.began, 190, 230, finger: 1)
      stage.advance(40)
      #expect(targets.take() == (isOne ? ["it began"] : []))
      stage.lift(190, 230, finger: 1)
      stage.lift(150, 250)
      #expect(press.state == .possible)
    }
  }
}
