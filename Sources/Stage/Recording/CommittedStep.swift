import CoreGraphics
import DisplayList
import QuartzCore

/// What a step committed, from which the picture at any time up to the next step follows.
///
/// It holds values only, none of the stage's own objects.
@MainActor package struct CommittedStep {
  /// From back to front.
  package let roots: [CommittedLayer]
  /// Points of the device's screen.
  package let size: CGSize
  /// Seconds of the stage.
  package let time: Double

  package init(roots: [CommittedLayer] = [], size: CGSize, time: Double = 0) {
    (self.roots, self.size, self.time) = (roots, size, time)
  }

  /// With more in front.
  func adding(_ front: [CommittedLayer]) -> CommittedStep {
    CommittedStep(roots: roots + front, size: size, time: time)
  }

  /// The picture at `time`, at or after the step; animations that are over hold their end value.
  package func picture(at time: Double) -> DisplayList {
    require(time >= self.time, "\(time) s lies before the last step, \(self.time) s")
    return DisplayListBuilder.displayList(roots, at: time, size: size)
  }
}
