import QuartzCore

/// A trait, named by a type of its own, to be told of its changes.
public protocol UITraitDefinition: SendableMetatype {
  associatedtype Value: Equatable
  /// What is said where nothing is.
  static var defaultValue: Value { get }
}

/// What traits are named by: the type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The word of an object that it is to be told of changes.
@MainActor @preconcurrency public protocol UITraitChangeRegistration: AnyObject {}

/// Whoever tells of changes of its traits.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Calls `handler` after each change of one of `traits`, with this object and its former traits.
  @discardableResult func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration

  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UIView: UITraitChangeObservable {
  @discardableResult public func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { object, old in
      (object as? Observed).map { handler($0, old) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIViewController: UITraitChangeObservable {
  @discardableResult public func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { object, old in
      (object as? Observed).map { handler($0, old) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

/// One handler with what it waits for.
@MainActor final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func tell(_ object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
    guard traits.contains(where: { $0.differs(old.values, new.values) }) else { return }
    handler(object, old)
  }
}

extension UITraitDefinition {
  fileprivate static func differs(_ old: TraitValues, _ new: TraitValues) -> Bool {
    guard let path = (self as? any KnownTrait.Type)?.path else { return false }
    return path.differs(old, new)
  }
}
