import InterfaceBuilder
import XMLTree

/// The views that are installed only in some size classes, with the constraints that involve them.
struct UninstalledViews {
  /// What a variation does to views.
  struct Change {
    let key: SizeClassKey
    /// Views that are not installed under the variation.
    var removed: [IBObject] = []
    /// Views that are there under the variation, though not otherwise.
    var added: [IBObject] = []
  }

  /// The changes by variation, in document order.
  private(set) var changes: [Change] = []

  /// Looks through the variations of a document; most have none.
  init(_ document: IBDocument, _ features: DocumentFeatures) {
    for variation in features.variations {
      guard let mask = variation.child("subviews"),
        let key = variation[Names.key].flatMap({ SizeClassKey($0) })
      else { continue }
      for member in mask.elements {
        guard let view = member[Names.reference].flatMap({ document.object(id: $0) }) else {
          continue
        }
        let index = index(of: key)
        if member.name == Names.exclude { changes[index].removed.append(view) }
        if member.name == Names.include { changes[index].added.append(view) }
      }
    }
  }

  private mutating func index(of key: SizeClassKey) -> Int {
    if let known = changes.firstIndex(where: { $0.key == key }) { return known }
    changes.append(Change(key: key))
    return changes.count - 1
  }

  /// Whether one of a constraint's items is among views, or inside of one.
  static func touches(_ constraint: ResolvedConstraint, _ views: [IBObject]) -> Bool {
    guard !views.isEmpty else { return false }
    return [constraint.firstItem, constraint.secondItem].contains { item in
      item.map { item in views.contains { $0.encloses(item) } } ?? false
    }
  }
}
