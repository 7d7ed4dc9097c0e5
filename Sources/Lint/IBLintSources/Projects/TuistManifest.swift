#if SourceChecks
  import SwiftSyntax
  public import XcodeProjects

  /// A reader of `Project.swift`, the manifest of Tuist. It reads only literals; whatever code computes is unknown.
  public enum TuistManifest {
    /// Reads a manifest. Returns nil for other files.
    public static func read(_ bytes: [UInt8], path: String) -> ProjectManifest? {
      guard let project = ManifestCall(of: "Project", in: bytes) else { return nil }
      var reader = TargetReader(path: path, settings: project.call.argument("settings"))
      if project.targets == nil { reader.mayHaveMore = true }
      let found = (project.targets ?? []).compactMap { reader.target($0) }
      return ProjectManifest(path: path, targets: found, mayHaveMore: reader.mayHaveMore)
    }
  }

  private struct TargetReader {
    let path: String
    /// The settings of the project.
    let settings: ExprSyntax?
    var mayHaveMore = false

    mutating func target(_ expression: ExprSyntax) -> ProjectManifest.Target? {
      guard let call = expression.as(FunctionCallExprSyntax.self),
        ["target", "Target"].contains(call.calledExpression.lastName),
        let name = call.argument("name")?.literal
      else {
        mayHaveMore = true
        return nil
      }
      var target = XcodeTarget(name: name, manifest: path)
      if let product = call.argument("productName")?.literal {
        target.module = XcodeTarget(name: product, manifest: path).module
      }
      let destinations = call.argument("destinations") ?? call.argument("platform")
      target.platforms = Set(destinations.map { platforms($0) } ?? [])
      if let product = call.argument("product")?.lastName { target.productType = product }
      if let versions = call.argument("deploymentTargets") ?? call.argument("deploymentTarget") {
        target.deploymentTargets = deployment(versions)
      }
      for settings in [settings, call.argument("settings")].compactMap({ $0 }) {
        if let version = setting("SWIFT_VERSION", settings) { target.setSwiftVersion(version) }
        if let module = setting("PRODUCT_MODULE_NAME", settings) { target.module = module }
      }
      var sets: [ProjectManifest.Files] = []
      for label in ["sources", "resources", "buildableFolders"] {
        guard let list = call.argument(label) else { continue }
        sets += files(list, areFolders: label == "buildableFolders")
      }
      return ProjectManifest.Target(target, files: sets)
    }

    /// Returns the platforms of `.iOS`, `.iPhone` or `[.iPhone, .mac]`.
    private func platforms(_ expression: ExprSyntax) -> [XcodeTarget.Platform] {
      if let list = expression.listElements { return list.flatMap { platforms($0) } }
      let name = expression.lastName ?? ""
      let platform: XcodeTarget.Platform? =
        switch name {
        case "iPhone", "iPad": .iOS
        case "mac", "macCatalyst": name == "mac" ? .macOS : .iOS
        case "appleTv": .tvOS
        case "appleWatch": .watchOS
        case "appleVision": .visionOS
        default: XcodeTarget.Platform(rawValue: name)
        }
      return platform.map { [$0] } ?? []
    }

    /// Returns the versions in `.iOS("15.0")`, `.iOS(targetVersion: "15.0", …)` or `.multiplatform(iOS: "15.0")`.
    private func deployment(_ expression: ExprSyntax) -> [XcodeTarget.Platform: String] {
      guard let call = expression.as(FunctionCallExprSyntax.self) else { return [:] }
      if let platform = call.calledExpression.lastName.flatMap({
        XcodeTarget.Platform(rawValue: $0)
      }) {
        return call.arguments.first?.expression.literal.map { [platform: $0] } ?? [:]
      }
      return call.arguments.reduce(into: [:]) { found, argument in
        guard let platform = argument.label.flatMap({ XcodeTarget.Platform(rawValue: $0.text) })
        else {
          return
        }
        found[platform] = argument.expression.literal
      }
    }

    /// Returns a setting in `.settings(base: ["SWIFT_VERSION": "5.0"])`.
    private func setting(_ name: String, _ expression: ExprSyntax) -> String? {
      let base = expression.as(FunctionCallExprSyntax.self)?.argument("base")
      guard case .elements(let elements)? = base?.as(DictionaryExprSyntax.self)?.content else {
        return nil
      }
      return elements.lazy.filter { $0.key.literal == name }.compactMap(\.value.literal).first
    }

    private mutating func files(_ expression: ExprSyntax, areFolders: Bool) -> [ProjectManifest
      .Files]
    {
      if let list = expression.listElements {
        return list.flatMap { files($0, areFolders: areFolders) }
      }
      if let pattern = place(expression) {
        return [ProjectManifest.Files(PathGlob(pattern, includesContents: areFolders))]
      }
      guard let call = expression.as(FunctionCallExprSyntax.self) else { return unknown() }
      switch call.calledExpression.lastName {
      case "sourceFilesList", "resources":
        guard let list = call.argument("globs") ?? call.arguments.first?.expression else {
          return unknown()
        }
        return files(list, areFolders: false)
      case "glob", "folder", "file":
        guard let pattern = call.arguments.first.flatMap({ place($0.expression) }) else {
          return unknown()
        }
        let excluded = call.argument("excluding").map { list in
          (list.listElements ?? [list]).compactMap { place($0) }
        }
        return [
          ProjectManifest.Files(
            PathGlob(pattern, includesContents: call.calledExpression.lastName == "folder"),
            excluded: (excluded ?? []).map { PathGlob($0) })
        ]
      case "folderReference": return []
      default: return unknown()
      }
    }

    private mutating func unknown() -> [ProjectManifest.Files] {
      mayHaveMore = true
      return []
    }

    /// Returns the path in `"App/**"`, `.path("App/**")` or `.relativeToManifest("App/**")`.
    private func place(_ expression: ExprSyntax) -> String? {
      if let text = expression.literal { return text }
      guard let call = expression.as(FunctionCallExprSyntax.self),
        ["path", "relativeToManifest"].contains(call.calledExpression.lastName)
      else { return nil }
      return call.arguments.first?.expression.literal
    }
  }
#endif
