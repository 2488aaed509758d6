import UIKit

/// The colours and type of the window's controls.
enum ChromeStyle {
  static let panel = UIColor(red: 0.110, green: 0.122, blue: 0.145, alpha: 1)
  static let raised = UIColor(red: 0.153, green: 0.169, blue: 0.200, alpha: 1)
  static let outline = UIColor(red: 0.447, green: 0.478, blue: 0.533, alpha: 1)
  static let text = UIColor(red: 0.910, green: 0.918, blue: 0.929, alpha: 1)
  static let secondary = UIColor(red: 0.702, green: 0.725, blue: 0.769, alpha: 1)
  static let disabled = UIColor(red: 0.525, green: 0.553, blue: 0.600, alpha: 1)
  static let accent = UIColor(red: 0.353, green: 0.663, blue: 1, alpha: 1)
  /// The playhead, and everything that is not as the code has it.
  static let playhead = UIColor(red: 1, green: 0.478, blue: 0.349, alpha: 1)
  static let fault = UIColor(red: 0.45, green: 0.13, blue: 0.14, alpha: 1)

  static let title = UIFont.systemFont(ofSize: 15, weight: .semibold)
  static let body = UIFont.systemFont(ofSize: 13)
  static let emphasis = UIFont.systemFont(ofSize: 13, weight: .medium)
  static let caption = UIFont.systemFont(ofSize: 11)
  static let readout = UIFont.systemFont(ofSize: 22, weight: .medium)

  @MainActor static func label(
    _ font: UIFont, _ color: UIColor = text, lines: Int = 1
  ) -> UILabel {
    let label = UILabel()
    label.font = font
    label.textColor = color
    label.numberOfLines = lines
    return label
  }
}
