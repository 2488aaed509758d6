/// What the components of a colour mean. All that there are here are sRGB's colours or its grays;
/// a device's own colours are sRGB's.
public final class CGColorSpace: Sendable {
  public let model: CGColorSpaceModel
  public let name: CFString?

  private init(_ model: CGColorSpaceModel, name: CFString?) {
    self.model = model
    self.name = name
  }

  /// Nil for a name other than the two below.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB: self.init(.rgb, name: name)
    case Self.genericGrayGamma2_2: self.init(.monochrome, name: name)
    default: return nil
    }
  }

  static func device(_ model: CGColorSpaceModel) -> CGColorSpace { .init(model, name: nil) }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// Without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .rgb: 3
    }
  }

  /// The colour of this space's components and an alpha.
  func color(_ components: UnsafePointer<CGFloat>) -> CGColor {
    switch model {
    case .monochrome: CGColor(gray: components[0], alpha: components[1])
    case .rgb:
      CGColor(
        srgbRed: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }
}

/// The kind of a colour space.
public enum CGColorSpaceModel: Int32, Sendable {
  case monochrome = 0
  case rgb = 1
}

extension CGColorSpace: Hashable {
  public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool {
    first.model == second.model && first.name == second.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(name)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .device(.rgb) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .device(.monochrome) }

extension CGColor {
  /// - Parameter components: as many as the space has, then alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let color = space.color(components)
    self.init(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
