import CoreGraphics
import DisplayList
import Stage
import Trace
import UIKit

/// Steps a small stage by hand and keeps what went in and came out.
@MainActor final class StageDriver {
  static let device = Device(name: "test", size: CGSize(width: 100, height: 200), scale: 2)

  let stage: Stage
  private(set) var step = -1
  private(set) var inputs: [StageInput] = []
  private(set) var outputs: [StageOutput] = []

  init(isTraced: Bool = true, root: () -> UIViewController) {
    stage = Stage(device: Self.device, isTraced: isTraced, root: root)
  }

  /// A stage whose root controller's view `fill` fills.
  convenience init(isTraced: Bool = true, fill: (UIView) -> Void) {
    self.init(isTraced: isTraced) {
      let controller = UIViewController()
      fill(controller.view)
      return controller
    }
  }

  var time: Double { Self.device.time(ofStep: max(step, 0)) }
  var trace: [TraceEvent] { outputs.flatMap(\.trace) }

  /// The next step; events are those of its time.
  @discardableResult func advance(_ events: [InputEvent] = []) -> StageOutput {
    step += 1
    let input = StageInput(time: time, size: Self.device.size, scale: 1, events: events)
    inputs.append(input)
    outputs.append(stage.step(input))
    return outputs[outputs.count - 1]
  }

  /// Steps until step number `last`.
  func advance(toStep last: Int) { while step < last { advance() } }

  /// Steps until nothing moves, at most 10 s.
  func settle() {
    repeat { advance() } while outputs.last?.nextStep != .onInput && outputs.count < 600
  }

  /// A touch at `point` that comes with the next step.
  func touch(_ phase: InputEvent.Phase, at point: CGPoint) -> InputEvent {
    InputEvent(time: Self.device.time(ofStep: step + 1), phase: phase, position: point)
  }
}

/// A red square of 20 points with its centre at (50, 50), which can be animated.
@MainActor func makeBox(in view: UIView) -> UIView {
  let box = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
  box.backgroundColor = .red
  view.addSubview(box)
  return box
}

extension DisplayList {
  /// The node that paints an area of this colour, and where its origin lies on the canvas.
  func painted(_ color: DisplayColor) -> (node: DisplayNode, origin: CGPoint)? {
    func search(_ node: DisplayNode, _ above: CGAffineTransform) -> (DisplayNode, CGPoint)? {
      let transform = node.transform.concatenating(above)
      let isIt = node.items.contains {
        if case .fill(color, _) = $0 { true } else { false }
      }
      if isIt { return (node, CGPoint.zero.applying(transform)) }
      return node.children.lazy.compactMap { search($0, transform) }.first
    }
    return search(root, .identity)
  }

  /// The centre of the box that `makeBox` made, if it shows.
  var boxCenter: CGPoint? {
    painted(DisplayColor(red: 1, green: 0, blue: 0)).map { found in
      CGPoint(x: found.origin.x + 10, y: found.origin.y + 10)
    }
  }
}
