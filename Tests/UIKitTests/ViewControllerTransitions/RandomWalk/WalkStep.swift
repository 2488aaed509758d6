import Stage
import UIKit

/// One thing that happens in a random walk: a plain value that can be done in any state, so that any
/// part of a walk is a walk.
enum WalkStep: CustomStringConvertible {
  enum Presenter: CaseIterable { case root, child, top, childOfTop }
  enum Animation: CaseIterable { case builtIn, blocks, layers, interruptible }
  /// What an animator does wrong.
  enum Mistake: CaseIterable { case none, completesAtOnce, completesTwice, neverCompletes, lies }
  enum Hand: CaseIterable { case none, fromTheStart, later }

  /// What a person sets on the device.
  enum Setting: CaseIterable { case dark, light, rightToLeft, leftToRight, largerText, usualText }

  /// What one finger does; one that is up can only land, one that is down cannot.
  enum Touch {
    case land(CGPoint)
    /// It lands, and goes evenly that way in so many steps.
    case drag(from: CGPoint, by: CGPoint, steps: Int, lifts: Bool)
    case move(by: CGPoint)
    case lift, lose
  }

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
  case turn(StageEnvironment.Orientation)
  case set(Setting)
  case touch(Touch)
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
    case 72..<74: return .resize(pick(sizes))
    case 74..<76: return .turn(pick(StageEnvironment.Orientation.allCases))
    case 76: return .set(pick(Setting.allCases))
    case 77..<80: return .meddle(dismisses: .random(using: &numbers))
    case 80..<90: return .touch(touch(using: &numbers))
    default: return .wait(pick([1, 1, 1, 2, 5, 20, 60]))
    }
  }

  private static func touch(using numbers: inout some RandomNumberGenerator) -> Touch {
    func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &numbers) }
    switch number(0...9) {
    case 0: return .land(CGPoint(x: number(0...99), y: number(0...150)))
    case 1...4:
      return .drag(
        from: CGPoint(x: number(0...99), y: number(0...150)),
        by: CGPoint(x: number(-30...30), y: number(-40...120)), steps: number(2...8),
        lifts: .random(using: &numbers))
    case 5...7: return .move(by: CGPoint(x: number(-10...10), y: number(-20...60)))
    case 8: return .lift
    default: return .lose
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
    case .turn(let orientation): "turn to \(orientation.rawValue)"
    case .set(let setting): "set \(setting)"
    case .touch(let touch): "touch: \(touch)"
    case .meddle(let dismisses): "meddle: \(dismisses ? "dismiss" : "present")"
    }
  }
}
