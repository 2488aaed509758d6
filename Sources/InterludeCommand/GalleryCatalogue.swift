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
      "A pan from the leading edge leads back; the screen beneath comes along, a third as far.",
      dismissGesture: .drag(from: .leading, to: 0.65, in: 0.25)
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
      dismissGesture: .drag(from: .view("card"), .by(CGPoint(x: 0, y: 225)), in: 0.22)
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
      "An interactive presentation: a pan from the leading edge pulls the menu open.",
      presentGesture: .drag(from: .leading, to: 0.65, in: 0.25),
      dismissGesture: .drag(from: .view("menu"), .place(.edge(.leading)), in: 0.2)
    ) { PullMenuHome() },
  ]

  // MARK: Making

  static let upper = GesturePlace.part(CGPoint(x: 0.5, y: 0.33))

  /// - Parameter taps: what presents instead of a tap on `present`.
  static func entry(
    _ id: String, _ title: String, _ summary: String, present: String = "present",
    taps: InputScript? = nil, kind: Scenario.Kind = .gallery,
    dismiss: InputScript = .tap("dismiss"),
    presentGesture: GestureScript? = nil, dismissGesture: GestureScript? = nil,
    _ root: @escaping @MainActor @Sendable () -> UIViewController
  ) -> Scenario {
    Scenario(
      id: id, title: title, summary: summary, kind: kind, present: taps ?? .tap(present),
      dismiss: dismiss, presentGesture: presentGesture, dismissGesture: dismissGesture, root: root)
  }
}
