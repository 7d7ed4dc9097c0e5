import Diagnostics
import InterfaceBuilder
import XMLTree

/// The features that only a few objects of a document have, found in one pass over its elements.
struct DocumentFeatures {
  /// The differences between size classes.
  private(set) var variations: [Node] = []
  /// The accessibility settings.
  private(set) var accessibility: [Node] = []
  /// The containers of user-defined runtime attributes.
  private(set) var runtimeAttributes: [Node] = []
  /// The indices of the objects to which the constraints of a document for macOS refer.
  private(set) var constrainedObjects: Set<Int> = []
  /// The windows.
  private(set) var windows: [Node] = []
  /// The keys of the texts that become localizable.
  let localizableKeys: Set<String>
  /// The elements that a nib cannot contain.
  private var uncompiledElements: [Node] = []
  /// The values of objects that a nib for macOS cannot contain.
  private var uncompiledValues: [Node] = []
  /// The attributes without a known nib key.
  private var uncompiledAttributes: [Attribute] = []

  init(_ document: IBDocument, _ options: NibCompiler.Options) {
    localizableKeys =
      options.localizesStrings ? Set(document.localizableTexts.map(\.key)) : []
    if document.platform == .macOS { constrainedObjects = Self.constrainedObjects(of: document) }
    let tree = document.tree
    let uncompiled = UncompiledNames.table
    let isAppKit = document.platform == .macOS
    tree.withRecords { nodes, attributes in
      for index in nodes.indices {
        let record = nodes[index]
        guard record.kind == .element else { continue }
        switch record.name {
        case Names.variation: variations.append(tree[index])
        case Names.accessibility: accessibility.append(tree[index])
        case Names.userDefinedRuntimeAttributes: runtimeAttributes.append(tree[index])
        case Names.window: windows.append(tree[index])
        default: break
        }
        if isAppKit {
          guard record.name.elementKind == .object else { continue }
          uncompiledAttributes += tree[index].lostByAppKit
          uncompiledValues += tree[index].valuesLostByAppKit
          continue
        }
        guard Self.isCompiled(record.name.elementKind) else { continue }
        if uncompiled.leavesOut(element: record.name) { uncompiledElements.append(tree[index]) }
        for (place, attribute) in record.attributeRange.enumerated()
        where uncompiled.leavesOut(attributes[attribute].name, of: record.name) {
          uncompiledAttributes.append(tree[index].attributes[place])
        }
      }
    }
  }

  private static func constrainedObjects(of document: IBDocument) -> Set<Int> {
    document.objects.reduce(into: []) { found, object in
      guard let constraint = ResolvedConstraint(object) else { return }
      for item in [constraint.firstItem, constraint.secondItem] {
        if let item { found.insert(item.index) }
      }
    }
  }

  /// Returns whether elements of a kind affect the running app and are not part of a connection.
  private static func isCompiled(_ kind: ElementKind) -> Bool {
    switch kind {
    case .object, .guide, .constraint, .value, .unknown: true
    case .document, .container, .connection, .variation, .resource, .metadata, .archived: false
    }
  }

  /// Returns diagnostics of the parts that a nib cannot contain, except elements that already have a diagnostic.
  func omissions(in document: IBDocument, besides known: [Diagnostic]) -> [Diagnostic] {
    guard
      !uncompiledElements.isEmpty || !uncompiledAttributes.isEmpty || !uncompiledValues.isEmpty
    else { return [] }
    let places = Set(known.compactMap { $0.range?.start })
    let elements = uncompiledElements.filter { !places.contains($0.position) }
      .map {
        diagnostic(
          $0, "cannot compile <\($0.spelling)>, because its nib key is unknown; left out", document)
      }
    let attributes = uncompiledAttributes.map {
      diagnostic(
        $0.node,
        "cannot compile '\($0.spelling)' of <\($0.node.spelling)>, because its nib key is unknown; left out",
        document)
    }
    let values = uncompiledValues.filter { !places.contains($0.position) }
      .map {
        diagnostic(
          $0,
          "cannot compile '\($0[Names.key] ?? $0.spelling)' of <\($0.parent?.spelling ?? "")> yet; left out",
          document)
      }
    return elements + attributes + values
  }

  private func diagnostic(_ node: Node, _ message: String, _ document: IBDocument) -> Diagnostic {
    let object = document.object(around: node)
    return Diagnostic(
      id: "not-compiled", severity: .warning, file: document.file, range: node.sourceRange,
      objectID: object?.id, objectPath: object?.path, message: message)
  }
}
