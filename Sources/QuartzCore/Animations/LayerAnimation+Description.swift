import Trace

extension LayerAnimation {
  @MainActor func describedFor(_ layer: CALayer) -> AnimationDescription {
    AnimationDescription(
      animation: id, view: layer.ownerReference?() ?? nil, layer: layer.number,
      keyPath: body.content.keyPaths, from: body.content.from, to: body.content.to,
      isAdditive: isAdditive, curve: "\(body.curve)", begin: begin,
      duration: min(body.timing.activeSeconds, Self.longest) * stretch)
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
    case .transition(let transition): "transition.\(transition.kind.rawValue)"
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
