import QuartzCore

/// Follows the two fingers that landed first of those that are down.
@MainActor struct FingerPairTracker {
  private(set) var pair: FingerPair?
  private var members: [ObjectIdentifier] = []

  /// - Returns: the pair before and now, where it is the same two fingers; a new pair is just noted.
  mutating func follow(_ fingers: [UITouch]) -> (former: FingerPair, now: FingerPair)? {
    let (former, before) = (pair, members)
    pair = FingerPair(fingers)
    members = fingers.prefix(2).map { ObjectIdentifier($0) }
    guard let former, let pair, before == members else { return nil }
    return (former, pair)
  }
}
