/// Numbers for objects that have none of their own, given when an object is first named.
@MainActor package final class ObjectNumbers {
  private struct Entry {
    weak var object: AnyObject?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  package init() {}

  /// The object's number; `next` makes one for an object that was not named before.
  package func number(of object: AnyObject, next: () -> Int) -> Int {
    let key = ObjectIdentifier(object)
    // Another object may live where a dead one did.
    if let entry = entries[key], entry.object === object { return entry.number }
    let number = next()
    entries[key] = Entry(object: object, number: number)
    return number
  }
}
