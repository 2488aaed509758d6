import CoreGraphics
import DisplayList

extension RandomDisplayList {
  mutating func perspective() -> Perspective {
    Perspective(
      x: extreme(random.number(-0.01...0.01)), y: random.number(-0.01...0.01),
      w: extreme(random.number(0.5...1.5)))
  }

  mutating func shadow() -> Shadow {
    let shape: Shadow.Shape =
      switch random.integer(0...2) {
      case 0 where !images.isEmpty: .image(random.pick(images), frame: rect())
      case 1: .outline(outline())
      default: .content
      }
    return Shadow(
      shape: shape, color: color(),
      offset: CGSize(width: extreme(random.number(-8...8)), height: random.number(-8...8)),
      radius: random.happens(0.2) ? 0 : abs(extreme(random.number(0...8))))
  }

  mutating func backdrop() -> Backdrop {
    Backdrop(
      outline: outline(), radius: abs(extreme(random.number(0...12))),
      saturation: random.happens(0.5) ? 1 : extreme(random.number(0...2)))
  }

  mutating func border() -> Border {
    Border(outline: outline(), width: extreme(random.number(0.1...6)), color: color())
  }
}
