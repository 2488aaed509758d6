import CoreGraphics

// Sources, for all rows: points and scale are those of Apple's Human Interface Guidelines ("Layout",
// specifications). Safe areas: the tables of useyourloaf.com for each year's iPhones ("iPhone 15 screen
// sizes" and its like) and what the simulator reports. Corner radii: what the system reports for its
// display, as listed by kylebashour.com ("Finding the real iPhone X corner radius") and the projects
// UIKitCorners and ScreenCorners; where a row says "radius: by kin", that of the device whose glass it
// shares. iPads keep 24 points for the status bar and 20 for the home indicator (20 and 0 with a home
// button), whichever way they are held.
extension Device {
  /// The devices that can be named, phones first, each family from the oldest to the newest.
  public static let all = phones + pads

  /// The device of this name, whatever its case.
  public static func named(_ name: String) -> Device? {
    all.first { $0.name == name.lowercased() }
  }

  public static let iPhone13 = phone("iphone13", 390, 844, top: 47, radius: 47.33)

  private static let phones: [Device] = [
    // "Layout": 4-inch; no rounded display.
    homeButton("iphonese1", 320, 568, scale: 2),
    // "Layout": 5.5-inch.
    homeButton("iphone8plus", 414, 736, scale: 3),
    // useyourloaf.com, iPhone X; UIKitCorners.
    phone("iphone11pro", 375, 812, top: 44, radius: 39),
    // useyourloaf.com, iPhone 11: 48 since iOS 14; UIKitCorners.
    phone("iphone11", 414, 896, scale: 2, top: 48, radius: 41.5),
    phone("iphone11promax", 414, 896, top: 44, radius: 39),
    // "Layout": 4.7-inch.
    homeButton("iphonese", 375, 667, scale: 2),
    // useyourloaf.com, iPhone 12; UIKitCorners.
    phone("iphone12mini", 375, 812, top: 50, radius: 44),
    phone("iphone12", 390, 844, top: 47, radius: 47.33),
    phone("iphone12promax", 428, 926, top: 47, radius: 53.33),
    // useyourloaf.com, iPhone 13; ScreenCorners.
    phone("iphone13mini", 375, 812, top: 50, radius: 44),
    iPhone13,
    phone("iphone13promax", 428, 926, top: 47, radius: 53.33),
    // useyourloaf.com, iPhone 14; ScreenCorners.
    phone("iphone14", 390, 844, top: 47, radius: 47.33),
    phone("iphone14plus", 428, 926, top: 47, radius: 53.33),
    phone("iphone14pro", 393, 852, top: 59, radius: 55),
    phone("iphone14promax", 430, 932, top: 59, radius: 55),
    // useyourloaf.com, iPhone 15; radius: by kin (14 Pro).
    phone("iphone15", 393, 852, top: 59, radius: 55),
    phone("iphone15plus", 430, 932, top: 59, radius: 55),
    phone("iphone15pro", 393, 852, top: 59, radius: 55, rate: 120),
    phone("iphone15promax", 430, 932, top: 59, radius: 55, rate: 120),
    // useyourloaf.com, iPhone 16; ScreenCorners for the Pro.
    phone("iphone16", 393, 852, top: 59, radius: 55),
    phone("iphone16plus", 430, 932, top: 59, radius: 55),
    phone("iphone16pro", 402, 874, top: 62, radius: 62, rate: 120),
    phone("iphone16promax", 440, 956, top: 62, radius: 62, rate: 120),
    // radius: by kin (14).
    phone("iphone16e", 390, 844, top: 47, radius: 47.33),
  ]

  private static let pads: [Device] = [
    // "Layout": 10.2-inch, a home button.
    pad("ipad9", 810, 1080, top: 20, bottom: 0, radius: 0),
    // "Layout": 10.9-inch; radius: by kin (iPad Air).
    pad("ipad10", 820, 1180, radius: 18),
    // "Layout": 8.3-inch; ScreenCorners.
    pad("ipadmini6", 744, 1133, radius: 21.5),
    // "Layout": 10.9-inch; UIKitCorners.
    pad("ipadair", 820, 1180, radius: 18),
    // "Layout": 11-inch and 12.9-inch; UIKitCorners.
    pad("ipadpro11", 834, 1194, radius: 18, rate: 120),
    pad("ipadpro129", 1024, 1366, radius: 18, rate: 120),
  ]

  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: Double = 3, top: CGFloat,
    radius: CGFloat, rate: Int = 60
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      safeArea: Margins(top: top, bottom: 34), cornerRadius: radius, rate: rate)
  }

  /// The status bar is gone when such a phone lies on its side.
  private static func homeButton(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: Double
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      safeArea: Margins(top: 20))
  }

  private static func pad(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat = 24, bottom: CGFloat = 20,
    radius: CGFloat, rate: Int = 60
  ) -> Device {
    let margins = Margins(top: top, bottom: bottom)
    return Device(
      name: name, idiom: .pad, size: CGSize(width: width, height: height), scale: 2,
      safeArea: margins, landscapeSafeArea: margins, cornerRadius: radius, rate: rate)
  }
}
