/// The generated source of the keys of AppKit's nibs.
struct AppKitRowsSource {
  let table: AppKitKeyTable
  let schema: Schema
  let names: [String]
  let header: String

  var text: String {
    header + """
      /// The rows of `Schema/appkit-keys.tsv` as text, which takes less of the command than code that makes the values.
      enum AppKitRows {
        /// The rows: the key, the form, the number of the attribute's name, the child's key, the words with their values,
        /// the value to write if the attribute is absent, and the value that is not written; a line each, with
        /// vertical bars between the fields and commas between the words.
        static let keys = \"""
      \(table.rows.map(source).joined(separator: "\n"))
      \"""

        /// The number of each element's name with the numbers of its rows, a line each.
        static let elements = \"""
      \(elements)
      \"""

        /// The number of each element's name with the numbers of the names of those attributes that a nib contains or
        /// that have no effect in a running app, a line each.
        static let attributes = \"""
      \(attributes)
      \"""
      }

      """
  }

  private func source(_ row: AppKitKeyTable.Row) -> String {
    let words = row.words.map { word, value in
      "\(word)=\(row.form == "word" ? value : AppKitKeyTable.number(value) ?? "")"
    }
    let absent = row.absent == "\"\"" ? "0" : AppKitKeyTable.number(row.absent) ?? ""
    let attribute = row.attribute.isEmpty ? nil : names.firstIndex(of: row.attribute)
    let fields = [
      row.key, row.form, attribute.map { "\($0)" } ?? "", row.child, words.joined(separator: ","),
      absent, AppKitKeyTable.number(row.omitted) ?? "",
    ]
    return fields.joined(separator: "|")
  }

  private var elements: String {
    schema.elements.filter { !$0.appKitClassName.isEmpty }.compactMap { element in
      guard let number = names.firstIndex(of: element.name) else { return nil }
      let rows = rows(of: element)
      guard !rows.isEmpty else { return nil }
      return line(number, rows)
    }.joined(separator: "\n")
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
      return line(number, numbers)
    }.joined(separator: "\n")
  }

  private func line(_ number: Int, _ others: [Int]) -> String {
    ([number] + others).map { "\($0)" }.joined(separator: " ")
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
