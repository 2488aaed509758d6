import CoreGraphics
import Stage
import Testing
import UIKit

/// An entry in surroundings of its own, its first screen or the one that the button presents.
@MainActor struct SurroundedRun {
  let run: ScenarioRun
  private let isPresented: Bool

  init(
    _ id: String, isPresented: Bool, device: Device = .iPhone13,
    _ change: (inout StageEnvironment) -> Void = { _ in }
  ) throws {
    var settings = StageSettings()
    change(&settings.environment)
    run = ScenarioRun(GalleryRun.scenario(id), device: device, settings: settings)
    self.isPresented = isPresented
    try run.settle()
    guard isPresented else { return }
    try run.perform(run.scenario.present)
    try run.settle()
  }

  /// The screen in front.
  var screen: UIView {
    get throws {
      let root = try #require(run.stage.rootViewController)
      return isPresented ? try #require(root.presentedViewController?.view) : root.view
    }
  }

  /// Everything that is read or tapped.
  var content: [UIView] {
    get throws {
      var found: [UIView] = []
      func look(_ view: UIView) {
        guard !view.isHidden, view.alpha > 0 else { return }
        let isContent = view is UILabel || view is UIControl || view.accessibilityIdentifier != nil
        if isContent, !view.bounds.isEmpty { return found.append(view) }
        view.subviews.forEach(look)
      }
      try screen.subviews.forEach(look)
      return found
    }
  }

  var labels: [UILabel] { get throws { try content.compactMap { $0 as? UILabel } } }
  var buttons: [UIButton] { get throws { try content.compactMap { $0 as? UIButton } } }
}
