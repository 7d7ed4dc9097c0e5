// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "CustomViewApp",
  dependencies: [.package(name: "xibinspect", path: "../../..", traits: ["Combine"])],
  targets: [
    .target(
      name: "CustomViewApp", dependencies: [.product(name: "UIKitShim", package: "xibinspect")],
      exclude: ["app"], plugins: [.plugin(name: "AppSources", package: "xibinspect")]),
    .testTarget(
      name: "CustomViewAppTests",
      dependencies: ["CustomViewApp", .product(name: "UIKitTesting", package: "xibinspect")]),
  ],
  swiftLanguageModes: [.v5]
)
