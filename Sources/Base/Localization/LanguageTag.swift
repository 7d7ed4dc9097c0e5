import Diagnostics

/// A language as spelled in folder names and settings: `de`, `pt-BR`, `pt_BR`, `German`.
package struct LanguageTag {
  /// The normalized spelling: `de`, `pt-br`.
  package let text: String

  /// Creates a tag from any of these spellings.
  package init(_ name: String) {
    let name = String(name.lowercased().map { $0 == "_" ? "-" : $0 })
    text = Self.oldNames[name] ?? name
  }

  /// Returns whether a name can be that of a language folder, as in `pt-BR.lproj`, and does not lead to another folder.
  package static func isName(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter else { return false }
    return name.unicodeScalars.allSatisfy { $0.isNamePart || "-_@+.".unicodeScalars.contains($0) }
  }

  /// The tag followed by the more general tags: `zh-hans-cn`, `zh-hans`, `zh`.
  package var fallbacks: [String] {
    var tags: [String] = []
    var parts = text.split(separator: "-")
    while !parts.isEmpty {
      tags.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    // Chinese has two scripts, which a region can imply.
    switch text {
    case "zh-cn", "zh-sg": tags.insert("zh-hans", at: 1)
    case "zh-tw", "zh-hk", "zh-mo": tags.insert("zh-hant", at: 1)
    default: break
    }
    return tags
  }

  /// The English names that language folders had in the past.
  private static let oldNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
    "spanish": "es", "dutch": "nl",
  ]
}
