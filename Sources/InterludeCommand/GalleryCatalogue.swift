import Stage
import TransitionGallery
import UIKit

/// The gallery's screens as scenarios, with what to tap to see each transition.
enum GalleryCatalogue {
  static let scenarios: [Scenario] = [
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

  private static func entry(
    _ id: String, _ title: String, _ summary: String, present: String = "present",
    _ root: @escaping @MainActor @Sendable () -> UIViewController
  ) -> Scenario {
    Scenario(
      id: id, title: title, summary: summary, kind: .gallery, present: .tap(present),
      dismiss: .tap("dismiss"), root: root)
  }
}
