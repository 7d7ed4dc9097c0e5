// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "LoadingViewApp",
  dependencies: [.package(name: "xibinspect", path: "../../..", traits: ["Combine"])],
  targets: [
    .target(
      name: "LoadingViewApp", dependencies: [.product(name: "UIKitShim", package: "xibinspect")],
      exclude: ["app"], plugins: [.plugin(name: "AppSources", package: "xibinspect")]),
    .testTarget(
      name: "LoadingViewAppTests",
      dependencies: ["LoadingViewApp", .product(name: "UIKitTesting", package: "xibinspect")]),
  ],
  swiftLanguageModes: [.v5]
)
