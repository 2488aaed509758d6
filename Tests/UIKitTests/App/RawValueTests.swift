import QuartzCore
import Testing
import UIKit

/// Numbers that code stores, shifts into each other (`UInt(curve.rawValue) << 16`) and gets from other
/// platforms' headers; they are those of Apple's documentation.
@Suite("Raw values") struct RawValueTests {
  @Test("Options of animations")
  func animationOptions() {
    typealias Options = UIView.AnimationOptions
    let bits: [Options] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions,
    ]
    for (bit, option) in bits.enumerated() { #expect(option.rawValue == 1 << UInt(bit)) }
    let curves: [Options] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
    for (number, option) in curves.enumerated() { #expect(option.rawValue == UInt(number) << 16) }
    let transitions: [(Options, UInt)] = [
      (.transitionFlipFromLeft, 1), (.transitionFlipFromRight, 2), (.transitionCrossDissolve, 5),
      (.transitionFlipFromTop, 6), (.transitionFlipFromBottom, 7),
    ]
    for (option, number) in transitions { #expect(option.rawValue == number << 20) }
  }

  @Test("Options of keyframe animations are those of animations, and modes")
  func keyframeOptions() {
    typealias Options = UIView.KeyframeAnimationOptions
    let same: [(Options, UIView.AnimationOptions)] = [
      (.layoutSubviews, .layoutSubviews), (.allowUserInteraction, .allowUserInteraction),
      (.beginFromCurrentState, .beginFromCurrentState), (.repeat, .repeat),
      (.autoreverse, .autoreverse), (.overrideInheritedDuration, .overrideInheritedDuration),
      (.overrideInheritedOptions, .overrideInheritedOptions),
    ]
    for (keyframes, animation) in same { #expect(keyframes.rawValue == animation.rawValue) }
    let modes: [Options] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic, .calculationModeCubicPaced,
    ]
    for (number, mode) in modes.enumerated() { #expect(mode.rawValue == UInt(number) << 10) }
  }

  @Test("States of an animator, its ends, and curves")
  func animators() {
    let states: [UIViewAnimatingState] = [.inactive, .active, .stopped]
    #expect(states.map(\.rawValue) == [0, 1, 2])
    let ends: [UIViewAnimatingPosition] = [.end, .start, .current]
    #expect(ends.map(\.rawValue) == [0, 1, 2])
    let curves: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    #expect(curves.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("Ways to hold the device, and masks of them")
  func orientations() {
    let orientations: [UIInterfaceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    #expect(orientations.map(\.rawValue) == [0, 1, 2, 3, 4])
    let masks: [(UIInterfaceOrientationMask, UInt)] = [
      (.portrait, 2), (.portraitUpsideDown, 4), (.landscapeRight, 8), (.landscapeLeft, 16),
      (.landscape, 24), (.all, 30), (.allButUpsideDown, 26),
    ]
    for (mask, value) in masks { #expect(mask.rawValue == value) }
  }

  @Test("Edges, corners, directions, and what stretches")
  func sides() {
    let edges: [UIRectEdge] = [.top, .left, .bottom, .right, .all]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8, 15])
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight, .allCorners]
    #expect(corners.map(\.rawValue) == [1, 2, 4, 8, .max])
    let layerCorners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    #expect(layerCorners.map(\.rawValue) == [1, 2, 4, 8])
    let swipes: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
    #expect(swipes.map(\.rawValue) == [1, 2, 4, 8])
    let stretching: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(stretching.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }

  @Test("Events and states of controls, states of gestures, phases of touches")
  func input() {
    let events: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    for (bit, event) in events.enumerated() { #expect(event.rawValue == 1 << UInt(bit)) }
    #expect(UIControl.Event.valueChanged.rawValue == 1 << 12)
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 1 << 13)
    #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
    #expect(UIControl.Event.allEvents.rawValue == 0xFFFF_FFFF)
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4])
    let gestures: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    #expect(gestures.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIGestureRecognizer.State.recognized == .ended)
    let phases: [UITouch.Phase] = [.began, .moved, .stationary, .ended, .cancelled]
    #expect(phases.map(\.rawValue) == [0, 1, 2, 3, 4])
  }
}
