import CoreText
import QuartzCore

extension UILabel {
  /// - Parameter width: points; 0 or less for any.
  func textSize(within width: CGFloat) -> CGSize {
    let far = CGFloat.greatestFiniteMagnitude
    let bounds = CGRect(x: 0, y: 0, width: width > 0 ? width : far, height: far)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  func defaultTextRect(in bounds: CGRect, lineLimit: Int) -> CGRect {
    let box = TextBox(width: bounds.width, height: bounds.height, lineLimit: lineLimit)
    let layout = TextLayout(content.styled, in: box)
    // Whole points up, so that the text fits and neighbours stay on whole points.
    let size = CGSize(
      width: layout.size.width.rounded(.up), height: layout.size.height.rounded(.up))
    return CGRect(
      origin: CGPoint(
        x: bounds.minX + inset(of: size.width, in: bounds.width),
        y: bounds.minY + (bounds.height < Self.far ? (bounds.height - size.height) / 2 : 0)),
      size: size)
  }

  /// Beyond it a box counts as having no end, and a middle or right edge as having no place.
  private static var far: CGFloat { 1e6 }

  private func inset(of width: CGFloat, in room: CGFloat) -> CGFloat {
    let free = room < Self.far ? max(room - width, 0) : 0
    switch textAlignment {
    case .natural: return content.readsFromRight ? free : 0
    case .left, .justified: return 0
    case .center: return free / 2
    case .right: return free
    }
  }

  /// The text as it is set in `size`, and how far its top lies below that of `size`.
  package func fittedLayout(in size: CGSize) -> (layout: TextLayout, top: CGFloat) {
    let box = TextBox(width: size.width, height: size.height, lineLimit: numberOfLines)
    let layout = TextLayout(content.styled, in: box)
    let top = (size.height - layout.size.height) / 2
    guard adjustsFontSizeToFitWidth, numberOfLines > 0 else { return (layout, top) }
    let factor = content.styled.factor(fitting: box, atLeast: minimumScaleFactor)
    guard factor < 1 else { return (layout, top) }
    let smaller = TextLayout(content.styled.scaled(by: factor), in: box)
    let middle = (size.height - smaller.size.height) / 2
    // What was one line may have been set in fewer lines than it has now.
    guard numberOfLines == 1, let full = layout.lines.first, let small = smaller.lines.first else {
      return (smaller, middle)
    }
    switch baselineAdjustment {
    case .alignBaselines: return (smaller, top + full.baseline - small.baseline)
    case .alignCenters: return (smaller, middle)
    case .none: return (smaller, top)
    }
  }
}
