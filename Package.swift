// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

// In a program without Foundation nothing else links what `.rounded()` calls.
let mathLibrary = LinkerSetting.linkedLibrary("m", .when(platforms: [.linux]))

let package = Package(
  name: "TrayKit",
  products: [
    .library(name: "TrayKit", targets: ["TrayKit"]),
    .library(name: "TrayDocuments", targets: ["Documents"]),
    .library(name: "TrayDrawing", targets: ["Drawing"]),
    .executable(name: "tray", targets: ["tray"]),
  ],
  targets: [
    // Pure modules: these compile as Embedded Swift.
    .target(name: "Geometry", swiftSettings: strict, linkerSettings: [mathLibrary]),
    .target(name: "Motion", swiftSettings: strict, linkerSettings: [mathLibrary]),
    .target(name: "Detents", dependencies: ["Geometry"], swiftSettings: strict),
    .target(
      name: "Surfaces", dependencies: ["Geometry", "Motion", "Detents"], swiftSettings: strict),

    // Room for nested calls.
    .target(name: "CDeepStack"),
    .target(name: "DeepStack", dependencies: ["CDeepStack"], swiftSettings: strict),

    // The tree and the view language: no Foundation, no C.
    .target(
      name: "LayoutCore", dependencies: ["Geometry", "DeepStack"], swiftSettings: strict),
    .target(
      name: "Views", dependencies: ["Geometry", "LayoutCore", "Detents"], swiftSettings: strict),

    // Text.
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .target(
      name: "CUnicode",
      linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
    .target(name: "CInter", exclude: ["fonts"]),
    .target(
      name: "Typesetting",
      dependencies: ["Geometry", "LayoutCore", "CFreeType", "CHarfBuzz", "CUnicode", "CInter"],
      swiftSettings: strict),

    // What other modules call, and the programs around it.
    .target(
      name: "TrayKit",
      dependencies: [
        "Geometry", "Motion", "Detents", "Surfaces", "LayoutCore", "Views", "Typesetting",
      ],
      swiftSettings: strict),
    .target(name: "CDevices"),
    .target(
      name: "Documents", dependencies: ["Geometry", "DeepStack", "TrayKit", "CDevices"],
      swiftSettings: strict),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .target(
      name: "Drawing", dependencies: ["Geometry", "LayoutCore", "DeepStack", "TrayKit", "CCairo"],
      swiftSettings: strict),
    .executableTarget(
      name: "tray", dependencies: ["Documents", "Drawing", "TrayKit"], swiftSettings: strict),

    .testTarget(name: "GeometryTests", dependencies: ["Geometry"], swiftSettings: strict),
    .testTarget(name: "DeepStackTests", dependencies: ["DeepStack"], swiftSettings: strict),
    .testTarget(name: "MotionTests", dependencies: ["Motion"], swiftSettings: strict),
    .testTarget(
      name: "DetentsTests", dependencies: ["Detents", "Geometry"], swiftSettings: strict),
    // What tests of layout share: text on a typewriter, trees as data, trees drawn by lot.
    .target(
      name: "LayoutTestSupport", dependencies: ["LayoutCore", "Geometry"],
      path: "Tests/LayoutTestSupport", swiftSettings: strict),
    // Counts allocations, for tests of what must not allocate.
    .target(name: "CAllocationCount", path: "Tests/CAllocationCount"),
    .testTarget(
      name: "SurfacesTests",
      dependencies: ["Surfaces", "Motion", "Detents", "Geometry", "CAllocationCount"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutCoreTests", dependencies: ["LayoutCore", "Geometry", "LayoutTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ViewsTests",
      dependencies: ["Views", "LayoutCore", "Geometry", "Detents", "LayoutTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TypesettingTests", dependencies: ["Typesetting", "LayoutCore", "Geometry"],
      swiftSettings: strict),
    .testTarget(
      name: "TrayKitTests", dependencies: ["TrayKit", "LayoutTestSupport"], swiftSettings: strict),
    .testTarget(
      name: "DocumentsTests", dependencies: ["Documents", "TrayKit", "Geometry"],
      swiftSettings: strict),
    .testTarget(
      name: "DrawingTests",
      dependencies: ["Drawing", "TrayKit", "LayoutCore", "Geometry", "CCairo"],
      swiftSettings: strict),
    .testTarget(name: "trayTests", dependencies: ["tray", "Documents"], swiftSettings: strict),
  ]
)
