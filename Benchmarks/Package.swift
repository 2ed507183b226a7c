// swift-tools-version: 6.2
import PackageDescription

// Its own package, so that the main manifest stays clean.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "TrayKit", path: "..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "TrayKit", package: "TrayKit"),
        .product(name: "TrayDocuments", package: "TrayKit"),
      ])
  ]
)
