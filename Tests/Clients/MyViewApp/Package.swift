// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "MyViewApp",
  dependencies: [.package(name: "xibinspect", path: "../../..", traits: ["Combine"])],
  targets: [
    .target(
      name: "MyViewApp", dependencies: [.product(name: "UIKitShim", package: "xibinspect")],
      exclude: ["app"], plugins: [.plugin(name: "AppSources", package: "xibinspect")]),
    .testTarget(
      name: "MyViewAppTests",
      dependencies: ["MyViewApp", .product(name: "UIKitTesting", package: "xibinspect")]),
  ],
  swiftLanguageModes: [.v6]
)
