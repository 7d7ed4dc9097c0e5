import XMLTree

/// A second look at XML that a report is made of.
enum XMLProbe {
  /// Reads a text.
  /// - Throws: what is wrong with it.
  @discardableResult static func parse(_ text: String) throws -> Tree { try Tree(parsing: text) }
}
