import Diagnostics

/// A form of a text in a string catalog for a number or a device.
package struct StringCatalogForm: Hashable, Sendable {
  /// The numbers and devices that have the form, as in Xcode's exports: `plural.one`, `device.iphone`, `device.iphone.plural.one`.
  package let variation: String
  /// The state of the translation: `new`, `translated`, `needs_review`.
  package let state: String
  /// The text.
  package let value: String

  /// Creates a form.
  package init(variation: String, state: String, value: String) {
    self.variation = variation
    self.state = state
    self.value = value
  }

  /// The kinds and their cases: `device`, `iphone`, `plural`, `one`; nil if the variation has another form.
  package var path: [String]? { Self.path(variation) }

  /// Returns the kinds and cases of a variation; nil if it has another form.
  package static func path(_ variation: String) -> [String]? {
    let parts = variation.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    // A text varies by device and by number, and not again.
    guard parts.count == 2 || parts.count == 4, !parts.contains("") else { return nil }
    let kinds = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }
    return [["plural"], ["device"], ["device", "plural"]].contains(kinds) ? parts : nil
  }

  /// Returns whether forms cover all numbers and devices, which Xcode requires: one of each kind is for all others.
  package static func areComplete(_ forms: [StringCatalogForm]) -> Bool {
    let paths = forms.compactMap(\.path)
    let kinds = Set(paths.flatMap { [Array($0.prefix(1)), Array($0.prefix($0.count - 1))] })
    return kinds.allSatisfy { kind in paths.contains { $0.starts(with: kind + ["other"]) } }
  }

  /// Returns the forms of a text in a language, in the order of the file. Those with variations that are not known have no
  /// path.
  static func forms(of localization: JSONSource.Value) -> [StringCatalogForm] {
    var forms: [StringCatalogForm] = []
    var open = [(prefix: "", depth: 0, value: localization)]
    while let (prefix, depth, value) = open.popLast() {
      // Bounded: the depth is limited, and each value is visited once.
      if depth > 0, let unit = value["stringUnit"], let text = unit["value"]?.string {
        forms.append(
          StringCatalogForm(
            variation: prefix, state: unit["state"]?.string ?? "translated", value: text))
        continue
      }
      guard depth < 2 else {
        forms.append(StringCatalogForm(variation: prefix + ".", state: "new", value: ""))
        continue
      }
      let start = prefix.isEmpty ? "" : prefix + "."
      let cases = (value["variations"]?.members ?? []).flatMap { kind in
        kind.value.members.map { ("\(start)\(kind.key).\($0.key)", depth + 1, $0.value) }
      }
      open += cases.reversed()
    }
    return forms
  }

  /// Returns the unit of a form, and the number of objects that enclose it inside the value of the language; nil if the
  /// text does not have the form.
  static func unit(
    _ variation: String, in localization: JSONSource.Value
  ) -> (value: JSONSource.Value, depth: Int)? {
    guard let path = path(variation) else { return nil }
    var value = localization
    for index in stride(from: 0, to: path.count, by: 2) {
      guard let next = value["variations"]?[path[index]]?[path[index + 1]] else { return nil }
      value = next
    }
    return value["stringUnit"].map { ($0, path.count / 2 * 3) }
  }

  /// Returns the value of a language with forms.
  static func json(_ forms: [StringCatalogForm]) -> JSONText {
    json(forms.compactMap { form in form.path.map { ($0[...], form) } })
  }

  private static func json(_ forms: [(path: ArraySlice<String>, form: StringCatalogForm)])
    -> JSONText
  {
    // Bounded: a path has at most two kinds. A form for all cases replaces forms for some of them.
    if let form = forms.first(where: { $0.path.isEmpty })?.form {
      return StringCatalogText.unit(state: form.state, value: form.value)
    }
    let kinds = Dictionary(grouping: forms) { $0.path.first ?? "" }
    let variations = kinds.inKeyOrder.map { kind, forms -> (String, JSONText) in
      let cases = Dictionary(grouping: forms) { $0.path.dropFirst().first ?? "" }
      let members = cases.inKeyOrder.map { name, forms in
        (name, json(forms.map { ($0.path.dropFirst(2), $0.form) }))
      }
      return (kind, .object(members))
    }
    return .object([("variations", .object(variations))])
  }
}
