import Stage
import Testing
import Trace
import UIKit

@Suite("10.9 to 10.14: taps") @MainActor struct TapRecognizerTests {
  /// Notes what its actions and its delegate methods are called with.
  private final class Target: UIGestureRecognizerDelegate {
    let log: CallLog
    var mayBegin = true
    var mayReceive = true

    init(_ log: CallLog) { self.log = log }

    func tapped(_ recognizer: UITapGestureRecognizer) {
      let place = recognizer.location(in: recognizer.view)
      log.note("\(recognizer.name ?? "tap") \(recognizer.state) (\(place.x), \(place.y))")
    }

    func plain() { log.note("plain") }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      log.note("should begin")
      return mayBegin
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { mayReceive }
  }

  private let log = CallLog()
  private let stage = TestStage.settled()
  private let target: Target
  private let pad: LoggedTouchView
  private let tap: UITapGestureRecognizer

  private init() {
    target = Target(log)
    pad = LoggedTouchView("pad", log)
    stage.add(pad, CGRect(x: 10, y: 20, width: 80, height: 160))
    tap = UITapGestureRecognizer(
      target: target, action: Selector("tapped:", Target.tapped(_:)))
    pad.addGestureRecognizer(tap)
    stage.settle()
  }

  private func move(_ x: Double, _ y: Double) {
    stage.touch(.moved, x, y)
    stage.advance()
  }

  @Test("10.9: a tap is recognised when the finger lifts; then it is possible again")
  func tapped() {
    stage.touch(.began, 15, 25)
    stage.advance()
    #expect(log.take() == ["pad began (5.0, 5.0)"])
    #expect(tap.state == .possible)
    #expect(tap.numberOfTouches == 1)
    stage.touch(.ended, 15, 25)
    stage.advance()
    // 10.10: the view loses the touch.
    #expect(log.take() == ["tap ended (5.0, 5.0)", "pad cancelled (5.0, 5.0)"])
    #expect(tap.state == .possible)
    #expect(tap.numberOfTouches == 0)
    stage.tap(20, 40)
    #expect(log.take().contains("tap ended (10.0, 20.0)"))
    let gestures = stage.traceLines { if case .gesture = $0 { true } else { false } }
    #expect(gestures == ["UITapGestureRecognizer ended", "UITapGestureRecognizer ended"])
  }

  @Test("10.10: cancelsTouchesInView false leaves the touch to the view too")
  func sharesTouch() {
    tap.cancelsTouchesInView = false
    stage.tap(15, 25)
    #expect(
      log.take() == ["pad began (5.0, 5.0)", "tap ended (5.0, 5.0)", "pad ended (5.0, 5.0)"])
  }

  @Test("10.11: a finger that goes too far taps nothing, and the view keeps it")
  func tooFar() {
    stage.touch(.began, 15, 25)
    stage.advance()
    move(15, 60)
    #expect(tap.state == .possible)
    move(15, 75)
    #expect(tap.state == .failed)
    move(15, 25)
    stage.touch(.ended, 15, 25)
    stage.advance()
    #expect(!log.lines.contains { $0.hasPrefix("tap") })
    #expect(log.take().last == "pad ended (5.0, 5.0)")
    #expect(tap.state == .possible)
    stage.tap(15, 25)
    #expect(log.take().contains("tap ended (5.0, 5.0)"))
  }

  @Test("10.11: two taps: both in time and at one place, counted anew after each recognition")
  func twoTaps() {
    tap.numberOfTapsRequired = 2
    func taps() -> Int { log.take().count { $0.hasPrefix("tap") } }
    stage.tap(15, 25)
    #expect(taps() == 0)
    stage.tap(15, 25)
    #expect(taps() == 1)
    stage.tap(15, 25)
    #expect(taps() == 0)
    // Too late: the next tap is a first one.
    stage.advance(60)
    stage.tap(15, 25)
    #expect(taps() == 0)
    stage.tap(15, 25)
    #expect(taps() == 1)
    // Too far away.
    stage.tap(15, 25)
    stage.tap(80, 170)
    #expect(taps() == 0)
  }

  @Test("10.11: two fingers: both down, then both up; one alone taps nothing")
  func twoFingers() {
    tap.numberOfTouchesRequired = 2
    pad.isMultipleTouchEnabled = true
    stage.tap(15, 25)
    #expect(!log.take().contains { $0.hasPrefix("tap") })
    stage.touch(.began, 20, 40, finger: 0)
    stage.touch(.began, 40, 80, finger: 1)
    stage.advance()
    stage.touch(.ended, 20, 40, finger: 0)
    stage.advance()
    #expect(!log.take().contains { $0.hasPrefix("tap") })
    stage.touch(.ended, 40, 80, finger: 1)
    stage.advance()
    // In the middle between the two, in the view's coordinates.
    #expect(log.take().contains { $0.hasPrefix("tap ended") })
    tap.numberOfTouchesRequired = 1
    stage.touch(.began, 20, 40, finger: 0)
    stage.touch(.began, 40, 80, finger: 1)
    stage.advance()
    stage.touch(.ended, 20, 40, finger: 0)
    stage.touch(.ended, 40, 80, finger: 1)
    stage.advance()
    #expect(!log.take().contains { $0.hasPrefix("tap") })
  }

  @Test("10.10: disabled it sees nothing; disabled in the middle it gives up")
  func disabled() {
    tap.isEnabled = false
    stage.tap(15, 25)
    #expect(log.take() == ["pad began (5.0, 5.0)", "pad ended (5.0, 5.0)"])
    tap.isEnabled = true
    stage.touch(.began, 15, 25)
    stage.advance()
    tap.isEnabled = false
    tap.isEnabled = true
    stage.touch(.ended, 15, 25)
    stage.advance()
    #expect(!log.take().contains { $0.hasPrefix("tap") })
    #expect(tap.state == .possible)
    stage.tap(15, 25)
    #expect(log.take().contains("tap ended (5.0, 5.0)"))
  }

  @Test("Its delegate may keep the touch from it, or forbid the gesture")
  func delegate() {
    tap.delegate = target
    stage.tap(15, 25)
    #expect(log.take().contains("tap ended (5.0, 5.0)"))
    target.mayBegin = false
    stage.tap(15, 25)
    #expect(log.take() == ["pad began (5.0, 5.0)", "should begin", "pad ended (5.0, 5.0)"])
    target.mayReceive = false
    stage.tap(15, 25)
    #expect(log.take() == ["pad began (5.0, 5.0)", "pad ended (5.0, 5.0)"])
  }

  @Test("10.10: a finger that joins a drag under way is the drag's, and does not end in the view")
  func joins() {
    pad.isMultipleTouchEnabled = true
    pad.addGestureRecognizer(UIPanGestureRecognizer())
    stage.touch(.began, 15, 25)
    stage.advance()
    move(15, 60)
    stage.touch(.began, 40, 60, finger: 1)
    stage.advance()
    stage.touch(.ended, 40, 60, finger: 1)
    stage.advance()
    #expect(!log.take().contains { $0.contains("ended") })
  }

  @Test("10.10: touches on subviews count, in the recogniser's view's coordinates")
  func subviews() {
    let inner = LoggedTouchView("inner", log)
    inner.frame = CGRect(x: 30, y: 30, width: 20, height: 20)
    pad.addSubview(inner)
    stage.settle()
    stage.tap(45, 55)
    #expect(
      log.take() == [
        "inner began (5.0, 5.0)", "tap ended (35.0, 35.0)", "inner cancelled (5.0, 5.0)",
      ])
  }

  @Test("10.14: of two that would recognise, the inner one does")
  func two() {
    let inner = LoggedTouchView("inner", log)
    inner.frame = CGRect(x: 30, y: 30, width: 20, height: 20)
    let second = UITapGestureRecognizer(
      target: target, action: Selector("tapped:", Target.tapped(_:)))
    second.name = "inner tap"
    inner.addGestureRecognizer(second)
    pad.addSubview(inner)
    stage.settle()
    stage.tap(45, 55)
    #expect(
      log.take() == [
        "inner began (5.0, 5.0)", "inner tap ended (5.0, 5.0)", "inner cancelled (5.0, 5.0)",
      ])
    stage.tap(15, 25)
    #expect(log.take().contains("tap ended (5.0, 5.0)"))
  }

  @Test("A control in the view keeps its taps; a recogniser on the control takes them")
  func control() {
    let button = UIButton(type: .custom)
    button.addAction(UIAction { [log] _ in log.note("action") }, for: .touchUpInside)
    button.frame = CGRect(x: 30, y: 30, width: 20, height: 20)
    pad.addSubview(button)
    stage.settle()
    stage.tap(45, 55)
    #expect(log.take() == ["action"])
    let own = UITapGestureRecognizer(
      target: target, action: Selector("plain", Target.plain))
    button.addGestureRecognizer(own)
    stage.tap(45, 55)
    #expect(log.take() == ["plain"])
    #expect(!button.isHighlighted)
  }

  @Test("10.4: an image view takes no taps until it is told to")
  func imageView() {
    let picture = UIImageView(frame: CGRect(x: 30, y: 30, width: 20, height: 20))
    let own = UITapGestureRecognizer(target: target, action: Selector("plain", Target.plain))
    picture.addGestureRecognizer(own)
    pad.addSubview(picture)
    stage.settle()
    #expect(!picture.isUserInteractionEnabled)
    stage.tap(45, 55)
    #expect(log.take().contains("tap ended (35.0, 35.0)"))
    // The trace says which view waited in vain.
    #expect(
      stage.traceLines { if case .touchIgnored = $0 { true } else { false } } == [
        "UIImageView takes no touches"
      ])
    picture.isUserInteractionEnabled = true
    stage.tap(45, 55)
    // The image view passes the touch on, as every view does, until it is the recogniser's.
    #expect(
      log.take() == ["pad began (35.0, 35.0)", "plain", "pad cancelled (35.0, 35.0)"])
  }

  @Test("A cancelled touch taps nothing")
  func cancelled() {
    stage.touch(.began, 15, 25)
    stage.advance()
    stage.touch(.cancelled, 15, 25)
    stage.advance()
    #expect(log.take() == ["pad began (5.0, 5.0)", "pad cancelled (5.0, 5.0)"])
    #expect(tap.state == .possible)
    // The next one is a tap by itself.
    stage.tap(15, 25)
    #expect(log.take().filter { $0.hasPrefix("tap") } == ["tap ended (5.0, 5.0)"])
  }

  @Test("10.11: a cancelled touch ends a row of taps")
  func cancelledInRow() {
    tap.numberOfTapsRequired = 2
    stage.tap(15, 25)
    stage.touch(.began, 15, 25)
    stage.advance()
    stage.touch(.cancelled, 15, 25)
    stage.advance()
    stage.tap(15, 25)
    #expect(!log.take().contains { $0.hasPrefix("tap") })
    // It was the first of a new one.
    stage.tap(15, 25)
    #expect(log.take().contains("tap ended (5.0, 5.0)"))
  }

  @Test("10.11: of two fingers one is taken away: it has failed while the other still lies there")
  func oneCancelled() {
    tap.numberOfTouchesRequired = 2
    stage.touch(.began, 15, 25)
    stage.touch(.began, 30, 40, finger: 1)
    stage.advance()
    stage.touch(.cancelled, 15, 25)
    stage.advance()
    #expect(tap.state == .failed)
    stage.touch(.ended, 30, 40, finger: 1)
    stage.advance()
    #expect(tap.state == .possible && !log.take().contains { $0.hasPrefix("tap") })
  }

  @Test("A recogniser belongs to one view, and may leave it")
  func belongs() {
    let other = LoggedTouchView("other", log)
    #expect(tap.view === pad)
    #expect(pad.gestureRecognizers == [tap])
    other.addGestureRecognizer(tap)
    #expect(tap.view === other)
    #expect(pad.gestureRecognizers == nil)
    other.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
    pad.removeGestureRecognizer(tap)
    stage.tap(15, 25)
    #expect(log.take() == ["pad began (5.0, 5.0)", "pad ended (5.0, 5.0)"])
  }

  @Test("Actions: several targets in order, one twice counts once, removed ones not at all")
  func targets() {
    let second = Target(log)
    tap.addTarget(second, action: Selector("plain", Target.plain))
    tap.addTarget(second, action: Selector("plain", Target.plain))
    stage.tap(15, 25)
    #expect(log.take().filter { !$0.hasPrefix("pad") } == ["tap ended (5.0, 5.0)", "plain"])
    tap.removeTarget(target, action: nil)
    stage.tap(15, 25)
    #expect(log.take().filter { !$0.hasPrefix("pad") } == ["plain"])
    tap.removeTarget(nil, action: Selector("plain", Target.plain))
    stage.tap(15, 25)
    #expect(log.take().filter { !$0.hasPrefix("pad") } == [])
  }
}
