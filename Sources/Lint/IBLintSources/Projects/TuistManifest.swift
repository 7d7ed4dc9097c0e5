#if SourceChecks
  import Budgets
  public import Diagnostics
  import SwiftSyntax
  public import XcodeProjects

  /// A reader of `Project.swift`, the manifest of Tuist. It reads only literals; anything that code computes is
  /// unknown.
  public enum TuistManifest {
    /// Reads a manifest. Returns nil for other files.
    /// - Throws: A `Diagnostic` if the manifest is nested too deeply, or has too many patterns.
    public static func read(_ bytes: [UInt8], path: String) throws(Diagnostic) -> ProjectManifest? {
      do throws(Budget.Exceeded) {
        return try manifest(bytes, path: path)
      } catch {
        throw Diagnostic(
          id: "unreadable-project", severity: .error, file: path,
          message: "cannot read the project, so targets are unknown: \(error.reason)")
      }
    }

    private static func manifest(_ bytes: [UInt8], path: String) throws(Budget.Exceeded)
      -> ProjectManifest?
    {
      guard let project = try ManifestCall(of: "Project", in: bytes, file: path) else { return nil }
      var reader = TargetReader(path: path, settings: project.call.argument("settings"))
      if project.targets == nil { reader.mayHaveMore = true }
      var found: [ProjectManifest.Target] = []
      for expression in project.targets ?? [] {
        if let target = try reader.target(expression) { found.append(target) }
      }
      return ProjectManifest(path: path, targets: found, mayHaveMore: reader.mayHaveMore)
    }
  }

  private struct TargetReader {
    let path: String
    /// The settings of the project, which each target starts with.
    private let common: (version: String?, module: String?)
    var mayHaveMore = false
    private var budget: Budget

    init(path: String, settings: ExprSyntax?) {
      self.path = path
      common = (
        settings.flatMap { Self.setting("SWIFT_VERSION", $0) },
        settings.flatMap { Self.setting("PRODUCT_MODULE_NAME", $0) }
      )
      budget = Budget(file: path, depth: 64, steps: ProjectManifest.mostPatterns)
    }

    mutating func target(_ expression: ExprSyntax) throws(Budget.Exceeded)
      -> ProjectManifest.Target?
    {
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
      if let destinations { target.platforms = Set(try platforms(destinations)) }
      if let product = call.argument("product")?.lastName { target.productType = product }
      if let versions = call.argument("deploymentTargets") ?? call.argument("deploymentTarget") {
        target.deploymentTargets = deployment(versions)
      }
      let own = call.argument("settings")
      if let version = own.flatMap({ Self.setting("SWIFT_VERSION", $0) }) ?? common.version {
        target.setSwiftVersion(version)
      }
      if let module = own.flatMap({ Self.setting("PRODUCT_MODULE_NAME", $0) }) ?? common.module {
        target.module = module
      }
      var sets: [ProjectManifest.Files] = []
      for label in ["sources", "resources", "buildableFolders"] {
        guard let list = call.argument(label) else { continue }
        sets += try files(list, areFolders: label == "buildableFolders")
      }
      return ProjectManifest.Target(target, files: sets)
    }

    /// Returns the platforms of `.iOS`, `.iPhone` or `[.iPhone, .mac]`.
    private mutating func platforms(_ expression: ExprSyntax) throws(Budget.Exceeded)
      -> [XcodeTarget.Platform]
    {
      try budget.enter()
      defer { budget.leave() }
      if let list = expression.listElements {
        var found: [XcodeTarget.Platform] = []
        for element in list { found += try platforms(element) }
        return found
      }
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
    private static func setting(_ name: String, _ expression: ExprSyntax) -> String? {
      let base = expression.as(FunctionCallExprSyntax.self)?.argument("base")
      guard case .elements(let elements)? = base?.as(DictionaryExprSyntax.self)?.content else {
        return nil
      }
      return elements.lazy.filter { $0.key.literal == name }.compactMap(\.value.literal).first
    }

    private mutating func files(_ expression: ExprSyntax, areFolders: Bool) throws(Budget.Exceeded)
      -> [ProjectManifest.Files]
    {
      try budget.enter()
      defer { budget.leave() }
      if let list = expression.listElements {
        var found: [ProjectManifest.Files] = []
        for element in list { found += try files(element, areFolders: areFolders) }
        return found
      }
      if let pattern = place(expression) {
        // A pattern takes more memory than its text.
        try budget.spend(pattern.utf8.count)
        let files = ProjectManifest.Files(PathGlob(pattern, includesContents: areFolders))
        try budget.spend(files.size)
        return [files]
      }
      guard let call = expression.as(FunctionCallExprSyntax.self) else { return unknown() }
      switch call.calledExpression.lastName {
      case "sourceFilesList", "resources":
        guard let list = call.argument("globs") ?? call.arguments.first?.expression else {
          return unknown()
        }
        return try files(list, areFolders: false)
      case "glob", "folder", "file":
        guard let pattern = call.arguments.first.flatMap({ place($0.expression) }) else {
          return unknown()
        }
        let excluded = call.argument("excluding").map { list in
          (list.listElements ?? [list]).compactMap { place($0) }
        }
        try budget.spend((excluded ?? []).reduce(pattern.utf8.count) { $0 + $1.utf8.count })
        let files = ProjectManifest.Files(
          PathGlob(pattern, includesContents: call.calledExpression.lastName == "folder"),
          excluded: (excluded ?? []).map { PathGlob($0) })
        try budget.spend(files.size)
        return [files]
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
