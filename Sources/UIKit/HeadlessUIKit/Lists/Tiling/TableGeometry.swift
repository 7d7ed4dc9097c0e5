import Foundation

/// The geometry of the header or the footer of a section.
struct SectionSpace {
  /// The certainty of a height.
  enum State {
    /// The height is final.
    case known
    /// The view is measured when it is shown.
    case fitting
    /// The delegate has estimated the height, and is asked for the exact height when the section comes into view.
    case estimated
  }

  /// The height, in points.
  var height: CGFloat
  /// Whether the section has such a view.
  var hasView: Bool
  var state: State

  /// The same height as an estimate: the view is measured again when it is shown.
  var asEstimate: SectionSpace { SectionSpace(height: height, hasView: hasView, state: .fitting) }

  /// Uses a height that was determined before. An estimate is replaced when the view is shown, and the delegate is
  /// always asked again.
  mutating func keep(_ known: SectionSpace) {
    (height, hasView) = (known.height, known.hasView)
    if state == .fitting { state = known.state == .known ? .known : .fitting }
  }
}

/// The vertical geometry of a table, in points from the top of its content.
///
/// Sections and rows are found by binary search, and changing a row's height moves the others in logarithmic time.
struct TableGeometry {
  /// The heights of one section.
  struct Section {
    var header: Double = 0
    var footer: Double = 0
    /// The space above the header, in points.
    var padding: Double = 0
    var hasHeader = false
    var hasFooter = false
    /// The certainty of the heights of the header and the footer.
    var headerState = SectionSpace.State.known
    var footerState = SectionSpace.State.known
    var rows: RowHeights

    init(rows: RowHeights) { self.rows = rows }

    /// Uses the known values of the header or the footer.
    /// - Parameter padding: The space above a header, in points.
    mutating func take(_ space: SectionSpace, isHeader: Bool, padding: CGFloat) {
      if isHeader {
        (header, hasHeader, headerState) = (Double(space.height), space.hasView, space.state)
        self.padding = space.hasView ? Double(padding) : 0
      } else {
        (footer, hasFooter, footerState) = (Double(space.height), space.hasView, space.state)
      }
    }

    /// The state of the header or the footer.
    func space(isHeader: Bool) -> SectionSpace {
      isHeader
        ? SectionSpace(height: CGFloat(header), hasView: hasHeader, state: headerState)
        : SectionSpace(height: CGFloat(footer), hasView: hasFooter, state: footerState)
    }

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

  /// Marks a row as not measured. Its height remains as an estimate.
  mutating func forgetHeight(of place: ItemPlace) {
    sections[place.section].rows.forget(place.item)
  }

  /// Uses the new values of a section's header or footer.
  /// - Parameter padding: The space above a header, in points.
  mutating func take(_ space: SectionSpace, of section: Int, isHeader: Bool, padding: CGFloat) {
    let old = sections[section].total
    sections[section].take(space, isHeader: isHeader, padding: padding)
    sums.add(sections[section].total - old, at: section)
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
