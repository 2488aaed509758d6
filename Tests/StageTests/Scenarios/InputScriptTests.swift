import CoreGraphics
import Foundation
import Testing

@testable import Stage

@Suite("Input as data") struct InputScriptTests {
  private let point = CGPoint(x: 17, y: 29)

  private func drag(_ x: CGFloat) -> GestureScript {
    .drag(from: .point(CGPoint(x: x, y: 3)), .by(CGPoint(x: 4, y: 5)))
  }

  @Test("Actions are taps on a view or a point, and gestures, each with its parts")
  func parts() {
    #expect(InputScript.Action.tap(view: "ok").parts == [.tap(.view("ok"))])
    #expect(InputScript.Action.tapPoint(point).parts == [.tap(.point(point))])
    let two = GestureScript(drag(1).parts + [.wait(seconds: 0.5)])
    #expect(InputScript.Action.gesture(two).parts == two.parts)
    #expect(InputScript.tap("ok").actions == [.tap(view: "ok")])
    #expect(InputScript.gesture(two).actions == [.gesture(two)])
    #expect(InputScript.tapDuration == 0.05)
  }

  @Test("It has a gesture wherever one stands in it")
  func hasGesture() {
    #expect(!InputScript([]).hasGesture)
    #expect(!InputScript([.tap(view: "ok"), .tapPoint(point)]).hasGesture)
    #expect(InputScript([.tap(view: "ok"), .gesture(drag(1)), .tapPoint(point)]).hasGesture)
  }

  @Test("The last gesture is changed that an answer is given for, and nothing else")
  func changing() throws {
    let script = InputScript([
      .tapPoint(point), .gesture(drag(1)), .tap(view: "ok"), .gesture(drag(2)),
      .gesture(GestureScript([.wait(seconds: 1)])), .tap(view: "end"),
    ])
    let changed = try #require(script.changingGesture { $0.released(with: 7) })
    var expected = script
    expected.actions[3] = .gesture(try #require(drag(2).released(with: 7)))
    #expect(changed == expected)
    let waiting = try #require(script.changingGesture { _ in GestureScript([.wait(seconds: 2)]) })
    expected = script
    expected.actions[4] = .gesture(GestureScript([.wait(seconds: 2)]))
    #expect(waiting == expected)
    #expect(script.changingGesture { _ in nil } == nil)
    #expect(InputScript.tap("ok").changingGesture { $0 } == nil)
  }

  @Test("It is read as it was written")
  func coding() throws {
    let script = InputScript([
      .tapPoint(point), .tap(view: "ok"),
      .gesture(
        try GestureScript(
          text: """
            drag with 2 fingers from trailing edge to 30 % in 0.2 s, hold 0.5 s, release with 7 pt/s
            pinch 12 %, 34 % to 150 % in 0.3 s
            rotate "a" by -30 degrees in 0.4 s
            press center for 0.7 s
            wait 0.9 s
            tap 5,6
            at 0 down 4 1,2
            at 0.5 cancel 4 3,4
            """)),
    ])
    let data = try JSONEncoder().encode(script)
    #expect(try JSONDecoder().decode(InputScript.self, from: data) == script)
  }
}
