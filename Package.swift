// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Modules that apps import under Apple's names, where there is no Apple SDK to clash with.
#if os(Linux)
  let shims: [Target] =
    [
      "UIKit", "_Testing_UIKit", "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics", "WebKit",
      "MapKit", "MetalKit", "SceneKit", "SpriteKit", "GLKit", "PDFKit", "AVKit", "ARKit",
      "AVFoundation", "OSLog", "CoreImage", "_Testing_CoreImage", "SafariServices", "MessageUI",
      "UserNotifications", "LocalAuthentication", "StoreKit", "CoreLocation", "Photos", "PhotosUI",
      "UniformTypeIdentifiers", "MobileCoreServices", "AuthenticationServices",
    ].map {
      .target(
        name: $0,
        dependencies: ["HeadlessUIKit"]
          + ($0 == "UIKit"
            ? [
              "UserNotifications",
              .target(name: "CombineShim", condition: .when(traits: ["Combine"])),
            ] : [])
          + ($0 == "MapKit" ? ["CoreLocation"] : []),
        path: "Sources/Shims/\($0)", swiftSettings: settings)
    } + [
      .target(
        name: "CombineShim",
        dependencies: [
          "HeadlessUIKit",
          .product(
            name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["Combine"])),
        ],
        path: "Sources/Shims/CombineShim", swiftSettings: settings),
      .testTarget(
        name: "ShimsTests",
        dependencies: [
          "HeadlessUIKit", "AuthenticationServices", "CoreLocation", "LocalAuthentication",
          "MapKit",
          "MessageUI", "MobileCoreServices", "Photos", "PhotosUI", "SafariServices", "StoreKit",
          "UniformTypeIdentifiers", "UserNotifications", "WebKit",
        ], swiftSettings: settings),
    ]
#else
  let shims: [Target] = []
#endif

let package = Package(
  name: "xibinspect",
  products: [
    .library(name: "Diagnostics", targets: ["Diagnostics"]),
    .library(name: "XMLTree", targets: ["XMLTree"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "NibFormat", targets: ["NibFormat"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "NibCompiler", targets: ["NibCompiler"]),
    .library(name: "NibSources", targets: ["NibSources"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
    .library(name: "IBCanvas", targets: ["IBCanvas"]),
    .library(name: "IBCompare", targets: ["IBCompare"]),
    .library(name: "IBRender", targets: ["IBRender"]),
    .library(name: "CairoPictures", targets: ["CairoPictures"]),
    .library(name: "ViewSnapshots", targets: ["ViewSnapshots"]),
    .library(name: "SnapshotAssertions", targets: ["SnapshotAssertions"]),
    .library(name: "IBLint", targets: ["IBLint"]),
    .library(name: "IBLintSources", targets: ["IBLintSources"]),
    .library(name: "IBLintLayout", targets: ["IBLintLayout"]),
    .library(name: "IBLanguageServer", targets: ["IBLanguageServer"]),
    .library(name: "XcodeProjects", targets: ["XcodeProjects"]),
    .executable(name: "xibinspect", targets: ["xibinspect"]),
    .plugin(name: "LintCommand", targets: ["LintCommand"]),
    .plugin(name: "LintOnBuild", targets: ["LintOnBuild"]),
    .library(name: "UIKitShim", targets: shims.filter { $0.type != .test }.map(\.name)),
    .plugin(name: "AppSources", targets: ["AppSources"]),
  ],
  traits: [
    .trait(
      name: "SourceChecks",
      description:
        "Checks documents against an app's sources, which requires building swift-syntax."),
    .trait(
      name: "Pictures",
      description:
        "Writes pictures as PNG and PDF, which requires the libraries Cairo, Pango and GdkPixbuf."),
    .trait(
      name: "Combine",
      description: "Adds Combine to UIKitShim, which requires building OpenCombine."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .target(name: "Diagnostics", swiftSettings: settings),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev", "pkg-config"])]),
    .target(name: "CXMLEvents", dependencies: ["CLibXML2"]),
    .target(name: "XMLTree", dependencies: ["CXMLEvents", "Diagnostics"], swiftSettings: settings),
    .target(
      name: "InterfaceBuilder", dependencies: ["XMLTree", "Diagnostics"], swiftSettings: settings),
    .target(name: "NibFormat", dependencies: ["Diagnostics"], swiftSettings: settings),
    .target(
      name: "NibCompiler",
      dependencies: [
        "InterfaceBuilder", "XMLTree", "NibFormat", "TextMetrics", "Diagnostics", "StackSpace",
      ],
      swiftSettings: settings),
    .target(name: "AutoLayout", swiftSettings: settings),
    .target(name: "CFieldRecords"),
    .target(name: "CStackSpace"),
    .target(name: "StackSpace", dependencies: ["CStackSpace"], swiftSettings: settings),
    .target(
      name: "NibSources",
      dependencies: [
        "NibCompiler", "NibFormat", "InterfaceBuilder", "Localization", "XMLTree", "Diagnostics",
      ],
      swiftSettings: settings),
    .target(name: "TextMetrics", swiftSettings: settings),
    .target(name: "AssetCatalog", swiftSettings: settings),
    .target(
      name: "HeadlessUIKit",
      dependencies: [
        "NibSources", "NibFormat", "AutoLayout", "TextMetrics", "AssetCatalog", "Localization",
        "Diagnostics", "CFieldRecords", "StackSpace",
      ],
      swiftSettings: settings),
    .target(
      name: "UIKitTesting", dependencies: ["HeadlessUIKit", "Diagnostics"], swiftSettings: settings),
    .target(
      name: "IBCanvas",
      dependencies: ["HeadlessUIKit", "InterfaceBuilder", "XMLTree", "Diagnostics", "TextMetrics"],
      swiftSettings: settings),
    .target(
      name: "IBRender",
      dependencies: [
        "HeadlessUIKit", "TextMetrics", "AssetCatalog", "DiagnosticText", "Diagnostics",
      ],
      swiftSettings: settings),
    .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo"),
    .systemLibrary(name: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0"),
    .target(
      name: "CPaint",
      dependencies: [
        .target(name: "CPangoCairo", condition: .when(traits: ["Pictures"])),
        .target(name: "CPixbuf", condition: .when(traits: ["Pictures"])),
      ],
      cSettings: [.define("PICTURES", .when(traits: ["Pictures"]))]),
    .target(
      name: "CairoPictures", dependencies: ["CPaint", "IBRender", "HeadlessUIKit", "Diagnostics"],
      swiftSettings: settings),
    .target(
      name: "ViewSnapshots", dependencies: ["IBRender", "CairoPictures", "HeadlessUIKit"],
      swiftSettings: settings),
    .target(
      name: "SnapshotAssertions", dependencies: ["ViewSnapshots"], swiftSettings: settings),
    .target(
      name: "IBCompare",
      dependencies: ["DiagnosticText", "InterfaceBuilder", "XMLTree", "Diagnostics"],
      swiftSettings: settings),
    .target(name: "DiagnosticText", dependencies: ["Diagnostics"], swiftSettings: settings),
    .target(
      name: "IBLint",
      dependencies: [
        "AppSymbols", "DiagnosticText", "InterfaceBuilder", "Localization", "XMLTree",
        "Diagnostics",
      ],
      swiftSettings: settings),
    .target(
      name: "IBLintSources",
      dependencies: [
        "IBLint", "InterfaceBuilder", "Diagnostics", "FileWork", "XcodeProjects",
        .product(
          name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["SourceChecks"])),
        .product(
          name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["SourceChecks"])),
        .product(
          name: "SwiftParserDiagnostics", package: "swift-syntax",
          condition: .when(traits: ["SourceChecks"])),
        .product(
          name: "SwiftDiagnostics", package: "swift-syntax",
          condition: .when(traits: ["SourceChecks"])),
      ],
      swiftSettings: settings),
    .target(name: "Localization", dependencies: ["FileWork"], swiftSettings: settings),
    .target(name: "CFileWork"),
    .target(name: "FileWork", dependencies: ["CFileWork", "Diagnostics"], swiftSettings: settings),
    .target(
      name: "XcodeProjects", dependencies: ["Diagnostics", "FileWork"], swiftSettings: settings),
    .target(
      name: "IBLanguageServer",
      dependencies: ["IBLint", "InterfaceBuilder", "XMLTree", "DiagnosticText", "Diagnostics"],
      swiftSettings: settings),
    .target(
      name: "IBLintLayout",
      dependencies: ["IBLint", "HeadlessUIKit", "IBCanvas", "InterfaceBuilder", "XMLTree"],
      swiftSettings: settings),
    .target(name: "SchemaGenerator", swiftSettings: settings),
    .executableTarget(
      name: "generate-schema", dependencies: ["SchemaGenerator"], swiftSettings: settings),
    .executableTarget(
      name: "xibinspect",
      dependencies: [
        "HeadlessUIKit", "IBCanvas", "IBCompare", "IBRender", "CairoPictures", "IBLint",
        "IBLintLayout",
        "InterfaceBuilder",
        "NibCompiler", "NibFormat", "XMLTree", "DiagnosticText", "Diagnostics", "FileWork",
        "Localization", "XcodeProjects", "IBLanguageServer", "TestPackages", "AppSymbols",
        "AssetCatalog", "SourceRewriting",
        .target(name: "IBLintSources", condition: .when(traits: ["SourceChecks"])),
        .product(name: "Yams", package: "Yams"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .plugin(
      name: "LintCommand",
      capability: .command(
        intent: .custom(
          verb: "lint-documents", description: "Check Interface Builder documents against rules."),
        permissions: [
          .writeToPackageDirectory(
            reason: "--fix changes the documents in place.")
        ]), dependencies: ["xibinspect"]),
    .plugin(name: "LintOnBuild", capability: .buildTool(), dependencies: ["xibinspect"]),
    .target(
      name: "TestPackages",
      dependencies: [
        "InterfaceBuilder", "XcodeProjects", "FileWork", "SourceRewriting", "Diagnostics",
      ],
      swiftSettings: settings),
    .target(name: "SourceRewriting", swiftSettings: settings),
    .target(
      name: "AppSymbols", dependencies: ["SourceRewriting", "Diagnostics"], swiftSettings: settings),
    .executableTarget(
      name: "app-sources", dependencies: ["SourceRewriting", "FileWork"], swiftSettings: settings),
    .plugin(name: "AppSources", capability: .buildTool(), dependencies: ["app-sources"]),
    .testTarget(
      name: "AppSymbolsTests", dependencies: ["AppSymbols", "Diagnostics", "SourceRewriting"],
      swiftSettings: settings),
    .testTarget(
      name: "SourceRewritingTests", dependencies: ["SourceRewriting"], swiftSettings: settings),
    .target(
      name: "TestSupport",
      dependencies: ["DiagnosticText", "Diagnostics", "InterfaceBuilder", "XMLTree"],
      path: "Tests/TestSupport", swiftSettings: settings),
    .target(
      name: "CompareScore",
      dependencies: ["IBCompare", "InterfaceBuilder", "XMLTree", "Diagnostics", "TestSupport"],
      path: "Tools/CompareScore", swiftSettings: settings),
    .executableTarget(
      name: "score-compare", dependencies: ["CompareScore", "IBCompare"],
      path: "Tools/score-compare", swiftSettings: settings),
    .testTarget(
      name: "IBCompareTests",
      dependencies: [
        "IBCompare", "CompareScore", "DocumentMutation", "InterfaceBuilder", "XMLTree",
        "Diagnostics",
        "TestSupport",
      ],
      swiftSettings: settings),
    .target(
      name: "DocumentMutation",
      dependencies: ["IBLint", "InterfaceBuilder", "Diagnostics", "XMLTree", "TestSupport"],
      path: "Tools/DocumentMutation", swiftSettings: settings),
    .executableTarget(
      name: "fuzz-documents", dependencies: ["DocumentMutation", "TestSupport"],
      path: "Tools/fuzz-documents", swiftSettings: settings),
    .target(
      name: "NibMutation",
      dependencies: ["NibFormat", "NibCompiler", "InterfaceBuilder", "Diagnostics", "TestSupport"],
      path: "Tools/NibMutation", swiftSettings: settings),
    .executableTarget(
      name: "fuzz-nibs", dependencies: ["NibMutation", "TestSupport"], path: "Tools/fuzz-nibs",
      swiftSettings: settings),
    .testTarget(
      name: "XMLTreeTests",
      dependencies: ["XMLTree", "DiagnosticText", "Diagnostics", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "InterfaceBuilder", "XMLTree", "DiagnosticText", "Diagnostics", "TestSupport",
        "DocumentMutation",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NibFormatTests",
      dependencies: ["NibFormat", "Diagnostics", "NibMutation", "TestSupport"],
      swiftSettings: settings),
    .target(
      name: "LintExamples", dependencies: ["IBLint", "InterfaceBuilder", "XMLTree", "Diagnostics"],
      path: "Tests/LintExamples", swiftSettings: settings),
    .testTarget(
      name: "IBLintTests",
      dependencies: [
        "IBLint", "InterfaceBuilder", "XMLTree", "DiagnosticText", "Diagnostics", "LintExamples",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "IBLintLayoutTests",
      dependencies: [
        "IBLintLayout", "IBLint", "HeadlessUIKit", "IBCanvas", "InterfaceBuilder", "XMLTree",
        "Diagnostics",
        "LintExamples", "TestSupport",
      ],
      swiftSettings: settings),
    .target(
      name: "NibScore",
      dependencies: ["NibCompiler", "NibFormat", "InterfaceBuilder", "Diagnostics"],
      path: "Tools/NibScore", swiftSettings: settings),
    .executableTarget(
      name: "score-nibs",
      dependencies: [
        "NibScore", "NibCompiler", "NibFormat", "InterfaceBuilder", "Diagnostics",
      ],
      path: "Tools/score-nibs", swiftSettings: settings),
    .executableTarget(
      name: "score-layout",
      dependencies: [
        "AutoLayout", "HeadlessUIKit", "IBCanvas", "InterfaceBuilder", "TextMetrics", "XMLTree",
      ],
      path: "Tools/score-layout", swiftSettings: settings),
    .executableTarget(
      name: "draw-screen", dependencies: ["HeadlessUIKit", "IBRender"],
      path: "Tools/draw-screen", swiftSettings: settings),
    .executableTarget(
      name: "score-controllers",
      dependencies: [
        "HeadlessUIKit", "NibCompiler", "NibFormat", "InterfaceBuilder", "XMLTree", "Diagnostics",
      ],
      path: "Tools/score-controllers", swiftSettings: settings),
    .executableTarget(
      name: "sample-text",
      dependencies: ["HeadlessUIKit", "IBCanvas", "InterfaceBuilder", "XMLTree"],
      path: "Tools/sample-text", swiftSettings: settings),
    .testTarget(
      name: "NibCompilerTests",
      dependencies: [
        "NibCompiler", "NibFormat", "InterfaceBuilder", "Diagnostics", "NibScore", "TestSupport",
      ],
      swiftSettings: settings),
    .target(
      name: "LoadMutation",
      dependencies: [
        "CairoPictures", "DocumentMutation", "HeadlessUIKit", "IBCanvas", "IBRender", "NibCompiler",
        "NibFormat", "InterfaceBuilder", "XMLTree", "TestSupport",
      ],
      path: "Tools/LoadMutation", swiftSettings: settings),
    .executableTarget(
      name: "fuzz-loading", dependencies: ["LoadMutation", "TestSupport"],
      path: "Tools/fuzz-loading", swiftSettings: settings),
    .executableTarget(
      name: "fuzz-pictures", dependencies: ["LoadMutation", "TestSupport"],
      path: "Tools/fuzz-pictures", swiftSettings: settings),
    .executableTarget(
      name: "fuzz-screens", dependencies: ["LoadMutation", "TestSupport"],
      path: "Tools/fuzz-screens", swiftSettings: settings),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [
        "HeadlessUIKit", "UIKitTesting", "IBCanvas", "LoadMutation", "NibCompiler", "NibFormat",
        "InterfaceBuilder", "Diagnostics", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NibSourcesTests",
      dependencies: ["NibSources", "NibFormat", "InterfaceBuilder", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "IBCanvasTests",
      dependencies: ["IBCanvas", "HeadlessUIKit", "InterfaceBuilder", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "IBRenderTests",
      dependencies: [
        "IBRender", "Diagnostics", "HeadlessUIKit", "LoadMutation", "TestSupport", "XMLTree",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CairoPicturesTests",
      dependencies: ["CairoPictures", "Diagnostics", "IBRender", "HeadlessUIKit"],
      swiftSettings: settings),
    .testTarget(
      name: "ViewSnapshotsTests",
      dependencies: ["SnapshotAssertions", "ViewSnapshots", "HeadlessUIKit"],
      swiftSettings: settings),
    .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout"], swiftSettings: settings),
    .testTarget(
      name: "IBLintSourcesTests",
      dependencies: [
        "IBLintSources", "IBLint", "InterfaceBuilder", "Diagnostics", "LintExamples", "TestSupport",
        "XcodeProjects",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "XcodeProjectsTests", dependencies: ["XcodeProjects", "Diagnostics", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "IBLanguageServerTests",
      dependencies: ["IBLanguageServer", "IBLint", "InterfaceBuilder", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "LocalizationTests", dependencies: ["Localization", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "FileWorkTests", dependencies: ["FileWork", "Diagnostics", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SchemaGeneratorTests",
      dependencies: ["SchemaGenerator", "DiagnosticText", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "XibInspectTests",
      dependencies: [
        "xibinspect", "IBLint", "InterfaceBuilder", "XMLTree", "Diagnostics", "TestSupport",
        "NibFormat", "DocumentMutation",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "AutoLayout", "HeadlessUIKit", "UIKitTesting", "IBCanvas", "IBCompare", "IBLint",
        "IBRender", "SnapshotAssertions", "ViewSnapshots", "InterfaceBuilder", "NibCompiler",
        "NibFormat", "XMLTree",
        "xibinspect", "TestSupport",
        .product(name: "Yams", package: "Yams"),
      ],
      // As a reader would compile the examples: without the settings of this package.
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ] + shims
)

// For plugins SwiftPM compiles the command and all that it depends on a second time, as tools of the host. Builds that use no
// plugin, such as those of the tests, do without.
if Context.environment["XIBINSPECT_PLUGINS"] == "no" {
  package.targets.removeAll { $0.type == .plugin }
  package.products.removeAll { $0 is Product.Plugin }
}

// While one works on a target, a build for its tests alone is much shorter:
// XIBINSPECT_TESTS="HeadlessUIKitTests IBRenderTests" swift build --product xibinspectPackageTests
if let names = Context.environment["XIBINSPECT_TESTS"]?.split(separator: " ").map(String.init) {
  package.targets.removeAll {
    $0.type == .test
      ? !names.contains($0.name) : $0.path?.hasPrefix("Tools/") == true && $0.type == .executable
  }
}
