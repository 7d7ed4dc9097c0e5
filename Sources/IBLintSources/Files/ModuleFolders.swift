/// Which module a file belongs to, as far as the folders of Swift packages tell.
struct ModuleFolders {
  private let packages: Set<String>

  /// Looks for the packages among files.
  init(_ paths: [String]) {
    packages = Set(paths.filter(Self.isManifest).map { Self.folder(of: $0) })
  }

  /// Whether a file describes a package and belongs to no module.
  static func isManifest(_ path: String) -> Bool {
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  /// The module, nil for a file outside a package's folders of targets.
  func module(of path: String) -> String? {
    var folder = Self.folder(of: path)
    while true {
      if packages.contains(folder) {
        let rest = path.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1)
        let parts = rest.split(separator: "/")
        guard parts.count > 2, Self.targetFolders.contains(parts[0]) else { return nil }
        return Self.moduleName(parts[1])
      }
      guard !folder.isEmpty else { return nil }
      folder = Self.folder(of: folder)
    }
  }

  private static let targetFolders: Set<Substring> = ["Sources", "Source", "src", "srcs", "Tests"]

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The name that a target's module has: what no identifier may hold becomes an underscore.
  private static func moduleName(_ target: Substring) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
