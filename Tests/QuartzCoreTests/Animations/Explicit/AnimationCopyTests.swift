import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite("8.1.4: a copy has all that the original has, whatever the class")
struct AnimationCopyTests {
  private final class Delegate: CAAnimationDelegate {}

  private let delegate = Delegate()
  private let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 5), transform: nil)

  /// Other than by default in each respect that all classes have.
  private func fill(_ animation: CAAnimation) {
    (animation.beginTime, animation.duration, animation.timeOffset) = (2, 3, 0.25)
    (animation.speed, animation.repeatCount, animation.repeatDuration) = (1.5, 4, 5)
    (animation.autoreverses, animation.fillMode) = (true, .backwards)
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    (animation.delegate, animation.isRemovedOnCompletion) = (delegate, false)
    animation.setValue("mine", forKey: "name")
  }

  private func expectFilled(_ copy: CAAnimation, _ source: SourceLocation = #_sourceLocation) {
    #expect(copy.beginTime == 2 && copy.duration == 3, sourceLocation: source)
    #expect(copy.timeOffset == 0.25 && copy.speed == 1.5, sourceLocation: source)
    #expect(copy.repeatCount == 4 && copy.repeatDuration == 5, sourceLocation: source)
    #expect(copy.autoreverses && copy.fillMode == .backwards, sourceLocation: source)
    #expect(
      copy.timingFunction == CAMediaTimingFunction(name: .easeIn), sourceLocation: source)
    #expect(copy.delegate === delegate, sourceLocation: source)
    #expect(!copy.isRemovedOnCompletion, sourceLocation: source)
    #expect((copy.value(forKey: "name") as? String) == "mine", sourceLocation: source)
  }

  private func fillProperty(_ animation: CAPropertyAnimation) {
    fill(animation)
    animation.keyPath = "transform"
    (animation.isAdditive, animation.isCumulative) = (true, true)
    animation.valueFunction = CAValueFunction(name: .scaleY)
  }

  private func expectPropertyFilled(
    _ copy: CAPropertyAnimation, _ source: SourceLocation = #_sourceLocation
  ) {
    expectFilled(copy, source)
    #expect(copy.keyPath == "transform", sourceLocation: source)
    #expect(copy.isAdditive && copy.isCumulative, sourceLocation: source)
    #expect(copy.valueFunction?.name == .scaleY, sourceLocation: source)
  }

  private func copy<Animation: CAAnimation>(_ animation: Animation) throws -> Animation {
    let copy = try #require(animation.copy() as? Animation)
    #expect(copy !== animation && type(of: copy) == type(of: animation))
    return copy
  }

  @Test("8.1.4: the time, pace, delegate and own values of all")
  func plain() throws {
    let animation = CAAnimation()
    fill(animation)
    expectFilled(try copy(animation))
  }

  @Test("8.1.4, 8.4.1: of one key path")
  func property() throws {
    let animation = CAPropertyAnimation(keyPath: nil)
    fillProperty(animation)
    expectPropertyFilled(try copy(animation))
  }

  @Test("8.1.4, 8.4.2: from, to and by")
  func basic() throws {
    let animation = CABasicAnimation(keyPath: nil)
    fillProperty(animation)
    (animation.fromValue, animation.toValue, animation.byValue) = (6, 7, 8)
    let copy = try copy(animation)
    expectPropertyFilled(copy)
    #expect((copy.fromValue as? Int) == 6 && (copy.toValue as? Int) == 7)
    #expect((copy.byValue as? Int) == 8)
  }

  @Test("8.1.4, 7.3.17: a spring's constants")
  func spring() throws {
    let animation = CASpringAnimation(keyPath: nil)
    fillProperty(animation)
    (animation.fromValue, animation.toValue, animation.byValue) = (6, 7, 8)
    (animation.mass, animation.stiffness, animation.damping) = (9, 10, 11)
    (animation.initialVelocity, animation.allowsOverdamping) = (12, true)
    let copy = try copy(animation)
    expectPropertyFilled(copy)
    #expect((copy.fromValue as? Int) == 6 && (copy.toValue as? Int) == 7)
    #expect((copy.byValue as? Int) == 8)
    #expect(copy.mass == 9 && copy.stiffness == 10 && copy.damping == 11)
    #expect(copy.initialVelocity == 12 && copy.allowsOverdamping)
  }

  @Test("8.1.4, 8.4.4: keyframes with all that bends them")
  func keyframes() throws {
    let animation = CAKeyframeAnimation(keyPath: nil)
    fillProperty(animation)
    (animation.values, animation.path) = ([1, 2, 4], path)
    animation.keyTimes = [0, 0.25, 1]
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .easeOut), CAMediaTimingFunction(name: .easeIn),
    ]
    (animation.calculationMode, animation.rotationMode) = (.cubicPaced, .rotateAutoReverse)
    (animation.tensionValues, animation.continuityValues) = ([0.25], [0.5])
    animation.biasValues = [0.75]
    let copy = try copy(animation)
    expectPropertyFilled(copy)
    #expect((copy.values as? [Int]) == [1, 2, 4] && copy.path?.boundingBox == path.boundingBox)
    #expect(copy.keyTimes == [0, 0.25, 1])
    #expect(copy.timingFunctions == animation.timingFunctions)
    #expect(copy.calculationMode == .cubicPaced && copy.rotationMode == .rotateAutoReverse)
    #expect(copy.tensionValues == [0.25] && copy.continuityValues == [0.5])
    #expect(copy.biasValues == [0.75])
  }

  @Test("8.1.4, 8.4.5: a group's parts are copied too")
  func group() throws {
    let (animation, part) = (CAAnimationGroup(), CABasicAnimation(keyPath: "opacity"))
    fill(animation)
    part.toValue = 3
    animation.animations = [part, CAAnimation()]
    let copy = try copy(animation)
    expectFilled(copy)
    #expect(copy.animations?.count == 2 && copy.animations?[0] !== part)
    #expect(((copy.animations?[0] as? CABasicAnimation)?.toValue as? Int) == 3)
    #expect(CAAnimationGroup().animations == nil)
  }

  @Test("8.1.4, 8.4.6: a transition's kind, side and ends")
  func transition() throws {
    let animation = CATransition()
    fill(animation)
    (animation.type, animation.subtype) = (.reveal, .fromTop)
    (animation.startProgress, animation.endProgress) = (0.25, 0.75)
    let copy = try copy(animation)
    expectFilled(copy)
    #expect(copy.type == .reveal && copy.subtype == .fromTop)
    #expect(copy.startProgress == 0.25 && copy.endProgress == 0.75)
  }

  @Test("8.3.1, 8.3.4, 8.3.5, 8.4.1, 8.4.4, 8.4.6: the defaults")
  func defaults() {
    let animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation.keyPath == "opacity" && CABasicAnimation().keyPath == nil)
    #expect(animation.beginTime == 0 && animation.duration == 0 && animation.speed == 1)
    #expect(animation.timeOffset == 0 && animation.repeatCount == 0)
    #expect(animation.repeatDuration == 0 && !animation.autoreverses)
    #expect(animation.fillMode == .removed && animation.isRemovedOnCompletion)
    #expect(animation.timingFunction == nil && animation.delegate == nil)
    #expect(!animation.isAdditive && !animation.isCumulative && animation.valueFunction == nil)
    #expect(animation.fromValue == nil && animation.toValue == nil && animation.byValue == nil)
    let keyframes = CAKeyframeAnimation(keyPath: "position")
    #expect(keyframes.calculationMode == .linear && keyframes.rotationMode == nil)
    #expect(keyframes.values == nil && keyframes.path == nil && keyframes.keyTimes == nil)
    #expect(CATransition().subtype == nil)
    animation.repeatCount = .greatestFiniteMagnitude
    #expect(animation.repeatCount == .infinity)
  }

  @Test("8.3.4, 8.4.1, 8.4.4, 8.4.6, 7.2: the names by which values are written")
  func names() {
    let fills: [CAMediaTimingFillMode] = [.removed, .backwards, .forwards, .both]
    #expect(fills.map(\.rawValue) == ["removed", "backwards", "forwards", "both"])
    let functions: [CAValueFunctionName] = [
      .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
      .translateY, .translateZ,
    ]
    let names = [
      "rotateX", "rotateY", "rotateZ", "scale", "scaleX", "scaleY", "scaleZ", "translate",
      "translateX", "translateY", "translateZ",
    ]
    #expect(functions.map(\.rawValue) == names)
    for function in functions { #expect(CAValueFunction(name: function)?.name == function) }
    let rotations: [CAAnimationRotationMode] = [.rotateAuto, .rotateAutoReverse]
    #expect(rotations.map(\.rawValue) == ["auto", "autoReverse"])
    let types: [CATransitionType] = [.fade, .moveIn, .push, .reveal]
    #expect(types.map(\.rawValue) == ["fade", "moveIn", "push", "reveal"])
    let sides: [CATransitionSubtype] = [.fromRight, .fromLeft, .fromTop, .fromBottom]
    #expect(sides.map(\.rawValue) == ["fromRight", "fromLeft", "fromTop", "fromBottom"])
    let paces: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
    #expect(paces.map(\.rawValue) == ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"])
  }
}
