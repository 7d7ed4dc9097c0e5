import XMLTree

/// The position of an object inside another one.
struct ArchivePlacement {
  /// The container or key of the parent that an object belongs to.
  enum Place: Equatable {
    case container(Name)
    case key(UInt16)
  }

  var record: UInt32
  var place: Place
}

extension ArchiveConverter {
  /// Returns the placements of the objects inside an object, in order.
  ///
  /// Keys with one object come first, then lists, then all other objects archived inside. Each node is visited a fixed
  /// number of times, because the search stops at other objects.
  mutating func placements(in parent: UInt32) -> [ArchivePlacement] {
    let record = records.records[Int(parent)]
    guard record.firstChild != ArchiveRecords.none else { return [] }
    var found: [ArchivePlacement] = []
    if record.object != ArchiveRecords.none {
      let object = Int(record.object)
      let owner = index.classes[object]
      for pass in 0..<3 {
        for child in index.children(of: object) {
          var place: ArchivePlacement.Place?
          var isSingle = false
          if index.keys[child] != 0 {
            for at in table.rows(of: index.keys[child], in: owner) {
              let row = table.rows[at]
              if row.conversion == .object { (place, isSingle) = (.key(row.target), true) }
              if row.conversion == .objects { place = .container(row.name) }
            }
          }
          switch pass {
          case 0 where isSingle, 1 where !isSingle && place != nil: break
          case 2 where place == nil && index.nodes[child].name != Names.reference: break
          default: continue
          }
          placeObjects(at: child, of: parent, in: place, into: &found)
        }
      }
    }
    placeRemaining(of: parent, into: &found)
    return found
  }

  /// Places the parent's objects that are archived at or inside a node.
  private mutating func placeObjects(
    at start: Int, of parent: UInt32, in place: ArchivePlacement.Place?,
    into found: inout [ArchivePlacement]
  ) {
    guard let start = index.resolved(start), !scanned[start] else { return }
    if take(start, of: parent, in: place, into: &found) { return }
    guard records.recordOfNode[start] == ArchiveRecords.none else { return }
    scanned[start] = true
    var node = start + 1
    let end = Int(index.nodes[start].subtreeEnd)
    while node < end {
      let record = index.nodes[node]
      guard record.kind == .element else {
        node += 1
        continue
      }
      if record.name == Names.reference {
        // Only members of lists and a clip view's document are placed; other references do not imply ownership.
        let key = index.keys[node]
        let isMember = key == 0 && index.attribute(Names.key, of: node) == nil
        if isMember || key == ArchiveWord.NSDocView, let target = index.resolved(node) {
          _ = take(target, of: parent, in: place, into: &found)
        }
        node += 1
      } else if records.recordOfNode[node] != ArchiveRecords.none {
        _ = take(node, of: parent, in: place, into: &found)
        node = Int(record.subtreeEnd)
      } else {
        node += 1
      }
    }
  }

  /// Places an object if it belongs to the parent and has not been placed yet.
  private mutating func take(
    _ node: Int, of parent: UInt32, in place: ArchivePlacement.Place?,
    into found: inout [ArchivePlacement]
  ) -> Bool {
    let child = records.recordOfNode[node]
    guard child != ArchiveRecords.none, records.records[Int(child)].parent == parent,
      !placed[Int(child)]
    else { return false }
    placed[Int(child)] = true
    found.append(ArchivePlacement(record: child, place: place ?? generalPlace(of: child)))
    return true
  }

  /// Places the remaining children of a record in the order of the record's `children`.
  private mutating func placeRemaining(of parent: UInt32, into found: inout [ArchivePlacement]) {
    var count = 0
    var child = records.records[Int(parent)].firstChild
    while child != ArchiveRecords.none {
      if !placed[Int(child)] { count += 1 }
      child = records.records[Int(child)].next
    }
    guard count > 0 else { return }
    let node = Int(records.records[Int(parent)].node)
    if let list = index.value(ArchiveWord.children, of: node), !scanned[list] {
      scanned[list] = true
      for member in index.members(of: list) {
        guard let object = index.resolved(member) else { continue }
        _ = take(object, of: parent, in: nil, into: &found)
      }
    }
    child = records.records[Int(parent)].firstChild
    while child != ArchiveRecords.none {
      if !placed[Int(child)] {
        placed[Int(child)] = true
        found.append(ArchivePlacement(record: child, place: generalPlace(of: child)))
      }
      child = records.records[Int(child)].next
    }
  }

  private func generalPlace(of child: UInt32) -> ArchivePlacement.Place {
    let object = records.records[Int(child)].object
    guard object != ArchiveRecords.none else { return .container(Names.objects) }
    if ArchiveProperties.element(of: index.classes[Int(object)]) == Names.constraint {
      return .container(Names.constraints)
    }
    let isView = index.children(of: Int(object)).contains {
      [ArchiveWord.NSvFlags, ArchiveWord.NSFrame, ArchiveWord.NSFrameSize].contains(index.keys[$0])
    }
    return .container(isView ? Names.subviews : Names.objects)
  }
}
