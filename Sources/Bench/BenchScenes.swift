import CoreGraphics
import DisplayList

/// Each workload's picture at a moment, as a display list.
package struct BenchScenes {
  package let size: BenchSize
  package let pictures: BenchPictures

  /// Parts of the way, of which a sample is the mean.
  package static let phases = (0..<6).map { (Double($0) + 0.5) / 6 }

  package init(_ size: BenchSize) {
    self.size = size
    pictures = BenchPictures(size)
  }

  /// - Parameter t: the part of the way, 0...1.
  package func list(of workload: Workload, at t: Double) -> DisplayList {
    let children: [DisplayNode] =
      switch workload {
      case .slide: slide(t)
      case .fade: [screen(pictures.first), screen(pictures.second, opacity: t)]
      case .scale: [screen(pictures.first), screen(pictures.second, growing(t))]
      case .card: card(t)
      case .flip: flip(t)
      case .reveal: reveal(t)
      case .small200: [screen(pictures.first)] + tiles(t)
      case .text40: text(t)
      case .blur: blur(t)
      }
    return DisplayList(root: DisplayNode(owner: 0, children: children), size: size.points)
  }

  // MARK: - Geometry that is drawn in other ways too

  /// Points: where the sheet's upper edge is.
  func sheetTop(at t: Double) -> Double { height - 0.92 * height * t }

  /// Which side of the flipping screen is seen, and how far it is turned: radians.
  func flip(at t: Double) -> (isBack: Bool, angle: Double) {
    t < 0.5 ? (false, .pi * t) : (true, .pi * t - .pi)
  }

  /// Points.
  func circle(at t: Double) -> (center: CGPoint, radius: Double) {
    let reach = (0.64 * width * width + 0.64 * height * height).squareRoot()
    return (CGPoint(x: 0.8 * width, y: 0.2 * height), t * reach)
  }

  /// Centres in points, and angles in radians.
  func tilePlaces(at t: Double) -> [(center: CGPoint, angle: Double)] {
    var state: UInt32 = 12345
    func next(below limit: Double) -> Double {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Double(state >> 8) / 16_777_216 * limit
    }
    return (0..<200).map { _ in
      let center = CGPoint(x: next(below: width), y: next(below: height))
      return (center, next(below: 2 * .pi) + 2 * .pi * t)
    }
  }

  /// Points, at whole pixels.
  func labelTop(_ index: Int, at t: Double) -> Double {
    ((20 * Double(index) + 10 * t) * size.scale).rounded() / size.scale
  }

  static let cornerRadius = 12.0
  static let tileSide = 60.0
  static let eyeDistance = 1000.0
  static let shadowRadius = 8.0
  static let blurRadius = 10.0

  // MARK: - Scenes

  var width: Double { size.points.width }
  var height: Double { size.points.height }
  private var whole: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  /// A screen where it is, or moved.
  private func screen(
    _ image: CGImage, _ transform: CGAffineTransform = .identity, opacity: Double = 1,
    outline: Outline? = nil
  ) -> DisplayNode {
    DisplayNode(
      owner: 1, transform: transform, opacity: opacity, isMoving: true,
      items: [.image(image, frame: whole, outline: outline ?? Outline(rect: whole))])
  }

  private func plain(_ color: DisplayColor) -> DisplayNode {
    DisplayNode(owner: 2, items: [.fill(color, Outline(rect: whole))])
  }

  private func growing(_ factor: Double) -> CGAffineTransform {
    CGAffineTransform(
      factor, 0, 0, factor, width / 2 * (1 - factor), height / 2 * (1 - factor))
  }

  private func slide(_ t: Double) -> [DisplayNode] {
    [
      screen(pictures.first, CGAffineTransform(translationX: -0.3 * width * t, y: 0)),
      screen(pictures.second, CGAffineTransform(translationX: width * (1 - t), y: 0)),
    ]
  }

  private func card(_ t: Double) -> [DisplayNode] {
    let rounded = Outline(rect: whole, cornerRadius: Self.cornerRadius)
    var upper = rounded
    upper.corners = [.upperLeft, .upperRight]
    let black = DisplayColor(red: 0, green: 0, blue: 0)
    var (dimmed, shade) = (black, black)
    (dimmed.alpha, shade.alpha) = (0.3 * t, 0.4)
    return [
      plain(black), screen(pictures.first, growing(1 - 0.08 * t), outline: rounded), plain(dimmed),
      DisplayNode(
        owner: 3, transform: CGAffineTransform(translationX: 0, y: sheetTop(at: t)),
        shadow: Shadow(
          shape: .outline(upper), color: shade, offset: .zero, radius: Self.shadowRadius),
        isMoving: true, items: [.image(pictures.second, frame: whole, outline: upper)]),
    ]
  }

  private func flip(_ t: Double) -> [DisplayNode] {
    let (isBack, angle) = flip(at: t)
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(angle)
    // From the middle, then the eye's division, then back to the middle.
    let (x, y, lean) = (width / 2, height / 2, -sine / Self.eyeDistance)
    let w = 1 - lean * x
    return [
      plain(DisplayColor(red: 0.2, green: 0.2, blue: 0.25)),
      DisplayNode(
        owner: 4,
        transform: CGAffineTransform(
          cosine + x * lean, y * lean, 0, 1, -cosine * x + x * w, -y + y * w),
        perspective: Perspective(x: lean, y: 0, w: w), isMoving: true,
        items: [
          .image(
            isBack ? pictures.second : pictures.first, frame: whole, outline: Outline(rect: whole))
        ]),
    ]
  }

  private func reveal(_ t: Double) -> [DisplayNode] {
    let (center, radius) = circle(at: t)
    let outline = Outline(
      rect: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
      cornerRadius: radius)
    return [screen(pictures.first), screen(pictures.second, outline: outline)]
  }

  private func tiles(_ t: Double) -> [DisplayNode] {
    let half = Self.tileSide / 2
    let frame = CGRect(x: -half, y: -half, width: 2 * half, height: 2 * half)
    return tilePlaces(at: t).enumerated().map { index, place in
      DisplayNode(
        owner: 5 + index,
        transform: CGAffineTransform(translationX: place.center.x, y: place.center.y)
          .rotated(by: place.angle),
        opacity: 0.7, isMoving: true,
        items: [
          .image(
            pictures.tiles[index % 4], frame: frame,
            outline: Outline(rect: frame, cornerRadius: Self.cornerRadius))
        ])
    }
  }

  private func text(_ t: Double) -> [DisplayNode] {
    let lines = pictures.labels.enumerated().map { index, image in
      let frame = CGRect(
        x: 16, y: labelTop(index, at: t), width: Double(image.width) / size.scale,
        height: Double(image.height) / size.scale)
      return DrawItem.image(image, frame: frame, outline: Outline(rect: frame))
    }
    return [
      plain(DisplayColor(red: 1, green: 1, blue: 1)), DisplayNode(owner: 5, items: lines),
    ]
  }

  private func blur(_ t: Double) -> [DisplayNode] {
    [
      screen(pictures.first, CGAffineTransform(translationX: 0, y: 40 * t)),
      DisplayNode(
        owner: 6,
        backdrop: Backdrop(outline: Outline(rect: whole), radius: Self.blurRadius),
        items: [
          .fill(DisplayColor(red: 1, green: 1, blue: 1, alpha: 0.3), Outline(rect: whole))
        ]),
    ]
  }
}
