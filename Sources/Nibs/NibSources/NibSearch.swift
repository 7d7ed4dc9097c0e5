import FileWork
import Foundation

/// A search for a file by name: in a bundle, then along the search path. Language folders come before the folder
/// itself, a device variant before the general file, and a compiled file before a document.
struct NibSearch {
  private let folders: [URL]
  private let names: [String]
  private let path: String

  /// Creates a search.
  /// - Parameters:
  ///   - name: The name without extension.
  ///   - extensions: The extensions without periods, in order of preference.
  ///   - bundle: The bundle; nil for the main bundle.
  init(name: String, extensions: [String], bundle: Bundle?, preferences: NibPreferences) {
    let isSearched = bundle != nil || preferences.searchesMainBundle
    let bundle = bundle ?? .main
    var languages = preferences.languages
    for language in bundle.preferredLocalizations + ["en", "Base"]
    where !languages.contains(language) {
      languages.append(language)
    }
    let roots = (isSearched ? [bundle.resourceURL] : []).compactMap { $0 } + preferences.folders
    folders = roots.flatMap { root in
      languages.map { root.appendingPathComponent("\($0).lproj") } + [root]
    }
    names = [preferences.variant, ""].flatMap { variant in
      extensions.map { "\(name)\(variant).\($0)" }
    }
    path = roots.map(\.path).joined(separator: ", ")
  }

  /// The first file that exists. Names come from documents, so they must not lead out of the folder.
  var first: URL? {
    for folder in folders where FileManager.default.fileExists(atPath: folder.path) {
      let scope = FolderScope(around: folder.path)
      for name in names where FolderScope.isBelow(name) {
        let url = folder.appendingPathComponent(name)
        if scope.contains(url.path) { return url }
      }
    }
    return nil
  }

  /// A description of the searched names and folders, for messages.
  var places: String {
    "looked for \(names.joined(separator: ", ")) in \(path) and the .lproj folders there;"
      + " add other folders to NibSearchPath.shared"
  }
}
