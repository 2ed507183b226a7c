// swift-tools-version: 6.2
import PackageDescription

// Its own package, so that the main manifest stays clean.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "TrayKit", path: "..")],
  targets: [
    // HarfBuzz by itself, to compare text with.
    .systemLibrary(
      name: "CHarfBuzzAlone", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    // Counts what a benchmark allocates; a link to the counter of the tests.
    .target(name: "CAllocations"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CAllocations", "CHarfBuzzAlone",
        .product(name: "TrayCases", package: "TrayKit"),
        .product(name: "TrayKit", package: "TrayKit"),
        .product(name: "TrayDocuments", package: "TrayKit"),
      ]),
  ]
)
