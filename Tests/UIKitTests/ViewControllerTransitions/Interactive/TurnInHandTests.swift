import Stage
import Testing
import UIKit

/// The device is turned while somebody has a transition in hand, whatever moves it. Source: 10.19.
@Suite("10.19: a turn in the middle of an interactive transition") @MainActor
struct TurnInHandTests {
  /// What moves the transition.
  enum Motion: CaseIterable {
    /// A percent-driven object, by the container's time.
    case clock
    /// A percent-driven object, by an interruptible property animator.
    case animator
    /// An interaction controller written by hand, which sets frames.
    case hand
  }

  struct Story: CustomTestStringConvertible {
    var motion: Motion
    var presents: Bool
    var finishes: Bool
    var style: UIModalPresentationStyle
    var testDescription: String {
      "\(motion), \(presents ? "presents" : "dismisses"), \(finishes ? "finished" : "cancelled"), "
        + "\(style)"
    }

    static let all = Motion.allCases.flatMap { motion in
      [true, false].flatMap { presents in
        [true, false].flatMap { finishes in
          [UIModalPresentationStyle.custom, .fullScreen].map {
            Story(motion: motion, presents: presents, finishes: finishes, style: $0)
          }
        }
      }
    }
  }

  /// Slides, and works out its frames from the container anew when it is over.
  @MainActor private struct Way: TransitionMotion {
    let context: any UIViewControllerContextTransitioning
    let isPresenting: Bool
    let moving: UIView

    init(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
      isPresenting = context.viewController(forKey: .to)!.isBeingPresented
      moving = context.view(forKey: isPresenting ? .to : .from)!
      let container = context.containerView
      if isPresenting {
        container.addSubview(moving)
      } else if let view = context.view(forKey: .to) {
        container.insertSubview(view, belowSubview: moving)
      }
      go(to: isPresenting ? 1 : 0)
    }

    /// How far below its place the view is, in heights of the container.
    func go(to part: CGFloat) {
      let room = context.containerView.bounds
      moving.frame = room.offsetBy(dx: 0, dy: room.height * part)
    }

    func move() { go(to: isPresenting ? 0 : 1) }

    func clean() {
      let wasCancelled = context.transitionWasCancelled
      if isPresenting != wasCancelled { go(to: 0) }
      if wasCancelled, !isPresenting { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(!wasCancelled)
    }
  }

  /// Moves the view itself, and lets it go its last way by an animation of its own.
  private final class Hand: UIViewControllerInteractiveTransitioning {
    private var way: Way?

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) { way = Way(transitionContext) }

    func update(_ percent: CGFloat) {
      guard let way else { return }
      way.go(to: way.isPresenting ? 1 - percent : percent)
      way.context.updateInteractiveTransition(percent)
    }

    func letGo(_ finishes: Bool) {
      guard let way else { return }
      if finishes {
        way.context.finishInteractiveTransition()
      } else {
        way.context.cancelInteractiveTransition()
      }
      UIView.animate(withDuration: 0.2) {
        way.go(to: finishes == way.isPresenting ? 0 : 1)
      } completion: { _ in
        way.clean()
      }
    }
  }

  private let onSide = CGRect(x: 0, y: 0, width: 200, height: 100)

  @MainActor private final class World {
    let trio: Trio
    let driver = UIPercentDrivenInteractiveTransition()
    let hand = Hand()
    let story: Story
    var stage: TestStage { trio.stage }

    init(_ story: Story) {
      self.story = story
      trio = Trio(story.style)
      for animator in [trio.presenter, trio.dismisser] {
        animator.animation = { context in
          let way = Way(context)
          UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            way.move()
          } completion: { _ in
            way.clean()
          }
        }
      }
      if story.motion == .animator {
        (trio.answers.presentation, trio.answers.dismissal) = (
          InterruptibleSlide("P", trio.log) { Way($0) },
          InterruptibleSlide("D", trio.log) { Way($0) }
        )
      }
      if !story.presents { trio.presentAndSettle() }
      hold(true)
    }

    /// Whether the next transition begins in the hand.
    func hold(_ holds: Bool) {
      var controller: (any UIViewControllerInteractiveTransitioning)?
      if holds, story.motion == .hand { controller = hand }
      if holds, story.motion != .hand { controller = driver }
      trio.answers.interactivePresentation = controller
      trio.answers.interactiveDismissal = controller
    }

    func begin() {
      if story.presents { trio.present() } else { trio.dismiss() }
      stage.advance(2)
    }

    func update(_ percent: CGFloat) {
      stage.perform { story.motion == .hand ? hand.update(percent) : driver.update(percent) }
      stage.advance()
    }

    func letGo() {
      stage.perform {
        if story.motion == .hand {
          hand.letGo(story.finishes)
        } else if story.finishes {
          driver.finish()
        } else {
          driver.cancel()
        }
      }
    }

    /// Without layout, and what an animator of either kind is asked and says of its views.
    func calls() -> [String] {
      trio.log.take().filter { line in
        !["Layout", "transitionDuration", " is at "].contains { line.contains($0) }
      }.map { $0.hasPrefix("P.") || $0.hasPrefix("D.") ? String($0.dropFirst(2)) : $0 }
    }
  }

  @Test(
    "10.19: it stays in the hand, ends as told, and everything has the new size",
    arguments: Story.all)
  func turned(_ story: Story) throws {
    let world = World(story)
    let (stage, trio) = (world.stage, world.trio)
    world.begin()
    world.update(0.4)
    let coordinator = try #require(trio.b.transitionCoordinator)
    let container = try #require(trio.b.presentationController?.containerView)
    _ = world.calls()
    let start = stage.trace.count

    stage.turn(.landscapeRight)
    stage.advance(60)
    // Everybody is told once, and nothing ends by it.
    #expect(world.calls() == [])
    let told = stage.traceLines(from: start) { if case .call = $0 { true } else { false } }
      .filter { $0.contains("viewWillTransition(to:with:)") }
    // 10.15: A, its child S, the presentation controller, B.
    #expect(told.count == 4 && told.first == "DelegatingController.viewWillTransition(to:with:)")
    #expect(told.dropFirst().first == "LoggedController.viewWillTransition(to:with:)")
    #expect(told.dropFirst(2).first?.contains("PresentationController.") == true)
    #expect(told.last == told.first)
    #expect(coordinator.isInteractive && !coordinator.isCancelled)
    #expect(coordinator.percentComplete == 0.4)
    #expect(story.presents ? trio.b.isBeingPresented : trio.b.isBeingDismissed)
    #expect(stage.window.bounds == onSide && container.frame == onSide)
    #expect(trio.b.view.superview === container || trio.b.view.isDescendant(of: container))
    #expect(trio.b.view.bounds.size == onSide.size)
    if trio.a.view.window != nil { #expect(trio.a.view.frame == onSide) }

    world.update(0.7)
    #expect(coordinator.percentComplete == 0.7)
    world.letGo()
    #expect(!coordinator.isInteractive && coordinator.isCancelled != story.finishes)
    stage.settle()
    check(world, container, calls: world.calls())

    // The next transition is as if nothing had been.
    world.hold(false)
    if trio.a.presentedViewController == nil { trio.present() } else { trio.dismiss() }
    stage.settle()
    stage.turn(.portrait)
    stage.settle()
    let front = trio.a.presentedViewController == nil ? trio.a.view! : trio.b.view!
    #expect(front.frame == TestStage.bounds)
    #expect(stage.shown(front)?.frame == TestStage.bounds)
  }

  /// How the transition has ended: who is where, how large, and who was told what.
  private func check(_ world: World, _ container: UIView, calls: [String]) {
    let (story, trio, stage) = (world.story, world.trio, world.stage)
    let isShown = story.presents == story.finishes
    #expect((trio.a.presentedViewController === trio.b) == isShown)
    #expect(!trio.b.isBeingPresented && !trio.b.isBeingDismissed)
    let leaves = story.style == .fullScreen
    if isShown {
      #expect(trio.b.view.window === stage.window && trio.b.view.isDescendant(of: container))
      #expect(trio.b.view.frame == onSide)
      #expect(stage.shown(trio.b.view)?.frame == onSide)
      #expect((trio.a.view.window == nil) == leaves)
    } else {
      #expect(trio.b.view.window == nil && container.window == nil)
      #expect(stage.windowContents == [trio.a.view!])
    }
    if !isShown || !leaves {
      #expect(trio.a.view.frame == onSide)
      #expect(stage.shown(trio.a.view)?.transform == .identity)
    }
    #expect(container.layer.speed == 1 && container.layer.timeOffset == 0)
    #expect(trio.a.transitionCoordinator == nil && trio.b.transitionCoordinator == nil)
    #expect(stage.stage.context.animations.isEmpty && stage.isStill)
    #expect(calls == ending(story))
  }

  /// 1.3.9, 1.4, 5.22: the callbacks of the end, in order.
  private func ending(_ story: Story) -> [String] {
    func appear(_ names: [String]) -> [String] {
      names.map { "\($0).viewWillAppear(true)" }
        + names.map { "\($0).viewIsAppearing(true)" } + names.map { "\($0).viewDidAppear(true)" }
    }
    func disappear(_ names: [String]) -> [String] {
      names.map { "\($0).viewWillDisappear(true)" } + names.map { "\($0).viewDidDisappear(true)" }
    }
    let (ends, leaves) = (story.finishes, story.style == .fullScreen)
    let others = leaves ? ["A", "S"] : []
    var lines: [String] = []
    switch (story.presents, ends) {
    case (true, true):
      lines = ["B.viewDidAppear(true)"] + others.map { "\($0).viewDidDisappear(true)" }
    case (false, true):
      lines = others.map { "\($0).viewDidAppear(true)" } + ["B.viewDidDisappear(true)"]
    case (true, false): lines = disappear(["B"]) + appear(others)
    case (false, false): lines = disappear(others) + appear(["B"])
    }
    if !leaves {
      lines.append("C.\(story.presents ? "presentation" : "dismissal")TransitionDidEnd(\(ends))")
    }
    lines.append("animationEnded(\(ends))")
    // Asked for when it began, and again on the way back.
    let over = "along is over, cancelled: \(!ends)"
    lines += ends ? [over] : [over, over]
    return lines + [story.presents ? "presented" : "dismissed"]
  }
}
