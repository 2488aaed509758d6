// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Interlude",
  targets: [
    .target(name: "Trace"),
    .target(name: "CoreGraphics"),
    .target(name: "DisplayList", dependencies: ["CoreGraphics"]),

    .target(name: "CAssets"),
    .target(name: "Assets", dependencies: ["CAssets"]),
    .systemLibrary(name: "CSDL2TTF", providers: [.apt(["libsdl2-ttf-dev"])]),
    .target(name: "CTextPixels"),
    .target(
      name: "CoreText", dependencies: ["Assets", "CoreGraphics", "CSDL2TTF", "CTextPixels"]),

    // The compiler's cross-import overlays for Swift Testing; see the files.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),

    .testTarget(
      name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .testTarget(name: "AssetsTests", dependencies: ["Assets"]),
    .testTarget(
      name: "CoreTextTests",
      dependencies: ["Assets", "CoreText", "CoreGraphics", "_Testing_CoreGraphics"]),
  ]
)
