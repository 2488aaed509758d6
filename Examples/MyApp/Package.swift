// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "MyApp",
  platforms: [.iOS(.v13)],
  dependencies: [.package(name: "Interlude", path: "../..")],
  targets: [
    .executableTarget(
      name: "MyApp",
      dependencies: [
        .product(
          name: "Interlude", package: "Interlude", condition: .when(platforms: [.linux]))
      ])
  ]
)
