import CoreGraphics
import DisplayList

/// Makes display lists of every kind of content out of a seed.
package struct RandomDisplayList {
  /// What may occur.
  package struct Ingredients: Sendable {
    package var images = true
    /// Images whose pixels differ from each other.
    package var patterns = true
    /// Perspective, masks, shadows, backdrops, borders, corners of all kinds.
    package var effects = true
    /// Huge, tiny, empty, not finite numbers.
    package var extremes = false
    package var mostNodes = 40

    package init(
      images: Bool = true, patterns: Bool = true, effects: Bool = true, extremes: Bool = false,
      mostNodes: Int = 40
    ) {
      self.images = images
      self.patterns = patterns
      self.effects = effects
      self.extremes = extremes
      self.mostNodes = mostNodes
    }
  }

  var random: SeededGenerator
  private let ingredients: Ingredients
  var images: [CGImage] = []
  private var made: [DisplayNode] = []

  init(seed: UInt64, _ ingredients: Ingredients) {
    random = SeededGenerator(seed: seed)
    self.ingredients = ingredients
  }

  package static func make(
    seed: UInt64, _ ingredients: Ingredients = Ingredients()
  ) -> DisplayList {
    var maker = RandomDisplayList(seed: seed, ingredients)
    return maker.list()
  }

  /// A scale between 0.5 and 3, often a whole one.
  package static func scale(seed: UInt64) -> Double {
    var random = SeededGenerator(seed: seed ^ 0x5ca1e)
    return random.pick([1, 1, 2, 2, 3, random.number(0.5...3)])
  }

  private mutating func list() -> DisplayList {
    let size = CGSize(
      width: Double(random.integer(1...90)), height: Double(random.integer(1...90)))
    if ingredients.images {
      images = (0..<random.integer(1...4)).map { _ in image() }
    }
    for _ in 0..<random.integer(1...ingredients.mostNodes) {
      // Some of the nodes so far become children; those that nobody takes are left out.
      var children: [DisplayNode] = []
      for _ in 0..<random.pick([0, 0, 1, 1, 2, 3, 5]) where !made.isEmpty {
        children.append(random.happens(0.9) ? made.removeLast() : random.pick(made))
      }
      made.append(node(children: children))
    }
    let root = DisplayNode(owner: 0, children: made)
    return DisplayList(root: root, size: size)
  }

  mutating func node(children: [DisplayNode]) -> DisplayNode {
    let hasEffects = ingredients.effects && random.happens(0.3)
    return DisplayNode(
      owner: random.integer(0...999), transform: transform(),
      perspective: hasEffects && random.happens(0.3) ? perspective() : nil,
      isOneSided: hasEffects && random.happens(0.3),
      opacity: random.happens(0.6) ? 1 : random.number(0...1),
      clip: random.happens(0.3) ? outline() : nil,
      shadow: hasEffects && random.happens(0.3) ? shadow() : nil,
      backdrop: hasEffects && random.happens(0.3) ? backdrop() : nil,
      border: hasEffects && random.happens(0.3) ? border() : nil,
      mask: hasEffects && random.happens(0.3) && !made.isEmpty ? random.pick(made) : nil,
      isMoving: random.happens(0.3),
      dissolve: children.count == 2 && random.happens(0.3) ? random.number(0...1) : nil,
      items: (0..<random.pick([0, 1, 1, 1, 2])).map { _ in item() }, children: children)
  }

  mutating func transform() -> CGAffineTransform {
    let center = CGPoint(x: random.number(-10...30), y: random.number(-10...30))
    let move = CGAffineTransform(translationX: center.x, y: center.y)
    switch random.integer(0...9) {
    case 0...2: return .identity
    case 3: return CGAffineTransform(translationX: center.x.rounded(), y: center.y.rounded())
    case 4: return move
    case 5: return move.scaledBy(x: random.number(0.3...2), y: random.number(0.3...2))
    case 6: return move.rotated(by: random.number(-4...4))
    case 7: return move.rotated(by: .pi / 2 * Double(random.integer(-2...2)))
    case 8: return move.scaledBy(x: -1, y: 1)
    default:
      return CGAffineTransform(
        extreme(random.number(-2...2)), random.number(-2...2), random.number(-2...2),
        random.number(-2...2), extreme(center.x), center.y)
    }
  }

  mutating func outline() -> Outline {
    Outline(
      rect: rect(), cornerRadius: random.happens(0.5) ? 0 : extreme(random.number(0...20)),
      corners: ingredients.effects && random.happens(0.3)
        ? Outline.Corners(rawValue: random.integer(0...15)) : .all,
      curve: ingredients.effects && random.happens(0.3) ? .continuous : .circular)
  }

  mutating func rect() -> CGRect {
    if random.happens(0.4) {
      return CGRect(
        x: random.integer(-5...20), y: random.integer(-5...20), width: random.integer(0...60),
        height: random.integer(0...60))
    }
    return CGRect(
      x: extreme(random.number(-10...30)), y: random.number(-10...30),
      width: extreme(random.number(0...60)), height: random.number(0...60))
  }

  mutating func item() -> DrawItem {
    guard let image = images.isEmpty || random.happens(0.5) ? nil : random.pick(images) else {
      return .fill(color(), outline())
    }
    var frame = rect()
    if random.happens(0.4) {
      let points = random.pick([0.5, 1, 1])
      frame.size = CGSize(
        width: Double(image.width) * points, height: Double(image.height) * points)
    }
    return .image(
      image, frame: frame, outline: random.happens(0.6) ? Outline(rect: frame) : outline())
  }

  mutating func color() -> DisplayColor {
    DisplayColor(
      red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
      alpha: random.happens(0.6) ? 1 : random.number(0...1))
  }

  private mutating func image() -> CGImage {
    let buffer = PixelBuffer(width: random.integer(1...50), height: random.integer(1...50))
    let isOpaque = random.happens(0.5)
    let flat = pixel(isOpaque: isOpaque)
    for y in 0..<buffer.height {
      for x in 0..<buffer.width {
        buffer[x, y] = ingredients.patterns ? pixel(isOpaque: isOpaque) : flat
      }
    }
    return CGImage(buffer: buffer, isOpaque: isOpaque)
  }

  private mutating func pixel(isOpaque: Bool) -> UInt32 {
    let alpha = isOpaque ? 255 : random.pick([0, 255, random.integer(0...255)])
    return UInt32(alpha) << 24 | UInt32(random.integer(0...alpha)) << 16
      | UInt32(random.integer(0...alpha)) << 8 | UInt32(random.integer(0...alpha))
  }

  /// Now and then something else, if extremes are wanted.
  mutating func extreme(_ usual: Double) -> Double {
    guard ingredients.extremes, random.happens(0.15) else { return usual }
    return random.pick([
      0, -0.0, 1e-300, 1e-9, -1e-3, 1e5, -1e7, 1e12, -1e30, 1e300, -1e308, .infinity, -.infinity,
      .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ])
  }
}
