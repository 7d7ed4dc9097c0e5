// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "CarouselApp",
  dependencies: [.package(name: "xibinspect", path: "../../..", traits: ["Combine"])],
  targets: [
    .target(
      name: "CarouselApp", dependencies: [.product(name: "UIKitShim", package: "xibinspect")],
      exclude: ["app"], plugins: [.plugin(name: "AppSources", package: "xibinspect")]),
    .testTarget(
      name: "CarouselAppTests",
      dependencies: ["CarouselApp", .product(name: "UIKitTesting", package: "xibinspect")]),
  ],
  swiftLanguageModes: [.v5]
)
