import Diagnostics
import XMLTree

/// Converts an archive to the modern tree, outermost objects first. It does not use recursion, because the records of a
/// malicious file can nest to any depth even if its elements do not. The depth limit is the one for elements.
struct ArchiveConverter {
  private enum Step {
    case open(UInt32, key: UInt16?)
    case container(Name)
    case connections(UInt32)
    case close
  }

  let index: ArchiveIndex
  let records: ArchiveRecords
  let connections: ArchiveConnections
  let table = ArchiveProperties.shared
  var builder: TreeBuilder
  var diagnostics: [Diagnostic] = []
  /// Whether each record has been placed, and whether each node has been searched for objects to place.
  var placed: [Bool]
  var scanned: [Bool]
  /// The attributes that the open element already has, because a key may occur more than once.
  var written: [Name] = []
  /// The table rows that were already applied to the current object, because a key may occur more than once.
  var converted: [Int] = []
  private var unknownClasses: [String: (name: Name, first: Int, count: Int)] = [:]
  private var steps: [Step] = []
  /// The children of the current object that are written after its attributes; a property so that its storage is
  /// reused.
  var pending: [(row: ArchiveProperty, node: Int)] = []
  var states: [(row: ArchiveProperty, node: Int)] = []

  init(_ index: ArchiveIndex, records: ArchiveRecords, connections: ArchiveConnections) {
    self.index = index
    self.records = records
    self.connections = connections
    builder = TreeBuilder(derivedFrom: index.tree)
    placed = Array(repeating: false, count: records.records.count)
    scanned = Array(repeating: false, count: index.nodes.count)
  }

  /// Writes the whole document.
  /// - Throws: A ``Diagnostic`` if an object is more than `depth` levels deep.
  mutating func convert(root: Int, data: Int, depth: Int) throws {
    open(Names.document, at: root)
    writeRootAttributes(root: root, data: data)
    open(Names.objects, at: data)
    for record in records.topLevel {
      steps.append(.open(record, key: nil))
      while let step = steps.popLast() {
        if case .open(let record, _) = step, builder.depth >= depth {
          throw Diagnostic(
            id: "too-deep", severity: .error,
            range: node(Int(records.records[Int(record)].node)).sourceRange,
            message: "objects are nested more than \(depth) levels deep")
        }
        take(step)
      }
    }
    writeConnections(of: ArchiveRecords.none)
    builder.closeElement()
    builder.closeElement()
    if index.work.isExhausted {
      diagnostics.append(
        Diagnostic(
          id: "legacy-entangled", severity: .warning, range: node(root).sourceRange,
          message: "too many objects share large values; some values are left out"))
    }
    for (spelling, use) in unknownClasses.sorted(on: \.value.first) {
      let times = use.count == 1 ? "" : " (\(use.count) times)"
      diagnostics.append(
        Diagnostic(
          id: "unknown-archive-class", severity: .note, range: node(use.first).sourceRange,
          message: "no modern element for the class '\(spelling)'\(times);"
            + " its objects become <\(builder.spelling(of: use.name))>"))
    }
  }

  private mutating func take(_ step: Step) {
    switch step {
    case .open(let record, let key):
      openObject(record, key: key)
      let inside = placements(in: record)
      steps.append(.close)
      steps.append(.connections(record))
      // The steps are removed from the end of the list.
      var containers: [Name] = []
      for placement in inside.reversed() {
        guard case .key(let key) = placement.place else { continue }
        steps.append(.open(placement.record, key: key))
      }
      for case .container(let name) in inside.map(\.place) where !containers.contains(name) {
        containers.append(name)
      }
      for name in containers.reversed() {
        steps.append(.close)
        for placement in inside.reversed() where placement.place == .container(name) {
          steps.append(.open(placement.record, key: nil))
        }
        steps.append(.container(name))
      }
    case .container(let name):
      open(name)
    case .connections(let record):
      writeRuntimeAttributes(of: record)
      writeConnections(of: record)
    case .close:
      builder.closeElement()
    }
  }

  // MARK: Objects

  private mutating func openObject(_ number: UInt32, key: UInt16?) {
    let record = records.records[Int(number)]
    let object = record.object == ArchiveRecords.none ? nil : Int(record.object)
    open(elementName(of: object), at: object ?? Int(record.node))
    if let key { put(Names.key, ArchiveRows.texts[Int(key)]) }
    putID(of: number, as: Names.id)
    if record.label != ArchiveRecords.none { put(Names.userLabel, scalarAt: Int(record.label)) }
    if record.customClass != ArchiveRecords.none {
      put(Names.customClass, scalarAt: Int(record.customClass))
    }
    if let visible = record.visibleAtLaunch { put(Names.visibleAtLaunch, visible ? "YES" : "NO") }
    guard let object, !record.isRepeated else { return }
    writeProperties(of: object)
  }

  private mutating func elementName(of object: Int?) -> Name {
    guard let object else { return Names.customObject }
    if let name = ArchiveProperties.element(of: index.classes[object]) { return name }
    guard !index.work.isExhausted else { return Names.customObject }
    index.work.spend(Int(index.nodes[object].tagEnd - index.nodes[object].start) / 8)
    let spelling =
      index.attribute(Names.class, of: object).map(index.tree.value(of:))
      ?? index.tree.spelling(of: index.nodes[object].name)
    if let known = unknownClasses[spelling] {
      unknownClasses[spelling]?.count += 1
      return known.name
    }
    let name = modernName(spelling)
    unknownClasses[spelling] = (name, object, 1)
    return name
  }

  /// Returns the modern spelling of a class name: no prefix, lower camel case.
  mutating func modernName(_ className: String) -> Name {
    var letters = Array(
      className.unicodeScalars.map { scalar in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_"
          ? scalar : "_"
      })
    for prefix in ["IBUI", "NS"] where className.hasPrefix(prefix) && letters.count > prefix.count {
      letters.removeFirst(prefix.count)
      break
    }
    if letters.first.map({ ("0"..."9").contains($0) }) ?? true { letters.insert("_", at: 0) }
    // `BWCustomView` becomes `bwCustomView`, `WebView` becomes `webView`.
    let capitals = letters.prefix { $0.properties.isUppercase }.count
    let lowered = capitals > 1 && capitals < letters.count ? capitals - 1 : capitals
    var spelling = ""
    for (place, letter) in letters.enumerated() {
      spelling += place < lowered ? letter.properties.lowercaseMapping : String(letter)
    }
    let name = builder.name(spelling)
    // If the name were that of a container or a connection, the element would not count as an object.
    switch name.elementKind {
    case .unknown, .object: return name
    default: return builder.name(spelling + "Object")
    }
  }

  // MARK: The document

  private mutating func writeRootAttributes(root: Int, data: Int) {
    if let type = index.attribute(Names.type, of: root) { put(Names.type, type) }
    put(Names.version, "3.0")
    if let build = index.value(ArchiveWord.IBDocumentInterfaceBuilderVersion, of: data) {
      put(Names.toolsVersion, scalarAt: build)
    }
    if let system = index.value(ArchiveWord.IBDocumentSystemVersion, of: data) {
      put(Names.systemVersion, scalarAt: system)
    }
    let runtime = index.value(ArchiveWord.IBDocumentTargetRuntimeIdentifier, of: data)
      .flatMap(index.string)
    let type = index.attribute(Names.type, of: root).map(index.tree.value(of:)) ?? ""
    if runtime == "IBIPadFramework" || type.mentions("CocoaTouch.iPad") {
      put(Names.targetRuntime, "iOS.CocoaTouch.iPad")
    } else if runtime == "IBCocoaTouchFramework" || type.mentions("CocoaTouch") {
      put(Names.targetRuntime, "iOS.CocoaTouch")
    } else if runtime == "IBCocoaFramework" || type.mentions("Cocoa") {
      put(Names.targetRuntime, "MacOSX.Cocoa")
    }
    if let layout = index.value(ArchiveWord.IBDocumentUseAutolayout, of: data),
      index.integer(layout) == 1
    {
      put(Names.useAutolayout, "YES")
    }
  }
}

// MARK: - Elements and attributes

extension ArchiveConverter {
  func node(_ number: Int) -> Node { Node(tree: index.tree, index: number) }

  /// Opens an element with the position of an archived node; by default, that of the enclosing element.
  mutating func open(_ name: Name, at origin: Int? = nil) {
    builder.openElement(name, from: origin.map(node))
    written.removeAll(keepingCapacity: true)
  }

  /// Opens an element that is the value of a key.
  mutating func open(_ name: Name, key: String, at origin: Int? = nil) {
    open(name, at: origin)
    put(Names.key, key)
  }

  mutating func put(_ name: Name, _ value: AttributeRecord) {
    guard !written.contains(name) else { return }
    written.append(name)
    builder.addAttribute(name, copying: value)
  }

  mutating func put(_ name: Name, _ value: String) {
    guard !written.contains(name) else { return }
    written.append(name)
    builder.addAttribute(name, value)
  }

  /// Sets the text of the open element to that of a string or number.
  mutating func put(_ name: Name, scalarAt node: Int) {
    switch index.scalar(node) {
    case .stored(let record): put(name, record)
    case .text(let text): put(name, text)
    case nil: break
    }
  }

  /// Sets the id of the open element to that of an object record, or to a new id if the record has none.
  mutating func putID(of record: UInt32, as name: Name) {
    if let id = records.records[Int(record)].id {
      put(name, id)
    } else {
      put(name, "legacy-record-\(record)")
    }
  }
}
