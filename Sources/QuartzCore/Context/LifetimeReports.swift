import Synchronization
import Trace

/// The objects that died since the log was last brought up to date. Objects may die on any thread;
/// the log belongs to the main actor.
package final class LifetimeReports: Sendable {
  private let dead = Mutex<[ObjectReference]>([])

  package init() {}

  package func report(_ object: ObjectReference) { dead.withLock { $0.append(object) } }

  func take() -> [ObjectReference] {
    dead.withLock { list in
      defer { list = [] }
      return list
    }
  }
}
