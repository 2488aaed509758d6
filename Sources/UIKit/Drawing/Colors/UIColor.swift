import QuartzCore

/// A colour, one and the same everywhere or dependent on traits.
public final class UIColor: Sendable {
  private enum Content: Sendable {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let content: Content

  /// sRGB components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public init(cgColor: CGColor) { content = .fixed(cgColor) }

  /// Asks `dynamicProvider` for the colour wherever it is shown; views ask again when their traits
  /// change.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
  }

  /// Of the traits that are `current`; what has it does not follow later ones.
  public var cgColor: CGColor {
    switch content {
    case .fixed(let color): color
    case .dynamic: resolvedColor(with: .current).cgColor
    }
  }

  /// The colour that this one is in these traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = content else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    changed { CGColor(srgbRed: $0.red, green: $0.green, blue: $0.blue, alpha: alpha) }
  }

  var isDynamic: Bool { if case .dynamic = content { true } else { false } }

  /// A colour that is in all traits what `change` makes of this one's.
  func changed(_ change: @escaping @Sendable (CGColor) -> CGColor) -> UIColor {
    switch content {
    case .fixed(let color): UIColor(cgColor: change(color))
    case .dynamic:
      UIColor { UIColor(cgColor: change(self.resolvedColor(with: $0).cgColor)) }
    }
  }
}

extension UIColor: Hashable {
  /// Colours that depend on traits are equal to themselves only.
  public static func == (first: UIColor, second: UIColor) -> Bool {
    switch (first.content, second.content) {
    case (.fixed(let first), .fixed(let second)): first == second
    default: first === second
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch content {
    case .fixed(let color): hasher.combine(color)
    case .dynamic: hasher.combine(ObjectIdentifier(self))
    }
  }
}
