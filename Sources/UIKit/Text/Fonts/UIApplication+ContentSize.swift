import QuartzCore

extension UIApplication {
  /// The text size of this stage's device.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    ContentSizeSetting.of(context).category
  }

  /// Sets the device's text size, and gives the labels that follow it their new fonts.
  package func setContentSizeCategory(_ category: UIContentSizeCategory) {
    let setting = ContentSizeSetting.of(context)
    guard setting.category != category else { return }
    setting.category = category
    for window in visibleWindows { window.contentSizeCategoryDidChange() }
  }
}

extension UIView {
  /// Tells the labels here and beneath of another text size.
  fileprivate func contentSizeCategoryDidChange() {
    if let label = self as? UILabel, label.adjustsFontForContentSizeCategory {
      label.change { $0.followContentSize() }
    }
    for subview in storedSubviews.members { subview.contentSizeCategoryDidChange() }
  }
}

/// A stage's text size.
@MainActor private final class ContentSizeSetting {
  var category = UIContentSizeCategory.large

  static func of(_ context: StageContext) -> ContentSizeSetting {
    context.object(ContentSizeSetting.self) { _ in ContentSizeSetting() }
  }
}

extension UIContentSizeCategory {
  /// The current stage's; apart from the main actor there is no current stage, and it is the default.
  static var current: UIContentSizeCategory {
    guard MainQueue.isCurrent else { return .large }
    return MainActor.assumeIsolated { UIApplication.shared.preferredContentSizeCategory }
  }
}
