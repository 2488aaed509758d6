import UIKit

/// The window's own controls over and beside the device: panel, banner, sheet of keys.
///
/// It shows a `ChromeState` and hands out `ChromeAction`s; what they do is not its business.
final class ChromeController: UIViewController {
  var onAction: (ChromeAction) -> Void = { _ in }

  /// Points.
  static let panelWidth: CGFloat = 320

  private lazy var panel = ControlPanel { [unowned self] in onAction($0) }
  private lazy var banner = FindingBanner { [unowned self] in onAction($0) }
  private lazy var scenarios = ScenarioList { [unowned self] in onAction($0) }
  private let keys = KeySheet()
  /// Takes a click beside the list.
  private let veil = UIControl()

  override func loadView() { view = PassingView(frame: UIScreen.main.bounds) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    view.addSubview(banner)
    veil.isHidden = true
    veil.addAction(
      UIAction { [unowned self] _ in onAction(.closeSheets) }, for: .touchUpInside)
    view.addSubview(veil)
    view.addSubview(scenarios)
    view.addSubview(keys)
  }

  func show(_ state: ChromeState) {
    loadViewIfNeeded()
    panel.show(state)
    banner.show(state.findings)
    scenarios.show(state.scenarios, current: state.current)
    if scenarios.isHidden == state.showsScenarios {
      scenarios.isHidden = !state.showsScenarios
      veil.isHidden = scenarios.isHidden
      view.layoutIfNeeded()
      scenarios.reveal()
    }
    keys.isHidden = !state.showsKeys
  }

  /// The wheel over the controls.
  ///
  /// - Parameter notches: above 0 away from the person.
  func turnWheel(by notches: Double) {
    if !scenarios.isHidden { scenarios.scroll(by: -notches * Self.pointsPerNotch) }
  }

  private static let pointsPerNotch: CGFloat = 60

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = min(Self.panelWidth, view.bounds.width)
    panel.frame = CGRect(
      x: view.bounds.width - width, y: 0, width: width, height: view.bounds.height)
    let stage = CGRect(x: 0, y: 0, width: panel.frame.minX, height: view.bounds.height)
    veil.frame = stage
    let bannerWidth = min(stage.width - 32, 520)
    banner.frame = CGRect(
      x: (stage.midX - bannerWidth / 2).rounded(), y: 16, width: bannerWidth,
      height: banner.height(width: bannerWidth))
    for sheet in [scenarios, keys] {
      let size = sheet.sizeThatFits(stage.size)
      sheet.frame = CGRect(
        x: (stage.midX - size.width / 2).rounded(),
        y: max(8, (stage.midY - size.height / 2).rounded()), width: size.width,
        height: size.height)
    }
  }
}

/// Lets touches through where it has no control.
final class PassingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
