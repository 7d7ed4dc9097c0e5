/// The generated source of the keys of AppKit's nibs.
struct AppKitRowsSource {
  let table: AppKitKeyTable
  let schema: Schema
  let names: [String]
  let header: String

  var text: String {
    header + """
      import InterfaceBuilder
      import NibFormat
      import XMLTree

      /// The rows of `Schema/appkit-keys.tsv`.
      enum AppKitRows {
        /// The rows.
        static let keys: [AppKitKey] = [
      \(table.rows.map(source).joined())  ]

        /// The numbers of the rows of each element, by the number of the element's name.
        static let elements: [Int: [UInt16]] = [
      \(elements)  ]

        /// The attributes of each element that a nib contains or that have no effect in a running app, by the number of
        /// the element's name.
        static let attributes: [Int: [UInt16]] = [
      \(attributes)  ]
      }

      """
  }

  private func source(_ row: AppKitKeyTable.Row) -> String {
    var text = "    AppKitKey(\(Spelling.literal(row.key)), .\(spelled(row.form))"
    if !row.attribute.isEmpty, let name = names.firstIndex(of: row.attribute) {
      text += ", of: Name(rawValue: \(name))"
    }
    if !row.child.isEmpty { text += ", in: \(Spelling.literal(row.child))" }
    if !row.words.isEmpty {
      let words = row.words.map { word, value in
        let written =
          row.form == "word"
          ? Spelling.literal(value) : AppKitKeyTable.number(value) ?? ""
        return "(\(Spelling.literal(word)), \(written))"
      }
      text += ", \(row.form == "word" ? "texts" : "words"): [\(words.joined(separator: ", "))]"
    }
    if row.absent == "\"\"" {
      text += ", absent: 0"
    } else if let absent = AppKitKeyTable.number(row.absent) {
      text += ", absent: \(absent)"
    }
    if let omitted = AppKitKeyTable.number(row.omitted) { text += ", omitting: \(omitted)" }
    return text + "),\n"
  }

  private func spelled(_ form: String) -> String { form == "nil" ? "none" : form }

  private var elements: String {
    schema.elements.filter { !$0.appKitClassName.isEmpty }.compactMap { element in
      guard let number = names.firstIndex(of: element.name) else { return nil }
      let rows = rows(of: element)
      guard !rows.isEmpty else { return nil }
      return "    \(number): [\(rows.map { "\($0)" }.joined(separator: ","))],\n"
    }.joined()
  }

  private var attributes: String {
    schema.elements.filter { !$0.appKitClassName.isEmpty }.compactMap { element in
      guard let number = names.firstIndex(of: element.name) else { return nil }
      let owners = Set(element.groups.map { "@" + $0 } + [element.name])
      let known = (table.rows + table.others).filter {
        $0.child.isEmpty && !owners.isDisjoint(with: $0.owners)
      }
      let numbers = Set(known.compactMap { names.firstIndex(of: $0.attribute) }).sorted()
      guard !numbers.isEmpty else { return nil }
      return "    \(number): [\(numbers.map { "\($0)" }.joined(separator: ","))],\n"
    }.joined()
  }

  /// Returns the numbers of an element's rows. Its own rows replace those of its groups for the same key, or for the
  /// same bits of a word.
  private func rows(of element: Schema.Element) -> [Int] {
    var result: [Int] = []
    for owner in element.groups.map({ "@" + $0 }) + [element.name] {
      for (number, row) in table.rows.enumerated() where row.owners.contains(owner) {
        result.removeAll { replaces(row, table.rows[$0]) }
        result.append(number)
      }
    }
    return result
  }

  private func replaces(_ row: AppKitKeyTable.Row, _ earlier: AppKitKeyTable.Row) -> Bool {
    guard row.key == earlier.key else { return false }
    guard row.form == "flags", earlier.form == "flags" else { return true }
    return !row.attribute.isEmpty && row.attribute == earlier.attribute
      && row.child == earlier.child
  }
}
