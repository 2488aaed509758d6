import CoreGraphics
import Stage
import Testing
import UIKit

@Suite("The keyboard's ring: its way, and who can have it") @MainActor struct FocusOrderTests {
  private let stage = TestStage.settled(
    device: Device(name: "wide", size: CGSize(width: 340, height: 560), scale: 2))
  private let focus = StageFocus()

  /// The names of controls in the order in which the ring goes through them, once around.
  private func order(_ controls: [String: UIControl], backwards: Bool = false) -> [String] {
    stage.settle()
    focus.clear()
    return (0..<controls.count).map { _ in
      focus.move(backwards: backwards, on: stage.stage)
      let frame = focus.frame(on: stage.stage)
      return controls.first { $0.value.frame == frame }?.key ?? "?"
    }
  }

  private func add(_ frames: [(String, CGRect)]) -> [String: UIControl] {
    var controls: [String: UIControl] = [:]
    for (name, frame) in frames { controls[name] = stage.add(UIControl(), frame) }
    return controls
  }

  @Test("From top to bottom, and from left to right in a row, whatever was added first")
  func reading() {
    let controls = add([
      ("below", CGRect(x: 10, y: 300, width: 50, height: 20)),
      ("right", CGRect(x: 200, y: 105, width: 60, height: 30)),
      // Lower than its neighbour by less than half of either: the same row.
      ("left", CGRect(x: 20, y: 115, width: 70, height: 24)),
      ("middle", CGRect(x: 110, y: 100, width: 40, height: 50)),
      ("top", CGRect(x: 250, y: 20, width: 30, height: 20)),
      // The middle of neither lies within the other: a row of its own.
      ("under", CGRect(x: 30, y: 138, width: 35, height: 40)),
    ])
    let names = ["top", "left", "middle", "right", "under", "below"]
    #expect(order(controls) == names)
    #expect(order(controls, backwards: true) == names.reversed())
  }

  @Test("Around the end it begins again, either way; cleared it shows nowhere")
  func around() {
    let controls = add([
      ("one", CGRect(x: 10, y: 20, width: 50, height: 20)),
      ("two", CGRect(x: 10, y: 60, width: 50, height: 20)),
      ("three", CGRect(x: 10, y: 100, width: 50, height: 20)),
    ])
    stage.settle()
    func at() -> CGRect? { focus.frame(on: stage.stage) }
    #expect(at() == nil)
    for name in ["one", "two", "three", "one"] {
      focus.move(on: stage.stage)
      #expect(at() == controls[name]?.frame)
    }
    for name in ["three", "two", "one", "three"] {
      focus.move(backwards: true, on: stage.stage)
      #expect(at() == controls[name]?.frame)
    }
    focus.clear()
    #expect(at() == nil)
    focus.move(backwards: true, on: stage.stage)
    #expect(at() == controls["three"]?.frame)
  }

  @Test("Controls at one place come as they lie, the hindmost first")
  func overlapping() {
    let controls = add([
      ("wide", CGRect(x: 10, y: 20, width: 300, height: 40)),
      ("narrow", CGRect(x: 10, y: 20, width: 60, height: 40)),
      ("low", CGRect(x: 10, y: 25, width: 20, height: 30)),
    ])
    #expect(order(controls) == ["wide", "narrow", "low"])
    #expect(order(controls, backwards: true) == ["low", "narrow", "wide"])
  }

  @Test(
    "Only what a finger could use: not what is off, hidden, covered, empty or out of the screen")
  func usable() {
    let frame = CGRect(x: 10, y: 20, width: 50, height: 30)
    let spoil: [(String, @MainActor (UIControl) -> Void)] = [
      ("off", { $0.isEnabled = false }), ("hidden", { $0.isHidden = true }),
      ("deaf", { $0.isUserInteractionEnabled = false }), ("faint", { $0.alpha = 0.005 }),
      ("flat", { $0.frame.size.height = 0 }), ("thin", { $0.frame.size.width = 0 }),
      ("outside", { $0.frame.origin.x = 341 }), ("above", { $0.frame.origin.y = -40 }),
      ("gone", { $0.removeFromSuperview() }),
    ]
    for (name, change) in spoil {
      let control = stage.add(UIControl(), frame)
      stage.settle()
      focus.clear()
      focus.move(on: stage.stage)
      #expect(focus.frame(on: stage.stage) == frame, "\(name)")
      stage.perform { change(control) }
      stage.settle()
      // The ring is gone at once, and finds nobody any more.
      #expect(focus.frame(on: stage.stage) == nil, "\(name)")
      focus.move(on: stage.stage)
      #expect(focus.frame(on: stage.stage) == nil, "\(name)")
      control.removeFromSuperview()
    }
    // Half of it out of the screen, but not its middle.
    let part = stage.add(UIControl(), CGRect(x: -20, y: 20, width: 50, height: 30))
    stage.settle()
    focus.move(on: stage.stage)
    #expect(focus.frame(on: stage.stage) == part.frame)
    let box = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.settle()
    #expect(focus.frame(on: stage.stage) == nil)
    // Within a hidden view there is none either.
    stage.perform {
      box.addSubview(part)
      box.isHidden = true
    }
    focus.move(on: stage.stage)
    #expect(focus.frame(on: stage.stage) == nil)
  }

  @Test("The ring is where the control is seen on the screen, turned or scrolled")
  func place() {
    let box = stage.add(UIView(), CGRect(x: 30, y: 50, width: 200, height: 300))
    let control = UIControl(frame: CGRect(x: 20, y: 40, width: 60, height: 30))
    stage.perform {
      box.bounds.origin = CGPoint(x: 5, y: 12)
      box.addSubview(control)
    }
    stage.settle()
    focus.move(on: stage.stage)
    #expect(focus.frame(on: stage.stage) == CGRect(x: 45, y: 78, width: 60, height: 30))
    stage.perform { control.transform = CGAffineTransform(scaleX: 0.5, y: 2) }
    stage.settle()
    #expect(focus.frame(on: stage.stage) == CGRect(x: 60, y: 63, width: 30, height: 60))
  }

  @Test("A finger at a place would meet something, or drag it; bare ground does not count")
  func fingers() {
    let window = stage.perform {
      let window = UIWindow(frame: CGRect(x: 40, y: 300, width: 200, height: 150))
      window.windowScene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      window.isHidden = false
      return window
    }
    let (box, inner) = (UIView(), UIView())
    stage.perform {
      box.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
      inner.frame = CGRect(x: 15, y: 5, width: 30, height: 40)
      box.addSubview(inner)
      window.addSubview(box)
    }
    let below = stage.add(UIView(), CGRect(x: 20, y: 100, width: 60, height: 80))
    stage.settle()
    func meets(_ x: CGFloat, _ y: CGFloat) -> Bool {
      stage.stage.takesTouch(at: CGPoint(x: x, y: y))
    }
    func drags(_ x: CGFloat, _ y: CGFloat) -> Bool {
      stage.stage.takesPan(at: CGPoint(x: x, y: y))
    }
    // The second window's own ground, the root's view, and the views on them.
    #expect(!meets(45, 305) && meets(55, 325) && meets(70, 330))
    #expect(!meets(5, 5) && meets(30, 110) && !meets(30, 181))
    #expect(!drags(70, 330) && !drags(30, 110))
    let edge = UIScreenEdgePanGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    stage.perform {
      for one in [edge, UITapGestureRecognizer()] { box.addGestureRecognizer(one) }
    }
    #expect(!drags(70, 330))
    stage.perform { box.addGestureRecognizer(pan) }
    // From the view within too, which is at (65, 325) on the screen.
    #expect(drags(55, 325) && drags(70, 330) && !drags(45, 305) && !drags(30, 110))
    pan.isEnabled = false
    #expect(!drags(55, 325) && !drags(70, 330))
    stage.perform { window.addGestureRecognizer(UIPanGestureRecognizer()) }
    #expect(drags(45, 305) && drags(70, 330) && !drags(5, 5))
    stage.perform { below.addGestureRecognizer(UIPanGestureRecognizer()) }
    #expect(drags(30, 110) && !drags(5, 5))
  }
}
