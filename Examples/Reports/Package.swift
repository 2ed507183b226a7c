// swift-tools-version: 6.2
import PackageDescription

// A package of its own, as an app team's would be: a flow in Swift, and a report from it.
let package = Package(
  name: "Reports",
  dependencies: [.package(name: "TrayKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "Reports",
      dependencies: ["TrayKit", "TrayCases", "TrayDrawing", "TrayReports"].map {
        .product(name: $0, package: "TrayKit")
      },
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
  ]
)
