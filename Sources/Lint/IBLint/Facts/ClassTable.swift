import Diagnostics

/// A table of classes and their superclasses, for examples.
public struct ClassTable: SourceFacts, Hashable, ExpressibleByDictionaryLiteral {
  private let superclasses: [String: [String]]

  /// Creates a table.
  /// - Parameter elements: Each class with its superclasses, nearest first.
  public init(dictionaryLiteral elements: (String, [String])...) {
    superclasses = Dictionary(elements) { first, _ in first }
  }

  /// Returns the superclasses of a class, regardless of its module.
  public func superclasses(of className: String, module: String?) -> [String]? {
    superclasses[className]
  }

  /// A description of the table: `Spinner is a UIControl`.
  var description: String {
    superclasses.inKeyOrder.map { name, superclasses in
      superclasses.first.map { "\(name) is \($0.withArticle)" } ?? name
    }.joined(separator: ", ")
  }
}
