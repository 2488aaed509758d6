import UIKit

/// A view that notes its callbacks.
class LoggedView: UIView {
  let name: String
  let log: CallLog
  var whenLaidOut: (@MainActor () -> Void)?

  init(_ name: String, _ log: CallLog, frame: CGRect = .zero) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  private func label(_ view: UIView?) -> String {
    switch view {
    case nil: "nil"
    case let view as LoggedView: view.name
    case is UIWindow: "window"
    default: "view"
    }
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    log.note("\(name).willMove(toSuperview: \(label(newSuperview))) from \(label(superview))")
  }

  override func didMoveToSuperview() {
    log.note("\(name).didMoveToSuperview in \(label(superview))")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    log.note("\(name).willMove(toWindow: \(label(newWindow))) from \(label(window))")
  }

  override func didMoveToWindow() { log.note("\(name).didMoveToWindow in \(label(window))") }

  override func didAddSubview(_ subview: UIView) {
    log.note("\(name).didAddSubview \(label(subview))")
  }

  override func willRemoveSubview(_ subview: UIView) {
    log.note("\(name).willRemoveSubview \(label(subview)) of \(subviews.count)")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.note("\(name).layoutSubviews")
    whenLaidOut?()
  }
}
