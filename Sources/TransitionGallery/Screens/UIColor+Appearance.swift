import UIKit

extension UIColor {
  /// One colour where the interface is light, another where it is dark.
  convenience init(light: UIColor, dark: UIColor) {
    self.init { traits in traits.userInterfaceStyle == .dark ? dark : light }
  }
}
