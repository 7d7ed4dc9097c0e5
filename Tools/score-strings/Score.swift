import DocumentStrings
import InterfaceBuilder
import Localization
import XMLTree

/// A strings file that another tool wrote, and what the export of its document contains.
struct ScoredFile {
  let name: String
  let file: StringsFile
  let document: IBDocument
  let entries: [StringsEntry]

  init(_ file: StringsFile, of document: IBDocument, named name: String) {
    (self.file, self.document, self.name) = (file, document, name)
    entries = StringsEntry.entries(of: document)
  }

  /// The elements of the objects that the file has entries of.
  var elements: Set<String> {
    Set(file.entries.compactMap { document.object(id: Self.id(in: $0.key))?.element })
  }

  /// Returns the id that a key begins with.
  static func id(in key: String) -> String { String(key.prefix { $0 != "." }) }
}

/// The agreement of exported strings with files that other tools wrote.
struct Score {
  /// The elements whose objects have entries in some file.
  private let knownElements: Set<String>
  /// The entries whose object is in the document.
  private var live = Share()
  /// The live entries that Interface Builder wrote: their comment names their class and object.
  private var written = Share()
  /// The same, without those of texts that the object no longer contains anywhere.
  private var kept = Share()
  /// The entries whose comment states the text that the document has: those with the same comment, byte for byte.
  private var comments = Share()
  /// The entries of which only the class has another prefix, which Xcode 6 wrote: `IBUILabel` for `UILabel`.
  private var prefixed = 0
  /// The files whose entries all state the document's texts.
  private var unchanged = 0
  /// The unchanged files that have entries of all objects with texts: those with the same keys.
  private var keys = Share()
  /// The same files: those with the same bytes, but for the translations.
  private var bytes = Share()
  private var missing: [String: Int] = [:]
  private var unequal: [String] = []
  private var extra: [String: Int] = [:]
  private var later: [String: Int] = [:]
  private var examples: [String: String] = [:]
  var unreadable: [String] = []

  /// A number of things, and how many of them are right.
  private struct Share {
    var right = 0
    var all = 0

    mutating func add(_ isRight: Bool) {
      all += 1
      if isRight { right += 1 }
    }

    var text: String {
      let tenths = all == 0 ? 0 : right * 10_000 / all
      return "\(right) of \(all) (\(tenths / 100).\(tenths % 100 / 10)\(tenths % 10) %)"
    }
  }

  init(_ files: [ScoredFile]) {
    knownElements = files.reduce(into: []) { $0.formUnion($1.elements) }
    for file in files { add(file) }
  }

  private mutating func add(_ scored: ScoredFile) {
    let (document, entries, name) = (scored.document, scored.entries, scored.name)
    let exported = Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0) })
    var isUnchanged = true
    for entry in scored.file.entries {
      let id = ScoredFile.id(in: entry.key)
      guard document.object(id: id) != nil else {
        isUnchanged = false
        continue
      }
      let ours = exported[entry.key]
      live.add(ours != nil)
      let isWritten =
        entry.comment.map {
          $0.contains("Class = \"") && $0.contains("ObjectID = \"\(id)\"")
        } ?? false
      if isWritten { written.add(ours != nil) }
      guard let ours else {
        isUnchanged = false
        if isWritten, let comment = entry.comment,
          Self.contains(document.object(id: id), comment)
        {
          kept.add(false)
        }
        let property = entry.key.dropFirst(id.count)
        missing[String(property), default: 0] += 1
        examples[String(property)] = "\(name) \(entry.key)"
        continue
      }
      if isWritten { kept.add(true) }
      guard let comment = entry.comment, comment.contains(StringsSyntax.quoted(ours.value)) else {
        isUnchanged = false
        continue
      }
      let isEqual = comment == " \(ours.comment) "
      let isPrefixed =
        comment.replacing("Class = \"IB", with: "Class = \"", maxReplacements: 1)
        == " \(ours.comment) "
      comments.add(isEqual)
      if isPrefixed, !isEqual { prefixed += 1 }
      if !isEqual, !isPrefixed { unequal.append("\(name)\n  \(comment)\n  \(ours.comment)") }
    }
    guard isUnchanged else { return }
    unchanged += 1
    addFile(scored, exported)
  }

  /// Returns whether an object's element contains the text of a comment, as a value or as the content of an element.
  private static func contains(_ object: IBObject?, _ comment: String) -> Bool {
    guard let object, let start = comment.firstRange(of: " = \"", after: "\"; "),
      let end = comment[start.upperBound...].firstRange(of: "\"; ObjectID")
    else { return false }
    let text = comment[start.upperBound..<end.lowerBound]
    // Bounded: the elements of one object, without those of the objects inside.
    var waiting = [object.node]
    while let node = waiting.popLast() {
      if StringsSyntax.escaped(node.stringValue) == text { return true }
      if node.attributes.contains(where: { StringsSyntax.escaped($0.value) == text }) {
        return true
      }
      waiting += node.elements.filter { $0["id"] == nil }
    }
    return false
  }

  /// Adds a file whose entries all state the document's texts.
  private mutating func addFile(_ scored: ScoredFile, _ exported: [String: StringsEntry]) {
    let (document, entries) = (scored.document, scored.entries)
    let names = Set(scored.file.entries.map(\.key))
    let objects = Set(names.map { ScoredFile.id(in: $0) })
    // Tools that update strings leave out the texts that are not for translators; Xcode's export has them.
    let excluded = Set(entries.filter(\.isExcluded).map(\.key))
    let rest = exported.keys.filter { !names.contains($0) && !excluded.contains($0) }
    func element(_ key: String) -> String {
      document.object(id: ScoredFile.id(in: key))?.element ?? ""
    }
    func count(_ keys: [String], in counts: inout [String: Int]) {
      for key in keys {
        let property = element(key) + key.drop { $0 != "." }
        counts[property, default: 0] += 1
        examples[property] = "\(scored.name) \(key) = \(exported[key]?.value ?? "")"
      }
    }
    let unknownObjects = rest.filter {
      !objects.contains(ScoredFile.id(in: $0)) && knownElements.contains(element($0))
    }
    guard unknownObjects.isEmpty else { return count(unknownObjects, in: &later) }
    keys.add(rest.isEmpty && names.isSubset(of: exported.keys))
    count(rest, in: &extra)
    let texts = Dictionary(
      scored.file.entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    bytes.add(
      StringsLayout.allCases.contains { layout in
        StringsEntry.stringsFile(entries, translations: texts, layout: layout) == scored.file.text
      })
  }

  var summary: String {
    """
    live entries: present \(live.text); of those that Interface Builder wrote: \(written.text)
      of these, without texts that the object no longer has: present \(kept.text)
    comments where the text is unchanged: equal \(comments.text)
      \(prefixed) of the others differ only in the class, which Xcode 6 wrote as IBUILabel
    files whose texts are unchanged: \(unchanged); of these, \(keys.all) of the document's revision
    files of the document's revision: same keys \(keys.text), same bytes \(bytes.text)
    unreadable: \(unreadable.count)
    """
  }

  var details: String {
    let lists = [("missing", missing), ("extra", extra), ("later", later)].flatMap {
      title, counts in
      counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
        "\(title) \($0.value) \($0.key): \(examples[$0.key] ?? "")"
      }
    }
    return (lists + unequal + unreadable).joined(separator: "\n")
  }
}

extension String {
  /// Returns the first range of a text after another text; nil if either is missing.
  fileprivate func firstRange(of text: String, after other: String) -> Range<Index>? {
    guard let start = firstRange(of: other) else { return nil }
    return self[start.upperBound...].firstRange(of: text)
  }
}
