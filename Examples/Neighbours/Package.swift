// swift-tools-version: 6.2
import PackageDescription

// A package whose own modules have the names that come to mind first, and which uses all of TrayKit
// beside Foundation: nothing here may clash.
let swiftNames = [
  "Geometry", "Motion", "Detents", "Surfaces", "DeepStack", "LayoutCore", "Views", "Typesetting",
  "Documents", "Drawing",
]
let cNames = ["CFreeType", "CHarfBuzz", "CCairo", "CUnicode", "CInter", "CDevices", "CDeepStack"]
let trayProducts = [
  "TrayMotion", "TraySurfaces", "TrayKit", "TraySwiftUI", "TrayCases", "TrayDocuments",
  "TrayDrawing", "TrayReports",
]

let package = Package(
  name: "Neighbours",
  dependencies: [.package(name: "TrayKit", path: "../..")],
  targets: (swiftNames + cNames).map { .target(name: $0) } + [
    .executableTarget(
      name: "Neighbours",
      dependencies: swiftNames.map { .byName(name: $0) } + cNames.map { .byName(name: $0) }
        + trayProducts.map { .product(name: $0, package: "TrayKit") })
  ]
)
