import IBLint

/// Sources as a list of classes, for tests that read none.
struct ListedSources: SourceFacts {
  var declarations: [SourceClass]
  var identifierUses: [SourceIdentifierUse] = []
  /// Whether code goes through the views in a view, or nil if unknown.
  var visited: Bool?

  func superclasses(of className: String, module: String?) -> [String]? {
    guard let ancestry = ancestry(of: className, module: module) else { return nil }
    return ancestry.classes.dropFirst().map(\.name) + [ancestry.end].compactMap { $0 }
  }

  func mayGoThroughViews(of property: String) -> Bool? { visited }

  func declaration(of className: String, module: String?) -> SourceClass? {
    declarations.first { $0.name == className && (module == nil || $0.module == module) }
  }

  func ancestry(of className: String, module: String?) -> SourceAncestry? {
    guard var current = declaration(of: className, module: module) else { return nil }
    var classes = [current]
    while let superclass = current.superclass {
      guard let next = declaration(of: superclass, module: nil) else {
        return SourceAncestry(classes: classes, end: superclass)
      }
      classes.append(next)
      current = next
    }
    return SourceAncestry(classes: classes)
  }
}
