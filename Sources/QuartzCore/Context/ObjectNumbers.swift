/// Numbers of objects that do not carry them: those that have none of their own, given when an object
/// is first named, and those that have one of another stage for now.
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
    if let number = number(of: object) { return number }
    let number = next()
    keep(number, for: object)
    return number
  }

  /// The object's number, if it has one here.
  package func number(of object: AnyObject) -> Int? {
    // Another object may live where a dead one did.
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
      return nil
    }
    return entry.number
  }

  package func keep(_ number: Int, for object: AnyObject) {
    if entries.count >= roomBeforeSweep {
      entries = entries.filter { $0.value.object != nil }
      roomBeforeSweep = max(64, entries.count * 2)
    }
    entries[ObjectIdentifier(object)] = Entry(object: object, number: number)
  }
}
