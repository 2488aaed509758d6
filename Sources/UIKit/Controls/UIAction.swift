import QuartzCore

public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with a title, that a control does when it is used.
@preconcurrency @MainActor open class UIAction {
  open var title: String
  private let handler: UIActionHandler
  /// The control that the action was performed for.
  public private(set) var sender: Any?

  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.title = title
    self.handler = handler
  }

  func perform(from sender: Any) {
    self.sender = sender
    StageContext.current.callOuts.resume(.user(type: "UIAction", method: "handler")) {
      handler(self)
    }
    self.sender = nil
  }
}
