import Diagnostics

#if SourceChecks
  /// The modules of files, based on the manifests and folders of Swift packages.
  struct ModuleFolders {
    /// The manifests by folder.
    private let packages: [String: [PackageManifest]]

    /// Finds the packages in a list of files.
    /// - Parameter read: Returns the bytes of a manifest, or nil if it cannot be read.
    init(_ paths: [String], read: (String) -> [UInt8]?) {
      packages = Dictionary(grouping: paths.filter(Self.isManifest)) { Self.folder(of: $0) }
        .mapValues { manifests in manifests.map { PackageManifest(read($0) ?? []) } }
    }

    /// Returns whether a file is a package manifest, which belongs to no module.
    static func isManifest(_ path: String) -> Bool {
      let name = path.lastSlash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
      return name == "Package.swift"
        || name.hasPrefix("Package@swift-") && name.hasEnding(".swift")
    }

    /// Returns the module of a file, or nil if it is unknown: no target of its package is known to contain it, or
    /// several manifests for different versions of Swift disagree.
    func module(of path: String) -> String? {
      var folder = Self.folder(of: path)
      while true {
        if let manifests = packages[folder] {
          let rest = String(path.dropFirst(folder.isEmpty ? 0 : folder.count + 1))
          let found = manifests.map {
            $0.isPackage ? $0.module(of: rest) : Self.moduleByFolder(rest)
          }
          return Set(found).count == 1 ? found[0] : nil
        }
        guard !folder.isEmpty else { return nil }
        folder = Self.folder(of: folder)
      }
    }

    /// Returns the module of a file in a package whose manifest specifies no paths: each target is in a folder with its
    /// name.
    private static func moduleByFolder(_ path: String) -> String? {
      let parts = path.pathParts
      guard parts.count > 2, targetFolders.contains(String(parts[0])) else { return nil }
      return moduleName(String(parts[1]))
    }

    /// The folders in which Swift packages keep the folders of targets.
    static let targetFolders = ["Sources", "Source", "src", "srcs", "Tests"]

    private static func folder(of path: String) -> String {
      path.lastSlash.map { String(path[..<$0]) } ?? ""
    }

    /// Returns the module name of a target, with underscores for characters that identifiers cannot contain.
    static func moduleName(_ target: String) -> String {
      String(target.map { $0.isNamePart || $0 == "_" ? $0 : "_" })
    }
  }
#endif
