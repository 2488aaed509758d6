import TransitionDoctor
import UIKit

/// Says what is wrong with the transition, over the device, with what can be done about it.
final class FindingBanner: UIView {
  private let heading = ChromeStyle.label(ChromeStyle.emphasis)
  private let text = ChromeStyle.label(ChromeStyle.body, lines: 0)
  private let cure = ChromeStyle.label(ChromeStyle.body, ChromeStyle.secondary, lines: 0)
  private let release: ChromeButton
  private let restart: ChromeButton
  private let close: ChromeButton

  private static let padding: CGFloat = 14
  private static let buttonHeight: CGFloat = 30

  init(_ act: @escaping (ChromeAction) -> Void) {
    release = ChromeButton("Release", identifier: "release") { act(.releaseTransition) }
    restart = ChromeButton("Restart", identifier: "restart-banner") { act(.restart) }
    close = ChromeButton("Close", identifier: "close-banner") { act(.dismissFindings) }
    super.init(frame: .zero)
    accessibilityIdentifier = "banner"
    isHidden = true
    backgroundColor = ChromeStyle.fault.withAlphaComponent(0.97)
    layer.cornerRadius = 10
    cure.textColor = UIColor(red: 1, green: 0.85, blue: 0.8, alpha: 1)
    for view in [heading, text, cure, release, restart, close] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The first one is shown: others often follow from it.
  func show(_ findings: [Finding]) {
    isHidden = findings.isEmpty
    guard let finding = findings.first else { return }
    let more = findings.count > 1 ? "  (and \(findings.count - 1) more on stderr)" : ""
    heading.text = "\(finding.rule)\(more)"
    text.text = "\(finding.place): \(finding.fault)"
    cure.text = finding.cure
    // Only a transition that hangs can be released.
    release.isHidden = !findings.contains(where: \.isHang)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  func height(width: CGFloat) -> CGFloat {
    let inner = CGSize(width: width - 2 * Self.padding, height: 0)
    return 2 * Self.padding + 20 + text.sizeThatFits(inner).height + 6
      + cure.sizeThatFits(inner).height + 10 + Self.buttonHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * Self.padding
    let room = CGSize(width: width, height: 0)
    var y = Self.padding
    heading.frame = CGRect(x: Self.padding, y: y, width: width, height: 18)
    y += 20
    for label in [text, cure] {
      let height = label.sizeThatFits(room).height
      label.frame = CGRect(x: Self.padding, y: y, width: width, height: height)
      y += height + 6
    }
    y += 4
    var x = Self.padding
    for button in [release, restart, close] where !button.isHidden {
      button.frame = CGRect(x: x, y: y, width: 88, height: Self.buttonHeight)
      x += 96
    }
  }
}
