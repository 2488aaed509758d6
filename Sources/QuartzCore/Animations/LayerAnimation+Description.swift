import Foundation
import Trace

extension LayerAnimation {
  /// - Parameter ahead: seconds that the stage's time is ahead of the layer's.
  @MainActor func describedFor(_ layer: CALayer, ahead: Double) -> AnimationDescription {
    let duration = body.timing.activeSeconds
    // However much it is stretched, one without an end has none.
    let isEndless = duration >= Self.longest
    return AnimationDescription(
      animation: id, view: layer.ownerReference?() ?? nil, layer: layer.number,
      keyPath: body.content.keyPaths, from: body.content.from, to: body.content.to,
      isAdditive: isAdditive, curve: body.pace, begin: begin + ahead,
      duration: isEndless ? Self.longest : min(duration * stretch, Self.longest))
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
