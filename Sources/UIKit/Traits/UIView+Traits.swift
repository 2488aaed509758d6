import QuartzCore
import Trace

extension UIView {
  private var traitsOfStage: UITraitCollection {
    UIApplication.of(layer.context ?? .current).traitCollection
  }

  /// What the view was told last; before that, what follows from those around it, or, while it lies
  /// in nothing, the stage's. Without recursion, as trees may be deep.
  var shownTraits: UITraitCollection {
    if let storedTraits { return storedTraits }
    var within: UITraitCollection?
    var chain: [UIView] = []
    var view: UIView? = self
    while within == nil, let current = view {
      within = current.storedTraits
      if within == nil, current.ownTraits != nil { chain.append(current) }
      view = current.storedSuperview
    }
    return chain.reversed().reduce(within ?? traitsOfStage) { $1.traits(within: $0) }
  }

  /// What this view and its controller say themselves.
  private var ownTraits: TraitValues? {
    let controller = controller?.ownTraits
    guard ownInterfaceStyle != .unspecified || ownLevel != nil else { return controller }
    var own = controller ?? TraitValues()
    if ownInterfaceStyle != .unspecified { own.style = ownInterfaceStyle }
    if let ownLevel { own.level = ownLevel }
    return own
  }

  /// What the traits are, computed from those around the view.
  private func traits(within inherited: UITraitCollection) -> UITraitCollection {
    guard let own = ownTraits else { return inherited }
    let values = inherited.values.overlaid(by: own)
    return values == inherited.values ? inherited : UITraitCollection(values)
  }

  /// What the view says itself, or what it lies in, has changed: tells this view and those beneath.
  func updateTraits() { updateTraits(within: storedSuperview?.shownTraits ?? traitsOfStage) }

  private func updateTraits(within inherited: UITraitCollection) {
    let new = traits(within: inherited)
    let old = storedTraits
    guard old !== new else { return }
    storedTraits = new
    for subview in subviews { subview.updateTraits(within: new) }
    let former = old ?? traitsOfStage
    if former.values != new.values {
      traitsChanged(from: former)
    } else if old == nil, UIApplication.of(layer.context ?? .current).hasChangedTraits {
      // What it shows was made in others, perhaps.
      showDynamicColors()
      followTraits()
    }
  }

  /// Colours first, then those who asked to be told.
  private func traitsChanged(from old: UITraitCollection) {
    let new = traitCollection
    showDynamicColors()
    followTraits()
    setNeedsLayout()
    let context = layer.context ?? .current
    if let controller {
      context.record(
        .traitChange(object: controller.reference, changes: old.values.changes(to: new.values)))
      new.asCurrent {
        context.callOuts.callOut(to: controller, "traitCollectionDidChange(_:)") {
          controller.traitCollectionDidChange(old)
          for registration in controller.traitRegistrations {
            registration.tell(controller, from: old, to: new)
          }
        }
      }
    }
    new.asCurrent {
      context.callOuts.callOut(to: self, "traitCollectionDidChange(_:)") {
        traitCollectionDidChange(old)
        for registration in traitRegistrations { registration.tell(self, from: old, to: new) }
      }
    }
    if old.hasDifferentColorAppearance(comparedTo: new), layer.drawnContents != nil {
      setNeedsDisplay()
    }
  }
}

extension UIView {
  /// Which way the view's content runs. Source: the attribute, else the traits.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Which way content with this attribute runs in the current stage.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The same, seen from a place that reads so itself.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .unspecified
      ? layoutDirection : userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
}
