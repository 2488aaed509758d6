import CoreGraphics
import Foundation

// Core Animation's own animations of a layer, by their keys.
extension CALayer {
  /// Keeps a copy of `animation`. Source: 8.1.4.
  func addCopy(of animation: CAAnimation, forKey key: String?) {
    let context = self.context ?? .current
    let copy = animation.makeCopy()
    if copy.timing.duration.isNaN || copy.timing.duration <= 0 {
      copy.timing.duration = context.transactions.value { $0.duration } ?? 0.25
    }
    let body = copy.timed(for: self, defaultDuration: copy.timing.duration) { problem in
      context.console(
        "\(type(of: animation)) for key '\(key ?? "nil")' of \(nameForConsole): \(problem).")
    }
    // Source: 8.1.4.
    let isTransition = if case .transition = body.content { true } else { false }
    var added = LayerAnimation(
      id: context.nextNumber(), key: isTransition ? "transition" : key, body: body)
    added.beginsAtLayerTime = body.timing.beginTime != 0
    added.isRemovedOnCompletion = copy.isRemovedOnCompletion
    add(added, for: listener(of: copy, added.id, in: context), in: context)
    explicitAnimations[added.id] = copy
  }

  private func listener(
    of copy: CAAnimation, _ id: Int, in context: StageContext
  ) -> AnimationListener {
    var listener = AnimationListener(batches: context.transactions.batches)
    guard let delegate = copy.delegate else { return listener }
    listener.didStart = { [weak context] in
      guard let context else { return }
      context.record(.animationStarted(animation: id))
      context.callOuts.callOut(to: delegate, "animationDidStart(_:)") {
        delegate.animationDidStart(copy)
      }
    }
    listener.didStop = { [weak context] finished in
      guard let context else { return }
      context.record(.completion(of: "CAAnimation", finished: finished))
      context.callOuts.callOut(to: delegate, "animationDidStop(_:finished:)") {
        delegate.animationDidStop(copy, finished: finished)
      }
    }
    return listener
  }

  /// The same in every run, unlike an address.
  private var nameForConsole: String {
    let owner = ownerReference?().map { " of \($0.type) \($0.id)" } ?? ""
    return "\(type(of: self)) \(number)\(owner)"
  }

  /// The copy that the layer keeps; it is not to be changed. Nil also for what UIKit's blocks added.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }.flatMap { explicitAnimations[$0.id] }
  }

  /// In the order in which they are applied; nil for none. Source: 8.1.5.
  public func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Ends it now; its delegate is told that it did not finish.
  public func removeAnimation(forKey key: String) {
    guard let animation = animations.first(where: { $0.key == key }) else { return }
    removeAnimation(animation.id, reason: .removed)
  }
}
