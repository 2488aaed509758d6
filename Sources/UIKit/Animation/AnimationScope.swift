import QuartzCore

/// One animation block while it runs: what the changes made in it become.
@MainActor final class AnimationScope {
  /// What a change becomes.
  enum Kind {
    /// An animation from the former value to the new one.
    case plain
    /// A keyframe of the animation that the recording makes when its block is over.
    case keyframes(KeyframeRecording)
    /// Nothing: what is seen of it is the effect of a transition.
    case still
  }

  /// For the trace.
  let name: String
  /// Changed for a while by `modifyAnimations`.
  var pace: AnimationPace
  let options: UIView.AnimationOptions
  let kind: Kind
  /// Who moves the animations in place of the clock; blocks within the block go to the same one.
  var director: (any AnimationDirector)?
  /// The views that this block moves, in the order in which it touched them.
  private(set) var views: [UIView] = []
  private var knownViews: Set<ObjectIdentifier> = []
  /// Who is told when the animations have ended; there while the block runs.
  fileprivate(set) var batch: AnimationBatch?

  init(
    _ name: String = "UIView.animate", pace: AnimationPace, options: UIView.AnimationOptions = [],
    kind: Kind = .plain
  ) {
    self.name = name
    self.pace = pace
    self.options = options
    self.kind = kind
  }

  /// Adds an animation that this block makes of a change.
  ///
  /// - Parameters:
  ///   - former: the property's value before the change.
  ///   - waiting: blocks within this one that wait for it, from the innermost out.
  func add(
    _ animation: LayerAnimation, to view: UIView, former: AnimatableValue,
    waiting: [AnimationBatch] = [], in context: StageContext
  ) {
    if let director {
      return director.take(animation, of: view, former: former, batch: batch, in: context)
    }
    willAnimate(view)
    view.layer.add(animation, to: waiting + (batch.map { [$0] } ?? []), in: context)
  }

  /// The recording that its changes go into.
  var recording: KeyframeRecording? {
    if case .keyframes(let recording) = kind { recording } else { nil }
  }

  fileprivate var isStill: Bool { if case .still = kind { true } else { false } }

  private var blocksInteraction: Bool { !options.contains(.allowUserInteraction) }

  /// Keeps touches from `view`, unless the options allow them, until the animations have ended.
  func willAnimate(_ view: UIView) {
    guard knownViews.insert(ObjectIdentifier(view)).inserted else { return }
    views.append(view)
    if blocksInteraction { view.interactionBlocks += 1 }
  }

  fileprivate func didAnimate() {
    if blocksInteraction { for view in views { view.interactionBlocks -= 1 } }
    views = []
    knownViews = []
  }
}

/// The animation blocks of one stage that are running, from the outermost to the innermost.
@MainActor final class AnimationScopes {
  var isEnabled = true
  /// Runs within the next outermost block that animates, once: what moves along with a transition.
  var alongside: (() -> Void)?
  private var stack: [AnimationScope] = []

  var innermost: AnimationScope? { stack.last }

  /// Runs a block; `completion` is called once, when all that it animates has ended.
  func run(
    _ scope: AnimationScope, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let context = StageContext.current
    let cause = context.callOuts.innermost
    let batch = AnimationBatch { [weak context] finished in
      scope.didAnimate()
      guard let completion else { return }
      guard let context else { return completion(finished) }
      context.record(.completion(of: scope.name, finished: finished))
      context.callOuts.resume(cause) { completion(finished) }
    }
    scope.batch = batch
    if !scope.options.contains(.overrideInheritedDuration),
      !scope.options.contains(.overrideInheritedCurve)
    {
      scope.director = stack.last?.director
    }
    run(scope, animations)
    scope.batch = nil
    guard let done = batch.seal() else { return }
    if scope.pace.isAnimated {
      context.animations.completeSoon(done)
    } else {
      context.turnWork.atNextTurn(done)
    }
    context.setNeedsStep()
  }

  /// Runs a block; its animations go where `scope` says.
  func run(_ scope: AnimationScope, _ animations: () -> Void) {
    stack.append(scope)
    animations()
    if stack.count == 1, let alongside {
      self.alongside = nil
      if scope.isStill {
        run(AnimationScope(pace: scope.pace, options: scope.options), alongside, nil)
      } else {
        alongside()
      }
    }
    if scope.options.contains(.layoutSubviews) {
      for view in scope.views { view.layoutIfNeeded() }
    }
    if let recording = scope.recording, recording.isOwned(by: scope) {
      recording.finish(in: .current)
    }
    stack.removeLast()
  }
}
