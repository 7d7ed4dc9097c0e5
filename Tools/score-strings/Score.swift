import DocumentStrings
import InterfaceBuilder
import Localization

/// The agreement of exported strings with files that other tools wrote.
struct Score {
  /// The entries whose object is in the document.
  private var live = 0
  /// The live entries whose key is exported.
  private var present = 0
  /// The entries whose comment states the text that the document has.
  private var current = 0
  /// The current entries whose comment is the same, byte for byte.
  private var equalComments = 0
  /// The files of the same revision as their document: every entry's comment states the document's text.
  private var sameRevision = 0
  /// The files of the same revision with the same keys.
  private var equalKeys = 0
  /// The files of the same revision with the same bytes, but for the translations.
  private var equalBytes = 0
  private var missing: [String: Int] = [:]
  private var unequal: [String] = []
  private var extra: [String: Int] = [:]
  private var examples: [String: String] = [:]
  var unreadable: [String] = []

  mutating func add(_ file: StringsFile, of document: IBDocument, named name: String) {
    let entries = StringsEntry.entries(of: document)
    let exported = Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0) })
    var isSameRevision = true
    for entry in file.entries {
      let id = entry.key.prefix { $0 != "." }
      guard document.object(id: String(id)) != nil else {
        isSameRevision = false
        continue
      }
      live += 1
      guard let ours = exported[entry.key] else {
        isSameRevision = false
        let property = entry.key.dropFirst(id.count)
        missing[String(property), default: 0] += 1
        examples[String(property)] = "\(name) \(entry.key)"
        continue
      }
      present += 1
      guard let comment = entry.comment, comment.contains(StringsSyntax.quoted(ours.value)) else {
        isSameRevision = false
        continue
      }
      current += 1
      if comment == " \(ours.comment) " {
        equalComments += 1
      } else {
        unequal.append("\(name)\n  \(comment)\n  \(ours.comment)")
      }
    }
    guard isSameRevision else { return }
    sameRevision += 1
    let keys = Set(file.entries.map(\.key))
    // Tools that update strings leave out the texts that are not for translators; Xcode's export has them.
    let excluded = Set(entries.filter(\.isExcluded).map(\.key))
    if keys.isSubset(of: exported.keys), Set(exported.keys).subtracting(keys).isSubset(of: excluded)
    {
      equalKeys += 1
    }
    for key in exported.keys where !keys.contains(key) && !excluded.contains(key) {
      let element = document.object(id: String(key.prefix { $0 != "." }))?.element ?? ""
      let property = element + key.drop { $0 != "." }
      extra[property, default: 0] += 1
      examples[property] = "\(name) \(key) = \(exported[key]?.value ?? "")"
    }
    let texts = Dictionary(
      file.entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    let isEqual = StringsLayout.allCases.contains { layout in
      StringsEntry.stringsFile(entries, translations: texts, layout: layout) == file.text
    }
    if isEqual { equalBytes += 1 }
  }

  var summary: String {
    """
    live entries: \(live); present \(Self.share(present, live))
    comments where the text is unchanged: \(Self.share(equalComments, current))
    files of the same revision: \(sameRevision); same keys \(Self.share(equalKeys, sameRevision)), \
    same bytes \(Self.share(equalBytes, sameRevision))
    unreadable: \(unreadable.count)
    """
  }

  var details: String {
    let lists = [("missing", missing), ("extra", extra)].flatMap { title, counts in
      counts.sorted { $0.value > $1.value }.map {
        "\(title) \($0.value) \($0.key): \(examples[$0.key] ?? "")"
      }
    }
    return (lists + unequal + unreadable).joined(separator: "\n")
  }

  private static func share(_ part: Int, _ whole: Int) -> String {
    let tenths = whole == 0 ? 0 : part * 10_000 / whole
    return "\(part) of \(whole) (\(tenths / 100).\(tenths % 100 / 10)\(tenths % 10) %)"
  }
}
