// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "MyTransition",
  platforms: [.iOS(.v13)],
  dependencies: [.package(name: "Interlude", path: "../..")],
  targets: [
    .executableTarget(
      name: "MyTransition",
      dependencies: [
        .product(
          name: "Interlude", package: "Interlude", condition: .when(platforms: [.linux]))
      ])
  ]
)
