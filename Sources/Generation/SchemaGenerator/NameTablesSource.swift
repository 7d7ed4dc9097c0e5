extension SchemaGenerator {
  /// The tables of names published by Apple's frameworks, and of their names in older versions of Swift.
  public struct NameTables: Sendable {
    let published: String
    let swiftNames: String
    let oldNames: String
    let storedProperties: String

    /// Creates the tables from the texts of `published-members.tsv`, `swift-names.tsv`, `old-names.tsv` and
    /// `stored-properties.tsv`.
    public init(
      published: String, swiftNames: String, oldNames: String, storedProperties: String
    ) {
      self.published = published
      self.swiftNames = swiftNames
      self.oldNames = oldNames
      self.storedProperties = storedProperties
    }

    private static func rows(_ table: String) -> [[Substring]] {
      table.split(separator: "\n").dropFirst().map {
        $0.split(separator: "\t", omittingEmptySubsequences: false)
      }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    // MARK: Published names

    /// The source of the published types and members.
    var publishedSource: String {
      let lines = Self.rows(published).filter { $0.count >= 6 }.map { cells in
        "\(cells[1])|\(cells[2])|\(cells[4])|\(cells[5])"
      }
      let names = Self.rows(swiftNames).filter { $0.count >= 3 }.map { "\($0[0]) \($0[1])" }
      return SchemaGenerator.header + """
        /// The rows of `Schema/published-members.tsv` and `Schema/swift-names.tsv`.
        enum PublishedRows {
          /// Name, superclass, protocols and members of each class and protocol, a line each.
          static let members = \"""
        \(lines.joined(separator: "\n"))
        \"""

          /// The members whose names in Swift do not follow from the others, each with its type.
          static let swiftNames = \"""
        \(names.joined(separator: "\n"))
        \"""
        }

        """
    }

    // MARK: Old names

    /// The source of the names of Swift 3 and 4.
    var oldSource: String {
      var text =
        SchemaGenerator.header
        + "public import Foundation\n\n// The names of types and constants in Swift 3 and 4.\n"
      var owner: Substring = ""
      for cells in Self.rows(oldNames) where cells.count >= 5 {
        let (type, old, new, value, actor) = (cells[0], cells[1], cells[2], cells[3], cells[4])
        if type != owner {
          if !owner.isEmpty { text += "}\n" }
          text += "\nextension \(type) {\n"
          owner = type
        }
        let indent = type.isEmpty ? "" : "  "
        text += "\(indent)@available(*, deprecated, renamed: \"\(new)\")\n"
        if value.isEmpty {
          text += "\(indent)public typealias \(old) = \(new)\n"
        } else {
          if !actor.isEmpty { text += "\(indent)@preconcurrency @MainActor\n" }
          text +=
            "\(indent)public \(type.isEmpty ? "" : "static ")var \(old): \(value) { \(new) }\n"
        }
      }
      return text + (owner.isEmpty ? "" : "}\n")
    }

    // MARK: Stored properties

    /// The source of the properties that UIKit's classes only store.
    var storedSource: String {
      var text =
        SchemaGenerator.header
        + "// What UIKit stores for these classes. Nothing here reads it.\n"
      var owner: Substring = ""
      for cells in Self.rows(storedProperties) where cells.count >= 4 {
        let (type, property, value, usual) = (cells[0], cells[1], cells[2], cells[3])
        if type != owner {
          if !owner.isEmpty { text += "}\n" }
          text += "\nextension \(type) {\n"
          owner = type
        }
        text += """
            /// Stored only.
            public var \(property): \(value) {
              get { StoredValue.get(self, "\(property)", \(usual)) }
              set { StoredValue.set(self, "\(property)", newValue) }
            }

          """
      }
      return text + (owner.isEmpty ? "" : "}\n")
    }
  }
}
