import CoreGraphics
import SDLStage
import Testing

@Suite("The mouse's second finger, and the wheel's") struct SecondFingerTests {
  @Test("It mirrors the mouse about the middle; in parallel the middle goes along")
  func mirror() {
    var finger = SecondFinger(
      mirroring: CGPoint(x: 40, y: 50), about: CGPoint(x: 100, y: 100))
    #expect(finger.place == CGPoint(x: 160, y: 150))
    finger.follow(CGPoint(x: 60, y: 50), isParallel: false)
    #expect(finger.place == CGPoint(x: 140, y: 150))
    finger.follow(CGPoint(x: 70, y: 80), isParallel: true)
    #expect(finger.place == CGPoint(x: 150, y: 180))
    finger.follow(CGPoint(x: 60, y: 80), isParallel: false)
    #expect(finger.place == CGPoint(x: 160, y: 180))
  }

  @Test("A notch is 40 points; the finger lifts 0.2 s after the last")
  func wheel() {
    var finger = WheelFinger(at: CGPoint(x: 10, y: 10), time: 1)
    finger.turn(CGVector(dx: 0, dy: 1), time: 1, unit: 0.5)
    #expect(finger.place == CGPoint(x: 10, y: 30))
    finger.turn(CGVector(dx: -0.25, dy: -2), time: 1.5, unit: 1)
    #expect(finger.place == CGPoint(x: 0, y: -50))
    #expect(finger.end == 1.7)
  }
}
