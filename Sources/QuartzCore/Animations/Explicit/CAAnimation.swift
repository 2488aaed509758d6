import CoreGraphics
import Foundation

/// The time, pace and delegate of an animation; what it does is its subclass's.
///
/// A layer that gets one keeps a copy: later changes of the original have no effect, and the copy is
/// what the delegate is told of. Source: 8.1.4.
@preconcurrency @MainActor open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  var timing = MediaTiming()

  public override init() {}

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }

  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    // So that "for ever", which some write as the greatest number, never ends.
    set { timing.repeatCount = newValue >= .greatestFiniteMagnitude ? .infinity : Double(newValue) }
  }

  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(timing.fill) }
    set { timing.fill = newValue.fill }
  }

  /// The pace of each cycle; nil is linear. Source: 8.4.3.
  open var timingFunction: CAMediaTimingFunction?

  /// Retained. Source: 8.4.8.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether it leaves the layer at its end; what it fills forwards is seen only if not.
  /// Source: 8.3.5.
  open var isRemovedOnCompletion = true

  private var ownValues: [String: Any] = [:]

  /// A value of one's own for a key, which copies have too.
  open func value(forKey key: String) -> Any? { ownValues[key] }

  open func setValue(_ value: Any?, forKey key: String) { ownValues[key] = value }

  /// Adds itself to the layer that is given as object. Source: 8.1.2.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Unchecked(value: makeCopy()) }.value
  }

  private struct Unchecked: @unchecked Sendable { let value: CAAnimation }

  // MARK: For the subclasses

  /// A new one of the class, of a user's subclass of the class beneath it.
  func makeEmpty() -> CAAnimation { CAAnimation() }

  func makeCopy() -> CAAnimation {
    let copy = makeEmpty()
    copyValues(to: copy)
    return copy
  }

  func copyValues(to copy: CAAnimation) {
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.ownValues = ownValues
  }

  /// What it does to a layer, and its pace; what cannot be done is told to `problem` and left out.
  func content(for layer: CALayer, _ problem: (String) -> Void) -> TimedAnimation.Content {
    .group([])
  }

  var curve: TimingCurve { timingFunction?.curve ?? .linear }
}
