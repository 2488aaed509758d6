// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Interlude",
  targets: [
    .target(name: "Trace"),
    .target(name: "CoreGraphics"),
    .target(name: "DisplayList", dependencies: ["CoreGraphics"]),

    // The compiler's cross-import overlays for Swift Testing; see the files.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),

    .testTarget(
      name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .testTarget(name: "ScriptTests", exclude: ["Fixtures"]),
  ]
)
