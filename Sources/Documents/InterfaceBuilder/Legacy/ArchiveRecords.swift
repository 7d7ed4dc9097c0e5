import Diagnostics
import XMLTree

/// The objects of an archive as listed in its records, with their parents and additional details.
struct ArchiveRecords {
  static let none = UInt32.max

  /// One `IBObjectRecord`.
  struct Record {
    /// The node of the record.
    var node: UInt32
    /// The archived object, or ``none`` if the record does not refer to one.
    var object: UInt32
    /// The record's `objectID`; nil if the record has none.
    var id: AttributeRecord?
    /// The record of the enclosing object, or ``none`` at the top level.
    var parent: UInt32
    /// The first record with this parent, and the next record with the same parent.
    var firstChild: UInt32
    var next: UInt32
    /// The values of `objectName`, `N.CustomClassName` and `N.IBAttributePlaceholdersKey`.
    var label: UInt32
    var customClass: UInt32
    var placeholders: UInt32
    /// The value of `N.visibleAtLaunch`; nil if it is absent.
    var visibleAtLaunch: Bool?
    /// Whether an earlier record represents the same archived object.
    var isRepeated: Bool
  }

  private(set) var records: [Record] = []
  /// The record of each node that is an object; ``none`` for other nodes.
  private(set) var recordOfNode: [UInt32]
  /// The records at the top level, in order.
  private(set) var topLevel: [UInt32] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var byID: IDIndex

  /// Reads the records of an archive.
  /// - Parameter container: The `IBObjectContainer`.
  init(_ index: ArchiveIndex, container: Int) {
    recordOfNode = Array(repeating: Self.none, count: index.nodes.count)
    byID = IDIndex(capacity: 64)
    var root: Int?
    var parents: [UInt32] = []
    var referenced: Set<Int> = []
    if let list = Self.list(ArchiveWord.objectRecords, of: container, in: index) {
      for member in index.members(of: list) {
        guard let node = index.resolved(member), index.classes[node] == ArchiveWord.IBObjectRecord,
          node == member || referenced.insert(node).inserted
        else { continue }
        read(node, in: index, parents: &parents, root: &root)
      }
    }
    link(parents, root: root, in: index)
    breakCycles(in: index)
    for number in records.indices.reversed() {
      let parent = records[number].parent
      guard parent != Self.none else { continue }
      records[number].next = records[Int(parent)].firstChild
      records[Int(parent)].firstChild = UInt32(number)
    }
    topLevel = records.indices.filter { records[$0].parent == Self.none }.map { UInt32($0) }
    if let properties = index.value(ArchiveWord.flattenedProperties, of: container) {
      note(properties, in: index)
    }
  }

  /// Returns the array under a key; an ordered set contains its array.
  static func list(_ key: UInt16, of container: Int, in index: ArchiveIndex) -> Int? {
    guard let value = index.value(key, of: container) else { return nil }
    return index.value(ArchiveWord.orderedObjects, of: value) ?? value
  }

  /// Returns the record of the object that a node is or refers to.
  func record(at node: Int, in index: ArchiveIndex) -> UInt32? {
    guard let object = index.resolved(node), recordOfNode[object] != Self.none else { return nil }
    return recordOfNode[object]
  }

  private mutating func read(
    _ node: Int, in index: ArchiveIndex, parents: inout [UInt32], root: inout Int?
  ) {
    var record = Record(
      node: UInt32(node), object: Self.none, id: nil, parent: Self.none, firstChild: Self.none,
      next: Self.none, label: Self.none, customClass: Self.none, placeholders: Self.none,
      visibleAtLaunch: nil, isRepeated: false)
    var parent = Self.none
    for child in index.children(of: node) {
      switch index.keys[child] {
      // The last version of Xcode 4 already wrote the ids of the modern dialect, as strings.
      case ArchiveWord.objectID, ArchiveWord.id:
        if let id = index.stored(child), id.length > 0 { record.id = id }
      case ArchiveWord.object:
        if let object = index.resolved(child), index.nodes[object].name != Names.nil {
          record.object = UInt32(object)
        }
      case ArchiveWord.parent: if let node = index.resolved(child) { parent = UInt32(node) }
      case ArchiveWord.objectName: record.label = UInt32(child)
      default: break
      }
    }
    if let id = record.id, index.tree.withValue(of: id, { $0.elementsEqual("0".utf8) }) {
      if record.object != Self.none { root = Int(record.object) }
      return
    }
    let number = UInt32(records.count)
    if record.object != Self.none {
      if recordOfNode[Int(record.object)] == Self.none {
        recordOfNode[Int(record.object)] = number
      } else {
        record.isRepeated = true
      }
    }
    if let id = record.id { byID.insert(number, id: id, in: index.tree) }
    records.append(record)
    parents.append(parent)
  }

  private mutating func link(_ parents: [UInt32], root: Int?, in index: ArchiveIndex) {
    var orphans = false
    for (number, parent) in parents.enumerated() {
      if parent != Self.none, recordOfNode[Int(parent)] != Self.none {
        records[number].parent = recordOfNode[Int(parent)]
      } else if parent == Self.none || Int(parent) != root {
        orphans = true
      }
    }
    guard orphans else { return }
    // An object without a known parent may still be a child of another object.
    var seen: Set<Int> = []
    for number in records.indices {
      guard let list = index.value(ArchiveWord.children, of: Int(records[number].node)),
        seen.insert(list).inserted
      else { continue }
      for member in index.members(of: list) {
        guard let child = record(at: member, in: index), records[Int(child)].parent == Self.none,
          child != number, parents[Int(child)] == Self.none
        else { continue }
        records[Int(child)].parent = UInt32(number)
      }
    }
  }

  private mutating func breakCycles(in index: ArchiveIndex) {
    var visit = Array(repeating: UInt32(0), count: records.count)
    for start in records.indices where visit[start] == 0 {
      let mark = UInt32(start) + 1
      var current = UInt32(start)
      while current != Self.none, visit[Int(current)] == 0 {
        visit[Int(current)] = mark
        current = records[Int(current)].parent
      }
      guard current != Self.none, visit[Int(current)] == mark else { continue }
      var ids: [String] = []
      let first = Int(records[Int(current)].node)
      while records[Int(current)].parent != Self.none {
        if ids.count < 10 { ids.append(records[Int(current)].id.map(index.tree.value(of:)) ?? "?") }
        let parent = records[Int(current)].parent
        records[Int(current)].parent = Self.none
        current = parent
      }
      diagnostics.append(
        Diagnostic(
          id: "legacy-parent-cycle", severity: .warning,
          range: Node(tree: index.tree, index: first).sourceRange, objectID: ids.first,
          message:
            "the parents of the objects \(ids.sorted().joined(separator: ", ")) form a cycle; these objects are"
            + " kept at the top level"))
    }
  }

  private mutating func note(_ properties: Int, in index: ArchiveIndex) {
    index.forEachEntry(of: properties) { key, value in
      guard let dot = key.firstIndex(of: UInt8(ascii: ".")) else { return }
      let word = ArchiveIndex.word(UnsafeBufferPointer(rebasing: key[(dot + 1)...]))
      guard word != 0,
        let number = byID.first(UnsafeBufferPointer(rebasing: key[..<dot]), in: index.tree)
      else { return }
      switch word {
      case ArchiveWord.CustomClassName: records[Int(number)].customClass = UInt32(value)
      case ArchiveWord.IBAttributePlaceholdersKey:
        if let value = index.resolved(value) { records[Int(number)].placeholders = UInt32(value) }
      case ArchiveWord.visibleAtLaunch, ArchiveWord.NSWindowTemplatevisibleAtLaunch:
        records[Int(number)].visibleAtLaunch = index.integer(value).map { $0 != 0 }
      default: break
      }
    }
  }
}
