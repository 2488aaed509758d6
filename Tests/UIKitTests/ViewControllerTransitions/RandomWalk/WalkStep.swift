import UIKit

/// One thing that happens in a random walk: a plain value that can be done in any state, so that any
/// part of a walk is a walk.
enum WalkStep: CustomStringConvertible {
  enum Presenter: CaseIterable { case root, child, top, childOfTop }
  enum Animation: CaseIterable { case builtIn, blocks, layers, interruptible }
  /// What an animator does wrong.
  enum Mistake: CaseIterable { case none, completesAtOnce, completesTwice, neverCompletes, lies }
  enum Hand: CaseIterable { case none, fromTheStart, later }

  /// What the delegate answers from now on.
  struct Answers {
    var animation = Animation.blocks
    var mistake = Mistake.none
    var hand = Hand.none
    /// Of custom presentations.
    var removesPresenter = false
  }

  case present(UIModalPresentationStyle, by: Presenter, animated: Bool)
  case dismiss(by: Presenter, animated: Bool)
  case answer(Answers)
  case update(Double)
  case pause
  case finish
  case cancel
  /// The animator says that it is done, too early or once more.
  case complete(Bool)
  case wait(Int)
  case resize(CGSize)
  /// The next `viewDidAppear` or `viewDidDisappear` dismisses, or presents.
  case meddle(dismisses: Bool)

  private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .pageSheet,
  ]
  static let sizes = [
    CGSize(width: 100, height: 200), CGSize(width: 200, height: 100),
    CGSize(width: 80, height: 160),
  ]

  static func random(using numbers: inout some RandomNumberGenerator) -> WalkStep {
    func pick<Cases: Collection>(_ cases: Cases) -> Cases.Element {
      cases.randomElement(using: &numbers)!
    }
    switch Int.random(in: 0..<100, using: &numbers) {
    case 0..<18:
      let animated = Int.random(in: 0..<5, using: &numbers) > 0
      return .present(pick(styles), by: pick(Presenter.allCases), animated: animated)
    case 18..<32:
      let animated = Int.random(in: 0..<5, using: &numbers) > 0
      return .dismiss(by: pick(Presenter.allCases), animated: animated)
    case 32..<42:
      var answers = Answers()
      answers.animation = pick(Animation.allCases)
      if Int.random(in: 0..<4, using: &numbers) == 0 { answers.mistake = pick(Mistake.allCases) }
      answers.hand = pick(Hand.allCases)
      answers.removesPresenter = .random(using: &numbers)
      return .answer(answers)
    case 42..<54: return .update(pick([-0.5, 0, 0.01, 0.3, 0.5, 0.99, 1, 1.5]))
    case 54..<57: return .pause
    case 57..<63: return .finish
    case 63..<69: return .cancel
    case 69..<72: return .complete(.random(using: &numbers))
    case 72..<76: return .resize(pick(sizes))
    case 76..<79: return .meddle(dismisses: .random(using: &numbers))
    default: return .wait(pick([1, 1, 1, 2, 5, 20, 60]))
    }
  }

  var description: String {
    switch self {
    case .present(let style, let presenter, let animated):
      "present \(style) by \(presenter)\(animated ? "" : ", not animated")"
    case .dismiss(let presenter, let animated):
      "dismiss by \(presenter)\(animated ? "" : ", not animated")"
    case .answer(let answers):
      "answer \(answers.animation), mistake \(answers.mistake), hand \(answers.hand), "
        + "removes presenter \(answers.removesPresenter)"
    case .update(let percent): "update \(percent)"
    case .pause: "pause"
    case .finish: "finish"
    case .cancel: "cancel"
    case .complete(let isDone): "complete \(isDone)"
    case .wait(let steps): "wait \(steps)"
    case .resize(let size): "resize \(Int(size.width)) x \(Int(size.height))"
    case .meddle(let dismisses): "meddle: \(dismisses ? "dismiss" : "present")"
    }
  }
}
