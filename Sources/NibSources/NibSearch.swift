import Foundation

/// The looking for a file by its name: in a bundle, then on the search path; in the folders of languages
/// before the folder itself, a device's own variant before the common one, a compiled file before a document.
struct NibSearch {
  private let folders: [URL]
  private let names: [String]
  private let path: String

  /// - Parameters:
  ///   - name: Without extension.
  ///   - extensions: Without dots, the preferred one first.
  ///   - bundle: Nil for the main one.
  init(name: String, extensions: [String], bundle: Bundle?, preferences: NibPreferences) {
    let bundle = bundle ?? .main
    var languages = preferences.languages
    for language in bundle.preferredLocalizations + ["en", "Base"]
    where !languages.contains(language) {
      languages.append(language)
    }
    let roots = [bundle.resourceURL].compactMap { $0 } + preferences.folders
    folders = roots.flatMap { root in
      languages.map { root.appendingPathComponent("\($0).lproj") } + [root]
    }
    names = [preferences.variant, ""].flatMap { variant in
      extensions.map { "\(name)\(variant).\($0)" }
    }
    path = roots.map(\.path).joined(separator: ", ")
  }

  /// The first file that exists.
  var first: URL? {
    for folder in folders where FileManager.default.fileExists(atPath: folder.path) {
      for name in names {
        let url = folder.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: url.path) { return url }
      }
    }
    return nil
  }

  /// Where was looked for what.
  var places: String {
    "looked for \(names.joined(separator: ", ")) in \(path) and the .lproj folders there;"
      + " add other folders to NibSearchPath.shared"
  }
}
