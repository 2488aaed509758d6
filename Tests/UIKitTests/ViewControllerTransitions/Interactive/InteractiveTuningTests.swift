import QuartzCore
import Stage
import Testing
import UIKit

@Suite("Live tuning of an interactive transition") @MainActor struct InteractiveTuningTests {
  @Test("Half of the way is half of the way, whatever it is to last", arguments: [0.1, 0.25, 2, 4])
  func held(_ seconds: Double) {
    let driven = DrivenTrio(.custom)
    driven.stage.settings.transitionDuration = seconds
    driven.beginDismissal()
    for percent in [0.5, 0.25, 1, 0.75] {
      driven.update(percent)
      #expect(near(driven.y(), percent * 200, 1e-6))
    }
    driven.cancel()
    driven.stage.settle()
    #expect(driven.trio.a.presentedViewController === driven.trio.b)
  }

  @Test("What is left takes its part of the wanted duration", arguments: [true, false])
  func tail(_ finishes: Bool) {
    let driven = DrivenTrio(.custom)
    driven.stage.settings.transitionDuration = 2
    driven.beginDismissal()
    driven.update(0.75)
    if finishes { driven.finish() } else { driven.cancel() }
    driven.stage.advance()
    driven.stage.advance(finishes ? 29 : 89)
    #expect(driven.trio.b.isBeingDismissed)
    driven.stage.advance()
    #expect(!driven.trio.b.isBeingDismissed)
  }

  @Test("Tuned while it is held, or on its way: the picture stays", arguments: [0.25, 1, 3])
  func changed(_ seconds: Double) {
    let driven = DrivenTrio(.custom)
    driven.beginDismissal()
    driven.update(0.5)
    driven.stage.settings.transitionDuration = seconds
    driven.stage.advance()
    #expect(near(driven.y(), 100, 1e-6))
    driven.update(0.25)
    #expect(near(driven.y(), 50, 1e-6))
    driven.finish()
    driven.stage.advance()
    // In the middle of what is left …
    driven.stage.settings.transitionDuration = nil
    let y = driven.y(after: 1.0 / 60)
    driven.stage.advance()
    #expect(near(driven.y(), y ?? .nan, 1e-6))
    driven.stage.settle()
    #expect(driven.trio.a.presentedViewController == nil)
  }

  @Test("An interruptible one too")
  func interruptible() {
    let driven = DrivenTrio(.custom, isInterruptible: true)
    driven.stage.settings.transitionDuration = 2
    driven.beginDismissal()
    driven.update(0.75)
    #expect(near(driven.y(), 150))
    driven.finish()
    driven.stage.advance(1 + 29)
    #expect(driven.trio.b.isBeingDismissed)
    driven.stage.advance()
    #expect(!driven.trio.b.isBeingDismissed)
  }
}
