/// The modules of files, judged by the folders of Swift packages.
struct ModuleFolders {
  private let packages: Set<String>

  /// Finds the packages in a list of files.
  init(_ paths: [String]) {
    packages = Set(paths.filter(Self.isManifest).map { Self.folder(of: $0) })
  }

  /// Returns whether a file is a package manifest, which belongs to no module.
  static func isManifest(_ path: String) -> Bool {
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  /// Returns the module of a file, or nil if it is not in a target's folder of a package.
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

  /// Returns the module name of a target, with underscores for characters that identifiers cannot contain.
  private static func moduleName(_ target: Substring) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
