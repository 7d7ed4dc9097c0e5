package import Foundation
package import Localization

/// The strings of a nib in the preferred language, read on first use.
package final class NibStrings {
  private let localization: LocalizedFile?
  private let bundle: Bundle?
  private let name: String?
  private let languages: [String]
  private var table: [String: String]?
  /// The problem with the strings: they cannot be read, or none exist for the language.
  package private(set) var problem: NibError?

  /// Creates the strings of a nib.
  /// - Parameters:
  ///   - localization: The location of the file's translations; nil for a file outside any language folder.
  ///   - bundle: The bundle that otherwise contains the strings file, under the nib's name.
  ///   - languages: The languages, in order of preference.
  package init(
    _ localization: LocalizedFile?, bundle: Bundle?, name: String?, languages: [String]
  ) {
    self.localization = localization
    self.bundle = bundle
    self.name = name
    self.languages = languages
  }

  /// Returns the translation of a string, or else the string in the nib.
  package func text(_ key: String, _ development: String) -> String {
    if let localization, !languages.isEmpty {
      if table == nil { table = read(localization, languages) }
      if let text = table?[key] { return text }
    }
    guard let bundle, let name, localization == nil else { return development }
    return bundle.localizedString(forKey: key, value: development, table: name)
  }

  private func read(_ localization: LocalizedFile, _ languages: [String]) -> [String: String] {
    guard let language = localization.language(among: languages) else {
      note(
        .missingStrings,
        "no translation into \(languages.joined(separator: ", ")): '\(localization.root)' has no folder"
          + " '\(languages[0]).lproj'", at: localization.root)
      return [:]
    }
    let file = localization.source(in: language)
    do {
      if let texts = try localization.texts(in: language) { return texts }
      note(.missingStrings, "no translation: the strings file is missing", at: file)
      return [:]
    } catch {
      note(
        .unreadableStrings,
        "cannot read the strings, so nothing is translated; \(localization.reason(error, in: language))",
        at: file)
      return [:]
    }
  }

  private func note(_ kind: NibError.Kind, _ message: String, at path: String) {
    problem = NibError(kind, message, at: NibError.Place(document: path))
  }
}
