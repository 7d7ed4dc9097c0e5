public import Foundation

/// Lookup of the app's resources by name.
///
/// On Linux, the main bundle is the folder of the test program. The app's own folders are therefore searched afterward:
/// those of the search path, then those of rewritten apps.
extension Bundle {
  /// Finds a file.
  ///
  /// This is a property that can be called like Foundation's methods, because an extension cannot replace them.
  public var url: URLCall { URLCall(bundle: self) }

  /// Finds the path of a file.
  ///
  /// This is a property that can be called like Foundation's methods, because an extension cannot replace them.
  public var path: PathCall { PathCall(bundle: self) }

  /// A call of `url(forResource:withExtension:)` or of its longer forms.
  public struct URLCall {
    fileprivate let bundle: Bundle

    /// Returns the file with a name in the bundle or in the app's folders; nil if none contains it.
    public func callAsFunction(
      forResource name: String?, withExtension ext: String?, subdirectory: String? = nil,
      localization: String? = nil
    ) -> URL? {
      bundle.resource(name, ext, in: subdirectory, localization)
    }
  }

  /// A call of `path(forResource:ofType:)` or of its longer forms.
  public struct PathCall {
    fileprivate let bundle: Bundle

    /// Returns the path of the file with a name in the bundle or in the app's folders; nil if none contains it.
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
    // The app's folders are only searched after the program's bundle.
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
