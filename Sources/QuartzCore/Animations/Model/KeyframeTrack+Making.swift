import CoreGraphics

extension KeyframeTrack {
  /// Through `values` of one kind; nil without any.
  ///
  /// Times that cannot be right for the mode count as none, as do times of paced ones.
  ///
  /// - Parameters:
  ///   - times: one for each value, one more for discrete ones; ascending from 0 to 1. Nil spreads
  ///     them evenly.
  ///   - curves: one for each way from a value to the next.
  ///   - bends: one for each value, or fewer.
  package init?(
    _ values: [AnimatableValue], times: [Double]? = nil, curves: [TimingCurve] = [],
    mode: Mode = .linear, bends: [Bend] = []
  ) {
    guard let first = values.first, values.allSatisfy({ $0.isLike(first) }) else { return nil }
    // One value is a way from it to itself.
    let values = values.count == 1 && mode != .discrete ? [first, first] : values
    let segments: [KeyframeSegment]
    switch mode {
    case .discrete: segments = values.map { .line($0, $0) }
    case .linear, .paced:
      segments = zip(values, values.dropFirst()).map { .line($0, $1) }
    case .cubic, .cubicPaced:
      segments = Self.curved(values, bends)
    }
    self.init(segments, times, curves, mode, .none)
  }

  /// Along `path`, each of whose parts but moves is a way from one keyframe to the next; nil without
  /// any.
  package init?(
    path: CGPath, times: [Double]? = nil, curves: [TimingCurve] = [], mode: Mode = .linear,
    rotation: Rotation = .none
  ) {
    var segments: [KeyframeSegment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      let from = current
      current = element.end ?? start
      switch element {
      case .move: start = current
      case .line, .close: segments.append(.line(.point(from), .point(current)))
      case .quad(let control, let end):
        let (control1, control2) = PathElement.cubicControls(from, control, end)
        segments.append(.curve(from, control1, control2, end))
      case .cubic(let control1, let control2, let end):
        segments.append(.curve(from, control1, control2, end))
      }
    }
    if mode == .discrete {
      guard let first = segments.first else { return nil }
      let ends = segments.map { $0.value(at: 1) }
      segments = ([first.value(at: 0)] + ends).map { .line($0, $0) }
    }
    guard !segments.isEmpty else { return nil }
    self.init(segments, times, curves, mode, rotation)
  }

  private init(
    _ segments: [KeyframeSegment], _ times: [Double]?, _ curves: [TimingCurve], _ mode: Mode,
    _ rotation: Rotation
  ) {
    self.segments = segments
    self.rotation = rotation
    isDiscrete = mode == .discrete
    guard mode == .paced || mode == .cubicPaced else {
      self.curves = isDiscrete ? [] : curves
      lengths = []
      self.times =
        times.flatMap { Self.areValid($0, segments.count) ? $0 : nil }
        ?? (0...segments.count).map { Double($0) / Double(segments.count) }
      return
    }
    self.curves = []
    lengths = segments.map { SegmentLength(of: $0) }
    let total = lengths.reduce(0) { $0 + $1.total }
    var sum = 0.0
    // Where nothing moves, the ways are equally long.
    self.times =
      total > 0 && total.isFinite
      ? [0]
        + lengths.map {
          sum += $0.total
          return sum / total
        } : (0...segments.count).map { Double($0) / Double(segments.count) }
  }

  /// Whether `times` divide 0…1 into `count` parts. Source: 8.4.4.
  package static func areValid(_ times: [Double], _ count: Int) -> Bool {
    times.count == count + 1 && times.first == 0 && times.last == 1
      && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// Curves through all values, with the same direction before and behind each one unless it bends.
  private static func curved(_ values: [AnimatableValue], _ bends: [Bend]) -> [KeyframeSegment] {
    let isCurved = zip(values, values.dropFirst()).allSatisfy {
      $0.components != nil && $0.hasStructure(of: $1)
    }
    guard isCurved, values.count > 1 else {
      return zip(values, values.dropFirst()).map { .line($0, $1) }
    }
    let numbers = values.map { $0.components ?? [] }
    func slope(_ index: Int, isOut: Bool) -> [Double] {
      let bend = index < bends.count ? bends[index] : Bend()
      func cut(_ x: Double) -> Double { x.isNaN ? 0 : min(max(x, -1), 1) }
      let (tension, bias) = (cut(bend.tension), cut(bend.bias))
      let continuity = isOut ? cut(bend.continuity) : -cut(bend.continuity)
      let before = (1 - tension) * (1 + bias) * (1 + continuity) / 2
      let behind = (1 - tension) * (1 - bias) * (1 - continuity) / 2
      return numbers[index].indices.map { n in
        let here = numbers[index][n]
        // At either end there is one way only.
        let last = index > 0 ? here - numbers[index - 1][n] : numbers[1][n] - here
        let next = index + 1 < numbers.count ? numbers[index + 1][n] - here : last
        return before * last + behind * next
      }
    }
    return values.indices.dropLast().map { index in
      .hermite(
        values[index], values[index + 1], out: slope(index, isOut: true),
        into: slope(index + 1, isOut: false))
    }
  }
}
