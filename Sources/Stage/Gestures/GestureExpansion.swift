import CoreGraphics

/// A gesture as samples, for a screen and a rate.
@MainActor struct GestureExpansion {
  let screen: CGSize
  /// Steps a second.
  let rate: Int
  /// Whether the leading edge is the right one.
  let isRightToLeft: Bool
  let view: @MainActor (String) throws -> CGPoint

  /// A sample in the step with this number, counted from the gesture's first.
  struct Sample: Hashable {
    var step: Int
    /// Seconds after that step.
    var offset = 0.0
    var finger: Int
    var phase: InputEvent.Phase
    var position: CGPoint
  }

  private(set) var samples: [Sample] = []
  /// Where the next part begins.
  private(set) var step = 0

  /// Seconds for which a finger that lifts at rest has been still.
  private static let rest = 0.15
  /// Points between two fingers of a pinch or turn when they land, and of a drag all the while.
  private static let (span, spacing): (CGFloat, CGFloat) = (200, 60)
  /// Steps at 60 a second over which a velocity at the release is kept, more than a recogniser
  /// measures.
  private static let releaseSteps = 4.0

  init(
    on screen: CGSize, rate: Int, isRightToLeft: Bool = false,
    view: @escaping @MainActor (String) throws -> CGPoint
  ) {
    (self.screen, self.rate, self.isRightToLeft) = (screen, rate, isRightToLeft)
    self.view = view
  }

  private func point(_ place: GesturePlace) throws -> CGPoint {
    try place.onSide(isRightToLeft: isRightToLeft).point(on: screen, view: view)
  }

  mutating func add(_ part: GestureScript.Part) throws {
    switch part {
    case .drag(let drag): try add(drag)
    case .tap(let place): try add(place, steps: Self.tapSteps(rate: rate))
    case .press(let place, let seconds): try add(place, steps: steps(seconds))
    case .pinch(let pinch): try add(pinch)
    case .rotate(let rotation): try add(rotation)
    case .wait(let seconds): step += steps(seconds)
    case .touches(let events): add(events)
    }
  }

  /// How many steps a tapping finger stays down, and how many there are between two parts.
  static func tapSteps(rate: Int) -> Int {
    max(1, Int((InputScript.tapDuration * Double(rate) - 1e-6).rounded(.up)))
  }

  /// Whole steps, at least one.
  private func steps(_ seconds: Double) -> Int {
    max(1, Int((seconds * Double(rate) - 1e-6).rounded()))
  }

  private mutating func put(
    _ phase: InputEvent.Phase, _ points: [CGPoint], after count: Int = 0
  ) {
    for (finger, point) in points.enumerated() {
      samples.append(Sample(step: step + count, finger: finger, phase: phase, position: point))
    }
  }

  /// The next part begins some time after the fingers of this one have left.
  private mutating func finish(after count: Int) { step += count + Self.tapSteps(rate: rate) }

  // MARK: Parts

  private mutating func add(_ place: GesturePlace, steps count: Int) throws {
    let point = try point(place)
    put(.began, [point])
    put(.ended, [point], after: count)
    finish(after: count)
  }

  private mutating func add(_ events: [InputEvent]) {
    for event in events {
      let number = Int((event.time * Double(rate) + 1e-6).rounded(.down))
      samples.append(
        Sample(
          step: step + number, offset: max(event.time - Double(number) / Double(rate), 0),
          finger: event.finger, phase: event.phase, position: event.position))
    }
    finish(after: Int(((events.last?.time ?? 0) * Double(rate)).rounded(.up)))
  }

  private mutating func add(_ pinch: GestureScript.Pinch) throws {
    let center = try point(pinch.center)
    let count = steps(pinch.seconds)
    func fingers(_ part: Double) -> [CGPoint] {
      let half = Self.span / 2 * (1 + (pinch.scale - 1) * part)
      return [-half, half].map { CGPoint(x: center.x + $0, y: center.y) }
    }
    addTwo(fingers, count)
  }

  private mutating func add(_ rotation: GestureScript.Rotation) throws {
    let center = try point(rotation.center)
    let count = steps(rotation.seconds)
    func fingers(_ part: Double) -> [CGPoint] {
      // The rotation of a transform, so that sine and cosine are those of every machine.
      let turn = CGAffineTransform(rotationAngle: rotation.degrees * part * .pi / 180)
      return [-Self.span / 2, Self.span / 2].map {
        let way = CGPoint(x: $0, y: 0).applying(turn)
        return CGPoint(x: center.x + way.x, y: center.y + way.y)
      }
    }
    addTwo(fingers, count)
  }

  private mutating func addTwo(_ fingers: (Double) -> [CGPoint], _ count: Int) {
    put(.began, fingers(0))
    for number in 1...count { put(.moved, fingers(Double(number) / Double(count)), after: number) }
    put(.ended, fingers(1), after: count)
    finish(after: count)
  }

  // MARK: Drags

  private mutating func add(_ drag: GestureScript.Drag) throws {
    var place = try point(drag.start)
    let fingers = (0..<drag.fingers).map {
      (CGFloat($0) - CGFloat(drag.fingers - 1) / 2) * Self.spacing
    }
    func all(_ point: CGPoint) -> [CGPoint] {
      fingers.map { CGPoint(x: point.x + $0, y: point.y) }
    }
    put(.began, all(place))
    var count = 0
    func go(_ points: [CGPoint]) {
      for point in points {
        count += 1
        if point != place { put(.moved, all(point), after: count) }
        place = point
      }
    }
    for (index, leg) in drag.legs.enumerated() {
      let end = try end(of: leg, from: place, of: drag)
      let ahead = try direction(of: leg, from: place, of: drag)
      if index == 0, drag.reachesOut, let ahead,
        Self.length(from: place, to: end) < Self.wayOut
      {
        let out = CGPoint(
          x: place.x + ahead.x * Self.wayOut, y: place.y + ahead.y * Self.wayOut)
        go(way(from: place, to: out, 2, velocity: nil))
      }
      let velocity = index == drag.legs.count - 1 ? drag.speed : nil
      if let velocity, let ahead { try checkRoom(for: velocity, from: place, to: end, ahead) }
      go(way(from: place, to: end, steps(leg.seconds), velocity: velocity, along: ahead))
    }
    if drag.speed == 0 { count += steps(Self.rest) }
    put(drag.release == .cancelled ? .cancelled : .ended, all(place), after: count)
    finish(after: count)
  }

  /// A finger that is fast when it lifts has come from somewhere.
  private func checkRoom(
    for velocity: Double, from place: CGPoint, to end: CGPoint, _ ahead: CGPoint
  ) throws {
    let screen = CGRect(origin: .zero, size: screen)
    guard velocity != 0, screen.holds(place), screen.holds(end) else { return }
    let seconds = Double(tailSteps) / Double(rate)
    let way = CGPoint(x: -ahead.x * velocity, y: -ahead.y * velocity)
    guard let room = screen.seconds(from: end, along: way), room < seconds - 1e-9 else { return }
    // Rounding may leave a little less than the whole number that fits.
    let most = (abs(velocity) * room / seconds + 1e-6).rounded(.down)
    throw ScenarioError.noRoom(velocity: velocity, most: most)
  }

  /// Over which a velocity at the release is kept.
  private var tailSteps: Int { Int((Self.releaseSteps * Double(rate) / 60).rounded(.up)) }

  private func end(
    of leg: GestureScript.Leg, from place: CGPoint, of drag: GestureScript.Drag
  ) throws -> CGPoint {
    let whole: CGPoint
    switch leg.target {
    case .rest: return place
    case .by(let way): whole = CGPoint(x: place.x + way.x, y: place.y + way.y)
    case .place(let target): whole = try point(target)
    case .part(let part):
      guard case .edge(let start) = drag.start else { return place }
      let edge = start.side(isRightToLeft: isRightToLeft)
      let way = edge.inwards
      let depth = edge.depth(of: screen) * part
      whole = CGPoint(x: place.x + way.x * depth, y: place.y + way.y * depth)
    }
    return CGPoint(
      x: place.x + (whole.x - place.x) * leg.share, y: place.y + (whole.y - place.y) * leg.share)
  }

  /// One point on the way of the whole leg; nil where it goes nowhere.
  private func direction(
    of leg: GestureScript.Leg, from place: CGPoint, of drag: GestureScript.Drag
  ) throws -> CGPoint? {
    var whole = leg
    whole.share = 1
    let target = try end(of: whole, from: place, of: drag)
    let length = Self.length(from: place, to: target)
    guard length > 0 else { return nil }
    return CGPoint(x: (target.x - place.x) / length, y: (target.y - place.y) / length)
  }

  /// Points after which every pan has begun.
  private static let wayOut = 12.0

  private static func length(from start: CGPoint, to end: CGPoint) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// A place for each of `count` steps: even motion, or one whose last steps have a velocity, and
  /// which takes more steps if it has too few for that.
  ///
  /// - Parameter direction: one point along the way, for one that goes nowhere.
  private func way(
    from start: CGPoint, to end: CGPoint, _ count: Int, velocity: Double?,
    along direction: CGPoint? = nil
  ) -> [CGPoint] {
    let length = Self.length(from: start, to: end)
    func even(_ first: CGPoint, _ second: CGPoint, _ number: Int, of count: Int) -> CGPoint {
      let part = Double(number) / Double(count)
      return number == count
        ? second
        : CGPoint(
          x: first.x + (second.x - first.x) * part, y: first.y + (second.y - first.y) * part)
    }
    let ahead =
      direction
      ?? (length > 0
        ? CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length) : nil)
    guard let velocity, velocity != 0, let ahead else {
      return (1...count).map { even(start, end, $0, of: count) }
    }
    let tail = tailSteps
    let count = max(count, tail + 1)
    func tailPlace(_ left: Int) -> CGPoint {
      let back = velocity * Double(left) / Double(rate)
      return CGPoint(x: end.x - ahead.x * back, y: end.y - ahead.y * back)
    }
    let first = count - tail
    return (1...count).map { number in
      number >= first
        ? tailPlace(count - number) : even(start, tailPlace(tail), number, of: first)
    }
  }
}

extension GestureScript.Drag {
  /// The velocity at the release, if one is asked for.
  fileprivate var speed: Double? {
    if case .velocity(let velocity) = release { velocity } else { nil }
  }
}

extension CGRect {
  /// Also of places on its border.
  fileprivate func holds(_ point: CGPoint) -> Bool {
    (minX...maxX).contains(point.x) && (minY...maxY).contains(point.y)
  }

  /// When something that is at `point` and moves by `way` in a second leaves; nil for never.
  fileprivate func seconds(from point: CGPoint, along way: CGPoint) -> Double? {
    func time(_ place: CGFloat, _ way: CGFloat, _ low: CGFloat, _ high: CGFloat) -> Double? {
      way == 0 ? nil : Double(((way > 0 ? high : low) - place) / way)
    }
    return [time(point.x, way.x, minX, maxX), time(point.y, way.y, minY, maxY)].compactMap { $0 }
      .min()
  }
}
