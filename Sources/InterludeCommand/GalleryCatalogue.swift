import Stage
import TransitionGallery
import UIKit

/// The gallery's screens as scenarios, with what to tap to see each transition.
enum GalleryCatalogue {
  static let scenarios = good + mistakes

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

  private static func entry(
    _ id: String, _ title: String, _ summary: String, present: String = "present",
    kind: Scenario.Kind = .gallery,
    _ root: @escaping @MainActor @Sendable () -> UIViewController
  ) -> Scenario {
    Scenario(
      id: id, title: title, summary: summary, kind: kind, present: .tap(present),
      dismiss: .tap("dismiss"), root: root)
  }
}
