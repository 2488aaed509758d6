import QuartzCore

/// Shows touches to the recognisers of the touched view and of those above it, from the inside out,
/// and decides which of them is recognised.
///
/// Who is recognised first makes the others of its touches fail, and while it goes on no other
/// begins; delegates may let two run together, and one may wait for another to fail. Targets are
/// called when all have seen the event. Source: 10.10, 10.14.
@MainActor final class GestureArbiter {
  private unowned let dispatcher: TouchDispatcher
  /// Those that have seen a touch and are not `possible` and untouched again.
  private var inAttempt: [UIGestureRecognizer] = []
  /// What targets are to be told.
  private var news: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  /// Touches that their views lose.
  private var taken: [UITouch] = []
  private var isShowing = false
  private var isTelling = false
  /// The one whose targets are being called.
  private(set) weak var told: UIGestureRecognizer?

  init(dispatcher: TouchDispatcher) { self.dispatcher = dispatcher }

  /// Whether nobody is in an attempt, and nothing is left to be told or taken: so it is once all
  /// fingers have left and all pauses between taps are over.
  var isAtRest: Bool { inAttempt.isEmpty && news.isEmpty && taken.isEmpty }

  private var context: StageContext { dispatcher.context }
  private var questions: GestureQuestions { GestureQuestions(context: context) }

  func close() {
    for recognizer in inAttempt { recognizer.finishAttempt() }
    (inAttempt, news, taken) = ([], [], [])
  }

  // MARK: Touches

  /// Shows `touches`, which have changed, to all that watch them; then calls targets.
  func handle(_ touches: [UITouch], _ event: UIEvent) {
    isShowing = true
    for touch in touches where touch.phase == .began { findWatchers(of: touch) }
    var watching: [UIGestureRecognizer] = []
    for recognizer in touches.flatMap(\.watchers) where !watching.contains(recognizer) {
      watching.append(recognizer)
    }
    for recognizer in watching { show(touches, event, to: recognizer) }
    // What joins a gesture that goes on, and is not ignored, is part of it.
    for touch in touches where touch.phase == .began {
      let joins = touch.watchers.contains {
        $0.life.isUnderWay && $0.cancelsTouchesInView && $0.isFollowing(touch)
      }
      if joins { taken.append(touch) }
    }
    isShowing = false
    tellNews()
    for touch in touches where touch.isOver {
      for recognizer in touch.watchers { recognizer.untrack(touch) }
    }
    failRings()
    tellNews()
  }

  private func findWatchers(of touch: UITouch) {
    var view = touch.view
    while let current = view {
      for recognizer in current.storedGestureRecognizers where recognizer.isEnabled {
        // The answer may have switched it off, or taken it away.
        guard questions.shouldReceive(touch, recognizer), recognizer.isEnabled,
          recognizer.view === current
        else { continue }
        touch.watchers.append(recognizer)
        recognizer.track(touch)
        join(recognizer)
      }
      view = current.superview
    }
  }

  private func show(_ touches: [UITouch], _ event: UIEvent, to recognizer: UIGestureRecognizer) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let seen = Set(touches.filter { $0.phase == phase && recognizer.isFollowing($0) })
      guard !seen.isEmpty else { continue }
      switch phase {
      case .began: recognizer.touchesBegan(seen, with: event)
      case .moved: recognizer.touchesMoved(seen, with: event)
      case .ended: recognizer.touchesEnded(seen, with: event)
      case .cancelled:
        recognizer.touchesCancelled(seen, with: event)
        // Whatever it has made of that: there is nothing left to recognise.
        if recognizer.life.isUndecided, recognizer.touches.allSatisfy(\.isOver) {
          prevent(recognizer)
        }
      case .stationary: break
      }
    }
  }

  private func join(_ recognizer: UIGestureRecognizer) {
    recognizer.arbiter = self
    if !inAttempt.contains(recognizer) { inAttempt.append(recognizer) }
  }

  /// Whether the view of `touch` waits for a recogniser to fail before it hears of it.
  func delaysBegan(of touch: UITouch) -> Bool {
    inAttempt.contains {
      $0.delaysTouchesBegan && $0.life.isUndecided && $0.attempt.contains(touch)
    }
  }

  /// The same for the end of the touch.
  func delaysEnded(of touch: UITouch) -> Bool {
    inAttempt.contains {
      $0.delaysTouchesEnded && $0.life.isUndecided && $0.attempt.contains(touch)
    }
  }

  // MARK: States

  /// The recogniser sets its own state, in an event or at any other time.
  func set(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    join(recognizer)
    let isFirst = recognizer.life == .possible && (state == .began || state == .ended)
    step(recognizer, .set(state, isFirst ? verdict(on: recognizer) : .begins))
    finish()
  }

  /// It is switched off, or taken from its view.
  func giveUp(_ recognizer: UIGestureRecognizer) {
    prevent(recognizer)
    recognizer.dropTouches()
    finish()
  }

  /// The recognisers of views that are in no window any more.
  func letGoOfWhatLeft() {
    for recognizer in inAttempt where recognizer.view?.window == nil {
      prevent(recognizer)
      recognizer.dropTouches()
    }
    finish()
  }

  private func prevent(_ recognizer: UIGestureRecognizer) { step(recognizer, .prevented) }

  private func step(_ recognizer: UIGestureRecognizer, _ input: GestureLife.Input) {
    let told = recognizer.life.step(input)
    news += told.map { (recognizer, $0) }
    if recognizer.life == .failed { allowThoseThatWait() }
    guard let first = told.first, first == .began || first == .ended,
      !recognizer.answers.hasBegun
    else { return }
    recognizer.answers.hasBegun = first == .began
    if recognizer.cancelsTouchesInView { taken += recognizer.attempt }
    preventOthers(than: recognizer)
  }

  private func verdict(on recognizer: UIGestureRecognizer) -> GestureLife.Verdict {
    let others = others(than: recognizer)
    guard !others.contains(where: { $0.life.isUnderWay && prevents($0, recognizer) }),
      questions.shouldBegin(recognizer)
    else { return .fails }
    return isHeldBack(recognizer) ? .waits : .begins
  }

  private func isHeldBack(_ recognizer: UIGestureRecognizer) -> Bool {
    !blockers(of: recognizer).isEmpty
  }

  /// Those that it waits for.
  private func blockers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    inAttempt.filter {
      $0 !== recognizer && $0.life.isUndecided && mustWait(recognizer, for: $0)
    }
  }

  private func preventOthers(than recognizer: UIGestureRecognizer) {
    for other in inAttempt where other !== recognizer && other.life.isUndecided {
      if mustWait(other, for: recognizer)
        || other.sharesTouch(with: recognizer) && prevents(recognizer, other)
      {
        prevent(other)
      }
    }
  }

  private func allowThoseThatWait() {
    for recognizer in inAttempt {
      guard case .waiting = recognizer.life, !isHeldBack(recognizer) else { continue }
      step(recognizer, .allowed)
    }
  }

  /// Recognisers that wait for each other in a ring, with no finger left that could decide between
  /// them, wait for ever: all of them fail. The specification is silent. Source: 10.14.
  private func failRings() {
    var ring = inAttempt.filter { recognizer in
      guard case .waiting = recognizer.life else { return false }
      return recognizer.touches.isEmpty
    }
    // Whoever waits for one outside still has something to wait for.
    while let outside = ring.firstIndex(where: { recognizer in
      blockers(of: recognizer).contains { blocker in !ring.contains { $0 === blocker } }
    }) {
      ring.remove(at: outside)
    }
    // Whoever nobody waits for is not in the ring, but waits for it.
    while let last = ring.firstIndex(where: { recognizer in
      !ring.contains { one in blockers(of: one).contains { $0 === recognizer } }
    }) {
      ring.remove(at: last)
    }
    guard !ring.isEmpty else { return }
    for recognizer in ring { _ = recognizer.life.step(.prevented) }
    allowThoseThatWait()
  }

  /// Those that see the same touches.
  private func others(than recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    inAttempt.filter { $0 !== recognizer && $0.sharesTouch(with: recognizer) }
  }

  // The user's code is asked: nothing may be held open meanwhile.
  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard one.canPrevent(other), other.canBePrevented(by: one) else { return false }
    let key = ObjectIdentifier(other)
    if let known = one.answers.runsWith[key] { return !known }
    let answer = questions.runTogether(one, other)
    one.answers.runsWith[key] = answer
    return !answer
  }

  private func mustWait(
    _ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer
  ) -> Bool {
    // What is said for an attempt concerns those that see the same touches.
    if recognizer.waits(for: other) { return true }
    guard recognizer.sharesTouch(with: other) else { return false }
    let key = ObjectIdentifier(other)
    if let known = recognizer.answers.mustWaitFor[key] { return known }
    let answer = questions.mustWait(recognizer, for: other)
    recognizer.answers.mustWaitFor[key] = answer
    return answer
  }

  // MARK: Telling

  /// After a change of state that no event has led to.
  private func finish() {
    guard !isShowing, !isTelling else { return }
    failRings()
    tellNews()
    dispatcher.releaseWhatWasKeptBack()
    settle()
  }

  private func tellNews() {
    guard !isTelling else { return }
    isTelling = true
    while !news.isEmpty {
      let (recognizer, state) = news.removeFirst()
      told = recognizer
      recognizer.tell(state, in: context)
    }
    isTelling = false
    told = nil
    let lost = taken
    taken = []
    dispatcher.take(lost)
  }

  /// What is over, and has no finger down, is possible again.
  func settle() {
    guard !isTelling else { return }
    for recognizer in inAttempt where recognizer.touches.isEmpty {
      let isDone =
        recognizer.life.isOver
        || recognizer.life == .possible && recognizer.attempt.isEmpty
      guard isDone else { continue }
      inAttempt.removeAll { $0 === recognizer }
      recognizer.finishAttempt()
    }
  }
}
