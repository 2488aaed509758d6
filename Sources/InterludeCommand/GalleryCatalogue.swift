import Stage
import TransitionGallery

/// The gallery's screens as scenarios, with what to tap to see each transition.
enum GalleryCatalogue {
  static let scenarios: [Scenario] = [
    Scenario(
      id: "cover-vertical", title: "Cover vertical",
      summary: "UIKit's default: the presented screen slides up over the first one.",
      kind: .gallery, present: .tap("present"), dismiss: .tap("dismiss")
    ) { CoverVerticalHome() }
  ]
}
