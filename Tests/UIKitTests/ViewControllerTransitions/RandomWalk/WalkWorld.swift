import Stage

@testable import UIKit

/// A stage on which a walk takes place, and what must be true of it after every step.
@MainActor final class WalkWorld {
  /// A call of `present` or `dismiss` and what became of it.
  private final class Call {
    let text: String
    var isAccepted = false
    var completions = 0

    init(_ text: String) { self.text = text }
  }

  private struct Trace {
    weak var controller: WalkController?
    let name: String
  }

  private(set) var stage: TestStage!
  let delegate = WalkDelegate()
  private var traces: [Trace] = []
  private var calls: [Call] = []
  /// Whether the next did-callback dismisses (true) or presents.
  private var meddling: Bool?
  private var made = 0
  private(set) var failures: [String] = []
  var finger: WalkFinger?
  /// How often what a walk is there for has happened.
  private(set) var tally: [Event: Int] = [:]

  enum Event: CaseIterable {
    case presentedBeside, pulled, finishedByFinger, cancelledByFinger, turnedInTransition
    case resizedInTransition, setInTransition
  }

  func count(_ event: Event) { tally[event, default: 0] += 1 }

  init() {
    stage = TestStage.settled { made(WalkController("root", self, hasChild: true)) }
  }

  func fail(_ text: String) { failures.append(text) }

  func made(_ controller: WalkController) -> WalkController {
    traces.append(Trace(controller: controller, name: controller.name))
    return controller
  }

  // MARK: Steps

  func take(_ step: WalkStep) {
    switch step {
    case .present(let style, let presenter, let animated):
      stage.perform { present(style, by: controller(presenter), animated: animated) }
    case .dismiss(let presenter, let animated):
      stage.perform { dismiss(by: controller(presenter), animated: animated) }
    case .answer(let answers): delegate.answers = answers
    case .update(let percent): stage.perform { delegate.drivers.last?.update(percent) }
    case .pause: stage.perform { delegate.drivers.last?.pause() }
    case .finish: stage.perform { delegate.drivers.last?.finish() }
    case .cancel: stage.perform { delegate.drivers.last?.cancel() }
    case .complete(let isDone):
      stage.perform { delegate.animators.last?.complete(isDone) }
    case .wait(let steps): stage.advance(steps)
    case .resize(let size):
      if size != stage.size, !transitions.isEmpty { count(.resizedInTransition) }
      stage.size = size
    case .turn(let orientation):
      if orientation != stage.environment.orientation, !transitions.isEmpty {
        count(.turnedInTransition)
      }
      stage.turn(orientation)
    case .set(let setting):
      let old = stage.environment
      stage.change { setting.set(&$0) }
      if stage.environment != old, !transitions.isEmpty { count(.setInTransition) }
    case .touch(let touch): self.touch(touch)
    case .meddle(let dismisses): meddling = dismisses
    }
    check()
    stage.forgetTrace()
  }

  private var top: UIViewController {
    var top = stage.root
    while let next = next(above: top) { top = next }
    return top
  }

  /// What a controller or one of its children presents.
  private func next(above controller: UIViewController) -> UIViewController? {
    let family = [controller] + controller.children
    return family.lazy.compactMap { $0.presentationOfOther?.presented }.first
  }

  private func controller(_ presenter: WalkStep.Presenter) -> UIViewController {
    switch presenter {
    case .root: stage.root
    case .child: stage.root.children.first ?? stage.root
    case .top: top
    case .childOfTop: top.children.first ?? top
    }
  }

  func present(
    _ style: UIModalPresentationStyle, by presenter: UIViewController, animated: Bool
  ) {
    made += 1
    let presented = made(WalkController("\(made)", self, hasChild: made % 3 == 0))
    presented.modalPresentationStyle = style
    presented.transitioningDelegate = delegate
    let call = Call("present \(presented.name)")
    calls.append(call)
    presenter.present(presented, animated: animated) { call.completions += 1 }
    call.isAccepted = presented.presentingViewController != nil
    guard let presenting = presented.presentingViewController else { return }
    let family = [presenting.parent].compactMap(\.self) + presenting.children
    if family.contains(where: { $0.presentationOfOther != nil }) { count(.presentedBeside) }
  }

  func dismiss(by presenter: UIViewController, animated: Bool) {
    // With nothing to dismiss nothing is promised. Source: 1.5.2.
    guard presenter.presentedViewController ?? presenter.presentingViewController != nil else {
      return
    }
    let call = Call("dismiss by \((presenter as? WalkController)?.name ?? "?")")
    calls.append(call)
    let running = transitions
    presenter.dismiss(animated: animated) { call.completions += 1 }
    call.isAccepted = transitions.contains { now in !running.contains { $0 === now } }
  }

  func meddle(in controller: WalkController) {
    guard let dismisses = meddling, stage != nil else { return }
    meddling = nil
    if dismisses {
      dismiss(by: controller, animated: true)
    } else {
      present(.overFullScreen, by: controller, animated: true)
    }
  }

  private var presentations: [Presentation] { UIApplication.of(stage.stage.context).presentations }
  var transitions: [Transition] { presentations.compactMap(\.transition) }

  // MARK: What must be true

  private func check() {
    for call in calls where call.completions > (call.isAccepted ? 1 : 0) {
      fail("\(call.text): \(call.completions) completions, accepted: \(call.isAccepted)")
    }
    let containers = containers(in: stage.window)
    for container in containers
    where !presentations.contains(where: { $0.container === container }) {
      fail("an orphan container")
    }
    for presentation in presentations where presentation.transition == nil {
      if presentation.container.window == nil, presentation.presenting.view.window != nil {
        let name = (presentation.presented as? WalkController)?.name ?? "?"
        fail("\(name) at rest has no container in the window")
      }
      if presentation.presented.presentingViewController == nil {
        fail("a presented controller without a presenter")
      }
    }
    let controllers = traces.compactMap(\.controller)
    if transitions.isEmpty {
      for controller in controllers where !controller.isSettled {
        fail("\(controller.name) is on its way without a transition")
      }
      for controller in controllers where controller.isOn != controller.isShown {
        fail("\(controller.name) is on: \(controller.isOn), in the window: \(controller.isShown)")
      }
    }
    for controller in controllers {
      guard let frame = controller.viewIfLoaded?.frame else { continue }
      if !frame.minX.isFinite || !frame.minY.isFinite || !frame.width.isFinite
        || !frame.height.isFinite
      {
        fail("\(controller.name) is at \(frame)")
      }
    }
  }

  private func containers(in view: UIView) -> [UIView] {
    view.subviews.flatMap { ($0 is UITransitionView ? [$0] : []) + containers(in: $0) }
  }

  // MARK: The end

  /// Lets everything come to its end, takes all away, and looks at what is left.
  func end() {
    meddling = nil
    delegate.answers = WalkStep.Answers()
    if finger != nil { touch(.lift) }
    comeToRest()
    for _ in 0..<20 where stage.root.presentedViewController != nil || !presentations.isEmpty {
      stage.perform { presentations.first?.presenting.dismiss(animated: false) }
      comeToRest()
    }
    stage.change { $0 = StageEnvironment() }
    stage.size = TestStage.size
    delegate.forget()
    stage.settle()
    check()
    for call in calls where call.completions != (call.isAccepted ? 1 : 0) {
      fail("\(call.text): \(call.completions) completions, accepted: \(call.isAccepted)")
    }
    let kept = traces.filter { $0.controller != nil }.map(\.name)
    if kept != ["root", "root.child"] { fail("kept alive: \(kept)") }
    if stage.window.subviews != [stage.rootCard] { fail("left: \(stage.window.subviews)") }
    if stage.rootCard.subviews != [stage.view] { fail("left: \(stage.rootCard.subviews)") }
    if !stage.stage.context.animations.isEmpty { fail("animations are left") }
    if !traces.compactMap(\.controller).allSatisfy(\.isOn) { fail("the root is not on") }
    if stage.shown(stage.view)?.frame != TestStage.bounds {
      fail("the root is shown at \(String(describing: stage.shown(stage.view)?.frame))")
    }
  }

  private func comeToRest() {
    for _ in 0..<40 {
      stage.settle()
      if transitions.isEmpty { return }
      stage.perform {
        for driver in delegate.drivers { driver.finish() }
        for animator in delegate.animators {
          guard let context = animator.context else { continue }
          if !context.isInteractive { context.completeTransition(!context.transitionWasCancelled) }
        }
      }
    }
    fail("\(transitions.count) transitions never end: \(transitions.map { $0.state })")
  }
}
