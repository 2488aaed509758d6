import UIKit

/// A stage with a controller A on it and A's child S, and a controller B that a test lets S present.
@MainActor final class Trio {
  /// Who is B's transitioning delegate.
  enum Delegate: CaseIterable { case another, presenter, presented }

  let log = CallLog()
  let stage: TestStage
  let a: DelegatingController
  let s: LoggedController
  let b: DelegatingController
  /// Slides in half a second, evenly.
  let presenter: LoggedAnimator
  let dismisser: LoggedAnimator
  /// Answers in the delegate's name.
  let answers: AnsweringDelegate
  /// The presentation controller that was made last, for the style `.custom`.
  private(set) var controller: LoggedPresentationController?
  /// Set up before the presentation controller is asked anything.
  var prepare: (@MainActor (LoggedPresentationController) -> Void)?

  init(
    _ style: UIModalPresentationStyle, delegate: Delegate = .another, customAnimators: Bool = true
  ) {
    let log = log
    let a = DelegatingController("A", log)
    let s = LoggedController("S", log)
    a.hooks["viewDidLoad"] = { [unowned a, unowned s] in
      a.addChild(s)
      s.view.frame = CGRect(x: 10, y: 50, width: 80, height: 60)
      a.view.addSubview(s.view)
      s.didMove(toParent: a)
    }
    stage = TestStage.settled { a }
    self.a = a
    self.s = s
    let b = DelegatingController("B", log)
    self.b = b
    presenter = LoggedAnimator("P", log)
    dismisser = LoggedAnimator("D", log)
    b.modalPresentationStyle = style
    switch delegate {
    case .another:
      answers = AnsweringDelegate("delegate", log)
      b.transitioningDelegate = answers
    case .presenter:
      answers = a.answers
      b.transitioningDelegate = a
    case .presented:
      answers = b.answers
      b.transitioningDelegate = b
    }
    if customAnimators { (answers.presentation, answers.dismissal) = (presenter, dismisser) }
    answers.makeController = { [weak self, log] presented, presenting in
      let made = LoggedPresentationController(log, presented: presented, presenting: presenting)
      self?.controller = made
      self?.prepare?(made)
      return made
    }
    // What moves along says so, both ways.
    for callback in ["viewWillAppear", "viewWillDisappear"] {
      b.hooks[callback] = { [unowned b, log] in
        b.transitionCoordinator?.animate { _ in
          log.note("along")
        } completion: { context in
          log.note("along is over, cancelled: \(context.isCancelled)")
        }
      }
    }
    _ = log.take()
  }

  func present(animated: Bool = true) {
    stage.perform {
      s.present(b, animated: animated) { [log] in log.note("presented") }
    }
  }

  func dismiss(animated: Bool = true) {
    stage.perform { b.dismiss(animated: animated) { [log] in log.note("dismissed") } }
  }

  /// B on the screen, with an empty log.
  func presentAndSettle() {
    present()
    stage.settle()
    _ = log.take()
  }
}
