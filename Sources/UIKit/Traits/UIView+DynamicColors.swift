import QuartzCore

/// A colour that looks different in different traits, and what it was shown as last.
struct ShownColor {
  let color: UIColor
  var shown: CGColor
}

extension UIView {
  /// What was set, if the layer still has it; else the layer's.
  var shownBackgroundColor: UIColor? {
    guard let color = layer.backgroundColor else { return nil }
    if let dynamicBackground, dynamicBackground.shown == color { return dynamicBackground.color }
    return UIColor(cgColor: color)
  }

  func showBackgroundColor(_ color: UIColor?) {
    let shown = color?.resolvedColor(with: traitCollection).cgColor
    dynamicBackground = color.flatMap { color in
      color.isDynamic ? shown.map { ShownColor(color: color, shown: $0) } : nil
    }
    layer.backgroundColor = shown
  }

  /// In the traits of now. A colour that the layer has been given since counts more.
  func showDynamicColors() {
    guard let dynamicBackground, layer.backgroundColor == dynamicBackground.shown else { return }
    showBackgroundColor(dynamicBackground.color)
  }
}
