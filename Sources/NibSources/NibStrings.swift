package import Foundation

/// The strings of a nib in the language that nibs are loaded in; read when the first is asked for.
package final class NibStrings {
  private let localization: NibLocalization?
  private let bundle: Bundle?
  private let name: String?
  private let languages: [String]
  private var table: [String: String]?
  /// What is wrong with the table: it cannot be read, or the language that was asked for has none.
  package private(set) var problem: NibError?

  /// - Parameters:
  ///   - localization: Where the file has its translations, nil for one in no language's folder.
  ///   - bundle: Where they are looked up otherwise, under the nib's name.
  ///   - languages: Preferred first.
  package init(
    _ localization: NibLocalization?, bundle: Bundle?, name: String?, languages: [String]
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

  private func read(_ localization: NibLocalization, _ languages: [String]) -> [String: String] {
    guard let folder = localization.folder(for: languages) else {
      note(
        .missingStrings,
        "no translation to \(languages.joined(separator: ", ")): '\(localization.root.path)' has no folder"
          + " '\(languages[0]).lproj'", at: localization.root.path)
      return [:]
    }
    let file = folder.appendingPathComponent(localization.table + ".strings")
    guard let data = try? Data(contentsOf: file) else {
      note(.missingStrings, "no translation: no such file", at: file.path)
      return [:]
    }
    // Foundation does not accept a table without entries as a property list.
    guard data.contains(where: { $0 > 0x20 }) else { return [:] }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let strings = list as? [String: Any] else {
      note(
        .unreadableStrings,
        "cannot read the strings, so nothing is translated; expected a property list or lines of \"key\" = \"text\";",
        at: file.path)
      return [:]
    }
    return strings.compactMapValues { $0 as? String }
  }

  private func note(_ kind: NibError.Kind, _ message: String, at path: String) {
    problem = NibError(kind, message, at: NibError.Place(document: path))
  }
}
