import CoreGraphics
import SDLStage
import Stage
import Testing

@Suite("Pointers become fingers")
struct FingerTrackerTests {
  /// The device's points are window units minus 24.
  private let layout = WindowLayout(
    pixelSize: PixelSize(width: 148, height: 198), windowSize: CGSize(width: 148, height: 198),
    deviceSize: CGSize(width: 100, height: 150), uiScale: 1)

  private func send(
    _ tracker: inout FingerTracker, _ phase: InputEvent.Phase, _ x: Double, _ y: Double,
    pointer: WindowEvent.Pointer = .mouse, time: Double = 1
  ) -> InputEvent? {
    tracker.event(for: pointer, phase, at: CGPoint(x: x, y: y), time: time, in: layout)
  }

  @Test("Down, move and up come with their time and in the device's points")
  func drag() {
    var tracker = FingerTracker()
    #expect(
      send(&tracker, .began, 34, 44, time: 1)
        == InputEvent(time: 1, phase: .began, position: CGPoint(x: 10, y: 20)))
    #expect(tracker.places == [CGPoint(x: 34, y: 44)])
    #expect(
      send(&tracker, .moved, 54, 64, time: 2)
        == InputEvent(time: 2, phase: .moved, position: CGPoint(x: 30, y: 40)))
    #expect(tracker.places == [CGPoint(x: 54, y: 64)])
    #expect(
      send(&tracker, .ended, 54, 65, time: 3)
        == InputEvent(time: 3, phase: .ended, position: CGPoint(x: 30, y: 41)))
    #expect(tracker.places == [])
  }

  @Test("A press outside the device does nothing, nor does what follows it")
  func outside() {
    var tracker = FingerTracker()
    #expect(send(&tracker, .began, 10, 44) == nil)
    #expect(send(&tracker, .moved, 60, 60) == nil)
    #expect(send(&tracker, .ended, 60, 60) == nil)
    #expect(tracker.places == [])
  }

  @Test("A drag goes on outside the device and outside the window")
  func leaving() {
    var tracker = FingerTracker()
    _ = send(&tracker, .began, 34, 44)
    #expect(send(&tracker, .moved, -76, 300)?.position == CGPoint(x: -100, y: 276))
    #expect(send(&tracker, .ended, 500, 24)?.position == CGPoint(x: 476, y: 0))
  }

  @Test("A mouse that moves with no button down has lost its end: cancelled, once")
  func lostEnd() {
    var tracker = FingerTracker()
    _ = send(&tracker, .began, 34, 44)
    #expect(send(&tracker, .cancelled, 40, 50)?.phase == .cancelled)
    #expect(send(&tracker, .cancelled, 41, 51) == nil)
  }

  @Test("A second press of the same pointer counts for nothing")
  func twice() {
    var tracker = FingerTracker()
    _ = send(&tracker, .began, 34, 44)
    #expect(send(&tracker, .began, 60, 60) == nil)
    #expect(tracker.places == [CGPoint(x: 34, y: 44)])
  }

  @Test("Fingers get the smallest free numbers, the mouse is 0")
  func numbers() {
    var tracker = FingerTracker()
    #expect(send(&tracker, .began, 30, 30, pointer: .finger(77))?.finger == 1)
    #expect(send(&tracker, .began, 40, 30, pointer: .finger(12))?.finger == 2)
    #expect(send(&tracker, .began, 50, 30)?.finger == 0)
    #expect(send(&tracker, .ended, 30, 30, pointer: .finger(77))?.finger == 1)
    #expect(send(&tracker, .began, 60, 30, pointer: .finger(78))?.finger == 1)
    #expect(send(&tracker, .moved, 41, 31, pointer: .finger(12))?.finger == 2)
  }

  @Test("All are cancelled where they are, in the order of their numbers")
  func cancelAll() {
    var tracker = FingerTracker()
    _ = send(&tracker, .began, 44, 44, pointer: .finger(5))
    _ = send(&tracker, .began, 34, 44)
    #expect(
      tracker.cancelAll(time: 9, in: layout) == [
        InputEvent(time: 9, finger: 0, phase: .cancelled, position: CGPoint(x: 10, y: 20)),
        InputEvent(time: 9, finger: 1, phase: .cancelled, position: CGPoint(x: 20, y: 20)),
      ])
    #expect(tracker.places == [])
    #expect(tracker.cancelAll(time: 10, in: layout) == [])
  }
}
