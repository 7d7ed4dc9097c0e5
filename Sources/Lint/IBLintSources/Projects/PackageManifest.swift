#if SourceChecks
  import Diagnostics
  import SwiftSyntax

  /// The targets in `Package.swift`, the manifest of a Swift package. Only literals are read; anything that code
  /// computes is unknown.
  package struct PackageManifest: Sendable {
    /// A target with its files.
    private struct Target {
      var module: String
      /// The folder relative to the package, or nil for the folder that follows from the name.
      var path: String?
      /// The files and folders relative to the target's folder, or nil for all.
      var sources: [String]?
      var excluded: [String] = []
      var name: String
    }

    private var targets: [Target] = []
    /// Whether the manifest describes a package. Without one, only the folders are known.
    private(set) var isPackage = false
    /// The language of the package's resources, as `defaultLocalization` states it.
    package private(set) var defaultLocalization: String?

    /// Reads a manifest. The result has no targets if the bytes contain no targets written as literals.
    package init(_ bytes: [UInt8]) {
      // A manifest that exceeds a limit is treated like one that computes its targets.
      guard let package = try? ManifestCall(of: "Package", in: bytes) else { return }
      isPackage = true
      defaultLocalization = package.call.argument("defaultLocalization")?.literal
      targets = (package.targets ?? []).compactMap { Self.target($0) }
    }

    private static func target(_ expression: ExprSyntax) -> Target? {
      guard let call = expression.as(FunctionCallExprSyntax.self),
        kinds.contains(call.calledExpression.lastName ?? ""),
        let name = call.argument("name")?.literal
      else { return nil }
      var target = Target(module: ModuleFolders.moduleName(name), name: name)
      if let path = call.argument("path"), !path.is(NilLiteralExprSyntax.self) {
        guard let text = path.literal else { return nil }
        target.path = text
      }
      if let sources = call.argument("sources"), !sources.is(NilLiteralExprSyntax.self) {
        guard let list = literals(sources) else { return nil }
        target.sources = list
      }
      if let excluded = call.argument("exclude") {
        guard let list = literals(excluded) else { return nil }
        target.excluded = list
      }
      return target
    }

    private static let kinds: Set<String> = ["executableTarget", "macro", "target", "testTarget"]

    private static func literals(_ expression: ExprSyntax) -> [String]? {
      guard let list = expression.listElements else { return nil }
      let texts = list.compactMap(\.literal)
      return texts.count == list.count ? texts : nil
    }

    /// Returns the module of a file, or nil if no target written as a literal contains it.
    /// - Parameter path: The path relative to the package.
    func module(of path: String) -> String? {
      let found = targets.compactMap { target -> (length: Int, module: String)? in
        let folders =
          target.path.map { [Self.clean($0)] }
          ?? ModuleFolders.targetFolders.map { "\($0)/\(target.name)" }
        for folder in folders {
          guard let rest = path.path(below: folder) else { continue }
          let isIn = { (places: [String]) in
            places.contains { place in
              let place = Self.clean(place)
              return rest == place || rest.isPath(below: place)
            }
          }
          if isIn(target.excluded) || target.sources.map({ !isIn($0) }) == true { continue }
          return (folder.utf8.count, target.module)
        }
        return nil
      }
      // The folder of one target may contain another target.
      return found.max { $0.length < $1.length }?.module
    }

    /// Returns a path without `./` at its start and `/` at its end.
    private static func clean(_ path: String) -> String {
      path.pathParts.filter { $0 != "." }.joined(separator: "/")
    }

  }
#endif
