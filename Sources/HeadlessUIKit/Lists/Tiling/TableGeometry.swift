import Foundation

/// The vertical geometry of a table, in points from the top of its content.
///
/// Sections and rows are found by binary search, and a row that changes its height moves the others in a logarithmic
/// number of steps.
struct TableGeometry {
  /// The heights of one section.
  struct Section {
    var header: Double = 0
    var footer: Double = 0
    /// The space above the header.
    var padding: Double = 0
    var hasHeader = false
    var hasFooter = false
    /// Whether the header and footer views determine their own heights when they are shown.
    var fitsHeader = false
    var fitsFooter = false
    var rows: RowHeights

    var total: Double { padding + header + rows.total + footer }
  }

  fileprivate(set) var sections: [Section]
  private var sums: PrefixSums
  /// The heights of the views above and below the sections.
  var tableHeader: Double = 0
  var tableFooter: Double = 0

  init(_ sections: [Section] = []) {
    self.sections = sections
    sums = PrefixSums(sections.map(\.total))
  }

  var total: Double { tableHeader + sums.total + tableFooter }

  /// The end of the last section.
  var sectionsEnd: Double { tableHeader + sums.total }

  func top(of section: Int) -> Double { tableHeader + sums.sum(before: section) }

  func bottom(of section: Int) -> Double { top(of: section) + sections[section].total }

  func headerTop(_ section: Int) -> Double { top(of: section) + sections[section].padding }

  func footerTop(_ section: Int) -> Double { bottom(of: section) - sections[section].footer }

  /// Returns the top of a section's first row.
  func rowsTop(_ section: Int) -> Double { headerTop(section) + sections[section].header }

  func top(of place: ItemPlace) -> Double {
    rowsTop(place.section) + sections[place.section].rows.top(of: place.item)
  }

  func height(of place: ItemPlace) -> Double { sections[place.section].rows[place.item] }

  func has(_ place: ItemPlace) -> Bool {
    sections.indices.contains(place.section) && place.item >= 0
      && place.item < sections[place.section].rows.count
  }

  /// Sets the measured height of a row.
  mutating func set(_ height: Double, of place: ItemPlace) {
    sums.add(sections[place.section].rows.set(height, at: place.item), at: place.section)
  }

  /// Marks a row as not measured. Its height stays as an estimate.
  mutating func forgetHeight(of place: ItemPlace) {
    sections[place.section].rows.forget(place.item)
  }

  mutating func setHeader(_ height: Double, of section: Int) {
    sums.add(height - sections[section].header, at: section)
    sections[section].header = height
  }

  mutating func setFooter(_ height: Double, of section: Int) {
    sums.add(height - sections[section].footer, at: section)
    sections[section].footer = height
  }

  /// Returns the section at an offset, or nil if there are no sections.
  func section(at offset: Double) -> Int? {
    guard !sections.isEmpty else { return nil }
    return min(sums.index(at: offset - tableHeader), sections.count - 1)
  }

  /// Returns the first row that ends after an offset, or nil if no row does.
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

  /// Returns the row after another one, or nil after the last.
  func place(after place: ItemPlace) -> ItemPlace? {
    if place.item + 1 < sections[place.section].rows.count {
      return ItemPlace(place.section, place.item + 1)
    }
    let next = sections.indices.dropFirst(place.section + 1).first { sections[$0].rows.count > 0 }
    return next.map { ItemPlace($0, 0) }
  }
}

extension TableGeometry {
  /// Sets the height that a section's view has determined; nil means that the section has no such view.
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
