import Testing
import UIKit

@Suite("5.1: a percent-driven object that is handed the start, or starts late") @MainActor
struct HandedOnTests {
  /// What the delegate names; it owns the percent-driven object.
  private final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
    let driver = UIPercentDrivenInteractiveTransition()
    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      driver.startInteractiveTransition(transitionContext)
    }
  }

  /// Starts when it is told to, after the turn in which it should have.
  private final class Late: UIPercentDrivenInteractiveTransition {
    private var context: (any UIViewControllerContextTransitioning)?
    override func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      context = transitionContext
    }
    func startNow() {
      if let context { super.startInteractiveTransition(context) }
    }
  }

  private let driven = DrivenTrio(.custom)

  @Test("5.1: handed on, it moves the transition and ends it", arguments: [true, false])
  func handedOn(_ finishes: Bool) {
    let hand = Hand()
    driven.presentByItself()
    driven.trio.answers.interactiveDismissal = hand
    hand.driver.completionSpeed = 2
    driven.trio.dismiss()
    driven.stage.advance(2)
    #expect(near(driven.y(), 0))
    driven.stage.perform { hand.driver.update(0.4) }
    driven.stage.advance()
    #expect(near(driven.y(), 80))
    #expect(hand.driver.percentComplete == 0.4 && hand.driver.duration == 0.5)
    driven.stage.perform { finishes ? hand.driver.finish() : hand.driver.cancel() }
    // 0.6 or 0.4 of half a second at double speed: 9 or 6 steps.
    driven.stage.advance(finishes ? 8 : 5)
    #expect(driven.trio.b.isBeingDismissed)
    driven.stage.settle()
    #expect((driven.trio.a.presentedViewController == nil) == finishes)
  }

  @Test("5.1: the one handed on drives the next transition too")
  func again() {
    let hand = Hand()
    driven.presentByItself()
    driven.trio.answers.interactiveDismissal = hand
    for finishes in [false, true] {
      driven.trio.dismiss()
      driven.stage.advance(2)
      #expect(hand.driver.percentComplete == 0)
      driven.stage.perform {
        hand.driver.update(0.5)
        finishes ? hand.driver.finish() : hand.driver.cancel()
      }
      driven.stage.settle()
      #expect((driven.trio.a.presentedViewController == nil) == finishes)
    }
  }

  @Test(
    "5.14: started in a later turn, what was said meanwhile is carried out then; so with what goes alongside",
    arguments: [true, false], [true, false])
  func late(_ finishes: Bool, goesAlongside: Bool) {
    let late = Late()
    let dimming = UIView()
    driven.presentByItself()
    driven.stage.perform { driven.trio.a.view.addSubview(dimming) }
    driven.trio.answers.interactiveDismissal = late
    driven.trio.dismiss()
    if goesAlongside {
      driven.stage.perform {
        _ = driven.trio.b.transitionCoordinator?.animate(alongsideTransition: { _ in
          dimming.alpha = 0
        })
      }
    }
    driven.stage.advance(3)
    #expect(near(driven.y(), 0))
    driven.stage.perform { late.update(0.5) }
    driven.stage.advance()
    driven.stage.perform { late.startNow() }
    driven.stage.advance()
    #expect(near(driven.y(), 100))
    driven.stage.perform { late.update(0.6) }
    driven.stage.advance()
    #expect(near(driven.y(), 120))
    if goesAlongside { #expect(near(driven.stage.shown(dimming)?.opacity, 0.4)) }
    driven.stage.perform { finishes ? late.finish() : late.cancel() }
    driven.stage.settle()
    #expect((driven.trio.a.presentedViewController == nil) == finishes)
    #expect(!driven.trio.b.isBeingDismissed)
  }

  @Test("5.14: let go of before it has started, it ends at once when it starts")
  func lateAndLetGo() {
    let late = Late()
    driven.presentByItself()
    driven.trio.answers.interactiveDismissal = late
    driven.trio.dismiss()
    driven.stage.advance(3)
    driven.stage.perform { late.finish() }
    driven.stage.advance(3)
    #expect(driven.trio.b.isBeingDismissed && near(driven.y(), 0))
    driven.stage.perform { late.startNow() }
    driven.stage.settle()
    #expect(driven.trio.a.presentedViewController == nil)
  }
}
