import Foundation

/// The location of the translations of a nib's strings: for `Base.lproj/Main.xib`, `de.lproj/Main.strings` next to that
/// folder. A storyboard's nibs have the storyboard's own table.
package struct NibLocalization: Hashable, Sendable {
  /// The folder that holds the folders of languages.
  let root: URL
  /// The table's name, without extension.
  let table: String

  /// Nil for a file outside any `.lproj` folder.
  package init?(path: String) {
    let components = URL(fileURLWithPath: path).pathComponents
    guard let folder = components.dropLast().lastIndex(where: { $0.hasSuffix(".lproj") }) else {
      return nil
    }
    root = URL(fileURLWithPath: NSString.path(withComponents: Array(components[..<folder])))
    table = NSString(string: components[folder + 1]).deletingPathExtension
  }

  /// The folder of the first language that has one, nil if none has.
  func folder(for languages: [String]) -> URL? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let folders = names.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.sorted()
    for language in languages {
      for tag in NibLanguage(language).fallbacks {
        let folder = folders.first { NibLanguage(String($0.dropLast(6))).tag == tag }
        if let folder { return root.appendingPathComponent(folder) }
      }
    }
    return nil
  }
}

/// A language as folders and settings spell it: `de`, `pt-BR`, `pt_BR`, `German`.
struct NibLanguage {
  /// The spelling that all of them share: `de`, `pt-br`.
  let tag: String

  init(_ name: String) {
    let name = name.lowercased().replacingOccurrences(of: "_", with: "-")
    tag = Self.oldNames[name] ?? name
  }

  /// The tag, then those of what it is a variant of: `zh-hans-cn`, `zh-hans`, `zh`.
  var fallbacks: [String] {
    var tags: [String] = []
    var parts = tag.split(separator: "-")
    while !parts.isEmpty {
      tags.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    // Chinese is written in two scripts, which regions alone imply.
    switch tag {
    case "zh-cn", "zh-sg": tags.insert("zh-hans", at: 1)
    case "zh-tw", "zh-hk", "zh-mo": tags.insert("zh-hant", at: 1)
    default: break
    }
    return tags
  }

  /// Folders were named in English once.
  private static let oldNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
    "spanish": "es", "dutch": "nl",
  ]
}
