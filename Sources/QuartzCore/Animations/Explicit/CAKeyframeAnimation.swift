import CoreGraphics
import Foundation

/// Through several values, or along a path. Source: 8.4.4.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// In place of `values`, for a key path that is a point.
  open var path: CGPath?
  /// One for each value, for discrete ones one more; ascending from 0 to 1. Others count as none.
  open var keyTimes: [NSNumber]?
  /// One for each way from a value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  // For each value, −1…1, of cubic ones.
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
  /// Turns the layer along a path.
  open var rotationMode: CAAnimationRotationMode?

  override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path?.copy()
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    copy.rotationMode = rotationMode
  }

  override func animationValues(
    like sample: AnimatableValue, _ problem: (String) -> Void
  ) -> AnimationValues? {
    let mode = KeyframeTrack.Mode(rawValue: calculationMode.rawValue) ?? .linear
    let times = keyTimes?.map(\.doubleValue)
    let curves = (timingFunctions ?? []).map(\.curve)
    let track: KeyframeTrack?
    if let path {
      guard case .point = sample else {
        problem("its path needs a key path that is a point; it changes nothing")
        return nil
      }
      track = KeyframeTrack(
        path: path, times: times, curves: curves, mode: mode,
        rotation: rotationMode == .rotateAuto
          ? .auto : rotationMode == .rotateAutoReverse ? .autoReverse : .none)
    } else {
      let given = values ?? []
      let values = given.compactMap { value($0, "values", like: sample, problem) }
      guard values.count == given.count else { return nil }
      track = KeyframeTrack(values, times: times, curves: curves, mode: mode, bends: bends)
    }
    guard let track else {
      problem("it has no keyframes and changes nothing")
      return nil
    }
    if let times, !track.uses(times), mode != .paced, mode != .cubicPaced {
      problem("its keyTimes are not \(track.timeCount) ascending from 0 to 1 and count as none")
    }
    return .keyframes(track)
  }

  private var bends: [KeyframeTrack.Bend] {
    let lists = [tensionValues, continuityValues, biasValues].map { $0 ?? [] }
    let count = lists.map(\.count).max() ?? 0
    return (0..<count).map { index in
      let numbers = lists.map { index < $0.count ? $0[index].doubleValue : 0 }
      return KeyframeTrack.Bend(tension: numbers[0], continuity: numbers[1], bias: numbers[2])
    }
  }
}
