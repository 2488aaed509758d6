// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Interlude",
  targets: [
    .target(name: "Trace"),
    .target(name: "CoreGraphics"),
    .target(name: "DisplayList", dependencies: ["CoreGraphics"]),
  ]
)
