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

  /// Returns the one of several names that means the same language, whatever its spelling: `pt-BR` for `pt_br`, `zh_CN`
  /// for `zh-Hans`. Of several, it is the one with the same spelling, or else the first with the same parts, or else the
  /// first; nil if there is none.
  package static func spelling(of name: String, among names: [String]) -> String? {
    let tag = LanguageTag(name)
    let same = names.filter { LanguageTag($0).text == tag.text }
    if same.contains(name) { return name }
    return same.first ?? names.first { LanguageTag($0).languageText == tag.languageText }
  }

  /// The tag of the language, which is the same for all spellings of it.
  package var languageText: String { Self.scripts[text] ?? text }

  /// The tag of the language without its script and region: `zh` for `zh-hans`.
  package var baseText: String { String(text.prefix { $0 != "-" }) }

  /// Returns a name in the spelling that Xcode gives new folders: `pt-BR` for `pt_br`. A name that does not consist of a
  /// language, a script and a region is returned unchanged.
  package static func usualSpelling(of name: String) -> String {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first, (2...3).contains(language.count), parts.count <= 3,
      name.utf8.allSatisfy({ $0 < 0x80 })
    else { return name }
    var spelled = [language.lowercased()]
    for part in parts.dropFirst() {
      switch part.count {
      case 2: spelled.append(part.uppercased())
      case 3 where part.allSatisfy(\.isNumber): spelled.append(String(part))
      case 4: spelled.append(part.prefix(1).uppercased() + part.dropFirst().lowercased())
      default: return name
      }
    }
    return spelled.joined(separator: "-")
  }

  /// The tag followed by the more general tags, and those that mean the same: `zh-hans-cn`, `zh-hans`, `zh-cn`, `zh`.
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
    // Older projects name a script by the region in which people use it.
    for (script, region) in [("zh-hans", "zh-cn"), ("zh-hant", "zh-tw")] {
      guard let index = tags.firstIndex(of: script), !tags.contains(region) else { continue }
      tags.insert(region, at: index + 1)
    }
    return tags
  }

  /// Returns how many steps lead from the language to a more general one that another language shares; the maximum without
  /// one. From `zh-hk`, there are fewer to `zh-hant` and `zh-tw` than to `zh-hans`.
  func distance(to other: LanguageTag) -> Int {
    let others = other.fallbacks
    return fallbacks.firstIndex { others.contains($0) } ?? .max
  }

  /// The languages that older projects name by a region, and that name in full, by their scripts.
  private static let scripts = [
    "zh-cn": "zh-hans", "zh-hans-cn": "zh-hans", "zh-tw": "zh-hant", "zh-hant-tw": "zh-hant",
  ]

  /// The English names that language folders had in the past.
  private static let oldNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
    "spanish": "es", "dutch": "nl",
  ]
}
