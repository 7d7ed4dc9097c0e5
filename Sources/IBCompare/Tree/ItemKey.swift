/// What items are known by.
enum ItemKey {
  /// What marks the identity of a scene, whose ids are apart from those of objects.
  static let scenePrefix = "scene:"

  /// What tells an item from every other one of its document; nil where nothing does.
  static func identity(of item: ComparedItem, isObject: Bool) -> String? {
    guard item.kind == .element, isObject else { return nil }
    if item.name == "scene" { return item["sceneID"].map { scenePrefix + $0 } }
    return item["id"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The attributes that tell an element from its siblings; the first that is present counts.
  ///
  /// `key` says which property of its parent an element fills. The others name what the element stands for.
  private static let discriminators = [
    "key", "keyPath", "property", "name", "identifier", "reference", "className",
  ]

  /// What tells an item from its siblings, as far as anything does.
  static func key(of item: ComparedItem) -> String {
    switch item.kind {
    case .document: return ""
    case .text: return "#text"
    case .cdata: return "#cdata"
    case .comment: return "#comment"
    case .instruction: return "#instruction"
    case .element: break
    }
    for name in discriminators {
      if let value = item[name] { return item.name + ":" + value }
    }
    return item.name
  }

  /// Whether nothing but its place tells an item from its siblings of the same kind.
  static func isAnonymous(_ item: ComparedItem) -> Bool {
    item.identity == nil && !item.key.utf8.contains(UInt8(ascii: ":"))
  }
}
