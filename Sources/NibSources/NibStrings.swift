package import Foundation
package import Localization

/// The strings of a nib in the language that nibs are loaded in, read on first use.
package final class NibStrings {
  private let localization: LocalizedFile?
  private let bundle: Bundle?
  private let name: String?
  private let languages: [String]
  private var table: [String: String]?
  /// What is wrong with the table: it cannot be read, or there is none for the language.
  package private(set) var problem: NibError?

  /// - Parameters:
  ///   - localization: Where the file has its translations, nil for one in no language's folder.
  ///   - bundle: Where they are looked up otherwise, under the nib's name.
  ///   - languages: Preferred first.
  package init(
    _ localization: LocalizedFile?, bundle: Bundle?, name: String?, languages: [String]
  ) {
    self.localization = localization
    self.bundle = bundle
    self.name = name
    self.languages = languages
  }

  /// The translation of a string, or the string as it was written.
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
    let file = localization.strings(in: language)
    guard let bytes = localization.bytes(in: language) else {
      note(.missingStrings, "no translation: the strings file is missing", at: file)
      return [:]
    }
    do {
      return try StringsTable(bytes).texts
    } catch {
      note(
        .unreadableStrings,
        "cannot read the strings, so nothing is translated; expected a property list or lines of \"key\" = \"text\";",
        at: file)
      return [:]
    }
  }

  private func note(_ kind: NibError.Kind, _ message: String, at path: String) {
    problem = NibError(kind, message, at: NibError.Place(document: path))
  }
}
