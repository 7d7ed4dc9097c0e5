public import Foundation

/// Files of the app by name. On Linux, the main bundle is the folder of the test program, so the app's own folders are
/// searched after it: those of the search path, then those of rewritten apps.
extension Bundle {
  /// Finds a file; called with arguments like Foundation's methods, which an extension cannot replace.
  public var url: URLCall { URLCall(bundle: self) }

  /// Finds the path of a file; called with arguments like Foundation's methods, which an extension cannot replace.
  public var path: PathCall { PathCall(bundle: self) }

  /// The calls of `url(forResource:withExtension:)` and of its longer forms.
  public struct URLCall {
    fileprivate let bundle: Bundle

    /// The file with a name in the bundle, or in the app's folders; nil if there is none.
    public func callAsFunction(
      forResource name: String?, withExtension ext: String?, subdirectory: String? = nil,
      localization: String? = nil
    ) -> URL? {
      bundle.resource(name, ext, in: subdirectory, localization)
    }
  }

  /// The calls of `path(forResource:ofType:)` and of its longer forms.
  public struct PathCall {
    fileprivate let bundle: Bundle

    /// The path of the file with a name in the bundle, or in the app's folders; nil if there is none.
    public func callAsFunction(
      forResource name: String?, ofType ext: String?, inDirectory subdirectory: String? = nil,
      forLocalization localization: String? = nil
    ) -> String? {
      bundle.resource(name, ext, in: subdirectory, localization)?.path
    }
  }

  private func resource(
    _ name: String?, _ ext: String?, in subdirectory: String?, _ localization: String?
  ) -> URL? {
    if let own = url(forResource:withExtension:subdirectory:localization:)(
      name, ext, subdirectory, localization)
    {
      return own
    }
    // Bundles other than that of the program have nothing to do with the app's folders.
    guard let name, !name.isEmpty, bundleURL == Bundle.main.bundleURL else { return nil }
    let languages = localization.map { [$0] } ?? NibSearchPath.shared.languages + ["en", "Base"]
    let dot = ext.flatMap { $0.isEmpty || $0.hasPrefix(".") ? $0 : ".\($0)" } ?? ""
    for folder in [URL].documents {
      let inside = subdirectory.map { folder.appendingPathComponent($0) } ?? folder
      for place in languages.map({ inside.appendingPathComponent("\($0).lproj") }) + [inside] {
        let file = place.appendingPathComponent(name + dot)
        if FileManager.default.fileExists(atPath: file.path) { return file }
      }
    }
    return nil
  }
}
