import QuartzCore

extension UIView {
  /// What becomes of a view's tint colour.
  public enum TintAdjustmentMode: Int, Sendable {
    /// What becomes of the superview's.
    case automatic = 0
    case normal = 1
    /// It is shown without its hue.
    case dimmed = 2
  }

  var shownTintColor: UIColor {
    let color = nearest(\.ownTintColor) ?? .systemBlue
    return tintAdjustmentMode == .dimmed ? color.withoutHue : color
  }

  var shownTintAdjustmentMode: TintAdjustmentMode {
    nearest { $0.ownTintAdjustmentMode == .automatic ? nil : $0.ownTintAdjustmentMode } ?? .normal
  }

  /// What this view or the next one above it has; without recursion, as trees may be deep.
  private func nearest<Value>(_ value: (UIView) -> Value?) -> Value? {
    var view: UIView? = self
    while let current = view {
      if let found = value(current) { return found }
      view = current.storedSuperview
    }
    return nil
  }

  /// The view has another superview to take the colour from.
  func inheritedTintColorDidChange() {
    if ownTintColor == nil {
      tellTintColor()
    } else if superview?.shownTintAdjustmentMode == .dimmed {
      tellTintColor(andMode: true)
    }
  }

  /// Tells this view and those beneath it that take their colour, or also their mode, from it.
  func tellTintColor(andMode: Bool = false) {
    tintColorDidChange()
    for subview in subviews
    where subview.ownTintColor == nil || andMode && subview.ownTintAdjustmentMode == .automatic {
      subview.tellTintColor(andMode: andMode)
    }
  }
}

extension UIColor {
  /// As bright, but grey.
  fileprivate var withoutHue: UIColor {
    changed { color in
      let luminance = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return CGColor(srgbRed: luminance, green: luminance, blue: luminance, alpha: color.alpha)
    }
  }
}
