import Foundation
import Localization
import Synchronization

/// An app's own texts by key and table, in the language of the environment: from `.strings` files and string catalogs.
///
/// As on a device, one language counts: the first of the user's that the app has, else English, else `Base`. A text that is
/// missing there is not looked for in other languages.
final class AppTexts: Sendable {
  /// The texts of tables, by the folder, the table and the language.
  private let tables = Mutex<[[String]: [String: String]]>([:])

  /// A text, nil where no folder has it.
  /// - Parameters:
  ///   - folders: Where folders of languages, tables without a language, and string catalogs are looked for, in order.
  ///   - languages: Preferred first.
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

      /// The text; of several for numbers, the one for most of them.
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
