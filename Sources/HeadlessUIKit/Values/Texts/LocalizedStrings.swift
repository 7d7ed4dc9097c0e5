public import Foundation

/// A text of the app in the language of the environment (``HeadlessEnvironment/languages``); the value, or else the key,
/// if it has none.
///
/// `AppSources` writes this name in place of `NSLocalizedString`, because Foundation's function looks for texts only in the
/// folder of the test program.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UILocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String {
  bundle.text(key, value: value, table: tableName)
}

extension Bundle {
  /// Looks for a text; called with arguments like Foundation's method, which an extension cannot replace.
  public var localizedString: LocalizedStringCall { LocalizedStringCall(bundle: self) }

  /// The call of `localizedString(forKey:value:table:)`.
  public struct LocalizedStringCall {
    fileprivate let bundle: Bundle

    /// A text of the bundle, then of the app, in the language of the environment; the value, or else the key, if there is
    /// none.
    public func callAsFunction(
      forKey key: String, value: String?, table tableName: String?
    ) -> String {
      bundle.text(key, value: value, table: tableName)
    }
  }

  /// A text of the bundle, then of the app; the value, or else the key, if there is none.
  func text(_ key: String, value: String?, table: String?) -> String {
    let environment = HeadlessEnvironment.current
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    var folders = [URL].documents
    if let own = resourceURL, self != .main { folders.insert(own, at: 0) }
    // A bundle of one language: `Bundle(path: …/de.lproj)`.
    if bundleURL.pathExtension == "lproj" { folders = [bundleURL] }
    let text = environment.texts.text(
      key, table: name, in: folders, languages: environment.languages)
    return text ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
}
