/// Where a controller's view stands between off and on the screen.
enum AppearanceState: CaseIterable {
  case disappeared, appearing, appeared, disappearing

  /// What can be asked of it.
  enum Change: CaseIterable { case willAppear, didAppear, willDisappear, didDisappear }

  /// The state after `change`, or nil where it would unbalance the callbacks. Source: 1.4.1.
  func after(_ change: Change) -> AppearanceState? {
    switch (self, change) {
    case (.disappeared, .willAppear), (.disappearing, .willAppear): .appearing
    case (.appearing, .didAppear): .appeared
    case (.appeared, .willDisappear), (.appearing, .willDisappear): .disappearing
    case (.disappearing, .didDisappear): .disappeared
    default: nil
    }
  }
}
