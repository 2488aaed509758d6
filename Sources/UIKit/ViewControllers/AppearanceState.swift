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

  /// What comes next on the way to `wanted`; nil where there is nothing to do, or not yet: whoever is
  /// off does not begin by leaving, and whoever is on does not come.
  func change(towards wanted: AppearanceState) -> Change? {
    switch (self, wanted) {
    case (.disappeared, .appearing), (.disappeared, .appeared), (.disappearing, .appearing),
      (.disappearing, .appeared):
      .willAppear
    case (.appearing, .appeared): .didAppear
    case (.appeared, .disappearing), (.appeared, .disappeared), (.appearing, .disappearing),
      (.appearing, .disappeared):
      .willDisappear
    case (.disappearing, .disappeared): .didDisappear
    default: nil
    }
  }

  /// What is left of it within something that stands so: nobody is further on than what holds it.
  func within(_ holder: AppearanceState) -> AppearanceState {
    let order: [AppearanceState] = [.disappeared, .disappearing, .appearing, .appeared]
    return order.first { $0 == self || $0 == holder } ?? self
  }
}
