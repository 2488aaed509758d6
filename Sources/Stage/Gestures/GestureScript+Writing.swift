import CoreGraphics

extension GestureScript {
  /// The text form, which `init(text:)` reads as an equal script if it came from a text or a recording.
  ///
  /// What `stopped(after:velocity:)` has cut is written as whole; quotes in a view's name cannot be
  /// written.
  public var text: String { parts.map { Self.text(of: $0) }.joined(separator: "\n") + "\n" }

  private static func text(of part: Part) -> String {
    switch part {
    case .drag(let drag): text(of: drag)
    case .tap(let place): "tap \(text(of: place))"
    case .press(let place, let seconds): "press \(text(of: place)) for \(number(seconds)) s"
    case .pinch(let pinch):
      "pinch \(text(of: pinch.center)) to \(number(pinch.scale * 100)) % "
        + "in \(number(pinch.seconds)) s"
    case .rotate(let rotation):
      "rotate \(text(of: rotation.center)) by \(number(rotation.degrees)) degrees "
        + "in \(number(rotation.seconds)) s"
    case .wait(let seconds): "wait \(number(seconds)) s"
    case .touches(let events): events.map(text).joined(separator: "\n")
    }
  }

  private static func text(of event: InputEvent) -> String {
    let word =
      switch event.phase {
      case .began: "down"
      case .moved: "move"
      case .ended: "up"
      case .cancelled: "cancel"
      }
    return "at \(number(event.time)) \(word) \(event.finger) \(pair(event.position))"
  }

  private static func text(of drag: Drag) -> String {
    var clauses = drag.legs.map { text(of: $0) }
    switch drag.release {
    case .moving: break
    case .velocity(let velocity): clauses.append("release with \(number(velocity)) pt/s")
    case .cancelled: clauses.append("cancel")
    }
    let fingers = drag.fingers == 1 ? "" : "with \(drag.fingers) fingers "
    return "drag \(fingers)from \(text(of: drag.start)) " + clauses.joined(separator: ", ")
  }

  private static func text(of leg: Leg) -> String {
    switch leg.target {
    case .rest: "hold \(number(leg.seconds)) s"
    case .place(let place): "to \(text(of: place)) in \(number(leg.seconds)) s"
    case .by(let way): "by \(pair(way)) in \(number(leg.seconds)) s"
    case .part(let part): "to \(number(part * 100)) % in \(number(leg.seconds)) s"
    }
  }

  private static func text(of place: GesturePlace) -> String {
    switch place {
    case .point(let point): pair(point)
    case .part(let part): "\(number(part.x * 100)) %, \(number(part.y * 100)) %"
    case .view(let name): "\"\(name)\""
    case .edge(let edge): "\(edge.rawValue) edge"
    case .center: "center"
    }
  }

  private static func pair(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

  private static func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
