import Diagnostics

/// Changes to a string catalog, written as Xcode does, that leave every other byte unchanged.
package struct StringCatalogEdits: Sendable {
  /// The changes of one key.
  private struct Change {
    /// The new values of members: `comment`, `extractionState`.
    var members: [String: String] = [:]
    /// The new texts by language.
    var texts: [String: StringCatalogText] = [:]
    /// The new states of texts that do not change, by language.
    var states: [String: String] = [:]
  }

  private let catalog: StringCatalog
  private var changes: [Int: Change] = [:]
  private var keys: [Int: String] = [:]
  private var removed: Set<Int> = []
  private var added: [(key: String, json: JSONText)] = []

  /// Creates an empty set of edits.
  package init(_ catalog: StringCatalog) { self.catalog = catalog }

  /// Adds a key at its position in the sort order.
  package mutating func add(_ key: String, comment: String?, texts: [StringCatalogText]) {
    added.append((key, .entry(comment: comment, texts: texts)))
  }

  /// Removes a key and its texts.
  package mutating func remove(_ index: Int) { removed.insert(index) }

  /// Gives a key another name, at the same position.
  package mutating func setKey(_ key: String, at index: Int) { keys[index] = key }

  /// Sets the comment of a key.
  package mutating func setComment(_ comment: String, at index: Int) {
    changes[index, default: Change()].members["comment"] = comment
  }

  /// Sets the origin of a key: `stale`, `extracted_with_value`.
  package mutating func setExtractionState(_ state: String, at index: Int) {
    changes[index, default: Change()].members["extractionState"] = state
  }

  /// Sets the text of a key in a language, and the state of the translation. A text with variations by number or device
  /// is changed only by a text with all of its forms.
  package mutating func setText(_ text: StringCatalogText, at index: Int) {
    changes[index, default: Change()].texts[text.language] = text
  }

  /// Sets the state of a translation without changing its text.
  package mutating func setState(_ state: String, of language: String, at index: Int) {
    changes[index, default: Change()].states[language] = state
  }

  /// The bytes of the edited file.
  package var bytes: [UInt8] {
    var replacements = keyReplacements
    for (index, change) in changes where !removed.contains(index) {
      replacements += Self.replacements(change, in: catalog.entries[index].value)
    }
    for (index, key) in keys where !removed.contains(index) {
      let range = catalog.strings.members[index].keyRange
      replacements.append(TextReplacement(range, JSONText.string(key).text))
    }
    // New lines end as the others do. In texts, line ends are escaped.
    let lineEnd = LineEnd.most(in: catalog.source.bytes)
    if lineEnd != "\n" {
      replacements = replacements.map {
        TextReplacement($0.range, $0.text.replacing("\n", with: lineEnd))
      }
    }
    return TextReplacement.apply(replacements, to: catalog.source.bytes)
  }

  private static func replacements(
    _ change: Change, in entry: JSONSource.Value
  ) -> [TextReplacement] {
    let texts = change.texts.inKeyOrder
    var own = MemberEdits(object: entry, depth: 2)
    for (key, value) in change.members.inKeyOrder {
      own.set(key, to: .string(value))
    }
    guard let localizations = entry["localizations"] else {
      if !texts.isEmpty {
        own.set("localizations", to: .object(texts.map { ($0.key, $0.value.json) }))
      }
      return own.replacements
    }
    var languages = MemberEdits(object: localizations, depth: 3)
    var units: [TextReplacement] = []
    for (language, text) in texts {
      guard let localization = localizations[language] else {
        languages.set(language, to: text.json)
        continue
      }
      guard text.forms.isEmpty else {
        if let edits = Self.replacements(text.forms, in: localization) {
          units += edits
        } else {
          languages.set(language, to: text.json)
        }
        continue
      }
      guard let unit = localization["stringUnit"] else { continue }
      units += Self.replacements(unit, depth: 5, state: text.state, value: text.value)
    }
    for (language, state) in change.states where change.texts[language] == nil {
      guard let unit = localizations[language]?["stringUnit"] else { continue }
      var edits = MemberEdits(object: unit, depth: 5)
      edits.set("state", to: .string(state))
      units += edits.replacements
    }
    return own.replacements + languages.replacements + units
  }

  /// Returns the changes of forms; nil if the text does not have one of them.
  private static func replacements(
    _ forms: [StringCatalogForm], in localization: JSONSource.Value
  ) -> [TextReplacement]? {
    var replacements: [TextReplacement] = []
    for form in forms {
      guard let (unit, depth) = StringCatalogForm.unit(form.variation, in: localization) else {
        return nil
      }
      replacements += Self.replacements(
        unit, depth: 5 + depth, state: form.state, value: form.value)
    }
    return replacements
  }

  private static func replacements(
    _ unit: JSONSource.Value, depth: Int, state: String, value: String
  ) -> [TextReplacement] {
    var edits = MemberEdits(object: unit, depth: depth)
    edits.set("state", to: .string(state))
    edits.set("value", to: .string(value))
    return edits.replacements
  }

  private var keyReplacements: [TextReplacement] {
    let kept = catalog.entries.indices.filter { !removed.contains($0) }
    let keys = kept.map { catalog.entries[$0].key }
    var edits = MemberEdits(object: catalog.strings, depth: 1, removed: removed)
    if let order = StringsOrder.of(keys) {
      for entry in added.sorted(by: { order.areInOrder($0.key, $1.key) }) {
        let place = order.place(of: entry.key, in: keys)
        edits.add(entry.key, entry.json, before: place < kept.count ? kept[place] : nil)
      }
    } else {
      for entry in added { edits.add(entry.key, entry.json, before: nil) }
    }
    return edits.replacements
  }
}

/// A text of a string catalog in a language.
package struct StringCatalogText: Sendable {
  /// The language: `de`.
  package let language: String
  /// The state: `new`, `translated`, `needs_review`.
  package let state: String
  /// The text; empty if it has forms.
  package let value: String
  /// The forms of a text with variations by number or device.
  package let forms: [StringCatalogForm]

  /// Creates a text.
  package init(language: String, state: String, value: String) {
    self.language = language
    self.state = state
    self.value = value
    forms = []
  }

  /// Creates a text with variations.
  package init(language: String, forms: [StringCatalogForm]) {
    self.language = language
    (state, value) = ("", "")
    self.forms = forms
  }

  var json: JSONText {
    forms.isEmpty ? Self.unit(state: state, value: value) : StringCatalogForm.json(forms)
  }

  static func unit(state: String, value: String) -> JSONText {
    .object([("stringUnit", .object([("state", .string(state)), ("value", .string(value))]))])
  }
}
