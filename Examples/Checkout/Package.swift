// swift-tools-version: 6.2
import PackageDescription

// A package of its own, as an app team's would be: it sees only what TrayKit makes public.
let package = Package(
  name: "Checkout",
  dependencies: [.package(name: "TrayKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "Checkout", dependencies: [.product(name: "TrayKit", package: "TrayKit")],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
  ]
)
