public import Diagnostics
public import InterfaceBuilder
import Localization

/// The update of a translation after its document has changed: new keys are added, the keys of deleted texts are
/// removed, and everything else stays byte for byte. Texts that are not for translators are never added.
public struct StringsUpdate: Sendable {
  /// Options for an update.
  public struct Options: Hashable, Sendable {
    /// Whether stale entries are kept: as comments in strings files, and marked as stale in string catalogs.
    public var keepsStale = false
    /// Whether comments that contain an older text of the document are rewritten.
    public var rewritesComments = false

    /// Creates the default options.
    public init() {}
  }

  /// The updated file.
  public let bytes: [UInt8]
  /// The keys that were added, in the order of the document's entries.
  public let added: [String]
  /// The keys whose texts the document no longer has, in the order of the file.
  public let stale: [String]
  /// The keys whose text in the document's language stays, although the document has another one, because it varies by
  /// number or device, or has another form.
  public let left: [String]
  /// The number of translations that were marked for review, because the document had another text.
  public let marked: Int
  /// The comments that people wrote on entries that are removed, in the order of the file.
  public let lostComments: [String]

  /// Whether the file changes.
  public let isChanged: Bool

  /// Updates a strings file.
  /// - Parameters:
  ///   - file: The bytes of the file; empty for a new file.
  ///   - entries: The entries of the document.
  ///   - objects: The objects of the document. Keys of unknown properties of these are kept.
  ///   - options: The options of the update. Keys that do not have Interface Builder's form are always kept.
  /// - Throws: A ``Diagnostic`` if the file cannot be read, or cannot be edited without changing other entries.
  public init(
    strings file: [UInt8], entries: [StringsEntry], objects: LocalizedObjects = LocalizedObjects(),
    options: Options = Options()
  ) throws(Diagnostic) {
    let strings = try StringsFile(parsing: file)
    let wanted = Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(strings.entries.map(\.key))
    let added = entries.filter { !known.contains($0.key) && !$0.isExcluded }
    let stale = strings.entries.filter {
      wanted[$0.key] == nil && DocumentKey($0.key)?.isKnown(to: objects) == true
    }
    let layout = StringsFileLayout(strings)
    var replacements =
      options.keepsStale ? stale.map { layout.commentedOut($0) } : layout.removals(of: stale)
    lostComments =
      options.keepsStale
      ? []
      : layout.comments(in: replacements.map(\.range)).compactMap {
        DocumentComment.words(ofPeople: $0)
      }
    if options.rewritesComments {
      for entry in strings.entries {
        guard let comment = wanted[entry.key]?.comment, let range = entry.commentRange,
          DocumentComment(entry.comment ?? "") != nil, entry.comment != " \(comment) "
        else { continue }
        replacements.append(TextReplacement(range, " \(comment) "))
      }
    }
    let removed = options.keepsStale ? [] : Set(stale.map(\.range))
    replacements += layout.insertions(
      of: added, among: strings.entries.filter { !removed.contains($0.range) })
    bytes = replacements.isEmpty ? file : strings.bytes(replacing: replacements)
    isChanged = !replacements.isEmpty
    let staleRanges = Set(stale.map(\.range))
    let kept = strings.entries.filter { !staleRanges.contains($0.range) }
    try StringsFileLayout.check(
      bytes, contains: kept.map { ($0.key, $0.value) } + added.map { ($0.key, $0.value) })
    self.added = added.map(\.key)
    self.stale = stale.map(\.key)
    left = []
    marked = 0
  }

  /// Updates a string catalog.
  /// - Parameters:
  ///   - file: The bytes of the file.
  ///   - entries: The entries of the document.
  ///   - objects: The objects of the document. Keys of unknown properties of these are kept.
  /// - Throws: A ``Diagnostic`` if the file cannot be read.
  public init(
    catalog file: [UInt8], entries: [StringsEntry], objects: LocalizedObjects = LocalizedObjects(),
    options: Options = Options()
  ) throws(Diagnostic) {
    let catalog = try StringCatalog(parsing: file)
    let wanted = Set(entries.map(\.key))
    var edits = StringCatalogEdits(catalog)
    var added: [String] = []
    var stale: [String] = []
    var left: [String] = []
    var lost: [String] = []
    var marked = 0
    var isChanged = false
    for entry in entries {
      guard let index = catalog.indices[entry.key] else {
        if entry.isExcluded { continue }
        added.append(entry.key)
        edits.add(
          entry.key, comment: entry.comment, texts: entry.texts(catalog.sourceLanguage))
        continue
      }
      let old = catalog.entries[index]
      let base = CatalogBase(old, in: catalog.sourceLanguage)
      if base.isReplaced(by: entry.value) {
        isChanged = true
        edits.setText(
          StringCatalogText(language: catalog.sourceLanguage, state: "new", value: entry.value),
          at: index)
      } else if base.isLeft(with: entry.value) {
        left.append(entry.key)
      }
      if base.isOutdated(for: entry.value) {
        isChanged = true
        // Xcode rewrites its own comment; one that people wrote, or none, is theirs.
        if base.comment != nil { edits.setComment(entry.comment, at: index) }
        for (language, unit) in old.localizations where language != catalog.sourceLanguage {
          if edits.review(unit, of: language, at: index) { marked += 1 }
        }
      }
      if old.extractionState == "stale" {
        isChanged = true
        edits.setExtractionState("extracted_with_value", at: index)
      }
    }
    for (index, entry) in catalog.entries.enumerated()
    where !wanted.contains(entry.key) && DocumentKey(entry.key)?.isKnown(to: objects) == true
      && entry.extractionState != "manual"
    {
      stale.append(entry.key)
      if !options.keepsStale {
        edits.remove(index)
        lost += entry.comment.flatMap { DocumentComment.words(ofPeople: $0) }.map { [$0] } ?? []
        isChanged = true
      } else if entry.extractionState != "stale" {
        edits.setExtractionState("stale", at: index)
        isChanged = true
      }
    }
    isChanged = isChanged || !added.isEmpty
    bytes = isChanged ? edits.bytes : file
    self.isChanged = isChanged
    self.added = added
    self.stale = stale
    self.left = left
    self.marked = marked
    lostComments = lost
  }
}

extension StringCatalogEdits {
  /// Marks a translation for review if it is complete, and so each form of one that varies. Returns whether it changed.
  fileprivate mutating func review(
    _ unit: StringCatalog.Unit, of language: String, at index: Int
  ) -> Bool {
    let (translated, review) = (
      TranslationState.translated.rawValue, TranslationState.needsReview.rawValue
    )
    if unit.state == translated { setState(review, of: language, at: index) }
    let forms = unit.forms.filter { $0.state == translated }.map {
      StringCatalogForm(variation: $0.variation, state: review, value: $0.value)
    }
    if !forms.isEmpty { setText(StringCatalogText(language: language, forms: forms), at: index) }
    return unit.state == translated || !forms.isEmpty
  }
}
