import Stage
import TransitionGallery
import UIKit

extension GalleryCatalogue {
  static let mistakes: [Scenario] = [
    entry(
      "mistake-moved-presenter", "Moved presenter",
      "A dismissal moves the presenter's view into the container: black screen.", kind: .mistake
    ) { MovedPresenterMistake() },
    entry(
      "mistake-default-style", "Default style",
      "The style is left alone, so that view(forKey: .from) is nil: frozen.", kind: .mistake
    ) { DefaultStyleMistake() },
    entry(
      "mistake-early-completion", "Early completion",
      "completeTransition is called right after animate: cut off.", kind: .mistake
    ) { EarlyCompletionMistake() },
    entry(
      "mistake-alpha-left", "Alpha left behind",
      "An unanimated dismissal does not bring back what the presentation faded.", kind: .mistake
    ) { AlphaLeftMistake() },
    entry(
      "mistake-empty-animator", "Empty animator",
      "animateTransition does nothing and never completes: frozen.", kind: .mistake
    ) { EmptyAnimatorMistake() },
    entry(
      "mistake-deaf-image", "Deaf image view",
      "A tap recogniser on an image view that takes no touches.", kind: .mistake
    ) { DeafImageMistake() },
    entry(
      "mistake-early-dismissal", "Early dismissal",
      "dismiss while the presentation is under way: UIKit does nothing.", kind: .mistake
    ) { EarlyDismissalMistake() },
    entry(
      "mistake-blocked-tap", "Blocked tap",
      "A tap on the dimming is lost, as nobody can interrupt what opens.",
      taps: InputScript([
        .tap(view: "present"),
        .gesture(
          GestureScript([.wait(seconds: 0.1), .tap(.part(CGPoint(x: 0.5, y: 0.1)))])),
      ]), kind: .mistake
    ) { BlockedTapMistake() },
    entry(
      "mistake-never-freed", "Never freed",
      "A screen owns a closure that owns the screen: dismissed, it stays in memory.",
      taps: InputScript([
        .tap(view: "present"), .gesture(GestureScript([.wait(seconds: 1), .tap(button)])),
        .gesture(GestureScript([.wait(seconds: 1), .tap(button)])),
      ]), kind: .mistake
    ) { NeverFreedMistake() },
  ]

  /// In dismissals that a finger drives: only a drag shows most of them.
  static let drivenMistakes: [Scenario] = [
    entry(
      "mistake-driver-for-button", "Driver for a button",
      "An interaction controller is returned although no finger drags: frozen.", kind: .mistake
    ) { DriverForButtonMistake() },
    entry(
      "mistake-cancelled-twice", "Cancelled twice",
      "cancel() when the finger is back, and again when it lifts.", kind: .mistake,
      dismiss: .gesture(
        GestureScript([
          .drag(
            .init(
              from: upper,
              legs: [
                .init(.by(CGPoint(x: 0, y: 140)), in: 0.2),
                .init(.by(CGPoint(x: 0, y: -145)), in: 0.2),
              ]))
        ]))
    ) { CancelledTwiceMistake() },
    entry(
      "mistake-always-completed", "Always completed",
      "completeTransition(true) after a cancelled drag: it is gone after all.", kind: .mistake,
      dismiss: .gesture(shortDrag)
    ) { AlwaysCompletedMistake() },
    entry(
      "mistake-to-view-kept", "To-view kept",
      "A cancelled dismissal leaves in what it had put under the screen.", kind: .mistake,
      dismiss: .gesture(shortDrag)
    ) { ToViewKeptMistake() },
    entry(
      "mistake-late-reset", "Late reset",
      "The views are put back a moment after the way back: a flash.", kind: .mistake,
      dismiss: .gesture(shortDrag)
    ) { LateResetMistake() },
    entry(
      "mistake-presenter-removed", "Presenter removed",
      "The branch for a cancel takes the presenter away: black at the next dismissal.",
      kind: .mistake,
      dismiss: .gesture(shortDrag)
    ) { PresenterRemovedMistake() },
    entry(
      "mistake-transform-kept", "Transform kept",
      "After a cancel the transform of the end stays: gone, and still presented.", kind: .mistake,
      dismiss: .gesture(shortDrag)
    ) { TransformKeptMistake() },
    entry(
      "mistake-new-animator", "New animator each time",
      "interruptibleAnimator(using:) makes another one at each call.", kind: .mistake,
      dismiss: .gesture(
        GestureScript([.tap(.view("dismiss")), .wait(seconds: 0.3), .tap(.center)]))
    ) { NewAnimatorMistake() },
    entry(
      "mistake-late-finish", "Late finish",
      "finishInteractiveTransition() after the last animation: what goes alongside jumps.",
      kind: .mistake,
      dismiss: .gesture(
        .drag(from: upper, .by(CGPoint(x: 0, y: 500)), in: 0.3, velocity: 0))
    ) { LateFinishMistake() },
    entry(
      "mistake-lost-flick", "Lost flick",
      "A flick is over before the transition begins, and finish() has nothing to act on.",
      kind: .mistake,
      dismiss: .gesture(
        GestureScript([
          .touches([
            InputEvent(time: 0, phase: .began, position: CGPoint(x: 195, y: 300)),
            InputEvent(time: 0.01, phase: .moved, position: CGPoint(x: 195, y: 380)),
            InputEvent(time: 0.015, phase: .ended, position: CGPoint(x: 195, y: 420)),
          ])
        ]))
    ) { LostFlickMistake() },
    entry(
      "mistake-never-cancelled", "Never cancelled",
      "A short drag is put back by hand, and the dismissal never ends.", kind: .mistake,
      dismiss: .gesture(shortDrag)
    ) { NeverCancelledMistake() },
    entry(
      "mistake-skipped-tail", "Skipped tail",
      "The animation is shorter than the transition says: nothing is left when the finger lifts.",
      kind: .mistake, dismiss: .gesture(longDrag)
    ) { SkippedTailMistake() },
    entry(
      "mistake-presenter-beside", "Presenter beside",
      "What is animated outside the container does not follow the finger.", kind: .mistake,
      dismiss: .gesture(longDrag)
    ) { PresenterBesideMistake() },
    entry(
      "mistake-points-as-velocity", "Points as velocity",
      "A spring gets points a second, and counts in ways: it shoots away.", kind: .mistake,
      dismiss: .gesture(.drag(from: upper, .by(CGPoint(x: 0, y: 420)), in: 0.25))
    ) { PointsAsVelocityMistake() },
  ]

  // MARK: Fingers

  /// The large button of the gallery's screens.
  private static let button = GesturePlace.part(CGPoint(x: 0.5, y: 0.865))
  /// A sixth of the screen's height, where the finger rests before it lifts.
  private static let shortDrag = GestureScript.drag(
    from: upper, .by(CGPoint(x: 0, y: 140)), in: 0.2, velocity: 0)
  /// Half of it.
  private static let longDrag = GestureScript.drag(
    from: upper, .by(CGPoint(x: 0, y: 422)), in: 0.4, velocity: 0)
}
