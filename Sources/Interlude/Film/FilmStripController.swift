import UIKit

/// Lays a film strip out: title above, a row of pictures, a caption under each.
final class FilmStripController: UIViewController {
  private static let margin: CGFloat = 24
  private static let gap: CGFloat = 16
  private static let header: CGFloat = 64
  private static let caption: CGFloat = 40

  private let strip: FilmStrip

  init(_ strip: FilmStrip) {
    self.strip = strip
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Points.
  static func size(of strip: FilmStrip) -> CGSize {
    size(cells: strip.cells.count, of: strip.cellSize)
  }

  /// Points.
  static func size(cells: Int, of cellSize: CGSize) -> CGSize {
    let count = CGFloat(max(cells, 1))
    return CGSize(
      width: 2 * margin + count * cellSize.width + (count - 1) * gap,
      height: header + cellSize.height + caption + margin / 2)
  }

  /// How many pictures fit into a strip of `width` points.
  static func cells(fitting width: CGFloat, of cellSize: CGSize) -> Int {
    Int((width - 2 * margin + gap) / (cellSize.width + gap))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.078, green: 0.086, blue: 0.102, alpha: 1)
    addHeader()
    for (index, cell) in strip.cells.enumerated() { add(cell, at: index) }
  }

  private func addHeader() {
    let title = UILabel()
    title.text = strip.title
    title.font = .systemFont(ofSize: 24, weight: .semibold)
    title.textColor = UIColor(white: 0.92, alpha: 1)
    title.frame = CGRect(origin: CGPoint(x: Self.margin, y: 18), size: title.intrinsicContentSize)
    view.addSubview(title)

    let subtitle = UILabel()
    subtitle.text = strip.isFrozen ? "FROZEN  \(strip.subtitle)" : strip.subtitle
    subtitle.font = .systemFont(ofSize: 17)
    subtitle.textColor =
      strip.isFrozen
      ? UIColor(red: 1, green: 0.48, blue: 0.48, alpha: 1) : UIColor(white: 0.7, alpha: 1)
    subtitle.frame = CGRect(
      origin: CGPoint(x: title.frame.maxX + 16, y: 24), size: subtitle.intrinsicContentSize)
    view.addSubview(subtitle)
  }

  private func add(_ cell: FilmStrip.Cell, at index: Int) {
    let size = strip.cellSize
    let x = Self.margin + CGFloat(index) * (size.width + Self.gap)
    let picture = UIView(
      frame: CGRect(x: x, y: Self.header, width: size.width, height: size.height))
    picture.layer.contents = cell.image
    view.addSubview(picture)

    let caption = UILabel()
    let percent = (cell.fraction * 1000).rounded() / 10
    caption.text =
      "\(percent == percent.rounded() ? "\(Int(percent))" : "\(percent)") %   "
      + String(format: "%.1f ms", cell.milliseconds)
    caption.font = .systemFont(ofSize: 17, weight: .medium)
    caption.textColor = UIColor(white: 0.7, alpha: 1)
    caption.textAlignment = .center
    caption.frame = CGRect(
      x: x, y: picture.frame.maxY + 8, width: size.width, height: Self.caption - 16)
    view.addSubview(caption)
  }
}
