import XcodeProjects

#if SourceChecks
  import IBLintSources
#endif

/// A reader of manifests of projects. A build without the trait `SourceChecks` cannot read those in Swift.
enum ManifestFile {
  /// Reads a manifest. Returns nil for other files.
  static func read(path: String, bytes: [UInt8]) -> ProjectManifest? {
    if path.hasSuffix(".yml") { return XcodeGenManifest.read(bytes, path: path) }
    #if SourceChecks
      return TuistManifest.read(bytes, path: path)
    #else
      return nil
    #endif
  }
}
