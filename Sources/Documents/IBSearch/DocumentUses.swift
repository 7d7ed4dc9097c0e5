public import InterfaceBuilder
import XMLTree

extension IBDocument {
  /// Returns the names and texts in the document, in the order of the source.
  /// - Parameter kinds: The kinds to find.
  public func uses(_ kinds: Set<DocumentUse.Kind> = Set(DocumentUse.Kind.allCases)) -> [DocumentUse]
  {
    var collector = UseCollector(document: self, kinds: kinds)
    collector.run()
    return collector.uses
  }
}

/// Collects the names and texts of a document in one pass over its elements.
private struct UseCollector {
  let document: IBDocument
  let kinds: Set<DocumentUse.Kind>
  var uses: [DocumentUse] = []

  mutating func run() {
    var rows = AttributeRows.borrowed()
    let tree = document.tree
    let needsAttributes = !kinds.subtracting([.text, .element]).isEmpty
    tree.withRecords { nodes, attributes in
      for index in nodes.indices where nodes[index].kind == .element {
        let record = nodes[index]
        if kinds.contains(.element),
          record.name.elementKind == .object || record.name.elementKind == .guide
        {
          let node = tree[index]
          add(.element, node.spelling, node.spelling, node)
        }
        guard needsAttributes else { continue }
        for place in record.attributeRange {
          let name = attributes[place].name
          let type = rows[name, of: record.name]?.type
          let kind =
            record.name == Names.userDefinedRuntimeAttribute && name == Names.value
            ? Self.kind(ofAttribute: tree[index])
            : type.flatMap { Self.kind(of: $0, name, element: record.name) }
          guard let kind, kinds.contains(kind) else { continue }
          add(kind, attributes[place], tree[index])
        }
      }
    }
    rows.recycle()
    if kinds.contains(.text) { collectTexts() }
    if kinds.contains(.text) {
      uses = uses.enumerated().sorted {
        ($0.element.node.index, $0.offset) < ($1.element.node.index, $1.offset)
      }.map(\.element)
    }
  }

  /// Returns the kind of name that the value of a user-defined runtime attribute contains; nil for other values.
  private static func kind(ofAttribute node: Node) -> DocumentUse.Kind? {
    node[Names.type] == "image" ? .image : nil
  }

  /// Returns the kind of name that an attribute contains, according to its type in the schema.
  private static func kind(
    of type: AttributeType, _ name: Name, element: Name
  ) -> DocumentUse.Kind? {
    switch type {
    case .className: name == Names.customClass ? .class : nil
    case .imageName: .image
    case .colorName: .color
    case .fontName: name == Names.family ? nil : .font
    case .selector: .action
    case .id, .reference: .id
    case .keyPath:
      switch element {
      case Names.outlet, Names.outletCollection: .outlet
      case Names.userDefinedRuntimeAttribute: .attribute
      default: nil
      }
    case .identifier: identifierKind(name, element)
    default: nil
    }
  }

  private static func identifierKind(_ name: Name, _ element: Name) -> DocumentUse.Kind? {
    switch name {
    // These identify a part of Interface Builder, not of the app.
    case Names.identifier where element == Names.plugIn || element == Names.development: nil
    case Names.identifier: element == Names.segue ? .segue : .identifier
    case Names.reuseIdentifier, Names.storyboardIdentifier, Names.restorationIdentifier,
      Names.referencedIdentifier, Names.explicitIdentifier, Names.explicitItemIdentifier,
      Names.implicitIdentifier, Names.implicitItemIdentifier:
      .identifier
    case Names.storyboardName: .storyboard
    default: nil
    }
  }

  private mutating func add(_ kind: DocumentUse.Kind, _ attribute: AttributeRecord, _ node: Node) {
    let tree = document.tree
    let value = tree.value(of: attribute)
    guard !value.isEmpty else { return }
    let property = tree.spelling(of: attribute.name)
    var detail: String?
    switch kind {
    case .class:
      // First Responder and Application are not objects of the document, and Interface Builder sets their classes.
      switch document.object(around: node)?.role {
      case .firstResponder, .application: return
      default: break
      }
      detail = node[Names.customModule]
    case .identifier:
      if Self.isUnused(attribute.name, value, node) { return }
      detail =
        property == "identifier" && node.name == Names.accessibility
        ? "accessibilityIdentifier" : property
    case .color, .image: if Self.isOfSystem(attribute, node) { detail = DocumentUse.system }
    default: break
    }
    add(
      kind, value, property, node, detail,
      isReference: kind == .id && attribute.name != Names.id
        || attribute.name == Names.referencedIdentifier)
  }

  /// Returns whether an identifier of a toolbar or of its item is one that the app does not use: that of the system, one that
  /// Interface Builder made, or one in whose place the author stated another one.
  private static func isUnused(_ attribute: Name, _ identifier: String, _ node: Node) -> Bool {
    switch attribute {
    case Names.implicitIdentifier, Names.implicitItemIdentifier:
      node[Names.explicitIdentifier] ?? node[Names.explicitItemIdentifier] != nil
        || !ToolbarIdentifier.isOfApp(identifier)
    default: false
    }
  }

  /// Returns whether a color or image is one of the system, and not of the app.
  private static func isOfSystem(_ attribute: AttributeRecord, _ node: Node) -> Bool {
    switch node[Names.catalog] {
    case "system", "System": return true
    default: break
    }
    return attribute.name == Names.systemColor
      || attribute.name == Names.xcode11CocoaTouchSystemColor || node.name == Names.systemColor
  }

  private mutating func add(
    _ kind: DocumentUse.Kind, _ name: String, _ property: String, _ node: Node,
    _ detail: String? = nil, isReference: Bool = false
  ) {
    uses.append(
      DocumentUse(
        kind: kind, name: name, property: property, node: node,
        object: document.object(around: node), detail: detail, isReference: isReference))
  }

  private mutating func collectTexts() {
    for text in document.localizableTexts {
      switch text.place {
      case .attribute(let node, let attribute):
        add(.text, text.value, attribute, node, text.property)
      case .content(let node): add(.text, text.value, node.spelling, node, text.property)
      }
    }
    for node in document.tree.root.subtree where node.name == Names.userDefinedRuntimeAttribute {
      // A localized string is exported, and therefore already found.
      guard node[Names.type] == "string", let path = node[Names.keyPath] else { continue }
      if let value = node[Names.value], !value.isEmpty { add(.text, value, "value", node, path) }
      for child in node.elements where child.name == Names.string && !child.text.isEmpty {
        add(.text, child.text, child.spelling, child, path)
      }
    }
    // Attributed texts are not exported to strings files, but users read them.
    for node in document.tree.root.subtree where node.name == Names.attributedString {
      guard node[Names.key] != "userComments" else { continue }
      let text = AttributedText(node).text
      if !text.isEmpty { add(.text, text, node.spelling, node, node[Names.key]) }
    }
  }
}
