// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Interlude",
  products: [
    .executable(name: "interlude", targets: ["InterludeCommand"]),
    // What a package needs to open its own scenarios: Interlude.run, Scenario, UIKit.
    .library(
      name: "Interlude",
      targets: ["Interlude", "Stage", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"]),
  ],
  targets: [
    // From the core outwards; scripts/layers.txt says who may import whom.
    .target(name: "Trace"),

    .target(name: "CAssets"),
    .target(name: "Assets", dependencies: ["CAssets"]),

    .systemLibrary(name: "CPNG", providers: [.apt(["libpng-dev"])]),
    .target(name: "PNGCoding", dependencies: ["CPNG"], linkerSettings: [.linkedLibrary("png")]),
    .systemLibrary(name: "CSDL2Image", providers: [.apt(["libsdl2-image-dev"])]),
    .target(name: "CPixelFormats"),
    .target(name: "CDrawing", linkerSettings: [.linkedLibrary("m")]),
    .systemLibrary(name: "CCairo", providers: [.apt(["libcairo2-dev"])]),
    .target(
      name: "CoreGraphics",
      dependencies: ["CCairo", "CDrawing", "CSDL2Image", "CPixelFormats", "PNGCoding"]),

    .systemLibrary(name: "CSDL2TTF", providers: [.apt(["libsdl2-ttf-dev"])]),
    .target(name: "CTextPixels"),
    .target(
      name: "CoreText", dependencies: ["Assets", "CoreGraphics", "CSDL2TTF", "CTextPixels"]),

    .target(name: "DisplayList", dependencies: ["CoreGraphics"]),

    .target(name: "CompositorKernels"),
    .target(
      name: "Compositor", dependencies: ["CompositorKernels", "DisplayList", "CoreGraphics"]),

    .target(
      name: "Bench",
      dependencies: ["CCairo", "CoreGraphics", "CoreText", "DisplayList", "Compositor"]),

    .target(name: "MediaExport", dependencies: ["PNGCoding", "Compositor", "CoreGraphics"]),

    .target(name: "CStackRoom"),
    .target(
      name: "QuartzCore",
      dependencies: ["CStackRoom", "Trace", "CoreGraphics", "CoreText", "DisplayList"]),
    .target(name: "CApplicationDoor"),
    .target(
      name: "UIKit",
      dependencies: [
        "CApplicationDoor", "Trace", "Assets", "CoreGraphics", "CoreText", "DisplayList",
        "QuartzCore",
      ]),

    .target(
      name: "Stage",
      dependencies: [
        "Trace", "CoreGraphics", "DisplayList", "Compositor", "QuartzCore", "UIKit",
      ]),

    .target(name: "TransitionDoctor", dependencies: ["Trace"]),

    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .target(
      name: "SDLStage",
      dependencies: ["CSDL2", "CoreGraphics", "DisplayList", "Compositor", "Stage"]),

    .target(name: "TransitionGallery", dependencies: ["UIKit"]),

    .target(
      name: "Interlude",
      dependencies: [
        "Trace", "CoreGraphics", "DisplayList", "Compositor", "Bench", "MediaExport", "UIKit",
        "Stage", "SDLStage", "TransitionDoctor",
      ]),
    .executableTarget(
      name: "InterludeCommand", dependencies: ["Interlude", "Stage", "TransitionGallery", "UIKit"]),

    // The compiler's cross-import overlays for Swift Testing; see the files.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),

    .testTarget(
      name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .testTarget(name: "AssetsTests", dependencies: ["Assets"]),
    .testTarget(name: "TraceTests", dependencies: ["Trace"]),
    .testTarget(
      name: "QuartzCoreTests",
      dependencies: [
        "Trace", "CoreGraphics", "CoreText", "DisplayList", "QuartzCore", "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "StageTests",
      dependencies: [
        "Trace", "CoreGraphics", "DisplayList", "Compositor", "QuartzCore", "UIKit", "Stage",
        "TransitionGallery", "RandomDisplayLists", "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "CoreTextTests",
      dependencies: ["Assets", "CoreText", "CoreGraphics", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "InterludeTests",
      dependencies: [
        "Bench", "Interlude", "InterludeCommand", "MediaExport", "SDLStage", "Stage", "Trace",
        "TransitionDoctor", "UIKit",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "Trace", "Assets", "CoreText", "DisplayList", "QuartzCore", "UIKit", "Stage",
        "RandomDisplayLists",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "UIKitSwift5Tests", dependencies: ["UIKit", "Stage"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "TransitionGalleryTests",
      dependencies: [
        "InterludeCommand", "TransitionGallery", "Compositor", "DisplayList", "MediaExport",
        "Stage", "Trace", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      exclude: ["References"]),
    .testTarget(
      name: "ReadmeTests",
      dependencies: ["Stage", "UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "SDLStageTests",
      dependencies: [
        "Interlude", "InterludeCommand",
        "SDLStage", "CSDL2", "Compositor", "DisplayList", "CoreGraphics", "Stage", "Trace", "UIKit",
        "TransitionGallery", "RandomDisplayLists",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .testTarget(name: "ScriptTests", exclude: ["Fixtures"]),

    .target(
      name: "RandomDisplayLists", dependencies: ["DisplayList", "CoreGraphics"],
      path: "Tests/RandomDisplayLists"),
    .testTarget(
      name: "TransitionDoctorTests",
      dependencies: [
        "InterludeCommand", "Stage", "Trace", "TransitionDoctor", "UIKit",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "CompositorTests",
      dependencies: [
        "Compositor", "CompositorKernels", "DisplayList", "CoreGraphics", "RandomDisplayLists",
        "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "LayerFeatureTests",
      dependencies: [
        "CCairo", "Compositor", "CoreGraphics", "CoreText", "DisplayList", "MediaExport",
        "QuartzCore", "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "BenchTests",
      dependencies: [
        "Bench", "Compositor", "DisplayList", "CoreGraphics", "_Testing_CoreGraphics",
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
