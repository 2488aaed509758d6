import CoreGraphics

extension GestureScript {
  /// A drag from an edge over a part of the screen, 0 to 1.
  public static func drag(
    from edge: GesturePlace.Edge, to part: Double = 1, in seconds: Double = 0.3,
    velocity: Double? = nil
  ) -> GestureScript {
    drag(from: .edge(edge), .part(part), in: seconds, velocity: velocity)
  }

  /// A drag in one straight line.
  ///
  /// - Parameter velocity: points a second along it with which the fingers lift; nil means that they
  ///   lift as they move.
  public static func drag(
    from start: GesturePlace, _ target: Leg.Target, in seconds: Double = 0.3,
    velocity: Double? = nil, fingers: Int = 1
  ) -> GestureScript {
    GestureScript([
      .drag(
        Drag(
          from: start, fingers: fingers, legs: [Leg(target, in: seconds)],
          release: velocity.map { .velocity($0) } ?? .moving))
    ])
  }

  public static func pinch(
    _ center: GesturePlace, to scale: Double, in seconds: Double = 0.3
  ) -> GestureScript { GestureScript([.pinch(Pinch(center, to: scale, in: seconds))]) }

  /// The gesture with its last drag, pinch or turn stopped after a part of its way, in that part of
  /// its time; the fingers then lift with `velocity`.
  ///
  /// - Parameters:
  ///   - part: 0 to 1.
  ///   - velocity: points a second; nil means at rest.
  /// - Returns: nil where there is nothing to stop, or what is stopped has no velocity.
  public func stopped(after part: Double, velocity: Double? = nil) -> GestureScript? {
    change { item in
      switch item {
      case .pinch, .rotate: if velocity != nil { return nil }
      default: break
      }
      switch item {
      case .drag(var drag):
        drag.stop(after: part)
        drag.reachesOut = true
        drag.release = .velocity(velocity ?? 0)
        return .drag(drag)
      case .pinch(var pinch):
        pinch.scale = 1 + (pinch.scale - 1) * part
        pinch.seconds *= part
        return .pinch(pinch)
      case .rotate(var rotation):
        rotation.degrees *= part
        rotation.seconds *= part
        return .rotate(rotation)
      case .tap, .press, .wait, .touches: return nil
      }
    }
  }

  /// The gesture with its last drag let go of with `velocity`, in points a second.
  ///
  /// - Returns: nil where there is no drag.
  public func released(with velocity: Double) -> GestureScript? {
    change { item in
      guard case .drag(var drag) = item else { return nil }
      drag.release = .velocity(velocity)
      return .drag(drag)
    }
  }

  /// Changes the last part for which `change` has an answer.
  private func change(_ change: (Part) -> Part?) -> GestureScript? {
    for index in parts.indices.reversed() {
      guard let changed = change(parts[index]) else { continue }
      var script = self
      script.parts[index] = changed
      return script
    }
    return nil
  }
}

extension GestureScript.Drag {
  /// Leaves out what comes after a part of its time; the leg in which that falls is cut.
  fileprivate mutating func stop(after part: Double) {
    let whole = legs.reduce(0) { $0 + $1.seconds }
    var rest = whole * part
    var kept: [GestureScript.Leg] = []
    for leg in legs {
      let share = leg.seconds > 0 ? min(rest / leg.seconds, 1) : 1
      if share < 1 {
        kept.append(GestureScript.Leg(leg.target, in: leg.seconds * share, of: share))
        break
      }
      kept.append(leg)
      rest -= leg.seconds
    }
    legs = kept
  }
}
