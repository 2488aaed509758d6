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

    .target(
      name: "RandomDisplayLists", dependencies: ["DisplayList", "CoreGraphics"],
      path: "Tests/RandomDisplayLists"),
    .testTarget(
      name: "CompositorTests",
      dependencies: [
        "Compositor", "CompositorKernels", "DisplayList", "CoreGraphics", "RandomDisplayLists",
        "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "DisplayListTests",
      dependencies: [
        "DisplayList", "CoreGraphics", "RandomDisplayLists", "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "MediaExportTests",
      dependencies: [
        "MediaExport", "Compositor", "CoreGraphics", "RandomDisplayLists",
        "_Testing_CoreGraphics",
      ]),
  ]
)
