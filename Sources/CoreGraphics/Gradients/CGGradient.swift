/// Colours along a way from 0 to 1, without a place.
///
/// Between two of them straight (not premultiplied) components are mixed: from red to clear black
/// it goes through a dark red.
public final class CGGradient: Sendable {
  package struct Stop: Hashable, Sendable {
    package var location: CGFloat
    package var color: CGColor
  }

  /// In ascending order, the first at 0, the last at 1.
  package let stops: [Stop]

  /// - Parameters:
  ///   - colors: `CGColor`s; nil comes back for anything else, and for an empty list.
  ///   - locations: as many as there are colours, from 0 to 1; nil spreads the colours evenly.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let list = colors.compactMap { $0 as? CGColor }
    guard list.count == colors.count else { return nil }
    self.init(
      colors: list,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: list.count)) })
  }

  /// - Parameter components: of one colour after the other, each as many as `space` has and alpha.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    self.init(
      colors: (0..<count).map { space.color(components + $0 * width) },
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }

  /// Locations that are missing or no numbers are spread evenly, those out of order are put in
  /// order.
  package init?(colors: [CGColor], locations: [CGFloat]?) {
    guard let first = colors.first else { return nil }
    var places = locations ?? []
    if places.count != colors.count || places.contains(where: \.isNaN) {
      let steps = CGFloat(max(colors.count - 1, 1))
      places = colors.indices.map { CGFloat($0) / steps }
    }
    var stops = zip(places, colors).enumerated()
      .map { ($0, Stop(location: min(max($1.0, 0), 1), color: $1.1)) }
      .sorted { ($0.1.location, $0.0) < ($1.1.location, $1.0) }
      .map(\.1)
    if stops[0].location > 0 {
      stops.insert(Stop(location: 0, color: stops.first?.color ?? first), at: 0)
    }
    if let last = stops.last, last.location < 1 {
      stops.append(Stop(location: 1, color: last.color))
    }
    self.stops = stops
  }

  /// With what is wanted beyond the ends: a colour that nothing is seen of, or the end's own.
  func stops(_ options: CGGradientDrawingOptions) -> [Stop] {
    var stops = stops
    if !options.contains(.drawsBeforeStartLocation) {
      stops.insert(Stop(location: 0, color: .transparent), at: 0)
    }
    if !options.contains(.drawsAfterEndLocation) {
      stops.append(Stop(location: 1, color: .transparent))
    }
    return stops
  }
}
