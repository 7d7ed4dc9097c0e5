import Foundation
import Localization
import Synchronization

/// The app's localized texts by key and table, from `.strings` files and string catalogs.
///
/// As on a device, only one language is used: the first of the user's languages that the app supports, or else English,
/// or else `Base`. A text that is missing in that language is not looked up in others.
final class AppTexts: Sendable {
  /// The texts of each table, by folder, table and languages.
  private let tables = Mutex<[[String]: [String: String]]>([:])

  /// Returns a localized text, or nil if no folder has it.
  /// - Parameters:
  ///   - folders: The folders to search for language folders, strings files without a language, and string catalogs, in
  ///     order.
  ///   - languages: The user's languages, preferred first.
  func text(_ key: String, table: String, in folders: [URL], languages: [String]) -> String? {
    for folder in folders {
      if let text = texts(table, in: folder.path, languages)[key] { return text }
    }
    return nil
  }

  private func texts(_ table: String, in folder: String, _ languages: [String]) -> [String: String]
  {
    let id = [folder, table] + languages
    if let known = tables.withLock({ $0[id] }) { return known }
    let texts = Self.read(table, in: folder, languages)
    tables.withLock { $0[id] = texts }
    return texts
  }

  private static func read(
    _ table: String, in folder: String, _ languages: [String]
  ) -> [String: String] {
    let wanted = languages + ["en"]
    var texts = catalog("\(folder)/\(table).xcstrings", wanted)
    texts.merge(strings("\(folder)/\(table).strings")) { old, _ in old }
    if let file = LocalizedFile(path: "\(folder)/Base.lproj/\(table).strings") {
      let language = file.language(among: wanted) ?? "Base"
      texts.merge(strings(file.strings(in: language))) { old, _ in old }
    }
    return texts
  }

  private static func strings(_ path: String) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    return (try? StringsTable([UInt8](data)).texts) ?? [:]
  }

  // MARK: String catalogs

  private struct Catalog: Decodable {
    struct Entry: Decodable {
      let localizations: [String: Localization]?
    }

    struct Localization: Decodable {
      let stringUnit: Unit?
      let variations: Variations?

      /// The text; if it varies by number, the plural form "other".
      var text: String? { stringUnit?.value ?? variations?.plural?["other"]?.stringUnit?.value }
    }

    struct Variations: Decodable {
      let plural: [String: Plural]?
    }

    struct Plural: Decodable {
      let stringUnit: Unit?
    }

    struct Unit: Decodable {
      let value: String
    }

    let sourceLanguage: String?
    let strings: [String: Entry]
  }

  private static func catalog(_ path: String, _ languages: [String]) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: path),
      let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
    else { return [:] }
    let translated = Set(catalog.strings.values.flatMap { ($0.localizations ?? [:]).keys })
      .union([catalog.sourceLanguage].compactMap { $0 })
    let tags = languages.flatMap { LanguageTag($0).fallbacks }
    let language = tags.lazy.compactMap { tag in
      translated.first { LanguageTag($0).text == tag }
    }.first
    guard let language = language ?? catalog.sourceLanguage else { return [:] }
    return catalog.strings.compactMapValues { $0.localizations?[language]?.text }
  }
}
