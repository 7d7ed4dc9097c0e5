import Foundation

/// The vertical geometry of a table, in points from the top of its content.
///
/// Sections and rows are found by binary search, and a row that changes its height moves the others in a logarithmic
/// number of steps.
struct TableGeometry {
  /// One section.
  struct Section {
    var header: Double = 0
    var footer: Double = 0
    /// Space above the header.
    var padding: Double = 0
    var hasHeader = false
    var hasFooter = false
    /// Whether the views for it find their own heights when they are shown.
    var fitsHeader = false
    var fitsFooter = false
    var rows: RowHeights

    var total: Double { padding + header + rows.total + footer }
  }

  fileprivate(set) var sections: [Section]
  private var sums: PrefixSums
  /// The heights of the views around the sections.
  var tableHeader: Double = 0
  var tableFooter: Double = 0

  init(_ sections: [Section] = []) {
    self.sections = sections
    sums = PrefixSums(sections.map(\.total))
  }

  var total: Double { tableHeader + sums.total + tableFooter }

  /// Where the sections end.
  var sectionsEnd: Double { tableHeader + sums.total }

  func top(of section: Int) -> Double { tableHeader + sums.sum(before: section) }

  func bottom(of section: Int) -> Double { top(of: section) + sections[section].total }

  func headerTop(_ section: Int) -> Double { top(of: section) + sections[section].padding }

  func footerTop(_ section: Int) -> Double { bottom(of: section) - sections[section].footer }

  /// Where the rows of a section begin.
  func rowsTop(_ section: Int) -> Double { headerTop(section) + sections[section].header }

  func top(of place: ItemPlace) -> Double {
    rowsTop(place.section) + sections[place.section].rows.top(of: place.item)
  }

  func height(of place: ItemPlace) -> Double { sections[place.section].rows[place.item] }

  func has(_ place: ItemPlace) -> Bool {
    sections.indices.contains(place.section) && place.item >= 0
      && place.item < sections[place.section].rows.count
  }

  /// Notes the height of a row.
  mutating func set(_ height: Double, of place: ItemPlace) {
    sums.add(sections[place.section].rows.set(height, at: place.item), at: place.section)
  }

  mutating func setHeader(_ height: Double, of section: Int) {
    sums.add(height - sections[section].header, at: section)
    sections[section].header = height
  }

  mutating func setFooter(_ height: Double, of section: Int) {
    sums.add(height - sections[section].footer, at: section)
    sections[section].footer = height
  }

  /// The section at an offset; nil where there are none.
  func section(at offset: Double) -> Int? {
    guard !sections.isEmpty else { return nil }
    return min(sums.index(at: offset - tableHeader), sections.count - 1)
  }

  /// The first row that ends after an offset; nil where there is none.
  func firstRow(endingAfter offset: Double) -> ItemPlace? {
    guard var section = section(at: max(offset, tableHeader)) else { return nil }
    while section < sections.count {
      let rows = sections[section].rows
      let start = rowsTop(section)
      if rows.count > 0, start + rows.total > offset {
        return ItemPlace(section, rows.row(at: max(offset - start, 0)))
      }
      section += 1
    }
    return nil
  }

  /// The row after another one; nil after the last.
  func place(after place: ItemPlace) -> ItemPlace? {
    if place.item + 1 < sections[place.section].rows.count {
      return ItemPlace(place.section, place.item + 1)
    }
    let next = sections.indices.dropFirst(place.section + 1).first { sections[$0].rows.count > 0 }
    return next.map { ItemPlace($0, 0) }
  }
}

extension TableGeometry {
  /// Takes the height of a section's view that has found it; nil where there is no view after all.
  mutating func takeSectionView(_ height: Double?, _ section: Int, _ isHeader: Bool) {
    if isHeader {
      setHeader(height ?? 0, of: section)
      sections[section].fitsHeader = false
      if height == nil { sections[section].hasHeader = false }
    } else {
      setFooter(height ?? 0, of: section)
      sections[section].fitsFooter = false
      if height == nil { sections[section].hasFooter = false }
    }
  }
}
