import ArgumentParser
import IBTools

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The locations of the images and colors of documents.
struct AssetArguments: ParsableArguments {
  @Option(
    help: """
      A folder with asset catalogs and images, which are used before those of the project and the repository. May be \
      repeated.
      """, completion: .directory)
  var assets: [String] = []

  @Option(
    help: """
      The Xcode project, or the manifest of XcodeGen or Tuist, whose asset catalogs are used first. May be repeated. \
      Default: the project around each document.
      """, completion: .directory)
  var project: [String] = []

  func validate() throws {
    for path in assets where access(path, R_OK) != 0 {
      throw ValidationError("--assets: cannot read '\(path)'; name a folder")
    }
    for path in project where access(path, R_OK) != 0 {
      throw ValidationError("--project: cannot read '\(path)'; name a project or a manifest")
    }
  }

  var search: AssetSearch { AssetSearch(folders: assets, projects: project) }
}
