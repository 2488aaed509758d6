import UIKit

/// A controller that notes its callbacks, and can do something of a test's in each.
class LoggedController: UIViewController {
  let name: String
  let log: CallLog
  /// By the callback's name: what to do in it, after it is noted.
  final var hooks: [String: @MainActor () -> Void] = [:]

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ callback: String, _ animated: Bool? = nil) {
    log.note("\(name).\(callback)\(animated.map { "(\($0))" } ?? "")")
    hooks[callback]?()
  }

  override func loadView() {
    super.loadView()
    note("loadView")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    note("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear", animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("viewIsAppearing", animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear", animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear", animated)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("viewWillLayoutSubviews")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("viewDidLayoutSubviews")
  }
}
