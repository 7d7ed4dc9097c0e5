// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "xibinspect",
  products: [
    .library(name: "Diagnostics", targets: ["Diagnostics"]),
    .library(name: "XMLTree", targets: ["XMLTree"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .executable(name: "xibinspect", targets: ["xibinspect"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(name: "Diagnostics", swiftSettings: settings),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev", "pkg-config"])]),
    .target(name: "CXMLEvents", dependencies: ["CLibXML2"]),
    .target(name: "XMLTree", dependencies: ["CXMLEvents", "Diagnostics"], swiftSettings: settings),
    .target(
      name: "InterfaceBuilder", dependencies: ["XMLTree", "Diagnostics"], swiftSettings: settings),
    .target(name: "SchemaGenerator", swiftSettings: settings),
    .executableTarget(
      name: "generate-schema", dependencies: ["SchemaGenerator"], swiftSettings: settings),
    .executableTarget(
      name: "xibinspect",
      dependencies: [
        "InterfaceBuilder", "XMLTree", "Diagnostics",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "XMLTree", "Diagnostics"],
      swiftSettings: settings),
  ]
)
