import Trace

// Screens that were dismissed, and whether they die.
extension TransitionHistory {
  /// Of each kind two are enough to tell.
  mutating func follow(departureOf record: TransitionRecord, at time: Double) {
    guard record.operation == .dismiss, transitions[record.number]?.didComplete == true,
      rootViews[record.from.id] != nil,
      departed.count(where: { $0.controller.type == record.from.type }) < 2
    else { return }
    departed.append(
      Departure(
        controller: record.from, presenter: record.to, transition: record.number, time: time))
  }

  /// Of each kind of screen that is dismissed again and again and never dies, the first.
  func leaks(at time: Double) -> [Departure] {
    departed.filter { first in
      !first.isTold
        && departed.contains {
          $0.isSame(as: first) && $0.time > first.time && $0.isDue(at: time)
        }
    }
  }

  /// When it shows whether there are more of them.
  var nextLeaks: [Double] {
    departed.filter { later in
      !later.isTold && departed.contains { $0.isSame(as: later) && $0.time < later.time }
    }.map(\.due)
  }

  /// What is a leak at `time` has been said of its kind.
  mutating func forgetLeaks(at time: Double) {
    let types = Set(leaks(at: time).map(\.controller.type))
    for index in departed.indices where types.contains(departed[index].controller.type) {
      departed[index].isTold = true
    }
  }
}
