// swift-tools-version: 6.2
import CompilerPluginSupport
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
    // No C: these also compile as Embedded Swift.
    .library(name: "TrayMotion", targets: ["TrayMotion"]),
    .library(name: "TraySurfaces", targets: ["TraySurfaces"]),
    .library(name: "TrayKit", targets: ["TrayKit"]),
    .library(
      name: "TraySwiftUI", targets: ["TraySwiftUI", "TrayCombine", "TraySwiftUICore", "TrayUIKit"]),
    .library(name: "TrayCases", targets: ["TrayCases"]),
    .library(name: "TrayDocuments", targets: ["TrayDocuments"]),
    .library(name: "TrayDrawing", targets: ["TrayDrawing"]),
    .library(name: "TrayReports", targets: ["TrayReports"]),
    .executable(name: "tray", targets: ["tray"]),
  ],
  targets: [
    // Pure modules: these compile as Embedded Swift.
    .target(name: "TrayGeometry", swiftSettings: strict, linkerSettings: [mathLibrary]),
    .target(name: "TrayMotion", dependencies: ["TrayGeometry"], swiftSettings: strict),
    .target(name: "TrayDetents", dependencies: ["TrayGeometry"], swiftSettings: strict),
    .target(
      name: "TraySurfaces", dependencies: ["TrayGeometry", "TrayMotion", "TrayDetents"],
      swiftSettings: strict),

    // Room for nested calls.
    .target(name: "CTrayDeepStack"),
    .target(name: "TrayDeepStack", dependencies: ["CTrayDeepStack"], swiftSettings: strict),

    // The tree and the view language: no Foundation, no C.
    .target(
      name: "TrayLayout", dependencies: ["TrayGeometry", "TrayDeepStack"], swiftSettings: strict),
    .target(
      name: "TrayViews", dependencies: ["TrayGeometry", "TrayLayout", "TrayDetents"],
      swiftSettings: strict),

    // Text.
    .systemLibrary(
      name: "CTrayFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CTrayHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .target(
      name: "CTrayUnicode", exclude: ["data"],
      linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
    .target(name: "CTrayInter", exclude: ["fonts"]),
    .target(name: "CTrayWidths", exclude: ["system-font-widths.json", "widths.inc"]),
    .target(
      name: "TrayText",
      dependencies: [
        "TrayGeometry", "TrayLayout", "CTrayFreeType", "CTrayHarfBuzz", "CTrayUnicode",
        "CTrayInter", "CTrayWidths",
      ],
      swiftSettings: strict),

    // What other modules call, and the programs around it.
    .target(
      name: "TrayKit",
      dependencies: [
        "TrayGeometry", "TrayMotion", "TrayDetents", "TraySurfaces", "TrayLayout", "TrayViews",
        "TrayText",
      ],
      swiftSettings: strict),
    // What answers `import SwiftUI`, `Combine`, `SwiftUICore` and `UIKit`.
    .target(name: "CTrayConformances"),
    .macro(name: "TraySwiftUIMacros", swiftSettings: strict),
    .target(name: "TrayCombine", swiftSettings: strict),
    .target(
      name: "TraySwiftUI",
      dependencies: [
        "TrayKit", "TrayGeometry", "TrayCombine", "TraySwiftUIMacros", "CTrayConformances",
      ],
      swiftSettings: strict),
    .target(name: "TraySwiftUICore", dependencies: ["TraySwiftUI"], swiftSettings: strict),
    .target(name: "TrayUIKit", dependencies: ["TraySwiftUI"], swiftSettings: strict),
    .target(name: "TrayCases", dependencies: ["TrayKit"], swiftSettings: strict),
    .target(
      name: "TrayDocuments",
      dependencies: ["TrayDeepStack", "TrayKit", "TrayCases"],
      swiftSettings: strict),
    .systemLibrary(name: "CTrayCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .target(
      name: "TrayDrawing",
      dependencies: ["TrayGeometry", "TrayLayout", "TrayDeepStack", "TrayKit", "CTrayCairo"],
      swiftSettings: strict),
    .target(
      name: "TrayReports", dependencies: ["TrayKit", "TrayCases", "TrayDrawing"],
      swiftSettings: strict),
    .executableTarget(
      name: "tray",
      dependencies: ["TrayKit", "TrayCases", "TrayDocuments", "TrayDrawing", "TrayReports"],
      swiftSettings: strict),

    // What tests share: seeded numbers, golden tables, text on a typewriter, trees as data.
    .target(
      name: "TrayTestSupport", dependencies: ["TrayLayout", "TrayGeometry"],
      path: "Tests/TrayTestSupport", swiftSettings: strict),
    // Counts allocations, for tests of what must not allocate.
    .target(name: "CTrayAllocationCount", path: "Tests/CTrayAllocationCount"),
    .testTarget(
      name: "TrayGeometryTests", dependencies: ["TrayGeometry", "TrayTestSupport"],
      swiftSettings: strict),
    .testTarget(name: "TrayDeepStackTests", dependencies: ["TrayDeepStack"], swiftSettings: strict),
    .testTarget(
      name: "TrayMotionTests", dependencies: ["TrayMotion", "TrayGeometry", "TrayTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TrayDetentsTests", dependencies: ["TrayDetents", "TrayGeometry", "TrayTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TraySurfacesTests",
      dependencies: [
        "TraySurfaces", "TrayMotion", "TrayDetents", "TrayGeometry", "CTrayAllocationCount",
        "TrayTestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TrayLayoutTests", dependencies: ["TrayLayout", "TrayGeometry", "TrayTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TrayViewsTests",
      dependencies: ["TrayViews", "TrayLayout", "TrayGeometry", "TrayDetents", "TrayTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TrayTextTests",
      dependencies: ["TrayText", "CTrayWidths", "TrayLayout", "TrayGeometry", "TrayTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TrayKitTests", dependencies: ["TrayKit", "TraySwiftUI", "TrayTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TraySwiftUITests", dependencies: ["TraySwiftUI", "TrayKit", "TrayTestSupport"],
      swiftSettings: strict),
    // The documentation: its rules, references and examples.
    .testTarget(
      name: "TrayArticleTests",
      dependencies: [
        "TrayGeometry", "TrayMotion", "TrayDetents", "TraySurfaces", "TrayDeepStack", "TrayLayout",
        "TrayViews", "TrayText", "TrayKit", "TrayCombine", "TraySwiftUI", "TrayCases",
        "TrayDocuments", "TrayDrawing", "TrayReports", "TrayTestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TrayDocumentsTests",
      dependencies: ["TrayDocuments", "TrayKit", "TrayGeometry", "TrayTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TrayDrawingTests",
      dependencies: [
        "TrayDrawing", "TrayKit", "TrayLayout", "TrayGeometry", "CTrayCairo", "TrayTestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TrayCasesTests",
      dependencies: ["TrayCases", "TrayDocuments", "TrayKit", "TrayTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TrayReportsTests",
      dependencies: [
        "TrayReports", "TrayCases", "TrayDocuments", "TrayKit", "TrayTestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TrayCommandTests",
      dependencies: ["tray", "TrayDocuments", "TrayKit", "TrayReports", "TrayTestSupport"],
      swiftSettings: strict),
  ]
)
