import Foundation

/// The section and item indices of a row or item, as in an index path but without heap storage.
struct ItemPlace: Hashable, Comparable {
  var section: Int
  var item: Int

  init(_ section: Int, _ item: Int) {
    self.section = section
    self.item = item
  }

  /// Creates the position for an index path; nil if the index path does not have two components.
  init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(indexPath[0], indexPath[1])
  }

  var indexPath: IndexPath { [section, item] }

  static func < (left: ItemPlace, right: ItemPlace) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

/// A range of a list's items in order, without storing each of them.
struct ItemRun {
  private let first: ItemPlace
  /// The number of the range's items before each section, starting with the first item's section.
  private var starts: [Int] = []
  let count: Int

  init(from first: ItemPlace, to last: ItemPlace, counts: [Int]) {
    self.first = first
    guard first.section <= last.section, last.section < counts.count else {
      count = 0
      return
    }
    var total = -first.item
    for section in first.section...last.section {
      starts.append(total)
      total += counts[section]
    }
    count = max(total - (counts[last.section] - last.item - 1), 0)
  }

  subscript(index: Int) -> ItemPlace {
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return ItemPlace(first.section + low, index - starts[low])
  }
}

/// The identity of a list's view: its kind and position.
struct TileKey: Hashable {
  enum Kind: Hashable {
    case cell
    case header
    case footer
    /// A supplementary view, with its kind in the layout.
    case supplementary(String)
    case decoration(String)
  }

  var kind: Kind
  var place: ItemPlace

  static func cell(_ place: ItemPlace) -> TileKey { TileKey(kind: .cell, place: place) }

  /// The index path; a view that does not belong to a section has an index path with one component.
  var indexPath: IndexPath {
    place.item < 0 ? IndexPath(index: place.section) : place.indexPath
  }
}

extension TileKey {
  /// Creates the key of a layout's element; nil if the index path has an invalid length.
  init?(_ kind: Kind, _ indexPath: IndexPath) {
    if let place = ItemPlace(indexPath) {
      self.init(kind: kind, place: place)
    } else if indexPath.count == 1, kind != .cell {
      // Supplementary and decoration views that do not belong to a section have one component.
      self.init(kind: kind, place: ItemPlace(indexPath[0], -1))
    } else {
      return nil
    }
  }
}
