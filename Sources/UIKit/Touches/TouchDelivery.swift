/// What a touch's view has heard of it, and what is kept back from it.
struct TouchDelivery: Hashable {
  /// Why the view hears nothing more, or nothing at all.
  enum Silence: Hashable {
    /// Nobody gets anything of it: its view was being animated when it landed. Source: 7.1.20.
    case swallowed
    /// Its view had another finger already.
    case unwanted
    /// A gesture was recognised in it. Source: 10.10.
    case takenByGesture
    /// Its view was told its end.
    case over
  }

  private(set) var silence: Silence?
  private(set) var hasBegun = false
  /// What the view is told once the recognisers have failed, in this order. Source: 10.10.
  private(set) var keptBack: [UITouch.Phase] = []

  init(silence: Silence? = nil) { self.silence = silence }

  /// Whether the view has never had the touch, and never will.
  var isNobodys: Bool { silence == .swallowed || silence == .unwanted }

  /// Whether recognisers are shown the touch.
  var isShown: Bool { silence != .swallowed }

  /// The touch has come to `phase`. Returns what the view is told now.
  ///
  /// - Parameters:
  ///   - delaysBegan, delaysEnded: whether a recogniser that is still undecided wants that.
  mutating func comes(
    to phase: UITouch.Phase, delaysBegan: Bool, delaysEnded: Bool
  ) -> UITouch.Phase? {
    guard silence == nil else { return nil }
    let isKeptBack =
      !keptBack.isEmpty || delaysBegan && !hasBegun && phase != .cancelled
      || delaysEnded && phase == .ended
    if isKeptBack {
      if phase == .cancelled { return cancel() }
      // The view gets where the finger is when it is told, so that one move is enough.
      if keptBack.last != .moved || phase != .moved { keptBack.append(phase) }
      return nil
    }
    told(phase)
    return phase
  }

  /// No recogniser keeps anything back any more. Returns what the view is told now.
  mutating func release(delaysBegan: Bool, delaysEnded: Bool) -> [UITouch.Phase] {
    guard silence == nil, !keptBack.isEmpty, !(delaysBegan && !hasBegun) else { return [] }
    var phases = keptBack
    keptBack = []
    if delaysEnded, phases.last == .ended {
      phases.removeLast()
      keptBack = [.ended]
    }
    for phase in phases { told(phase) }
    return phases
  }

  /// A gesture was recognised. Returns what the view is told now.
  mutating func take() -> UITouch.Phase? {
    guard silence == nil else { return nil }
    let phase = cancel()
    silence = .takenByGesture
    return phase
  }

  /// The touch is over for its view, which hears of it if it has heard of its beginning.
  mutating func cancel() -> UITouch.Phase? {
    guard silence == nil else { return nil }
    silence = .over
    keptBack = []
    return hasBegun ? .cancelled : nil
  }

  private mutating func told(_ phase: UITouch.Phase) {
    if phase == .began { hasBegun = true }
    if phase == .ended || phase == .cancelled { silence = .over }
  }
}
