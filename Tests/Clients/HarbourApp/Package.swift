// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "HarbourApp",
  dependencies: [.package(name: "xibinspect", path: "../../..", traits: ["Combine"])],
  targets: [
    .target(
      name: "HarbourApp", dependencies: [.product(name: "UIKitShim", package: "xibinspect")],
      exclude: ["app"], plugins: [.plugin(name: "AppSources", package: "xibinspect")]),
    .testTarget(
      name: "HarbourAppTests",
      dependencies: ["HarbourApp", .product(name: "UIKitTesting", package: "xibinspect")]),
  ],
  swiftLanguageModes: [.v5]
)
