public import XMLTree

extension IBObject {
  /// The differences between size classes, in document order.
  public var variations: [(key: SizeClassKey, node: Node)] {
    node.elements.filter { $0.name == Names.variation }.compactMap { variation in
      variation[Names.key].flatMap { SizeClassKey($0) }.map { ($0, variation) }
    }
  }

  /// Returns the ids that a property excludes for given traits.
  ///
  /// The default variation applies first, followed by all variations whose conditions are met, least specific first.
  /// For each id, the last variation that includes or excludes it takes precedence.
  /// - Parameters:
  ///   - property: `subviews` or `constraints`.
  ///   - traits: The value of each trait: `["widthClass": "regular"]`.
  public func excluded(from property: String, under traits: [String: String]) -> Set<String> {
    let holding = variations.filter { variation in
      variation.key.conditions.allSatisfy { traits[$0.key] == $0.value }
    }
    let ordered = holding.enumerated().sorted {
      ($0.element.key.conditions.count, $0.offset) < ($1.element.key.conditions.count, $1.offset)
    }
    var excluded: Set<String> = []
    for (_, variation) in ordered {
      for mask in variation.node.elements where mask[Names.key] == property {
        for member in mask.elements {
          guard let id = member[Names.reference] else { continue }
          if member.name == Names.exclude { excluded.insert(id) }
          if member.name == Names.include { excluded.remove(id) }
        }
      }
    }
    return excluded
  }
}
