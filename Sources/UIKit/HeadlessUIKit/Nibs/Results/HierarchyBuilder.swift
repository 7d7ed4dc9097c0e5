import NibSources

/// A builder of the hierarchy of the objects from one or more nibs, with each object once and in order.
@MainActor
struct HierarchyBuilder {
  private(set) var roots: [LoadedObject] = []
  private let nibs: [LoadedNib]
  private var seen: Set<ObjectIdentifier> = []
  private var connections: [ObjectIdentifier: [LoadedConnection]]
  private let ids: [ObjectIdentifier: String]

  init(nibs: [LoadedNib]) {
    self.nibs = nibs
    connections = Dictionary(grouping: nibs.flatMap(\.connections)) { ObjectIdentifier($0.source) }
    ids = Dictionary(
      nibs.flatMap { nib in
        nib.objects.map { (ObjectIdentifier($0.object), nib.id(ofIndex: $0.index)) }
      }, uniquingKeysWith: { first, _ in first }
    ).compactMapValues { $0 }
  }

  /// Returns whether a placeholder precedes another: the owner comes first, then external objects by name.
  nonisolated static func ownerFirst(_ first: String, _ second: String) -> Bool {
    (first == NibProxy.filesOwner ? "" : first) < (second == NibProxy.filesOwner ? "" : second)
  }

  mutating func add(_ object: AnyObject, placeholder: String? = nil) {
    // The object that a placeholder represents is external, so only the nib's connections to it are listed.
    if let node = node(object, placeholder: placeholder, withChildren: placeholder == nil) {
      roots.append(node)
    }
  }

  private mutating func node(
    _ object: AnyObject, placeholder: String? = nil, withChildren: Bool = true
  ) -> LoadedObject? {
    // Bounded: each object is listed once, and the loader limits the depth of objects.
    guard seen.insert(ObjectIdentifier(object)).inserted else { return nil }
    let reference = (object as? any NibMade)?.nibReference
    let nib = nibs.first { $0.source === reference?.source }
    let isOfNib = nib != nil && placeholder == nil
    var node = LoadedObject(
      object: object,
      id: ids[ObjectIdentifier(object)] ?? (nib ?? nibs.first)?.id(of: object),
      className: isOfNib ? reference?.className : LoadedObject.className(of: object),
      isCustom: isOfNib ? reference?.isCustom ?? false : object is NibStandIn,
      placeholderIdentifier: placeholder,
      connections: connections.removeValue(forKey: ObjectIdentifier(object)) ?? [])
    if withChildren {
      for child in (object as? any NibParent)?.nibChildren ?? [] {
        // A child controller's view is listed with that controller.
        if object is UIView, (child as? UIView)?.controller != nil { continue }
        if let child = self.node(child) { node.children.append(child) }
      }
    }
    return node
  }
}
