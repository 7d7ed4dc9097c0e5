public import Foundation

/// Returns an app's text in the environment's language; if none is found, the value, or else the key.
///
/// The language is that of ``HeadlessEnvironment/languages``. `AppSources` substitutes this name for
/// `NSLocalizedString`, because Foundation's function searches only the folder of the test program.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UILocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String {
  bundle.text(key, value: value, table: tableName)
}

extension Bundle {
  /// Finds a localized text.
  ///
  /// This is a property that can be called like Foundation's method, because an extension cannot replace it.
  public var localizedString: LocalizedStringCall { LocalizedStringCall(bundle: self) }

  /// A call of `localizedString(forKey:value:table:)`.
  public struct LocalizedStringCall {
    fileprivate let bundle: Bundle

    /// Returns a text of the bundle, or else of the app, in the environment's language.
    /// - Returns: The value, or else the key, if the text is not found.
    public func callAsFunction(
      forKey key: String, value: String?, table tableName: String?
    ) -> String {
      bundle.text(key, value: value, table: tableName)
    }
  }

  /// Returns a text of the bundle, or else of the app; if none is found, the value, or else the key.
  func text(_ key: String, value: String?, table: String?) -> String {
    let environment = HeadlessEnvironment.current
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    var folders = [URL].documents
    if let own = resourceURL, self != .main { folders.insert(own, at: 0) }
    // A bundle for one language, such as `Bundle(path: …/de.lproj)`.
    if bundleURL.pathExtension == "lproj" { folders = [bundleURL] }
    let text = environment.texts.text(
      key, table: name, in: folders, languages: environment.languages)
    return text ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
}
