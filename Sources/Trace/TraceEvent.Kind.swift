extension TraceEvent {
  /// What happened. Every case is documented with when it is recorded.
  public enum Kind: Hashable, Codable, Sendable {
    /// A touch was delivered to `view`, the view it began in. Points of the window.
    case touch(phase: TouchPhase, x: Double, y: Double, view: ObjectReference?)

    /// A view waits for touches at a point where one landed, but is told to take none; nothing in
    /// front of it took the touch.
    case touchIgnored(view: ObjectReference)
    /// A touch landed on a view that waits for touches, and a transition that nobody can interrupt keeps
    /// them all.
    case touchBlocked(transition: Int, view: ObjectReference)
    /// A gesture recogniser went on to `state`; its actions are about to be called. `motion` is nil
    /// for a gesture that measures nothing.
    case gesture(
      recognizer: String, state: String, view: ObjectReference?, motion: GestureMotion?)

    /// `loadView` and `viewDidLoad` have run.
    case viewLoaded(controller: ObjectReference, view: ObjectReference)
    /// The callback is about to be called.
    case appearance(controller: ObjectReference, callback: AppearanceCallback, animated: Bool)
    /// The user's code called a callback that is UIKit's to call.
    case appearanceCalled(controller: ObjectReference, callback: AppearanceCallback)
    /// The callback is about to be called.
    case layout(controller: ObjectReference, callback: LayoutCallback)

    /// A view was put into, taken out of, or moved within `superview`. `index` is where it stands,
    /// or stood.
    case hierarchy(
      change: HierarchyChange, view: ObjectReference, superview: ObjectReference, index: Int)

    /// UIKit read a property of the user's object that decides what happens next.
    case propertyRead(object: ObjectReference, property: String, answer: Answer)
    /// UIKit asked the user's object a question and got `answer`.
    case question(receiver: ObjectReference, method: String, answer: Answer)
    /// UIKit is about to call a method of the user's object that answers nothing.
    case call(receiver: ObjectReference, method: String)

    /// A presentation or dismissal went on to `state`. `transition` numbers them in each stage.
    case transition(
      transition: Int, operation: TransitionOperation, state: String, from: ObjectReference,
      to: ObjectReference)
    /// The context of a transition was made.
    /// `fromView` and `toView` are what it gives for the keys; nil for a view that stays.
    case contextMade(
      transition: Int, animated: Bool, style: String, container: ObjectReference,
      fromView: ObjectReference?, toView: ObjectReference?)
    /// An interactive transition began in somebody's hand, was moved to `percent` (0…1), let go of
    /// there with a speed and a curve for what is left, or taken in hand again. `motion` is there when
    /// it is let go of.
    case interaction(
      transition: Int, state: InteractionState, percent: Double, speed: Double? = nil,
      curve: String? = nil, motion: InteractionMotion? = nil)
    /// UIKit does nothing on a call of `present` or `dismiss`, whose completion is never called.
    case callRefused(
      operation: TransitionOperation, controller: ObjectReference, reason: RefusalReason)
    /// Whoever drives an interactive transition called a method when it could not do what it does.
    case interactionCall(transition: Int, method: String, outcome: InteractionOutcome)
    /// How a view of a presentation is before its first transition, when it is first shown, or when
    /// the presentation is over; before an interactive transition, and after it was cancelled.
    case viewState(moment: Moment, state: ViewState)
    /// A presentation has completed, and the commit that follows shows nothing of the presented view.
    case notShown(transition: Int, view: ObjectReference, reason: NotShownReason)
    /// The animator called `completeTransition(_:)`.
    case transitionCompleted(transition: Int, didComplete: Bool)

    /// The commit has given the animation its begin.
    case animationAdded(description: AnimationDescription)
    /// The animation's active duration has begun, and its delegate is about to be told.
    case animationStarted(animation: Int)
    /// The animation has left its layer, which shows its other values from the next frame on.
    /// `finished` is what the completion is told.
    case animationEnded(animation: Int, finished: Bool, reason: AnimationEnd)
    /// A property animator has done what it was told, or has come to an end of its way. `fraction` is
    /// its `fractionComplete` then.
    case animator(animator: ObjectReference, action: AnimatorAction, fraction: Double)
    /// A completion closure is about to be called; `of` names the call it was given to.
    case completion(of: String, finished: Bool?)

    /// A window is about to have another size (points, width and height). `angle` is how far the
    /// interface turns, in radians and clockwise; 0 when nobody turned the device.
    case sizeChange(window: ObjectReference, from: [Double], to: [Double], angle: Double)
    /// A controller's traits are others now; `traitCollectionDidChange` is about to be called.
    case traitChange(object: ObjectReference, changes: [String])
    /// A view's safe area has other insets now than before (top, left, bottom, right, in points),
    /// though it is in the same window.
    case safeAreaChange(view: ObjectReference, from: [Double], to: [Double])

    /// A line for the developer's console.
    case console(message: String)
    /// No bundled font has the character; a box is shown.
    case glyphMissing(character: String, font: String)
    /// A controller was made.
    case created(object: ObjectReference)
    /// A controller is no more. It is recorded with the next event, or at the end of the step.
    case destroyed(object: ObjectReference)

    /// Whether there is a kind of this name.
    static func isKnown(_ name: String) -> Bool { CodingKeys(stringValue: name) != nil }
  }

  public enum TouchPhase: String, Codable, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  public enum AppearanceCallback: String, Codable, Sendable {
    case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  }

  public enum LayoutCallback: String, Codable, Sendable {
    case viewWillLayoutSubviews, viewDidLayoutSubviews
  }

  public enum HierarchyChange: String, Codable, Sendable {
    case added, removed, moved
  }

  public enum TransitionOperation: String, Codable, Sendable {
    case present, dismiss
  }

  public enum InteractionState: String, Codable, Sendable {
    case began, updated, paused, finished, cancelled
  }

  /// Why a call was refused.
  public enum RefusalReason: String, Codable, Sendable {
    /// Another transition of the presentation, or of one that it lies on, is under way.
    case transitionUnderWay
    case alreadyPresenting
    case notInWindow
  }

  /// What became of a call.
  public enum InteractionOutcome: String, Codable, Sendable {
    /// It came before the transition began, and is carried out then. UIKit may lose it.
    case remembered
    /// It changed nothing.
    case ignored
    /// It was the context's method, and the transition is driven by a percent-driven object, which
    /// knows nothing of it.
    case beside
  }

  public enum Moment: String, Codable, Sendable {
    case before, shown, after
    /// An interactive transition is about to be started.
    case begun
    /// It was cancelled, and everybody has heard of it.
    case returned
  }

  /// Why nothing of a view is to be seen.
  public enum NotShownReason: String, Codable, Sendable {
    case notInWindow
    /// It is hidden, or a view around it is.
    case hidden
    /// Its alpha, or that of a view around it, leaves next to nothing.
    case transparent
    /// No part of it lies in the window.
    case outside
  }

  public enum AnimatorAction: String, Codable, Sendable {
    case started, paused, scrubbed, reversed, continued, stopped, finished
    /// Its time was over.
    case ended
  }

  /// What a question was answered with; an absent method is not the answer nil.
  public enum Answer: Hashable, Sendable {
    case notImplemented
    case none
    case object(ObjectReference)
    case value(String)
  }

  public enum AnimationEnd: String, Codable, Sendable {
    /// Its time was over.
    case ranToEnd
    /// Another animation took its key.
    case replaced
    /// It was removed by a call.
    case removed
    /// Its layer left the stage's layer tree, or died.
    case layerLeft
    /// An interactive transition was cancelled, and the animation is back at its beginning.
    case ranBack
  }
}
