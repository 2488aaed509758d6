/// Names a method for target and action.
///
/// There is no Objective-C runtime to find a method by its name, so a selector is made from name
/// *and* method, and the compiler checks the method:
///
///     button.addTarget(self, action: Selector("close", Screen.close), for: .touchUpInside)
///     button.addTarget(self, action: Selector("close:", Screen.close(_:)), for: .touchUpInside)
///
/// Two selectors are equal when their names are.
public struct Selector: Sendable {
  package let name: String
  /// Calls the method on the first argument with as many of the others as it takes; false if one
  /// of them is not of the type that the method is declared for.
  package let call: @MainActor @Sendable (Any, [Any?]) -> Bool

  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    self.name = name
    nonisolated(unsafe) let method = method
    call = { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.name = name
    nonisolated(unsafe) let method = method
    call = { target, arguments in
      guard let target = target as? Target, let sender = arguments.first as? Sender else {
        return false
      }
      _ = method(target)(sender)
      return true
    }
  }

  public init<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    self.name = name
    nonisolated(unsafe) let method = method
    call = { target, arguments in
      guard let target = target as? Target, arguments.count > 1,
        let sender = arguments[0] as? Sender, let event = arguments[1] as? Event
      else { return false }
      _ = method(target)(sender, event)
      return true
    }
  }
}

// In the Swift 6 mode a method of the main actor is not a plain function. These are disfavoured
// because in the Swift 5 mode such a method fits both, and fits the ones above without a warning.
extension Selector {
  @_disfavoredOverload
  public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.name = name
    call = { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  @_disfavoredOverload
  public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.name = name
    call = { target, arguments in
      guard let target = target as? Target, let sender = arguments.first as? Sender else {
        return false
      }
      _ = method(target)(sender)
      return true
    }
  }

  @_disfavoredOverload
  public init<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    self.name = name
    call = { target, arguments in
      guard let target = target as? Target, arguments.count > 1,
        let sender = arguments[0] as? Sender, let event = arguments[1] as? Event
      else { return false }
      _ = method(target)(sender, event)
      return true
    }
  }
}

extension Selector: Hashable {
  public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: CustomStringConvertible {
  public var description: String { name }
}
