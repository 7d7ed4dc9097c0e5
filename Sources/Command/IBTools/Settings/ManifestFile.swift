import Diagnostics
package import XcodeProjects
import YAMLFiles

#if SourceChecks
  import IBLintSources
#endif

/// A reader of manifests of projects. A build without the trait `SourceChecks` cannot read those in Swift.
package enum ManifestFile {
  /// Reads a manifest. Returns nil for other files.
  /// - Throws: A `Diagnostic` if the manifest exceeds a limit.
  package static func read(path: String, bytes: [UInt8]) throws -> ProjectManifest? {
    if path.hasEnding(".yml") { return try XcodeGenManifest.read(bytes, path: path) }
    #if SourceChecks
      return try TuistManifest.read(bytes, path: path)
    #else
      return nil
    #endif
  }

  /// Returns the language that the manifest of a Swift package states for its resources; nil if it states none.
  static func packageLanguage(_ bytes: [UInt8]) -> String? {
    #if SourceChecks
      return PackageManifest(bytes).defaultLocalization
    #else
      return nil
    #endif
  }
}
