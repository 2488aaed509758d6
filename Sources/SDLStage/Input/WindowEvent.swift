import CoreGraphics
import Stage

/// Something that happened to the window, without SDL.
package enum WindowEvent: Hashable, Sendable {
  /// What points: the mouse with its left button, or a finger on a touch screen.
  package enum Pointer: Hashable, Sendable {
    case mouse
    /// By the system's number for it.
    case finger(Int64)
    /// The second finger of a mouse.
    case mirror
    /// The finger that the wheel moves.
    case wheel
  }

  /// A pointer did something at a place in window units. `cancelled` also stands for a mouse that
  /// moves with no button down.
  case pointer(Pointer, InputEvent.Phase, place: CGPoint)
  /// The wheel was turned by so many notches, to the right and away from the person if above 0, with
  /// the mouse at a place in window units.
  case wheel(CGVector, place: CGPoint)
  case key(KeyPress)
  /// What the window showed is gone.
  case exposed
  /// The window's size or its display changed.
  case resized
  case lostFocus
  /// The person wants the window closed.
  case close
}
