import InterfaceBuilder

/// What items are known by.
enum ItemKey {
  /// What marks the identity of a scene, whose ids are apart from those of objects.
  static let scenePrefix = "scene:"

  /// What the key of a comment that belongs to an object begins with.
  static let commentPrefix = "#comment:"

  /// What distinguishes an item from all others of its document; nil if nothing does.
  static func identity(of item: ComparedItem, isObject: Bool) -> String? {
    guard item.kind == .element, isObject else { return nil }
    if item.name == "scene" { return item["sceneID"].map { scenePrefix + $0 } }
    return item["id"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The attributes that distinguish an element from its siblings if it fills no property; the first that is present
  /// counts.
  private static let discriminators = [
    "keyPath", "property", "name", "identifier", "reference", "className",
  ]

  /// What distinguishes an item from its siblings, if anything does: the property of its parent that it fills, or else
  /// its element with what it is named by.
  static func key(of item: ComparedItem) -> String {
    guard item.kind == .element else {
      return item.kind == .document ? "" : "#" + item.kind.rawValue
    }
    if let key = item["key"] { return key }
    let discriminator = discriminators.lazy.compactMap { item[$0] }.first
    return item.name + (discriminator.map { ":" + $0 } ?? "")
  }

  /// Whether only its place distinguishes an item from siblings of the same kind.
  static func isAnonymous(_ item: ComparedItem) -> Bool {
    switch item.kind {
    case .element:
      item.identity == nil && item["key"] == nil && item.role != .container
        && !discriminators.contains { item[$0] != nil }
    case .comment: !item.key.hasPrefix(commentPrefix)
    case .document, .text, .cdata, .instruction: false
    }
  }

  /// What an item with an identity is known by where it was made again under another one: an object has one outlet of a name,
  /// and one constraint between the same ends. Nil for everything else.
  static func replacementKey(of item: ComparedItem) -> String? {
    if item.isElement("outlet") { return item.key }
    guard item.role == .constraint else { return nil }
    let ends = ["firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute"]
    return ends.map { item[$0] ?? "" }.joined(separator: " ")
  }
}
