import UIKit

/// A piece of code to run, with what a person would do to see its transition.
public struct Scenario: Sendable {
  /// What a scenario is there for.
  public enum Kind: String, Codable, Sendable {
    /// A transition as it should be written.
    case gallery
    /// A transition as it is often mistyped, to see what comes of it.
    case mistake
    /// A user's own.
    case own
  }

  /// In kebab-case, stable: commands, traces and references name the scenario by it.
  public var id: String
  public var title: String
  /// One sentence.
  public var summary: String
  public var kind: Kind
  /// Makes the first screen; called anew for each run.
  public var root: @MainActor @Sendable () -> UIViewController
  /// Makes windows and all, in place of `root`, where the scenario is an app of its own.
  package var launch: (@MainActor @Sendable () -> Void)?
  /// What starts the presentation from the first screen.
  public var present: InputScript
  /// What starts the dismissal once the presentation is over.
  public var dismiss: InputScript
  /// The gesture that presents, where there is one besides `present`: all of its way, which
  /// `--cancel-at` stops in the middle and `--velocity` lets go of.
  public var presentGesture: GestureScript?
  /// The same for the dismissal.
  public var dismissGesture: GestureScript?

  public init(
    id: String, title: String, summary: String = "", kind: Kind = .own,
    present: InputScript, dismiss: InputScript, presentGesture: GestureScript? = nil,
    dismissGesture: GestureScript? = nil,
    root: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.kind = kind
    self.present = present
    self.dismiss = dismiss
    self.presentGesture = presentGesture
    self.dismissGesture = dismissGesture
    self.root = root
  }
}

extension Scenario {
  /// An app, whose transitions only a person knows how to start.
  package init(
    id: String, title: String, launch: @escaping @MainActor @Sendable () -> Void
  ) {
    self.init(id: id, title: title, present: InputScript([]), dismiss: InputScript([])) {
      UIViewController()
    }
    self.launch = launch
  }
}
