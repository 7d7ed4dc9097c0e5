import XMLTree

extension IBConnection {
  /// The kind and name of the connection in messages: `outlet collection 'dots'`.
  package var title: String {
    let kind = node.spelling.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
    return name.map { "\(kind) '\($0)'" } ?? kind
  }
}
