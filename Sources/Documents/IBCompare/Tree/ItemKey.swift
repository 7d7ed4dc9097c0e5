import InterfaceBuilder

/// The identities and keys of items.
enum ItemKey {
  /// The prefix for the identity of a scene, because scenes may have the same ids as objects.
  static let scenePrefix = "scene:"

  /// The prefix for the key of a comment that belongs to an object.
  static let commentPrefix = "#comment:"

  /// Returns the identity of an item, unique in its document, or nil if it has none.
  static func identity(of item: ComparedItem, isObject: Bool) -> String? {
    guard item.kind == .element, isObject else { return nil }
    if item.name == "scene" { return item["sceneID"].map { scenePrefix + $0 } }
    return item["id"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The attributes that distinguish an element from its siblings if it is not the value of a property. The first
  /// present one is used.
  private static let discriminators = [
    "keyPath", "property", "name", "identifier", "reference", "className",
  ]

  /// Returns the key of an item among its siblings: the parent's property of which it is the value, or the element's
  /// name with a distinguishing attribute.
  static func key(of item: ComparedItem) -> String {
    guard item.kind == .element else {
      return item.kind == .document ? "" : "#" + item.kind.rawValue
    }
    if let key = item["key"] { return key }
    let discriminator = discriminators.lazy.compactMap { item[$0] }.first
    return item.name + (discriminator.map { ":" + $0 } ?? "")
  }

  /// Returns whether only its index distinguishes an item from siblings of the same kind.
  static func isAnonymous(_ item: ComparedItem) -> Bool {
    switch item.kind {
    case .element:
      item.identity == nil && item["key"] == nil && item.role != .container
        && !discriminators.contains { item[$0] != nil }
    case .comment: !item.key.hasPrefix(commentPrefix)
    case .document, .text, .cdata, .instruction: false
    }
  }

  /// Returns the key for matching an item that was recreated with another id: an object has one outlet with a name,
  /// and one constraint between the same anchors. Returns nil for other items.
  static func replacementKey(of item: ComparedItem) -> String? {
    if item.isElement("outlet") { return item.key }
    guard item.role == .constraint else { return nil }
    let ends = ["firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute"]
    return ends.map { item[$0] ?? "" }.joined(separator: " ")
  }
}
