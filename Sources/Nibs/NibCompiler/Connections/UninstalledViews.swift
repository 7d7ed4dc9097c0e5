import InterfaceBuilder
import XMLTree

/// The views that are installed only in some size classes.
struct UninstalledViews {
  /// The views that a variation installs and uninstalls.
  struct Change {
    let key: SizeClassKey
    /// The views that are not installed under the variation.
    var removed: [IBObject] = []
    /// The views that are installed only under the variation.
    var added: [IBObject] = []
  }

  /// The changes by variation, in document order.
  private(set) var changes: [Change] = []

  /// Finds the changes in the variations of a document; most documents have none.
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

  /// Returns whether a view is not installed by default, and no constraint refers to it.
  func isUnconstrained(_ view: IBObject) -> Bool {
    guard !changes.isEmpty,
      changes.contains(where: { $0.key.isDefault && $0.removed.contains(view) })
    else { return false }
    return !sequence(first: view, next: \.parent).contains { object in
      object.constraints.contains { $0.firstItem == view || $0.secondItem == view }
    }
  }

  /// Returns whether an item of a constraint is one of some views, or inside one of them.
  static func touches(_ constraint: ResolvedConstraint, _ views: [IBObject]) -> Bool {
    guard !views.isEmpty else { return false }
    return [constraint.firstItem, constraint.secondItem].contains { item in
      item.map { item in views.contains { $0.encloses(item) } } ?? false
    }
  }
}
