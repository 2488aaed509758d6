import CoreGraphics
import QuartzCore
import Stage
import Testing
import Trace
import UIKit

@MainActor @Suite("A stage that goes away takes everything along")
struct LeakTests {
  /// Weak references to all that a stage held.
  private final class Witnesses {
    private struct Witness {
      let name: String
      weak var object: AnyObject?
    }

    private var witnesses: [Witness] = []

    func watch(_ object: AnyObject) {
      witnesses.append(Witness(name: "\(type(of: object))", object: object))
    }

    @MainActor func watch(_ stage: Stage) {
      watch(stage.context)
      watch(UIApplication.of(stage.context))
      watch(UIApplication.of(stage.context).visibleWindows)
      var controller = stage.rootViewController
      while let current = controller {
        watch(current)
        watch([current.view])
        controller = current.presentedViewController
      }
    }

    @MainActor private func watch(_ views: [UIView]) {
      for view in views {
        watch(view)
        watch(view.layer)
        watch(view.subviews)
      }
    }

    var count: Int { witnesses.count }
    var alive: [String] { witnesses.filter { $0.object != nil }.map(\.name) }
  }

  /// Runs `scenario` until `isThere`, then lets go of it; what is alive before and after.
  private func witnesses(
    _ scenario: Scenario, until isThere: (ScenarioRun) throws -> Void
  ) throws -> Witnesses {
    let witnesses = Witnesses()
    let run = ScenarioRun(scenario)
    try run.settle()
    witnesses.watch(run.stage)
    try isThere(run)
    witnesses.watch(run.stage)
    #expect(witnesses.count > 10)
    return witnesses
  }

  @Test("At rest on the first screen")
  func atRest() throws {
    let witnesses = try witnesses(Scenarios.coverVertical) { _ in }
    #expect(witnesses.alive == [])
  }

  @Test("While a finger is down")
  func fingerDown() throws {
    let witnesses = try witnesses(Scenarios.coverVertical) { run in
      try run.perform(.tap("present"))
      run.advance()
    }
    #expect(witnesses.alive == [])
  }

  @Test("Presented, not begun; in the middle; at rest; and dismissing", arguments: [4, 5, 20, 60])
  func presentation(_ steps: Int) throws {
    let witnesses = try witnesses(Scenarios.coverVertical) { run in
      try run.perform(.tap("present"))
      for _ in 0..<steps { run.advance() }
      #expect(run.stage.rootViewController?.presentedViewController != nil)
    }
    #expect(witnesses.alive == [])
  }

  @Test("Dismissed: the second screen dies with the dismissal, the rest with the stage")
  func dismissal() throws {
    weak var second: UIViewController?
    weak var secondLayer: CALayer?
    let witnesses = try witnesses(Scenarios.coverVertical) { run in
      try run.perform(.tap("present"))
      try run.settle()
      second = run.stage.rootViewController?.presentedViewController
      secondLayer = second?.view.layer
      #expect(second != nil)
      try run.perform(.tap("dismiss"))
      try run.settle()
      run.advance()
      #expect(second == nil && secondLayer == nil)
      let died = run.trace.filter {
        if case .destroyed(let object) = $0.event {
          object.type == "DismissScreen"
        } else {
          false
        }
      }
      #expect(died.count == 1)
    }
    #expect(witnesses.alive == [])
  }

  @Test("In the middle of the dismissal")
  func dismissing() throws {
    let witnesses = try witnesses(Scenarios.coverVertical) { run in
      try run.perform(.tap("present"))
      try run.settle()
      try run.perform(.tap("dismiss"))
      for _ in 0..<12 { run.advance() }
    }
    #expect(witnesses.alive == [])
  }

  @Test("With a transition that never ends")
  func frozen() throws {
    let witnesses = try witnesses(Scenarios.frozen) { run in
      try run.perform(.tap("home"))
      for _ in 0..<100 { run.advance() }
    }
    #expect(witnesses.alive == [])
  }

  @Test("With a transition that never ends and whose animator keeps its context")
  func frozenWithContext() throws {
    let scenario = Scenarios.custom {
      let kept = Box<any UIViewControllerContextTransitioning>()
      return Scenarios.Animator(duration: 0.3) { _, context in kept.value = context }
    }
    let witnesses = try witnesses(scenario) { run in
      try run.perform(.tap("home"))
      for _ in 0..<100 { run.advance() }
    }
    #expect(witnesses.alive == [])
  }

  @Test("With animations, their completions and work for later, all of which hold the screen")
  func work() {
    let witnesses = Witnesses()
    do {
      let driver = StageDriver { _ = makeBox(in: $0) }
      driver.settle()
      let controller = driver.stage.rootViewController!
      driver.stage.perform {
        UIView.animate(withDuration: 1) {
          controller.view.alpha = 0.5
        } completion: { _ in
          controller.title = "later"
        }
      }
      driver.advance()
      driver.stage.context.turnWork.atNextTurn { controller.title = "later" }
      driver.stage.context.animations.completeSoon { controller.title = "later" }
      driver.stage.whenStepIsNeeded { controller.title = "later" }
      witnesses.watch(driver.stage)
    }
    #expect(witnesses.alive == [])
  }

  @Test("A task that outlives its stage keeps no screen alive, and can still ask")
  func task() async {
    let witnesses = Witnesses()
    var task: Task<Double, Never>?
    do {
      let driver = StageDriver { _ in }
      driver.advance(toStep: 30)
      witnesses.watch(driver.stage)
      task = driver.stage.perform {
        Task { @MainActor in
          _ = UIScreen.main.bounds
          return CACurrentMediaTime()
        }
      }
    }
    // The task itself keeps its stage's context, and nothing else.
    #expect(Set(witnesses.alive) == ["StageContext"])
    #expect(await task?.value == 0.5)
    task = nil
    // Its end is the runtime's, which may let go of it on another thread.
    for _ in 0..<10_000 where witnesses.alive != [] { await Task.yield() }
    #expect(witnesses.alive == [])
  }
}
