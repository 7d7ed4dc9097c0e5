// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that users of the library do not resolve or build it.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "xibinspect", path: "..")],
  targets: [
    .systemLibrary(
      name: "CBenchLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev", "pkg-config"])]),
    .target(name: "CSAXPass", dependencies: ["CBenchLibXML2"]),
    .executableTarget(
      name: "bench",
      dependencies: [
        "CSAXPass", .product(name: "InterfaceBuilder", package: "xibinspect"),
        .product(name: "NibFormat", package: "xibinspect"),
        .product(name: "NibCompiler", package: "xibinspect"),
        .product(name: "HeadlessAppKit", package: "xibinspect"),
        .product(name: "HeadlessUIKit", package: "xibinspect"),
        .product(name: "UIKitTesting", package: "xibinspect"),
        .product(name: "IBCompare", package: "xibinspect"),
        .product(name: "IBLint", package: "xibinspect"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    // Scripts/measure/bench-solver fetches kiwi's headers into the scratch folder.
    .target(name: "CKiwi", cxxSettings: [.headerSearchPath("../../.build/kiwi")]),
    .executableTarget(
      name: "bench-solver",
      dependencies: ["CKiwi", .product(name: "AutoLayout", package: "xibinspect")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ],
  cxxLanguageStandard: .cxx17
)
