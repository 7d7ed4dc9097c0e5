// swift-tools-version: 6.1
// The plugins of xibinspect with the released command, so that a build needs no build of the command. This file is the
// manifest of the package that `Scripts/release/package-bundle` makes.
import Foundation
import PackageDescription

// The plugin AppSources is part of the package if the program that it needs is.
let info = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "xibinspect.artifactbundle/info.json")
let hasAppSources =
  (try? String(contentsOf: info, encoding: .utf8))?.contains("\"app-sources\"") == true

let plugins: [Target] =
  [
    .plugin(
      name: "LintCommand",
      capability: .command(
        intent: .custom(
          verb: "lint-documents", description: "Check Interface Builder documents against rules."),
        permissions: [.writeToPackageDirectory(reason: "--fix changes the documents in place.")]),
      dependencies: ["xibinspect"]),
    .plugin(name: "LintOnBuild", capability: .buildTool(), dependencies: ["xibinspect"]),
    .plugin(name: "CompileInterface", capability: .buildTool(), dependencies: ["xibinspect"]),
  ]
  + (hasAppSources
    ? [.plugin(name: "AppSources", capability: .buildTool(), dependencies: ["xibinspect"])] : [])

let package = Package(
  name: "xibinspect-plugins",
  products: plugins.map { .plugin(name: $0.name, targets: [$0.name]) },
  targets: plugins + [.binaryTarget(name: "xibinspect", path: "xibinspect.artifactbundle")]
)
