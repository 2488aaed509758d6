import CoreGraphics
import Foundation
import Trace

extension LayerAnimation {
  /// - Parameters:
  ///   - ahead: seconds that the stage's time is ahead of the layer's.
  ///   - isHeld: whether the layer's time is in somebody's hand.
  @MainActor func describedFor(
    _ layer: CALayer, ahead: Double, isHeld: Bool
  ) -> AnimationDescription {
    let duration = body.timing.activeSeconds
    // However much it is stretched, one without an end has none.
    let isEndless = duration >= Self.longest
    return AnimationDescription(
      animation: id, view: layer.ownerReference?() ?? nil, layer: layer.number,
      keyPath: body.content.keyPaths, from: body.content.from, to: body.content.to,
      isAdditive: isAdditive, curve: body.pace, begin: begin + ahead,
      duration: isEndless ? Self.longest : min(duration * stretch, Self.longest),
      velocity: isHeld ? nil : beginningVelocity, isDriven: isHeld || drive != nil ? true : nil)
  }

  /// Points a second; nil where it moves nothing, or begins at rest.
  private var beginningVelocity: [Double]? {
    guard case .property(let animation) = body.content,
      let (x, y) = animation.translation, let speed = beginningSpeed
    else { return nil }
    let velocity = [Double(x) * speed, Double(y) * speed]
    return velocity.allSatisfy(\.isFinite) && velocity != [0, 0] ? velocity : nil
  }

  /// Progress a second.
  private var beginningSpeed: Double? {
    if let drive {
      guard case .running(let run) = drive.motion else { return nil }
      return run.velocity(on: drive.pace)
    }
    guard duration > 0 else { return nil }
    let slope = DrivenPace(curve: body.curve, length: duration).slope(at: 0)
    return slope / duration * body.timing.speed / stretch
  }
}

extension PropertyAnimation {
  /// How far it moves, in points; nil for what moves nothing, and along keyframes.
  fileprivate var translation: (x: CGFloat, y: CGFloat)? {
    guard case .between(let from, let to) = values else { return nil }
    switch (keyPath.property, from, to) {
    case (.position, .point(let a), .point(let b)): return (b.x - a.x, b.y - a.y)
    case (.transform, .transform(let a), .transform(let b)): return (b.tx - a.tx, b.ty - a.ty)
    case (.position, .number(let a), .number(let b)):
      return keyPath.part == .x ? (b - a, 0) : keyPath.part == .y ? (0, b - a) : nil
    default: return nil
    }
  }
}

extension TimedAnimation {
  /// The curve, through how many keyframes, how often.
  fileprivate var pace: String {
    var pace = "\(curve)"
    if case .property(let animation) = content, case .keyframes(let track) = animation.values {
      pace += ", \(track.segmentCount) keyframes"
    }
    if timing.repeatDuration > 0 {
      pace += ", for \(timing.repeatDuration) s"
    } else if timing.repeatCount == .infinity {
      pace += ", for ever"
    } else if timing.repeatCount != 0, timing.repeatCount != 1 {
      pace += ", \(timing.repeatCount) times"
    }
    return timing.autoreverses ? pace + ", there and back" : pace
  }
}

extension MediaTiming {
  /// Of the parent's time, from the begin to the end.
  fileprivate var activeSeconds: Double { speed == 0 ? .infinity : activeDuration / abs(speed) }
}

// As a trace says it: of a group each part, separated by commas.
extension TimedAnimation.Content {
  fileprivate var keyPaths: String {
    switch self {
    case .property(let animation): "\(animation.keyPath)"
    case .group(let children): children.map(\.content.keyPaths).joined(separator: ", ")
    case .transition(let transition): "transition.\(transition.name)"
    }
  }

  fileprivate var from: String {
    switch self {
    case .property(let animation): animation.values.ends.from.map { "\($0)" } ?? "nil"
    case .group(let children): children.map(\.content.from).joined(separator: ", ")
    case .transition(let transition): "\(transition.startProgress)"
    }
  }

  fileprivate var to: String {
    switch self {
    case .property(let animation): animation.values.ends.to.map { "\($0)" } ?? "nil"
    case .group(let children): children.map(\.content.to).joined(separator: ", ")
    case .transition(let transition): "\(transition.endProgress)"
    }
  }
}

extension LayerTransition {
  fileprivate var name: String {
    kind == .flip ? "flipFrom\(side.rawValue.capitalized)" : kind.rawValue
  }
}
