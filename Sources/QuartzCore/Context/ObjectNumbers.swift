/// Numbers for objects that have none of their own, given when an object is first named.
@MainActor package final class ObjectNumbers {
  private struct Entry {
    weak var object: AnyObject?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there may be before the dead ones are looked for.
  private var roomBeforeSweep = 64

  package init() {}

  /// Entries of living objects, and of as many dead ones at the most, or a few.
  package var count: Int { entries.count }

  /// The object's number; `next` makes one for an object that was not named before.
  package func number(of object: AnyObject, next: () -> Int) -> Int {
    let key = ObjectIdentifier(object)
    // Another object may live where a dead one did.
    if let entry = entries[key], entry.object === object { return entry.number }
    if entries.count >= roomBeforeSweep {
      entries = entries.filter { $0.value.object != nil }
      roomBeforeSweep = max(64, entries.count * 2)
    }
    let number = next()
    entries[key] = Entry(object: object, number: number)
    return number
  }
}
