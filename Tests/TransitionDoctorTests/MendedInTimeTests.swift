import Testing
import UIKit

@Suite("R04, R06: what is put back before it is shown is not left behind") @MainActor
struct MendedInTimeTests {
  /// Slides the view out by its transform, and leaves it so.
  private static let leavingTransform: Rehearsal.Movement = { context in
    let view = context.view(forKey: .from)!
    if let toView = context.view(forKey: .to) {
      context.containerView.insertSubview(toView, belowSubview: view)
    }
    Rehearsal.animate(context) {
      view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
    }
  }

  /// What the doctor says when the second screen is presented again.
  private func presentedAgain(
    dismiss: @escaping Rehearsal.Movement = Self.leavingTransform,
    _ movement: @escaping Rehearsal.Movement
  ) throws -> [String] {
    let examination = try Examination(Rehearsal(present: movement, dismiss: dismiss).scenario)
    try examination.perform(.tap("first"))
    try examination.perform(.tap("second"))
    #expect(examination.findings == [])
    try examination.perform(.tap("first"))
    return examination.rules
  }

  @Test("Set back at the start, and then moved by its centre")
  func atStart() throws {
    let rules = try presentedAgain { context in
      context.view(forKey: .to)!.transform = .identity
      Rehearsal.slideIn(context)
    }
    #expect(rules == [])
  }

  @Test("Set back when it is added, halfway through the movement")
  func halfway() throws {
    let rules = try presentedAgain { context in
      let fromView = context.view(forKey: .from)!
      UIView.animate(withDuration: Rehearsal.duration) {
        fromView.alpha = 0
      } completion: { _ in
        fromView.alpha = 1
        context.view(forKey: .to)!.transform = .identity
        Rehearsal.slideIn(context)
      }
    }
    #expect(rules == [])
  }

  @Test("Added where the leftover is not yet shown, and set back in the same step")
  func sameStep() throws {
    let rules = try presentedAgain { context in
      Rehearsal.slideIn(context)
      context.view(forKey: .to)!.transform = .identity
    }
    #expect(rules == [])
  }

  @Test("Not set back: it is shown in the wrong place")
  func notAtAll() throws {
    // It comes to rest outside: below the lower edge by as much as it was moved.
    let rules = try presentedAgain { Rehearsal.slideIn($0) }
    #expect(rules == ["transform-left-behind"])
  }

  @Test("Set back when all is over: it was shown in the wrong place")
  func tooLate() throws {
    let rules = try presentedAgain { context in
      let view = Rehearsal.add(context)
      let end = view.center
      view.center.y += view.bounds.height
      UIView.animate(withDuration: Rehearsal.duration) {
        view.center = end
      } completion: { _ in
        view.transform = .identity
        context.completeTransition(true)
      }
    }
    #expect(rules == ["transform-left-behind"])
  }

  @Test("Wherever the animator puts it each time, it is no leftover")
  func sameAsFirst() throws {
    let dismissals: [Rehearsal.Movement] = [Self.leavingTransform, { Rehearsal.slideOut($0) }]
    for dismiss in dismissals {
      let rules = try presentedAgain(dismiss: dismiss) { context in
        let view = Rehearsal.add(context)
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        view.alpha = 0
        Rehearsal.animate(context) { view.alpha = 1 }
      }
      #expect(rules == [])
    }
  }

  @Test("Hidden by one dismissal, shown at the start of the next presentation, or not")
  func hidden() throws {
    for isMended in [true, false] {
      let examination = try Examination(
        Rehearsal(
          present: { context in
            if isMended { context.view(forKey: .to)!.isHidden = false }
            Rehearsal.slideIn(context)
          },
          dismiss: { context in
            context.containerView.insertSubview(context.view(forKey: .to)!, at: 0)
            context.view(forKey: .from)!.isHidden = true
            context.completeTransition(true)
          }
        ).scenario)
      try examination.perform(.tap("first"))
      try examination.perform(.tap("second"))
      try examination.perform(.tap("first"))
      #expect(examination.rules == (isMended ? [] : ["visibility-left-behind"]))
    }
  }

  /// The rules of a presentation that leaves the presenter pale, and of its dismissal.
  private func presenter(
    _ dismiss: @escaping Rehearsal.Movement,
    dismissed: @escaping @MainActor @Sendable (UIViewController) -> Void = { _ in }
  ) throws -> [String] {
    let examination = try Examination(
      Rehearsal(
        style: .overFullScreen,
        present: { context in
          let presenter = context.viewController(forKey: .from)!.view!
          let view = Rehearsal.add(context)
          view.alpha = 0
          Rehearsal.animate(context) {
            view.alpha = 1
            presenter.alpha = 0.5
          }
        }, dismiss: dismiss, dismissed: dismissed
      ).scenario)
    try examination.perform(.tap("first"))
    try examination.perform(.tap("second"))
    return examination.rules
  }

  private static let fadeOut: Rehearsal.Movement = { context in
    let view = context.view(forKey: .from)!
    Rehearsal.animate(context) { view.alpha = 0 }
  }

  @Test("The presenter, put back just after completeTransition, and in the dismissal's completion")
  func presenterInTime() throws {
    #expect(try presenter(Self.fadeOut) == ["visibility-left-behind"])
    #expect(
      try presenter { context in
        let presenter = context.viewController(forKey: .to)!.view!
        let view = context.view(forKey: .from)!
        UIView.animate(withDuration: Rehearsal.duration) {
          view.alpha = 0
        } completion: { _ in
          context.completeTransition(true)
          presenter.alpha = 1
        }
      } == [])
    #expect(try presenter(Self.fadeOut, dismissed: { $0.view.alpha = 1 }) == [])
  }

  /// Puts the first screen back when `duration` seconds have passed since the dismissal.
  private func presenter(putBackAfter duration: Double) throws -> [String] {
    try presenter(
      Self.fadeOut,
      dismissed: { first in
        UIView.animate(withDuration: duration) {
          first.view.backgroundColor = .blue
        } completion: { _ in
          first.view.alpha = 1
        }
      })
  }

  @Test("Put back in the next turn, before the next picture; and put back later")
  func presenterLater() throws {
    #expect(try presenter(putBackAfter: 0) == [])
    #expect(try presenter(putBackAfter: 0.1) == ["visibility-left-behind"])
  }
}
