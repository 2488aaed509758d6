import Testing
import UIKit

@Suite("R02 and 3 of 11: transitions after which, or in which, there is nothing to see") @MainActor
struct NothingShownTests {
  private func examine(
    _ rehearsal: Rehearsal, dismissing: Bool = false
  ) throws -> Examination {
    let examination = try Examination(rehearsal.scenario)
    try examination.perform(.tap("first"))
    if dismissing { try examination.perform(.tap("second")) }
    return examination
  }

  /// The finding's rule and what its fault says, of a presentation by `movement`.
  private func expect(
    _ rule: String, _ text: String, _ style: UIModalPresentationStyle = .fullScreen,
    _ movement: @escaping Rehearsal.Movement
  ) throws {
    let examination = try examine(Rehearsal(style: style, present: movement))
    #expect(examination.rules == [rule])
    let finding = try #require(examination.findings.first)
    #expect(finding.place == "ClosureAnimator.animateTransition(using:)")
    #expect(finding.fault.contains(text), "\(finding.fault)")
    #expect(!finding.isHang)
  }

  @Test("Never added: black where the presenter's view leaves, dead where it stays")
  func neverAdded() throws {
    for (style, outcome) in [
      (UIModalPresentationStyle.fullScreen, "black"), (.overFullScreen, "touch"),
    ] {
      try expect("toview-never-added", outcome, style) { context in
        let view = context.view(forKey: .to)!
        Rehearsal.animate(context) { view.center.y += 10 }
      }
      // At once, without a movement.
      try expect("toview-never-added", outcome, style) { $0.completeTransition(true) }
    }
  }

  @Test("Added and taken out again")
  func takenOut() throws {
    try expect("toview-never-added", "black") { context in
      let view = Rehearsal.add(context)
      view.alpha = 0
      UIView.animate(withDuration: Rehearsal.duration) {
        view.alpha = 1
      } completion: { _ in
        view.removeFromSuperview()
        context.completeTransition(true)
      }
    }
  }

  @Test("In the container and not to be seen: hidden, transparent, outside")
  func invisible() throws {
    try expect("visibility-left-behind", "alpha") { context in
      let view = Rehearsal.add(context)
      Rehearsal.animate(context) { view.alpha = 0 }
    }
    try expect("visibility-left-behind", "hidden") { context in
      Rehearsal.add(context).isHidden = true
      context.completeTransition(true)
    }
    try expect("final-frame-mismatch", "outside") { context in
      let view = Rehearsal.add(context)
      Rehearsal.animate(context) { view.center.y += view.bounds.height }
    }
    try expect("visibility-left-behind", "alpha") { context in
      let wrapper = UIView(frame: context.containerView.bounds)
      wrapper.addSubview(context.view(forKey: .to)!)
      context.containerView.addSubview(wrapper)
      Rehearsal.animate(context) { wrapper.alpha = 0 }
    }
  }

  @Test("Only what is shown counts: added late, in a wrapper, mended in the same step")
  func seen() throws {
    let movements: [Rehearsal.Movement] = [
      // The last thing that the animator does.
      { context in
        let picture = UIView(frame: context.containerView.bounds)
        context.containerView.addSubview(picture)
        UIView.animate(withDuration: Rehearsal.duration) {
          picture.alpha = 0.5
        } completion: { _ in
          picture.removeFromSuperview()
          _ = Rehearsal.add(context)
          context.completeTransition(true)
        }
      },
      { context in
        let wrapper = UIView(frame: context.containerView.bounds)
        wrapper.addSubview(context.view(forKey: .to)!)
        context.containerView.addSubview(wrapper)
        wrapper.alpha = 0
        Rehearsal.animate(context) { wrapper.alpha = 1 }
      },
      // After it has said that it is done, in the same breath.
      { context in
        let view = Rehearsal.add(context)
        UIView.animate(withDuration: Rehearsal.duration) {
          view.alpha = 0
        } completion: { _ in
          context.completeTransition(true)
          view.alpha = 1
        }
      },
      { context in
        context.completeTransition(true)
        _ = Rehearsal.add(context)
      },
      // Cancelled: nothing has to be there.
      { context in context.completeTransition(false) },
    ]
    for (index, movement) in movements.enumerated() {
      let examination = try examine(Rehearsal(present: movement))
      #expect(examination.findings == [], "movement \(index)")
    }
  }

  @Test("R02: a dismissal that moves away and leaves nothing behind")
  func dismissal() throws {
    let examination = try examine(
      Rehearsal(dismiss: { context in
        let view = context.view(forKey: .from)!
        Rehearsal.animate(context) { view.center.y += view.bounds.height }
      }), dismissing: true)
    #expect(examination.rules == ["toview-never-added"])
    let finding = try #require(examination.findings.first)
    #expect(finding.fault.contains("FirstScreen"))
    // 2.2.9: UIKit puts it back when the transition completes.
    #expect(examination.run.stage.rootViewController?.view.window != nil)
  }

  @Test("A dismissal in which nothing moves away, or something else stands behind")
  func goodDismissals() throws {
    let movements: [Rehearsal.Movement] = [
      { context in context.completeTransition(true) },
      { context in
        let view = context.view(forKey: .from)!
        let picture = UIView(frame: context.containerView.bounds)
        context.containerView.insertSubview(picture, belowSubview: view)
        Rehearsal.animate(context) { view.center.y += view.bounds.height }
      },
    ]
    for (index, movement) in movements.enumerated() {
      let examination = try examine(Rehearsal(dismiss: movement), dismissing: true)
      #expect(examination.findings == [], "movement \(index)")
    }
  }
}
