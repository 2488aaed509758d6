// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Interlude",
  targets: [
    .target(name: "Trace"),
    .target(name: "CoreGraphics"),
    .target(name: "DisplayList", dependencies: ["CoreGraphics"]),

    .target(name: "QuartzCore", dependencies: ["Trace", "CoreGraphics", "DisplayList"]),
    .target(name: "UIKit", dependencies: ["Trace", "DisplayList", "QuartzCore", "CoreGraphics"]),
    .target(
      name: "Stage",
      dependencies: ["Trace", "CoreGraphics", "DisplayList", "QuartzCore", "UIKit"]),

    // The compiler's cross-import overlays for Swift Testing; see the files.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),

    .testTarget(
      name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "_Testing_CoreGraphics"]),
  ]
)
