/// Which way a transition goes.
public enum Direction: String, CaseIterable, Codable, Sendable {
  case present, dismiss
}

extension Scenario {
  public func script(for direction: Direction) -> InputScript {
    switch direction {
    case .present: present
    case .dismiss: dismiss
    }
  }
}
