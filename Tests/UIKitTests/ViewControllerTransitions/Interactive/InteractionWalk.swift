import QuartzCore
import RandomDisplayLists
import Stage
import Testing
import Trace
import UIKit

/// A random walk over nested screens that present, dismiss, drag, let go, interrupt and misbehave.
@MainActor final class InteractionWalk {
  private var numbers: SeededGenerator
  private let log = CallLog()
  private let stage: TestStage
  private let driver = UIPercentDrivenInteractiveTransition()
  private let root: LoggedController
  /// From the bottom up, those that have been presented.
  private var screens: [Screen] = []
  private var seen: [Weak] = []
  /// How often the completions of accepted calls ran.
  private var completions: [Int] = []
  private(set) var script: [String] = []

  private struct Weak {
    let name: String
    weak var object: AnyObject?
  }

  /// Who moves a screen, and how well.
  enum Manner: CaseIterable { case plain, interruptible, early, twice, late, never, none }

  @MainActor final class Screen: UIViewControllerTransitioningDelegate {
    let controller: LoggedController
    let manner: Manner
    let driver: UIPercentDrivenInteractiveTransition?
    var contexts: [any UIViewControllerContextTransitioning] = []

    init(
      _ controller: LoggedController, _ manner: Manner,
      _ driver: UIPercentDrivenInteractiveTransition?
    ) {
      (self.controller, self.manner, self.driver) = (controller, manner, driver)
      controller.transitioningDelegate = self
    }

    private var animator: (any UIViewControllerAnimatedTransitioning)? {
      let log = controller.log
      if manner == .interruptible { return InterruptibleSlide("I", log) }
      if manner == .none { return nil }
      let animator = LoggedAnimator("P", log, duration: 0.2)
      animator.animation = { [weak self, manner] context in
        self?.contexts = [context]
        move(context, manner)
      }
      return animator
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
    let root = LoggedController("R", log)
    self.root = root
    stage = TestStage.settled { root }
    _ = log.take()
  }

  private func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &numbers) < part }
  private func number(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &numbers)
  }

  // MARK: Walking

  func walk(_ operations: Int) {
    for index in 1...operations {
      operate()
      checkAlways()
      if index.isMultiple(of: 25) { rest() }
    }
    end()
  }

  private func operate() {
    switch Int.random(in: 0..<13, using: &numbers) {
    case 0, 1: present()
    case 2, 3: dismiss()
    case 4: say("finish") { driver.finish() }
    case 5: say("cancel") { driver.cancel() }
    case 6: say("pause") { driver.pause() }
    case 7:
      driver.wantsInteractiveStart = chance(0.7)
      driver.completionSpeed = number(0.2...3)
    case 8:
      guard chance(0.2), let context = screens.last?.contexts.last else { return }
      let didComplete = chance(0.5)
      say("completeTransition(\(didComplete))") { context.completeTransition(didComplete) }
    case 9:
      guard chance(0.3) else { return }
      let scale = number(0.5...1.5)
      script.append("resize \(scale)")
      stage.size = CGSize(width: 100 * scale, height: 200 / scale)
      stage.advance()
    case 10:
      let steps = Int.random(in: 1...12, using: &numbers)
      script.append("advance \(steps)")
      stage.advance(steps)
    default:
      let percent = number(-0.2...1.2)
      say("update \(percent)") { driver.update(percent) }
      if chance(0.5) { stage.advance() }
    }
  }

  private func say(_ line: String, _ body: () -> Void) {
    script.append(line)
    stage.perform(body)
  }

  private func present() {
    let style = StyleCase.all.randomElement(using: &numbers)!
    let manner = Manner.allCases.randomElement(using: &numbers)!
    let isDriven = chance(0.6)
    guard screens.count < 3 else { return }
    let controller = stage.perform { LoggedController("V\(seen.count)", log) }
    controller.modalPresentationStyle = style.style
    let screen = Screen(controller, manner, isDriven ? driver : nil)
    let top = screens.last?.controller ?? root
    seen.append(Weak(name: controller.name, object: controller))
    call("present \(style.testDescription) \(manner) \(isDriven ? "driven" : "")") { completion in
      top.present(controller, animated: chance(0.9), completion: completion)
    }
    if controller.presentingViewController != nil { screens.append(screen) }
  }

  private func dismiss() {
    let all = [root] + screens.map(\.controller)
    let from = all.randomElement(using: &numbers)!
    call("dismiss on \(from.name)") { completion in
      from.dismiss(animated: chance(0.9), completion: completion)
    }
  }

  /// Makes a call whose completion is counted if it was accepted.
  private func call(_ line: String, _ body: (@escaping () -> Void) -> Void) {
    let before = Set(open)
    let index = completions.count
    completions.append(0)
    say(line) { body { [weak self] in self?.completions[index] += 1 } }
    if Set(open).subtracting(before).isEmpty, completions[index] == 0 { completions[index] = 1 }
  }

  /// The transitions that are on their way.
  private var open: [String] {
    let all =
      [root] + screens.map(\.controller) + seen.compactMap { $0.object as? LoggedController }
    return all.flatMap { controller in
      (controller.isBeingPresented ? ["\(controller.name) comes"] : [])
        + (controller.isBeingDismissed ? ["\(controller.name) goes"] : [])
    }
  }

  // MARK: Invariants

  private func checkAlways() {
    for count in completions where count > 1 { fail("a completion ran \(count) times") }
    screens.removeAll { $0.controller.presentingViewController == nil }
  }

  private func fail(_ text: String) {
    Issue.record("\(text) after:\n\(script.suffix(60).joined(separator: "\n"))")
  }

  /// Lets everything come to its end.
  private func rest() {
    for _ in 0..<4 {
      say("finish") { driver.finish() }
      stage.settle()
      if open.isEmpty { break }
      say("release") { UIApplication.of(stage.stage.context).completeTransition() }
      stage.settle()
    }
    script.append("at rest")
    checkAlways()
    if !open.isEmpty { fail("transitions that never end") }
    if !stage.stage.context.animations.isEmpty { fail("animations that never end") }
    if screens.contains(where: {
      $0.controller.presentationController?.containerView?.layer.speed == 0
    }) {
      fail("a container whose time stands still")
    }
    checkAppearances()
    let containers = stage.window.subviews.filter { "\(type(of: $0))" == "UITransitionView" }
    if containers.count > screens.count {
      fail("\(containers.count) containers for \(screens.count)")
    }
    if completions.contains(0) { fail("completions that never came") }
    completions = []
    stage.forgetTrace()
  }

  /// Each one's callbacks are legal, and at rest each has come or gone. Source: 1.4.1.
  private var states: [String: String] = [:]

  private func checkAppearances() {
    let next: [String: [String: String]] = [
      "gone": ["viewWillAppear": "coming"],
      "coming": ["viewDidAppear": "there", "viewWillDisappear": "going"],
      "there": ["viewWillDisappear": "going"],
      "going": ["viewDidDisappear": "gone", "viewWillAppear": "coming"],
    ]
    for line in log.take() {
      let parts = line.split(whereSeparator: { ".(".contains($0) }).map(String.init)
      guard parts.count >= 2,
        ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
          .contains(parts[1])
      else { continue }
      let state = states[parts[0]] ?? (parts[0] == "R" ? "there" : "gone")
      guard let state = next[state]?[parts[1]] else {
        return fail("\(line) while \(state)")
      }
      states[parts[0]] = state
    }
    for (name, state) in states where state == "coming" || state == "going" {
      fail("\(name) is \(state) at rest")
    }
  }

  private func end() {
    for _ in 0..<4 where root.presentedViewController != nil {
      say("dismiss all") { root.dismiss(animated: false) }
      stage.settle()
    }
    rest()
    screens = []
    stage.advance()
    stage.forgetTrace()
    if stage.windowContents != [root.view!] { fail("\(stage.window.subviews) are left") }
    let alive = seen.filter { $0.object != nil }.map(\.name)
    if !alive.isEmpty { fail("\(alive) are alive") }
  }
}

/// Moves as an animator should, or not.
@MainActor private func move(
  _ context: any UIViewControllerContextTransitioning, _ manner: InteractionWalk.Manner
) {
  let slide = Slide(context)
  UIView.animate(withDuration: 0.2) {
    slide.move()
  } completion: { _ in
    switch manner {
    case .plain, .interruptible, .none: slide.clean()
    case .twice:
      slide.clean()
      context.completeTransition(true)
    case .late:
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { slide.clean() }
    case .early, .never: break
    }
  }
  if manner == .early { slide.clean() }
}
