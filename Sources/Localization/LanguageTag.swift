/// A language as folders and settings spell it: `de`, `pt-BR`, `pt_BR`, `German`.
package struct LanguageTag {
  /// The spelling that all of them share: `de`, `pt-br`.
  package let text: String

  /// Reads any of the spellings.
  package init(_ name: String) {
    let name = String(name.lowercased().map { $0 == "_" ? "-" : $0 })
    text = Self.oldNames[name] ?? name
  }

  /// The tag, then those of what it is a variant of: `zh-hans-cn`, `zh-hans`, `zh`.
  package var fallbacks: [String] {
    var tags: [String] = []
    var parts = text.split(separator: "-")
    while !parts.isEmpty {
      tags.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    // Chinese is written in two scripts, which regions alone imply.
    switch text {
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
