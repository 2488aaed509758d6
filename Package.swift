// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Interlude",
  targets: [
    .target(name: "Trace"),
    .target(name: "CoreGraphics"),
    .target(name: "DisplayList", dependencies: ["CoreGraphics"]),

    .target(name: "CompositorKernels"),
    .target(
      name: "Compositor", dependencies: ["CompositorKernels", "DisplayList", "CoreGraphics"]),

    .systemLibrary(name: "CPNG", providers: [.apt(["libpng-dev"])]),
    .target(name: "PNGCoding", dependencies: ["CPNG"], linkerSettings: [.linkedLibrary("png")]),
    .target(name: "MediaExport", dependencies: ["PNGCoding", "Compositor", "CoreGraphics"]),

    // The compiler's cross-import overlays for Swift Testing; see the files.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),

    .testTarget(
      name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "_Testing_CoreGraphics"]),
  ]
)
