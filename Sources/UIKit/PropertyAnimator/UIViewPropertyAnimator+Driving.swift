import QuartzCore
import Trace

// What the events of its life make of its timing. State changes first; blocks and handlers run
// last.
extension UIViewPropertyAnimator {
  /// Takes an event to the life; nil if it is one without effect.
  func take(_ event: AnimatorEvent) -> [AnimatorEffect]? {
    switch life.after(event, isInterruptible: storedIsInterruptible) {
    case .nothing: return []
    case .mistake(let mistake): fatalError("\(mistake.message) Animator: \(type(of: self))")
    case .go(let next, let effects):
      life = next
      return effects
    }
  }

  // MARK: Events

  func start(afterDelay delay: TimeInterval) {
    guard let effects = take(.start), !effects.isEmpty else { return }
    self.delay = delay > 0 ? min(delay, LayerAnimation.longest) : 0
    perform(effects, run: { self.firstRun() }, action: .started)?()
  }

  func proceed(with parameters: (any UITimingCurveProvider)?, _ durationFactor: CGFloat) {
    guard let effects = take(.proceed), !effects.isEmpty else { return }
    let factor = durationFactor > 0 ? min(durationFactor, 1e6) : 0
    perform(effects, run: { self.rest(with: parameters, factor) }, action: .continued)?()
  }

  func pause() {
    guard let effects = take(.pause), !effects.isEmpty else { return }
    perform(effects, action: .paused)?()
  }

  func scrub(to fraction: CGFloat) {
    guard !fraction.isNaN else {
      (context ?? .current).console(
        "UIViewPropertyAnimator.fractionComplete was set to a value that is not a number.")
      return
    }
    guard let effects = take(.scrub) else { return }
    let cut = min(max(fraction, 0), 1)
    let place = storedIsReversed ? 1 - cut : cut
    perform(
      effects, position: scrubsLinearly ? .progress(place) : .fraction(place), action: .scrubbed)?()
  }

  func reverse(_ isReversed: Bool) {
    guard storedIsReversed != isReversed else { return }
    storedIsReversed = isReversed
    guard let way, context != nil, life == .running || life == .paused else { return }
    if case .running(let run) = motion {
      move(.running(way.turned(run, at: now, reversed: isReversed)))
    }
    heldRun = nil
    note(.reversed)
  }

  func stop(_ withoutFinishing: Bool) {
    guard let effects = take(.stop(withoutFinishing: withoutFinishing)), !effects.isEmpty else {
      return
    }
    perform(effects, action: .stopped)?()
  }

  func finish(at position: UIViewAnimatingPosition) {
    guard let effects = take(.finish) else { return }
    perform(effects, finalPosition: position, action: .finished)?()
  }

  // MARK: Effects

  /// Everything but what is the user's; returns the call of handlers or blocks.
  private func perform(
    _ effects: [AnimatorEffect], position: DrivenPosition? = nil,
    run: (() -> DrivenRun)? = nil, finalPosition: UIViewAnimatingPosition = .current,
    action: TraceEvent.AnimatorAction
  ) -> (() -> Void)? {
    for effect in effects {
      switch effect {
      case .activate: activate()
      case .play:
        if let run { move(begun(run())) }
        heldRun = nil
      case .hold: hold()
      case .show:
        heldRun = nil
        if let position { move(.still(position)) }
      case .settle:
        // Where it is has to be asked before its animations go.
        motion = .still(currentPosition)
        settled = tracks.release(.removed)
        for value in settled { value.place(.current) }
      case .place: for value in settled { value.place(finalPosition) }
      case .conclude:
        for value in tracks.release(.ranToEnd) { value.place(finalPosition) }
      case .runBlocks, .forget, .complete: break
      }
    }
    tellRegistry()
    note(action)
    if effects.contains(.forget) { forget() }
    if effects.contains(.complete) { return complete(at: finalPosition) }
    return effects.contains(.runBlocks) ? { self.runBlocks() } : nil
  }

  /// Where somebody holds its clock, it begins now: by the commit that may be elsewhere.
  private func begun(_ run: DrivenRun) -> DrivenMotion {
    let motion = DrivenMotion.running(run)
    guard let clock, let context, clock.isHeld(at: context.time) else { return motion }
    return motion.begun(at: now)
  }

  private func activate() {
    let context = StageContext.current
    self.context = context
    clock = context.animations.clock
    way = plannedWay
    stretching = context.animations.stretching
    heldRun = nil
    motion = .still(.fraction(1 - AnimatorWay.target(reversed: storedIsReversed)))
    tracks = AnimatorTracks(
      blocksInteraction: !storedIsUserInteractionEnabled, hitsShown: !isManualHitTestingEnabled)
    settled = []
    // A number of the stage that it works on.
    driverNumber = context.nextNumber()
  }

  private func hold() {
    guard context != nil, case .running(let run) = motion else { return }
    heldRun = run.rest(at: now, stretched: 1 / stretch, begin: nil)
    move(.still(run.position(at: now)))
  }

  func move(_ motion: DrivenMotion) {
    self.motion = motion
    tracks.drive(by: motion, of: clock)
    context?.setNeedsStep()
  }

  private func tellRegistry() {
    guard let drivers = context?.animations.drivers else { return }
    switch life {
    case .running: drivers.runs(self)
    case .paused, .stopped: drivers.waits(self)
    case .inactive: drivers.isOver(self)
    }
  }

  /// Lets go of blocks and handlers, and of the stage. Source: 7.6.2.
  private func forget() {
    (blocks, handlers, settled) = ([], [], [])
    (context, clock, way, heldRun, stretching) = (nil, nil, nil, nil, nil)
    tracks = AnimatorTracks(blocksInteraction: false, hitsShown: false)
    motion = .still(.fraction(0))
    storedIsReversed = false
  }

  /// Forgets all, and returns what calls the handlers. They still see which way it went.
  private func complete(at position: UIViewAnimatingPosition) -> (() -> Void)? {
    let (handlers, context, wasReversed) = (handlers, context, storedIsReversed)
    forget()
    storedIsReversed = wasReversed
    return {
      for handler in handlers {
        context?.record(
          .completion(of: "UIViewPropertyAnimator", finished: position == .end))
        context?.callOuts.resume(handler.cause) { handler.call(position) }
      }
      // Unless a handler has started it again.
      if self.life == .inactive { self.storedIsReversed = false }
    }
  }

  private func runBlocks() {
    let due = blocks
    blocks = []
    for block in due {
      guard life == .running || life == .paused else { return }
      execute(block, in: DrivenWindow(start: block.delayFactor, end: 1))
    }
  }

  func add(_ animations: @escaping () -> Void, delayFactor: CGFloat) {
    let block = Block(
      animations: animations, delayFactor: delayFactor > 0 ? min(delayFactor, 1) : 0,
      cause: (context ?? .current).callOuts.innermost)
    switch life {
    case .inactive: blocks.append(block)
    case .running, .paused:
      guard let way else { return }
      execute(
        block,
        in: way.window(
          from: currentPosition, reversed: storedIsReversed, delayFactor: block.delayFactor))
    case .stopped:
      (context ?? .current).console(
        "Animations were added to a property animator that is stopped: they do not run.")
    }
  }

  func note(_ action: TraceEvent.AnimatorAction) {
    guard let context else { return }
    context.record(
      .animator(
        animator: context.reference(of: self), action: action, fraction: currentFraction))
  }
}

// MARK: - The stage's side

extension UIViewPropertyAnimator: AnimationDriver {
  package var endsLast: Bool { false }

  package func wasCommitted(at time: Double) { motion = motion.begun(at: ownTime(at: time)) }

  package func hasEnded(at time: Double) -> Bool {
    guard case .running(let run) = motion else { return false }
    if let clock {
      if clock.isHeld(at: time) { return false }
      if let isBack = clock.hasRunBack(at: time) { return isBack }
    }
    return run.hasEnded(at: ownTime(at: time))
  }

  package func end() -> (() -> Void)? {
    guard let effects = take(.reachedEnd(pauses: pausesOnCompletion)) else { return nil }
    // Its clock may have brought it back to where it began.
    let isBack = context.flatMap { clock?.hasRunBack(at: $0.time) } == true
    return perform(
      effects, finalPosition: storedIsReversed != isBack ? .start : .end, action: .ended)
  }

  package func clockIsReleased(_ clock: CALayer, ahead seconds: Double) {
    guard self.clock === clock else { return }
    self.clock = nil
    motion = motion.mapTime { $0 + seconds }
  }

  package func setStretch(_ stretch: Double, of group: Int, at time: Double) {
    guard let stretching, stretching.group == group else { return }
    if case .running(let run) = motion {
      move(
        .running(
          run.rest(
            at: ownTime(at: time), stretched: stretch / stretching.stretch,
            begin: run.begin == nil ? nil : ownTime(at: time))))
    }
    self.stretching = (group, stretch)
  }

  package func stageCloses() {
    life = .inactive
    forget()
  }
}
