extension UIControl {
  /// What a person did with a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    /// Sent together with `touchDown` by the second tap in a row and those after it.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Sent by a button together with `touchUpInside`.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Sent by controls with a value, when a person has changed it.
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Whatever happens.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
