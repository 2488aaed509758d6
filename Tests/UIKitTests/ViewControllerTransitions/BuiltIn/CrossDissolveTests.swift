import Testing

@testable import UIKit

@Suite("3.2: cross dissolve") @MainActor struct CrossDissolveTests {
  private let pair = Pair(custom: false)

  // 7.2: ease-in-out.
  private let progress = [(0.0, 0.0), (0.1, 0.129_16), (0.2, 0.5), (0.3, 0.870_84)]

  @Test("3.2.1: B appears where it stays, by its alpha over A, and disappears likewise")
  func bothWays() {
    pair.b.modalTransitionStyle = .crossDissolve
    pair.b.modalPresentationStyle = .fullScreen
    pair.present()
    pair.stage.advance(2)
    for (time, progress) in progress {
      expect(progress, after: time)
    }
    pair.stage.settle()
    #expect(pair.stage.shown(pair.b.view)?.opacity == 1)
    pair.dismiss()
    pair.stage.advance(2)
    for (time, progress) in progress {
      expect(1 - progress, after: time)
    }
    pair.stage.settle()
    #expect(pair.stage.windowContents == [pair.a.view!])
  }

  private func expect(_ opacity: Double, after time: Double) {
    let time = pair.stage.time + time
    let b = pair.stage.shown(pair.b.view, at: time)
    // What has no opacity is not in the picture.
    #expect(near(b?.opacity ?? 0, opacity, 1e-4))
    if opacity > 0 { #expect(b?.frame == TestStage.bounds) }
    #expect(pair.stage.shown(pair.a.view, at: time)?.frame == TestStage.bounds)
    #expect(pair.stage.shown(pair.a.view, at: time)?.opacity == 1)
  }

  @Test("4.10: an animator may be asked how long it takes before there is a context")
  func durationWithoutContext() {
    let animators: [(any UIViewControllerAnimatedTransitioning, Double)] = [
      (BuiltInAnimator.animator(for: .coverVertical, .present), 0.5058),
      (BuiltInAnimator.animator(for: .coverVertical, .dismiss), 0.4),
      (BuiltInAnimator.animator(for: .crossDissolve, .present), 0.4),
      (LoggedAnimator("P", pair.log, duration: 0.3), 0.3),
    ]
    for (animator, seconds) in animators {
      #expect(near(animator.transitionDuration(using: nil), seconds, 5e-5))
    }
  }
}
