import XMLTree

extension IBDocument {
  /// The texts that are translated, in document order. Empty texts and texts of objects without an id are not included.
  ///
  /// This is the single list of what a document localizes: strings files are exported from it, the compiler makes these
  /// texts localizable, and rules compare them with translations.
  public var localizableTexts: [LocalizableText] {
    var collector = TextCollector(platform: platform)
    for object in objects { collector.collect(object) }
    return collector.texts
  }
}

extension IBObject {
  /// The translated texts of the object, excluding those of the objects inside it.
  public var localizableTexts: [LocalizableText] {
    var collector = TextCollector(platform: document.platform)
    collector.collect(self)
    return collector.texts
  }
}

/// Collects the texts of objects.
private struct TextCollector {
  /// The object that a text belongs to, and how its entries refer to it.
  struct Owner {
    let object: IBObject
    let id: String
    var className: String?
  }

  let platform: IBPlatform
  var texts: [LocalizableText] = []

  mutating func collect(_ object: IBObject) {
    let node = object.node
    guard object.kind == .object, let id = object.id else { return }
    let owner = Owner(object: object, id: id)
    for attribute in node.attributes {
      guard let property = LocalizableProperties.property(of: attribute.name, on: node)
      else { continue }
      add(property, attribute.value, .attribute(node, attribute.spelling), of: owner)
    }
    for child in node.elements { collect(child, of: owner) }
  }

  /// Collects the texts in a child of an object's element that is not an object itself.
  private mutating func collect(_ child: Node, of owner: Owner) {
    switch child.name {
    case Names.string, Names.mutableString:
      guard let key = child[Names.key], let name = Vocabulary.interfaceBuilder.name(key),
        let property = LocalizableProperties.property(of: name, on: owner.object.node)
      else { return }
      add(property, child.stringValue, .content(child), of: owner)
    case Names.state:
      if let state = child[Names.key] { add(Names.title, in: child, "\(state)Title", of: owner) }
    case Names.accessibility:
      add(
        platform == .macOS
          ? LocalizableProperties.accessibilityOnMac : LocalizableProperties.accessibility,
        in: child, of: owner)
    case Names.buttonConfiguration:
      add(LocalizableProperties.configuration, in: child, of: owner)
    case Names.tableHeaderCell:
      add(Names.title, in: child, "headerCell.title", of: owner)
    case Names.segments:
      collectSegments(child, of: owner)
    case Names.objectValues:
      collectItems(child, "ibShadowedObjectValues", of: owner)
    case Names.userDefinedRuntimeAttributes:
      for attribute in child.elements.lazy.compactMap({ RuntimeAttribute($0) }) {
        guard case .localizedString = attribute.value else { continue }
        add(Names.value, in: attribute.node, attribute.keyPath, of: owner)
      }
    case Names.connections:
      for binding in child.elements where binding.name == Names.binding {
        collectPlaceholders(binding, of: owner.object)
      }
    default:
      // The schema contains no row for the scopes of a search bar.
      if child.name.elementKind == .unknown, child.spelling == "scopeButtonTitles" {
        collectItems(child, "scopeButtonTitles", of: owner)
      }
    }
  }

  private mutating func collectSegments(_ segments: Node, of owner: Owner) {
    for (index, segment) in segments.elements.enumerated() {
      if platform == .macOS {
        add(Names.label, in: segment, "ibShadowedLabels[\(index)]", of: owner)
        add(Names.toolTip, in: segment, "ibShadowedToolTips[\(index)]", of: owner)
      } else {
        add(Names.title, in: segment, "segmentTitles[\(index)]", of: owner)
      }
    }
  }

  /// Collects the texts of a list of `string` elements.
  private mutating func collectItems(_ list: Node, _ property: String, of owner: Owner) {
    for (index, item) in list.elements.enumerated() where item.name == Names.string {
      add("\(property)[\(index)]", item.stringValue, .content(item), of: owner)
    }
  }

  /// Collects the texts among the options of a binding, whose keys contain the id of the binding.
  private mutating func collectPlaceholders(_ binding: Node, of object: IBObject) {
    guard let id = binding[Names.id], let options = binding.child(keyed: "options") else { return }
    let owner = Owner(object: object, id: id, className: "CocoaBindingsConnection")
    for option in options.elements where option.name == Names.string {
      guard let key = option[Names.key],
        let property = LocalizableProperties.bindingPlaceholders[key]
      else { continue }
      // The bindings of one pattern repeat it, and the first one owns it.
      if key == "NSDisplayPattern", binding[Names.previousBinding] != nil { continue }
      add(property, option.stringValue, .content(option), of: owner)
    }
  }

  private mutating func add(_ rows: [(Name, String)], in node: Node, of owner: Owner) {
    for (name, property) in rows { add(name, in: node, property, of: owner) }
  }

  /// Adds a text that an element stores in an attribute or in a `string` child.
  private mutating func add(_ name: Name, in node: Node, _ property: String, of owner: Owner) {
    let spelling = node.tree.spelling(of: name)
    if let value = node[name] {
      add(property, value, .attribute(node, spelling), of: owner)
    } else if let child = node.child(keyed: spelling),
      child.name == Names.string || child.name == Names.mutableString
    {
      add(property, child.stringValue, .content(child), of: owner)
    }
  }

  private mutating func add(
    _ property: String, _ value: String, _ place: LocalizableText.Place, of owner: Owner
  ) {
    guard !value.isEmpty else { return }
    let object = owner.object
    texts.append(
      LocalizableText(
        object: object, id: owner.id, property: property, value: value, place: place,
        className: owner.className ?? object.frameworkClass ?? object.customClass ?? "NSObject"))
  }
}
