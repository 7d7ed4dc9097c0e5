import Foundation

/// A row or item by numbers: what index paths say, without their storage.
struct ItemPlace: Hashable, Comparable {
  var section: Int
  var item: Int

  init(_ section: Int, _ item: Int) {
    self.section = section
    self.item = item
  }

  /// The place of an index path; nil for one of another length.
  init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(indexPath[0], indexPath[1])
  }

  var indexPath: IndexPath { [section, item] }

  static func < (left: ItemPlace, right: ItemPlace) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

/// The items of a list from one to another, in order, without their storage.
struct ItemRun {
  private let first: ItemPlace
  /// How many items of the run come before those of each section, from the first one's on.
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

/// What a view of a list shows.
struct TileKey: Hashable {
  enum Kind: Hashable {
    case cell
    case header
    case footer
    /// A view next to the cells, of a layout's own kind.
    case supplementary(String)
    case decoration(String)
  }

  var kind: Kind
  var place: ItemPlace

  static func cell(_ place: ItemPlace) -> TileKey { TileKey(kind: .cell, place: place) }

  /// The index path; that of a view of no section in particular has one number.
  var indexPath: IndexPath {
    place.item < 0 ? IndexPath(index: place.section) : place.indexPath
  }
}

extension TileKey {
  /// What a layout shows at an index path; nil for one of another length.
  init?(_ kind: Kind, _ indexPath: IndexPath) {
    if let place = ItemPlace(indexPath) {
      self.init(kind: kind, place: place)
    } else if indexPath.count == 1, kind != .cell {
      // Views next to the cells of no section in particular have one number.
      self.init(kind: kind, place: ItemPlace(indexPath[0], -1))
    } else {
      return nil
    }
  }
}
