/// A plain table of classes with their superclasses, for examples.
public struct ClassTable: SourceFacts, Hashable, ExpressibleByDictionaryLiteral {
  private let superclasses: [String: [String]]

  /// Creates a table.
  /// - Parameter elements: Each class with its superclasses, the nearest first.
  public init(dictionaryLiteral elements: (String, [String])...) {
    superclasses = Dictionary(elements) { first, _ in first }
  }

  /// The superclasses of a class in any module.
  public func superclasses(of className: String, module: String?) -> [String]? {
    superclasses[className]
  }

  /// The table in words: `Spinner is a UIControl`.
  var description: String {
    superclasses.sorted { $0.key < $1.key }.map { name, superclasses in
      superclasses.first.map { "\(name) is a \($0)" } ?? name
    }.joined(separator: ", ")
  }
}
