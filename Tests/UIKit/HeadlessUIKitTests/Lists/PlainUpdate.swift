import Foundation
import HeadlessUIKit

/// The changes of the elements of one array, in the numbers that lists take.
struct PlainChanges {
  var deleted: [Int] = []
  var inserted: [Int] = []
  var reloaded: [Int] = []
  var moved: [(from: Int, to: Int)] = []

  /// Where reloaded elements are inserted again: their old numbers, after the deletions and insertions, without moves.
  var insertionsOfReloads: [Int] {
    Set(reloaded).sorted().map { old in
      var marks = Array(repeating: false, count: old) + [true]
      for index in Set(deleted).sorted().reversed() where index < old { marks.remove(at: index) }
      for index in inserted.sorted() where index < marks.count { marks.insert(false, at: index) }
      return marks.count - 1
    }
  }
}

/// What a list must show after a batch of changes, by a plain model: arrays from which elements are removed one by one,
/// and into which others are inserted one by one.
struct PlainUpdate {
  let batch: RandomBatch
  let before: [[Int]]

  init(_ batch: RandomBatch, _ before: [[Int]]) {
    (self.batch, self.before) = (batch, before)
  }

  /// Removes what is deleted, reloaded or moved, and inserts what comes in ascending order.
  /// - Returns: The elements that stay or move, and nil for new ones.
  static func splice<Value>(_ old: [Value], _ changes: PlainChanges) -> [Value?] {
    var elements: [Value?] = old
    let gone = Set(changes.deleted + changes.reloaded + changes.moved.map(\.from))
    for index in gone.sorted().reversed() where old.indices.contains(index) {
      elements.remove(at: index)
    }
    var come: [(place: Int, value: Value?)] =
      (changes.inserted + changes.insertionsOfReloads).map { ($0, nil) }
    come += changes.moved.map { ($1, old.indices.contains($0) ? old[$0] : nil) }
    for (place, value) in come.sorted(by: { $0.place < $1.place }) {
      elements.insert(value, at: min(max(place, 0), elements.count))
    }
    return elements
  }

  /// The old numbers of the sections in their new order; nil for new sections.
  var order: [Int?] { Self.splice(before.indices.map { $0 }, batch.sectionChanges) }

  /// Whether the items of an old section are looked at one by one.
  private func isOpen(_ section: Int) -> Bool {
    !batch.deletedSections.contains(section) && !batch.reloadedSections.contains(section)
  }

  /// Where reloaded items are inserted again.
  var reloadPlaces: [IndexPath] {
    Set(batch.reloaded).compactMap { path in
      guard isOpen(path.section) else { return nil }
      var sections = batch.sectionChanges
      sections.reloaded = [path.section]
      let new = sections.insertionsOfReloads[0]
      let items = PlainChanges(
        deleted: batch.deleted.filter { $0.section == path.section }.map(\.row),
        inserted: batch.inserted.filter { $0.section == new }.map(\.row), reloaded: [path.row])
      return IndexPath(row: items.insertionsOfReloads[0], section: new)
    }
  }

  /// The items that must be in each section afterwards: those that stay or move, and nil for new ones.
  var outcome: [[Int?]] {
    let gone = Set(batch.deleted + batch.reloaded + batch.moved.map(\.from))
    var sections: [[Int?]] = order.map { number in
      guard let number else { return [] }
      return before[number].enumerated().compactMap { row, item in
        gone.contains(IndexPath(row: row, section: number)) ? nil : Optional(item)
      }
    }
    var come: [(path: IndexPath, item: Int?)] = (batch.inserted + reloadPlaces).map { ($0, nil) }
    come += batch.moved.map { ($1, item(at: $0)) }
    for (path, item) in come.sorted(by: { $0.path < $1.path })
    where sections.indices.contains(path.section) {
      // A new section has as many items as its changes need.
      while order[path.section] == nil, sections[path.section].count < path.row {
        sections[path.section].append(nil)
      }
      let end = sections[path.section].count
      sections[path.section].insert(item, at: min(max(path.row, 0), end))
    }
    return sections
  }

  private func item(at path: IndexPath) -> Int? {
    Self.has(path, before) ? before[path.section][path.row] : nil
  }

  static func has(_ path: IndexPath, _ sections: [[Int]]) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].indices.contains(path.row)
  }
}

/// What UIKit raises exceptions for, with the beginnings of its texts.
extension PlainUpdate {
  /// The beginnings of the texts for a batch that does not fit together or does not lead to the data, of which UIKit
  /// raises one; empty for a batch that it accepts.
  /// - Parameters:
  ///   - after: The data after the batch.
  ///   - item: What the list calls its items.
  func refusals(_ after: [[Int]], _ item: String) -> Set<String> {
    let sections = sectionRefusals(after)
    if !sections.isEmpty { return sections }
    let items = itemRefusals(after, item)
    if !items.isEmpty { return items }
    let wanted = outcome
    let wrong = wanted.indices.filter {
      order[$0] != nil && wanted[$0].count != after[$0].count
    }
    return Set(wrong.map { "Invalid update: invalid number of \(item)s in section \($0)." })
  }

  private func sectionRefusals(_ after: [[Int]]) -> Set<String> {
    var found = Self.contradictions(
      deleted: batch.deletedSections, reloaded: batch.reloadedSections,
      from: batch.movedSections.map(\.from), inserted: batch.insertedSections,
      reloads: batch.sectionChanges.insertionsOfReloads, to: batch.movedSections.map(\.to),
      "section")
    let old = batch.deletedSections + batch.reloadedSections + batch.movedSections.map(\.from)
    if !old.allSatisfy(before.indices.contains) { found.insert("attempt to delete section") }
    let new = batch.insertedSections + batch.movedSections.map(\.to)
    if !new.allSatisfy(after.indices.contains) { found.insert("attempt to insert section") }
    if found.isEmpty, order.count != after.count {
      found.insert("Invalid update: invalid number of sections.")
    }
    return found
  }

  private func itemRefusals(_ after: [[Int]], _ item: String) -> Set<String> {
    let (from, to) = (batch.moved.map(\.from), batch.moved.map(\.to))
    // Collection views accept several insertions at one place.
    let inserted = item == "item" ? Array(Set(batch.inserted)) : batch.inserted
    var found = Self.contradictions(
      deleted: batch.deleted, reloaded: batch.reloaded, from: from, inserted: inserted,
      reloads: reloadPlaces, to: to, item)
    if !(batch.deleted + batch.reloaded + from).allSatisfy({ Self.has($0, before) }) {
      found.insert("attempt to delete \(item)")
    }
    if !(batch.inserted + reloadPlaces + to).allSatisfy({ Self.has($0, after) }) {
      found.insert("attempt to insert \(item)")
    }
    return found
  }

  /// The texts for two changes of the same element.
  private static func contradictions<Value: Hashable>(
    deleted: [Value], reloaded: [Value], from: [Value], inserted: [Value], reloads: [Value],
    to: [Value], _ name: String
  ) -> Set<String> {
    func repeats(_ values: [Value]) -> Bool { Set(values).count < values.count }
    func meet(_ values: [Value], _ others: [Value]) -> Bool {
      !Set(values).isDisjoint(with: others)
    }
    var found: Set<String> = []
    if meet(deleted, reloaded) { found.insert("attempt to delete and reload the same") }
    if meet(deleted + reloaded, from) {
      found.insert("attempt to perform a delete and a move from the same")
    }
    if meet(inserted + reloads, to) {
      found.insert("attempt to perform an insert and a move to the same")
    }
    if repeats(deleted) || repeats(from) {
      found.insert("attempt to delete or move the same \(name) more than once")
    }
    if repeats(inserted) || repeats(to) { found.insert("attempt to insert two \(name)s at") }
    return found
  }
}
