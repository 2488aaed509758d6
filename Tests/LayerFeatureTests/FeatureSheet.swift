import Compositor
import CoreGraphics
import CoreText
import DisplayList

/// A page of features: what we draw on the left, what cairo draws on the right, and how far they are
/// from each other.
struct FeatureSheet {
  struct Entry {
    var title: String
    var ours: CGImage
    var oracle: CGImage
    /// Levels of 255.
    var rmse: Double
    var worst: Int
  }

  let entries: [Entry]

  private static let scale = LayerFeature.scale
  private static let columns = 4
  private static let margin = 32.0
  private static let tile = LayerFeature.side
  private static let between = 6.0
  private static let gutter = 26.0
  private static let head = 76.0
  private static let caption = 34.0
  private static var cell: Double { 2 * tile + between }

  var image: CGImage {
    let rows = (entries.count + Self.columns - 1) / Self.columns
    let width =
      2 * Self.margin + Double(Self.columns) * Self.cell + Double(Self.columns - 1) * Self.gutter
    let rowHeight = Self.tile + Self.caption + Self.gutter
    let height = Self.margin + Self.head + Double(rows) * rowHeight - Self.gutter + Self.margin
    let page = Outline(rect: CGRect(x: 0, y: 0, width: width, height: height))
    var items = [DrawItem.fill(DisplayColor(Ink.white), page)]
    items += line("Layer features", 26, .semibold, Ink.dark, x: Self.margin, y: Self.margin + 24)
    items += line(
      "Left: Interlude. Right: the same by cairo with 16 samples a pixel, put together in floating "
        + "point. Beneath: how far they differ, in levels of 255.",
      12.5, .regular, Self.grey, x: Self.margin, y: Self.margin + 46)
    for (index, entry) in entries.enumerated() {
      let x = Self.margin + Double(index % Self.columns) * (Self.cell + Self.gutter)
      let y = Self.margin + Self.head + Double(index / Self.columns) * rowHeight
      items.append(picture(entry.ours, x, y))
      items.append(picture(entry.oracle, x + Self.tile + Self.between, y))
      items += line(entry.title, 13, .semibold, Ink.dark, x: x, y: y + Self.tile + 17)
      items += line(
        "rms \(Self.hundredths(entry.rmse)), at most \(entry.worst)", 11, .regular, Self.grey, x: x,
        y: y + Self.tile + 32)
    }
    let list = DisplayList(
      root: DisplayNode(owner: 0, items: items), size: CGSize(width: width, height: height))
    return Compositor().composite(list, scale: Self.scale).image
  }

  private static let grey = CGColor(gray: 0.45, alpha: 1)

  private static func hundredths(_ x: Double) -> String {
    let whole = Int((x * 100).rounded())
    return "\(whole / 100).\(whole % 100 < 10 ? "0" : "")\(whole % 100)"
  }

  private func picture(_ image: CGImage, _ x: Double, _ y: Double) -> DrawItem {
    let frame = CGRect(x: x, y: y, width: Self.tile, height: Self.tile)
    return .image(image, frame: frame, outline: Outline(rect: frame, cornerRadius: 6))
  }

  /// - Parameter y: of the baseline.
  private func line(
    _ text: String, _ size: Double, _ weight: FontWeight, _ color: CGColor, x: Double, y: Double
  ) -> [DrawItem] {
    let drawn = TextRasterizer.image(
      of: text, font: FontDescriptor(weight: weight, size: size), color: color, scale: Self.scale)
    guard let image = drawn.image else { return [] }
    let frame = drawn.frame.offsetBy(dx: x, dy: y)
    return [.image(image, frame: frame, outline: Outline(rect: frame))]
  }
}
