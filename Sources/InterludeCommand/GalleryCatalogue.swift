import Stage
import TransitionGallery
import UIKit

/// The gallery's screens as scenarios, with what to tap to see each transition.
enum GalleryCatalogue {
  static let scenarios = good + interactive + mistakes + drivenMistakes

  private static let good: [Scenario] = [
    entry(
      "grow-from-button", "Grow from button",
      "A snapshot of the next screen grows out of the tapped button, and shrinks back into it.",
      present: "circle-2"
    ) { GrowFromButtonHome() },
    entry(
      "scale-from-center", "Scale from centre",
      "The next screen grows from nothing; its dismissal is UIKit's default."
    ) { ScaleFromCenterHome() },
    entry(
      "polaroid-fade", "Polaroid fade", "A photo, presented by a segue, develops by alpha alone."
    ) { PolaroidFadeHome() },
    entry(
      "slide-and-fade", "Slide and fade",
      "One screen slides out and fades while the other slides in; the dismissal is the mirror image."
    ) { SlideAndFadeHome() },
    entry(
      "spring-card", "Spring card",
      "A card springs up, swings past its place and settles; its dismissal lets it fall."
    ) { SpringCardHome() },
    entry(
      "keyframe-bounce", "Keyframe bounce",
      "The next screen falls from above and bounces twice; the dismissal is that backwards."
    ) { KeyframeBounceHome() },
    entry(
      "circular-reveal", "Circular reveal",
      "The next screen shows through a circle, the mask of its layer, that grows out of the button."
    ) { CircularRevealHome() },
    entry(
      "door", "Door", "The first screen swings open around its left edge, in perspective."
    ) { DoorHome() },
    entry(
      "cube", "Cube", "Both screens are sides of a cube, which turns by a quarter."
    ) { CubeHome() },
    entry(
      "crossfade-with-blur", "Crossfade with blur",
      "The first screen goes out of focus while the next one fades in over it."
    ) { CrossfadeWithBlurHome() },
    entry(
      "card", "Card", "A presentation controller dims the presenter and keeps an inset frame."
    ) { CardHome() },
    entry(
      "cover-vertical", "Cover vertical",
      "UIKit's default: the presented screen slides up over the first one."
    ) { CoverVerticalHome() },
    entry(
      "cross-dissolve", "Cross dissolve", "UIKit's fade, chosen by modalTransitionStyle."
    ) { CrossDissolveHome() },
    entry(
      "page-sheet", "Page sheet", "The card that a presentation is since iOS 13."
    ) { PageSheetHome() },
  ]

  /// Transitions that a finger drives or interrupts; their buttons do without.
  private static let interactive: [Scenario] = [
    entry(
      "swipe-down", "Swipe down",
      "A percent-driven dismissal: the photo follows the finger, and the rest begins with its speed.",
      dismissGesture: .drag(from: upper, .by(CGPoint(x: 0, y: 420)), in: 0.25)
    ) { SwipeDownHome() },
    entry(
      "edge-pan", "Edge pan",
      "A pan from the left edge leads back; the screen beneath comes along, a third as far.",
      dismissGesture: .drag(from: .left, to: 0.65, in: 0.25)
    ) { EdgePanHome() },
    entry(
      "pinch-close", "Pinch to close",
      "Two fingers hold the photo: a hand-written interaction controller, and a spring.",
      dismissGesture: .pinch(.center, to: 0.4, in: 0.8)
    ) { PinchCloseHome() },
    entry(
      "interruptible-zoom", "Interruptible zoom",
      "A photo zooms by a property animator: a tap turns it round, a drag takes it in hand.",
      presentGesture: GestureScript([
        .tap(.view("thumbnail")), .wait(seconds: 0.1),
        .drag(.init(from: .center, legs: [.init(.by(CGPoint(x: 0, y: -300)), in: 0.4)])),
      ]),
      dismissGesture: GestureScript([
        .tap(.view("dismiss")), .wait(seconds: 0.1),
        .drag(.init(from: .center, legs: [.init(.by(CGPoint(x: 0, y: 300)), in: 0.4)])),
      ])
    ) { InterruptibleZoomHome() },
    entry(
      "card-drag", "Drag a card",
      "A card on a spring, which can be dragged, caught on its way, and pulled up a little.",
      dismissGesture: .drag(from: lower, .by(CGPoint(x: 0, y: 260)), in: 0.25)
    ) { CardDragHome() },
    entry(
      "shared-photo", "Shared photo",
      "The tapped photo flies to the next screen; dragged away, it flies back into the grid.",
      dismissGesture: .drag(from: upper, .by(CGPoint(x: 60, y: 260)), in: 0.25)
    ) { SharedPhotoHome() },
    entry(
      "flick-away", "Flick away",
      "A notice that is thrown off the screen goes where it was thrown; slowly, it comes back.",
      dismissGesture: .drag(from: .center, .by(CGPoint(x: 210, y: -120)), in: 0.2)
    ) { FlickAwayHome() },
    entry(
      "pull-menu", "Pull-open menu",
      "An interactive presentation: a pan from the left edge pulls the menu open.",
      presentGesture: .drag(from: .left, to: 0.65, in: 0.25),
      dismissGesture: .drag(from: lower, .by(CGPoint(x: -190, y: 0)), in: 0.2)
    ) { PullMenuHome() },
  ]

  private static let mistakes: [Scenario] = [
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
  ]

  /// In dismissals that a finger drives: only a drag shows most of them.
  private static let drivenMistakes: [Scenario] = [
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
  ]

  // MARK: Making

  private static let upper = GesturePlace.part(CGPoint(x: 0.5, y: 0.33))
  private static let lower = GesturePlace.part(CGPoint(x: 0.5, y: 0.62))
  /// A sixth of the screen's height, where the finger rests before it lifts.
  private static let shortDrag = GestureScript.drag(
    from: upper, .by(CGPoint(x: 0, y: 140)), in: 0.2, velocity: 0)

  private static func entry(
    _ id: String, _ title: String, _ summary: String, present: String = "present",
    kind: Scenario.Kind = .gallery, dismiss: InputScript = .tap("dismiss"),
    presentGesture: GestureScript? = nil, dismissGesture: GestureScript? = nil,
    _ root: @escaping @MainActor @Sendable () -> UIViewController
  ) -> Scenario {
    Scenario(
      id: id, title: title, summary: summary, kind: kind, present: .tap(present),
      dismiss: dismiss, presentGesture: presentGesture, dismissGesture: dismissGesture, root: root)
  }
}
