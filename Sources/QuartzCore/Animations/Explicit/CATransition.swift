/// The layer's former picture gives way to what the same transaction makes of it. A layer has one at
/// a time, under the key `transition`. Source: 8.1.4, 8.4.6.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  /// Where the new picture comes from; from the left unless set.
  open var subtype: CATransitionSubtype?
  /// 0…1.
  open var startProgress: Float = 0
  /// 0…1, at least `startProgress`.
  open var endProgress: Float = 1

  override func makeEmpty() -> CAAnimation { CATransition() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
  }

  override func content(
    for layer: CALayer, _ problem: (String) -> Void
  ) -> TimedAnimation.Content {
    var transition = LayerTransition()
    if let kind = LayerTransition.Kind(rawValue: type.rawValue), kind != .flip {
      transition.kind = kind
    } else {
      problem("there is no transition '\(type.rawValue)'; it fades")
    }
    switch subtype {
    case .fromRight: transition.side = .right
    case .fromTop: transition.side = .top
    case .fromBottom: transition.side = .bottom
    default: transition.side = .left
    }
    func cut(_ x: Float) -> Double { x > 0 ? min(Double(x), 1) : 0 }
    transition.startProgress = cut(startProgress)
    transition.endProgress = max(cut(endProgress), transition.startProgress)
    return .transition(transition)
  }
}

/// Source: 8.4.6.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = Self(rawValue: "fade")
  /// The new picture comes in over the old one.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new picture pushes the old one out.
  public static let push = Self(rawValue: "push")
  /// The old picture goes away and shows the new one beneath.
  public static let reveal = Self(rawValue: "reveal")
}

/// Source: 8.4.6.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = Self(rawValue: "fromRight")
  public static let fromLeft = Self(rawValue: "fromLeft")
  public static let fromTop = Self(rawValue: "fromTop")
  public static let fromBottom = Self(rawValue: "fromBottom")
}
